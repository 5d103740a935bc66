"""Colour preferences (C.04.3 1.7) and who gets which colour (C.04.3 Art. 5)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from clubtd import TYPE_CHECKING
from clubtd.event.colour import Colour
from clubtd.event.noun import Noun

if TYPE_CHECKING:
    from clubtd.pairing.field import Card


class Strength(IntEnum):
    """How much a colour is wanted (1.7.1 to 1.7.4)."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


class Preference(Noun):
    """The colour that a player should get, how much, and |CD|: how far the colours are from balance (1.6)."""

    def __init__(self, strength: Strength, colour: Colour | None, imbalance: int = 0) -> None:
        self.strength = strength
        self.colour = colour
        self.imbalance = imbalance


NO_PREFERENCE = Preference(Strength.NONE, None)


def preference(colours: Sequence[Colour]) -> Preference:
    """The preference after these games; rounds without a game are not in the sequence (C.04.2 3.4)."""
    if not colours:
        return NO_PREFERENCE
    difference = 2 * colours.count(Colour.WHITE) - len(colours)
    balancing = Colour.BLACK if difference > 0 else Colour.WHITE
    repeated = len(colours) > 1 and colours[-1] is colours[-2]
    if abs(difference) > 1:
        return Preference(Strength.ABSOLUTE, balancing, abs(difference))
    if repeated:
        return Preference(Strength.ABSOLUTE, colours[-1].other, abs(difference))
    if difference:
        return Preference(Strength.STRONG, balancing, 1)
    return Preference(Strength.MILD, colours[-1].other)


def allocate(higher: Card, lower: Card, initial: Colour) -> tuple[Colour, str]:
    """The colour of the higher ranked player of a pair, and the article that gives it.

    The first rule of Art. 5 that applies; `initial` is the colour drawn by lot (5.1).
    """
    ours, theirs = higher.preference, lower.preference
    if ours.colour is None:
        if theirs.colour is None:
            return (initial if higher.seat % 2 else initial.other), "5.2.5"
        return theirs.colour.other, "5.2.1"
    if theirs.colour is not ours.colour:
        return ours.colour, "5.2.1"
    wanted = ours.colour
    if ours.strength != theirs.strength:
        return (wanted if ours.strength > theirs.strength else wanted.other), "5.2.2"
    if ours.strength is Strength.ABSOLUTE and ours.imbalance != theirs.imbalance:
        return (wanted if ours.imbalance > theirs.imbalance else wanted.other), "5.2.2"
    for mine, yours in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
        if mine is not yours:
            return yours, "5.2.3"
    return wanted, "5.2.4"
