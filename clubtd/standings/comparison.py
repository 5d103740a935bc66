"""Two players compared: what each step of the order says of them, down to the one that decides."""

from __future__ import annotations

from fractions import Fraction

from clubtd.event.frozen import frozen
from clubtd.event.scoring import in_points
from clubtd.standings.ranking import Standings

POINTS = "PTS"


@frozen
class Compared:
    """One step: its code (`PTS` for the points) and the values of both, in points; None where there is none."""

    code: str
    first: Fraction | None
    second: Fraction | None


@frozen
class Comparison:
    """The steps looked at, in their order; the last one decides.

    Two whom no step tells apart are `level`, or `settled`: by a play-off or by lots.
    """

    steps: tuple[Compared, ...]
    level: bool = False
    settled: bool = False

    @property
    def decisive(self) -> str:
        """The code that decides; empty when nothing does."""
        return "" if self.level or self.settled else self.steps[-1].code


def compare(ranked: Standings, first: int, second: int) -> Comparison:
    """How the standings tell two players, by pairing number, apart."""
    a, b = ranked.row(first), ranked.row(second)
    decided = ranked.separated_by(first, second)
    steps = [Compared(POINTS, in_points(a.points), in_points(b.points))]
    for code, value, other in zip(ranked.order, a.values, b.values, strict=True):
        if decided == steps[-1].code:
            break
        steps.append(Compared(code, value, other))
    level = decided is None and a.rank == b.rank
    return Comparison(tuple(steps), level, decided is None and not level)


def neighbour(ranked: Standings, number: int) -> int:
    """Whom a player is compared with first: the one next above, for the leader the one next below; 0: nobody."""
    lines = [row.number for row in ranked.rows if row.rank]
    if number not in lines or len(lines) < 2:
        return 0
    return lines[lines.index(number) - 1] if lines.index(number) else lines[1]
