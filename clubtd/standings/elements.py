"""Elements: what one round, or one opponent, brings to a tie-break; and what a total makes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from clubtd.event.message import Message, msg

Total: TypeAlias = int | Fraction | Message
"""What a code makes of its elements, in the units of the code; a message says why there is no value."""

NOTHING_LEFT = msg("no opponent met over the board is left to count")


class Element(NamedTuple):
    """One round's share of a tie-break, before anything is cut.

    `opponent` is 0 where there was none (a dummy, or no matter of opponents). `score` is what the opponent or the
    dummy is worth, in tenths of a point (a rating for the rating-based codes), and `points` what was made against
    them, in tenths. `value` is the share itself in the units of the code. `voluntary` marks a voluntary unplayed
    round (C.07 16.1.2).
    """

    round: int
    opponent: int
    score: int
    points: int
    value: int
    why: Message
    voluntary: bool = False


element_of: Callable[[tuple[int, int, int, int, int, Message, bool]], Element] = partial(
    tuple.__new__, Element
)
"""An element of all seven fields; twice as fast as the class, for the codes that simulations reckon by thousands."""

_value = itemgetter(4)


def summed(kept: Sequence[Element]) -> Total:
    """The sum of what was kept."""
    total: int = sum(map(_value, kept))
    return total


def averaged(kept: Sequence[Element]) -> Total:
    """The exact mean of what was kept."""
    return Fraction(sum(map(_value, kept)), len(kept)) if kept else NOTHING_LEFT


def averaged_whole(kept: Sequence[Element]) -> Total:
    """The mean of what was kept, rounded to a whole number, .5 up (10.1)."""
    count = len(kept)
    return (2 * sum(map(_value, kept)) + count) // (2 * count) if kept else NOTHING_LEFT
