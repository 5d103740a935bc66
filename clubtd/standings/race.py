"""The race: the line of every player in the standings after each round."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.frozen import frozen
from clubtd.standings.ranking import Standings


@frozen
class Runner:
    """One player: the line in the table (from 1) and the points, in tenths, after each round."""

    number: int
    lines: tuple[int, ...]
    points: tuple[int, ...]


def race(stages: Sequence[Standings]) -> tuple[Runner, ...]:
    """Everybody through the standings after rounds 1, 2, ..., in the order of the last of them."""
    lines = [{row.number: line for line, row in enumerate(stage.rows, 1)} for stage in stages]
    points = [{row.number: row.points for row in stage.rows} for stage in stages]
    return tuple(
        Runner(row.number, tuple(at[row.number] for at in lines), tuple(at[row.number] for at in points))
        for row in (stages[-1].rows if stages else ())
    )
