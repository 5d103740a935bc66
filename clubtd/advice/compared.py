"""Which orders a simulation of an event compares: its own, the proposed one, the habit, single tie-breaks."""

from __future__ import annotations

from clubtd.advice.noise import usual_orders
from clubtd.advice.recommend import recommend
from clubtd.advice.shape import shape_of
from clubtd.advice.tally import Order
from clubtd.event.event import Event

MOST = 6


def compared(event: Event) -> tuple[Order, ...]:
    """The orders to compare, each once, the order of the event first; at most `MOST`."""
    shape = shape_of(event)
    advice = recommend(shape)
    wanted = (event.tie_breaks, advice.order, advice.convention, *usual_orders(shape))
    return tuple(dict.fromkeys(order for order in wanted if order))[:MOST]
