"""Elements: what one round, or one opponent, brings to a tie-break."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple, TypeAlias

from clubtd.event.message import Message

Total: TypeAlias = int | Fraction | Message
"""What a code makes of its elements, in the units of the code; a message says why there is no value."""


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
    value: int | Fraction
    why: Message
    voluntary: bool = False


def summed(kept: list[Element]) -> Total:
    """The sum of what was kept."""
    return sum(element.value for element in kept)
