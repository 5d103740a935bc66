"""The results of an event as numbers: what pairing and tie-breaks look at.

Everybody is named by pairing number here (1..n without gaps); names and ids stay in the `Event`.
"""

from __future__ import annotations

from enum import Enum

from clubtd.event.frozen import frozen, replace
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import STANDARD, Scoring


class System(Enum):
    """How opponents are found."""

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    DOUBLE_ROUND_ROBIN = "double-round-robin"

    @property
    def cycles(self) -> int:
        """How often everybody meets everybody; 0 in a Swiss."""
        return {System.SWISS: 0, System.ROUND_ROBIN: 1, System.DOUBLE_ROUND_ROBIN: 2}[self]


@frozen
class Record:
    """What one player has in one round. `opponent` is 0 and `colour` None where there is none.

    A forfeit keeps the scheduled opponent and colour, though no colour was played.
    """

    code: Code
    points: int = 0
    opponent: int = 0
    colour: Colour | None = None


@frozen
class Entrant:
    """One row: pairing number, rating (0: unrated) and one record a round.

    `adjusted` is what an arbiter added or took away, each time as (after which round, tenths of a point).
    """

    number: int
    rating: int
    records: tuple[Record, ...]
    adjusted: tuple[tuple[int, int], ...] = ()

    @property
    def points(self) -> int:
        """Sum of the records and of what an arbiter changed, in tenths of a point."""
        return sum(record.points for record in self.records) + self.adjustment

    @property
    def adjustment(self) -> int:
        """What an arbiter changed, in tenths of a point."""
        return sum(tenths for _, tenths in self.adjusted)

    def after(self, rounds: int) -> Entrant:
        """The row as it stood after so many rounds."""
        return replace(
            self,
            records=self.records[:rounds],
            adjusted=tuple(change for change in self.adjusted if change[0] <= rounds),
        )


@frozen
class Crosstable:
    """All rows, `entrants[n - 1]` being number n, and what is needed to read them.

    `planned` is the number of rounds of the event; every entrant has `played` records.
    """

    entrants: tuple[Entrant, ...]
    planned: int
    scoring: Scoring = STANDARD
    system: System = System.SWISS

    @property
    def played(self) -> int:
        """How many rounds the rows hold."""
        return len(self.entrants[0].records) if self.entrants else 0

    def after(self, rounds: int) -> Crosstable:
        """The table as it stood after so many rounds."""
        if rounds == self.played:
            return self
        return replace(self, entrants=tuple(e.after(rounds) for e in self.entrants))
