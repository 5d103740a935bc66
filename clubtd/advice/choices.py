"""What an organiser may choose instead of the order proposed: what is refused, warned about, or needs a note."""

from __future__ import annotations

from clubtd.advice.shape import Shape
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.standings.codes import tie_break
from clubtd.standings.refusals import refusal


def allowed(code: str, shape: Shape) -> Message | None:
    """Why a code cannot be chosen for an event of this shape, or None when it can."""
    try:
        return refusal(tie_break(code), shape.table, shape.unrated_rule)
    except Refused as unknown:
        return unknown.message


def warned(code: str, shape: Shape) -> Message | None:
    """Why a code that may be chosen is not wise in an event of this shape, or None."""
    if allowed(code, shape) is not None:
        return None
    read = tie_break(code)
    if read.most == 2 and shape.rounds < 9:
        return nmsg(
            "{title} leaves four opponents out: of {rounds} rounds one remains. It is meant for nine rounds or more.",
            "{title} leaves four opponents out: of {rounds} rounds {n} remain. It is meant for nine rounds or more.",
            shape.rounds - 4,
            title=read.title,
            rounds=shape.rounds,
        )
    if read.least and shape.swiss and shape.rounds <= 4:
        return msg(
            "{title} throws away a part of the little there is: of {rounds} opponents it counts {left}.",
            title=read.title,
            rounds=shape.rounds,
            left=max(shape.rounds - read.least - read.most, 0),
        )
    if (read.criterion.rules == "uschess") != shape.us and read.criterion.rules:
        return msg(
            "{title} is a tie-break of US Chess: in a table under other rules it stands with that label.",
            title=read.title,
        )
    return None
