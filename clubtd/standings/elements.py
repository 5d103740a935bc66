"""Elements: what the rounds, or the opponents, bring to a tie-break; and what a total makes of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from clubtd.event.message import Message, msg

Total: TypeAlias = int | Fraction | Message
"""What a code makes of its elements, in the units of the code; a message says why there is no value."""

NOTHING_LEFT = msg("no opponent met over the board is left to count")

Share: TypeAlias = tuple[int, int, int, int, int, Message, bool]


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


class Elements(NamedTuple):
    """All elements of one value, by columns: simulations add up the values by thousands and read no reasons."""

    rounds: Sequence[int] = ()
    opponents: Sequence[int] = ()
    scores: Sequence[int] = ()
    points: Sequence[int] = ()
    values: Sequence[int] = ()
    why: Sequence[Message] = ()
    voluntary: Sequence[bool] = ()

    def each(self) -> Iterator[Element]:
        """One element after the other."""
        return map(Element._make, zip(*self, strict=True))


NONE = Elements()


def elements_of(shares: Iterable[Share]) -> Elements:
    """Elements given one after the other."""
    columns = tuple(zip(*shares, strict=True))
    return Elements(*columns) if columns else NONE


def summed(values: Sequence[int], points: Sequence[int]) -> Total:
    """The sum of what was kept."""
    return sum(values)


def averaged(values: Sequence[int], points: Sequence[int]) -> Total:
    """The exact mean of what was kept."""
    return Fraction(sum(values), len(values)) if values else NOTHING_LEFT


def averaged_whole(values: Sequence[int], points: Sequence[int]) -> Total:
    """The mean of what was kept, rounded to a whole number, .5 up (10.1)."""
    count = len(values)
    return (2 * sum(values) + count) // (2 * count) if values else NOTHING_LEFT
