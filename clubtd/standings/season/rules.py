"""What an organiser decides about a season."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.event.scoring import in_points


class Worth(Enum):
    """What a night is worth.

    SCORE: the points scored, as they stand. SCALED: the points as they would be on a night as long as the longest
    one, a win counting 1. PLACE: points from a list, by the place.
    """

    SCORE = "score"
    SCALED = "scaled"
    PLACE = "place"


class Tie(Enum):
    """What parts those who are level in the season; without any the place is shared."""

    WON = "won"
    BEST = "best"
    DROPPED = "dropped"
    NIGHTS = "nights"

    @property
    def title(self) -> Message:
        """Its name for people."""
        return _TITLES[self]


_TITLES = {
    Tie.WON: msg("most nights won"),
    Tie.BEST: msg("best single night"),
    Tie.DROPPED: msg("best dropped night"),
    Tie.NIGHTS: msg("most nights"),
}

PLACES = (100, 80, 60, 50, 40, 30, 20, 10)
"""Tenths for the first place, the second, ... where nobody has set others."""

MOST_NIGHTS = 200
MOST_TENTHS = 9999


@frozen
class SeasonRules:
    """`best` nights count (0: all of them). `places` and `attendance` are tenths of a point.

    `attendance` is given for every night somebody was there, also for one whose points are dropped.
    """

    worth: Worth = Worth.SCORE
    best: int = 0
    places: tuple[int, ...] = PLACES
    attendance: int = 0
    ties: tuple[Tie, ...] = ()

    def checked(self) -> SeasonRules:
        """The same rules; Refused for numbers that no season can have."""
        if not 0 <= self.best <= MOST_NIGHTS:
            raise Refused(
                msg("The best nights that count are 1 to {most}, or 0 for all of them.", most=MOST_NIGHTS)
            )
        if not self.places or len(self.places) > MOST_NIGHTS:
            raise Refused(msg("Points for places are a list such as 10,8,6,5,4,3,2,1."))
        if any(not 0 <= points <= MOST_TENTHS for points in (*self.places, self.attendance)):
            raise Refused(
                msg(
                    "Points for a place, or for being there, are from 0 to {most}.",
                    most=in_points(MOST_TENTHS),
                )
            )
        if list(self.places) != sorted(self.places, reverse=True):
            raise Refused(msg("Points for places begin with the first place and never rise."))
        return self

    def said(self, nights: int) -> Message:
        """The rules of a season of so many nights, in one line."""
        if self.best:
            said = msg(
                "Best {n} of {nights} nights, {worth}", n=self.best, nights=nights, worth=self._worth()
            )
        elif nights:
            said = nmsg("One night, {worth}", "All {n} nights, {worth}", nights, worth=self._worth())
        else:
            said = msg("All nights, {worth}", worth=self._worth())
        if not self.attendance:
            return said
        return msg("{rules}, {points} for being there", rules=said, points=in_points(self.attendance))

    def _worth(self) -> Message:
        match self.worth:
            case Worth.SCORE:
                return msg("points as scored")
            case Worth.SCALED:
                return msg("points scaled to the longest night")
            case Worth.PLACE:
                return msg("points by place ({list})", list=_listed([in_points(p) for p in self.places]))


def _listed(values: Sequence[Fraction]) -> Message:
    """Numbers with commas between them, as they are typed."""
    first, *rest = values
    said = msg("{value}", value=first)
    for value in rest:
        said = msg("{values}, {value}", values=said, value=value)
    return said
