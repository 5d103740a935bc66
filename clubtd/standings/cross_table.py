"""The cross-table: a Swiss with opponents by place, a round robin as a grid."""

from __future__ import annotations

from collections.abc import Collection

from clubtd.event.crosstable import Crosstable, Record
from clubtd.event.frozen import frozen
from clubtd.standings.ranking import Standings


@frozen
class Cell:
    """One round of a player. `place` is the opponent's line in the table, from 1; 0 without an opponent.

    A cell that does not `count` is a game of somebody whose results were cancelled (C.05 6.6).
    """

    round: int
    record: Record
    place: int
    counts: bool = True


@frozen
class Line:
    """One player's line: a cell for each round (Swiss). `rank` is 0 for cancelled results, `points` are tenths."""

    number: int
    rank: int
    points: int
    cells: tuple[Cell, ...]


@frozen
class GridLine:
    """One player's line: for each line of the table the games against that player, oldest first.

    The square of a player with oneself is None; nothing played or paired yet is an empty tuple.
    """

    number: int
    rank: int
    points: int
    squares: tuple[tuple[Cell, ...] | None, ...]


def by_place(table: Crosstable, standings: Standings, cancelled: Collection[int] = ()) -> tuple[Line, ...]:
    """The lines of a table in the order of its standings, a cell for each round."""
    place = {row.number: line for line, row in enumerate(standings.rows, 1)}
    return tuple(
        Line(row.number, row.rank, row.points, _cells(table, row.number, place, cancelled))
        for row in standings.rows
    )


def grid(table: Crosstable, standings: Standings, cancelled: Collection[int] = ()) -> tuple[GridLine, ...]:
    """The lines of a round robin in the order of its standings, a square for each opponent."""
    lines: list[GridLine] = []
    for row in by_place(table, standings, cancelled):
        squares: list[tuple[Cell, ...] | None] = [
            tuple(cell for cell in row.cells if cell.place == place)
            for place in range(1, len(standings.rows) + 1)
        ]
        squares[len(lines)] = None
        lines.append(GridLine(row.number, row.rank, row.points, tuple(squares)))
    return tuple(lines)


def _cells(
    table: Crosstable, number: int, place: dict[int, int], cancelled: Collection[int]
) -> tuple[Cell, ...]:
    return tuple(
        Cell(
            round_number,
            record,
            place.get(record.opponent, 0),
            number not in cancelled and record.opponent not in cancelled,
        )
        for round_number, record in enumerate(table.entrants[number - 1].records, 1)
    )
