"""The lines of a file sorted by what they are, and the players' lines by pairing number."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.message import msg, nmsg
from clubtd.formats.trf import header
from clubtd.formats.trf.cells import Cell, cells_of
from clubtd.formats.trf.kept import KNOWN, RECORD, TEAM
from clubtd.formats.trf.lines import Line, Report
from clubtd.formats.trf.rows import MOST_ROUNDS, WIDTH, Row, row_of
from clubtd.formats.trf.tournament import HEAD, TAIL

MOST_PLAYERS = 9999


class SortedLines:
    """The lines by what they are. A kept line goes with the index of the player it follows."""

    def __init__(self) -> None:
        self.players: list[Line] = []
        self.records: header.Records = {}
        self.comments: list[Line] = []
        self.kept: list[tuple[Line, int]] = []


def sort_lines(lines: Sequence[Line], report: Report) -> SortedLines:
    """Every line where it belongs; what is no record is left out, and said."""
    found = SortedLines()
    below = HEAD
    for line in lines:
        if line.text.startswith("#"):
            found.comments.append(line)
        elif line.id == "001":
            found.players.append(line)
            below = len(found.players)
        elif line.id in KNOWN:
            found.records.setdefault(line.id, []).append(line)
            below = TAIL if found.players else HEAD
        elif line.id in TEAM:
            report.warn(line, msg("record {id} is about teams and left out", id=line.id))
        elif RECORD.fullmatch(line.id):
            found.kept.append((line, below))
        else:
            report.warn(line, msg("no record of a TRF; left out"))
    if found.kept:
        ids = tuple(dict.fromkeys(line.id for line, _ in found.kept))
        report.note(
            nmsg(
                "{n} line that clubtd does not use is kept: {ids}",
                "{n} lines that clubtd does not use are kept: {ids}",
                len(found.kept),
                ids=ids[:10],
            )
        )
    return found


def rows_by_number(lines: SortedLines, report: Report) -> list[Row]:
    """The players' lines by pairing number; Refused when two have the same number."""
    if len(lines.players) > MOST_PLAYERS:
        report.refuse(lines.players[MOST_PLAYERS], 1, msg("more players than a TRF can number"))
    rows = [row_of(line, report) for line in lines.players]
    seen: dict[int, Row] = {}
    for row in rows:
        if row.number in seen:
            report.refuse(
                row.line,
                5,
                msg(
                    "number {number} stands in line {line} already",
                    number=row.number,
                    line=seen[row.number].line.number,
                ),
            )
        seen[row.number] = row
        if len(row.cells) > MOST_ROUNDS * WIDTH:
            report.refuse(row.line, row.column(MOST_ROUNDS), msg("more than {most} rounds", most=MOST_ROUNDS))
    return rows if header.by_position(lines.records) else sorted(rows, key=lambda row: row.number)


def cells_by_row(rows: Sequence[Row], report: Report) -> list[list[Cell]]:
    """What each player's line says of its rounds."""
    seen: dict[str, Cell] = {}
    return [cells_of(row, seen, report) for row in rows]
