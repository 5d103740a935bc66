"""The race: the line of every player in the standings after each round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from clubtd.event.crosstable import Crosstable
from clubtd.event.message import Refused
from clubtd.standings.ranking import Standings, standings


@dataclass(frozen=True, slots=True)
class Runner:
    """One player: the line in the table (from 1) and the points, in tenths, after each round."""

    number: int
    lines: tuple[int, ...]
    points: tuple[int, ...]


def race(table: Crosstable, order: Sequence[str], rules: str = "fide-2026") -> tuple[Runner, ...]:
    """Everybody after rounds 1 to the last one, in the order of the standings now.

    The tie-breaks of the event count in every round; where they cannot be reckoned, points alone do.
    """
    tables = [_after(table, n, order, rules) for n in range(1, table.played + 1)]
    lines = [{row.number: line for line, row in enumerate(t.rows, 1)} for t in tables]
    points = [{row.number: row.points for row in t.rows} for t in tables]
    last = tables[-1].rows if tables else ()
    return tuple(
        Runner(row.number, tuple(at[row.number] for at in lines), tuple(at[row.number] for at in points))
        for row in last
    )


def _after(table: Crosstable, rounds: int, order: Sequence[str], rules: str) -> Standings:
    stood = table.after(rounds)
    try:
        return standings(stood, order, rules)
    except Refused:
        return standings(stood, (), rules)
