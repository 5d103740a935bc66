"""When the order of tie-breaks was fixed, and every change since: what stands under the table and on every sheet.

An event that was read from a report of clubtd goes on with the story that the report tells.
"""

from __future__ import annotations

from clubtd.event.actions import SetTieBreaks
from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.history import History
from clubtd.event.message import Message, msg


@frozen
class OrderChange:
    """A change after round 1 was paired: when (ISO time), to what, and the reason given."""

    at: str
    order: tuple[str, ...]
    reason: str


@frozen
class PublishedOrder:
    """The order fixed by pairing round 1, when (ISO time), and the changes since, oldest first."""

    at: str
    order: tuple[str, ...]
    changes: tuple[OrderChange, ...] = ()

    @property
    def latest(self) -> tuple[str, ...]:
        """The order that counts now."""
        return self.changes[-1].order if self.changes else self.order


def published_order(history: History, told: PublishedOrder | None = None) -> PublishedOrder | None:
    """The order as it was published, or None as long as round 1 is not paired.

    `told` is what a report said that this event was read from.
    """
    found: PublishedOrder | None = None
    anew = False
    for done in history.done:
        event, step = done.event, done.entry.step
        if not event.rounds:
            found, anew = None, anew or found is not None
        elif found is None:
            paired = PublishedOrder(event.rounds[0].at or done.entry.at, event.tie_breaks)
            found = told if told and not anew and _is_of(told, event) else paired
        elif event.tie_breaks != found.latest:
            reason = step.reason if isinstance(step, SetTieBreaks) else ""
            change = OrderChange(done.entry.at, event.tie_breaks, reason)
            found = PublishedOrder(found.at, found.order, (*found.changes, change))
    return found


def _is_of(told: PublishedOrder, event: Event) -> bool:
    """Whether this is the story of the rounds as they are: of this round 1, and it ends with the order that counts."""
    return event.rounds[0].at in ("", told.at) and event.tie_breaks == told.latest


def order_lines(found: PublishedOrder, when: dict[str, str]) -> tuple[Message, ...]:
    """The same in sentences; `when` gives each time as people read it."""
    fixed = msg("Order fixed {when}: {order}", when=when.get(found.at, found.at), order=_codes(found.order))
    return (
        fixed,
        *(
            msg(
                "Order changed {when} to {order}. Reason: {reason}",
                when=when.get(change.at, change.at),
                order=_codes(change.order),
                reason=change.reason or msg("an earlier state was restored"),
            )
            for change in found.changes
        ),
    )


def _codes(order: tuple[str, ...]) -> str | Message:
    return " ".join(order) or msg("none, level players share the place")
