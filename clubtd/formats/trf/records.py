"""From checked cells to records with points: free rounds, byes to come, the first colour."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.crosstable import Record, System
from clubtd.event.message import msg
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import Scoring
from clubtd.formats.trf.cells import Cell
from clubtd.formats.trf.checks import Table
from clubtd.formats.trf.tournament import Request, TrfEntrant


def pending_byes(table: Table) -> dict[int, dict[int, Code]]:
    """Byes noted in the columns of rounds that are not paired: by pairing number, then round."""
    found: dict[int, dict[int, Code]] = {}
    for row, cells in enumerate(table.cells):
        for index, cell in enumerate(cells[table.paired :], table.paired):
            if cell.blank:
                continue
            if cell.code is Code.PAB:
                table.warn(row, index, msg("a bye from the pairing in a round without pairings; left out"))
            else:
                found.setdefault(row + 1, {})[index + 1] = cell.code
    return found


def merged(asked: Sequence[Request], pending: dict[int, dict[int, Code]]) -> tuple[Request, ...]:
    """Record 240 goes before what stands in the players' lines."""
    found = {
        (player, r): Request(player, r, code) for player, byes in pending.items() for r, code in byes.items()
    }
    found.update({(request.player, request.round): request for request in asked})
    return tuple(sorted(found.values(), key=lambda request: (request.round, request.player)))


def entrants_of(
    table: Table, cells: Sequence[Sequence[Cell]], scoring: Scoring, system: System
) -> tuple[TrfEntrant, ...]:
    """The players with a record a round. In a round robin the round without a game is the free one, worth nothing."""
    worth = {code: scoring.of(code) for code in Code}
    free = _free_rounds(cells) if system is not System.SWISS else {}
    return tuple(
        TrfEntrant(
            place,
            row.person,
            tuple(_record(c, index, table.numbers, worth, free) for index, c in enumerate(cells[place - 1])),
            row.number,
            row.stated,
            row.rank,
        )
        for place, row in enumerate(table.rows, 1)
    )


def _free_rounds(cells: Sequence[Sequence[Cell]]) -> dict[int, bool]:
    """Of each round of a round robin, whether just one player is free in it: then a `U` is the free round too."""
    return {index: sum(not row[index].opponent for row in cells) == 1 for index in range(len(cells[0]))}


def _record(
    cell: Cell, index: int, numbers: dict[int, int], worth: dict[Code, int], free: dict[int, bool]
) -> Record:
    code = cell.code
    if free and not cell.opponent and (code is Code.ZERO_BYE or (code is Code.PAB and free[index])):
        code = Code.REST
    return Record(code, worth[code], numbers.get(cell.opponent, 0), cell.colour)


def warn_of_rematches(table: Table, entrants: Sequence[TrfEntrant]) -> None:
    """Says of every pair that played twice, which no Swiss allows, where it did."""
    for row, entrant in enumerate(entrants):
        met: dict[int, int] = {}
        for index, record in enumerate(entrant.records):
            if not record.code.played or record.opponent < entrant.number:
                continue
            if record.opponent in met:
                table.warn(
                    row,
                    index,
                    msg(
                        "{a} and {b} met in round {round} already",
                        a=entrant.imported,
                        b=table.rows[record.opponent - 1].number,
                        round=met[record.opponent],
                    ),
                )
            met[record.opponent] = index + 1


def inferred_initial(entrants: Sequence[TrfEntrant]) -> Colour | None:
    """The first colour as round 1 shows it (C.04.3 5.2.5): of the first who was paired, flipped for each above."""
    for index in range(len(entrants[0].records)):
        flips = 0
        for entrant in entrants:
            record = entrant.records[index]
            if record.colour:
                return record.colour.other if flips % 2 else record.colour
            flips += record.code.paired
    return None
