"""Both sides of every round held against each other: a file that contradicts itself is refused at the place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg
from clubtd.event.result import Code, Colour, result_of
from clubtd.formats.trf.cells import NOTHING, Cell
from clubtd.formats.trf.lines import Report
from clubtd.formats.trf.rows import Row


@frozen
class Table:
    """All lines by pairing number (row 0 is number 1), their cells, and the pairing number by number in the file.

    `paired` is the last round in which somebody has an opponent, or everybody something and one the bye.
    """

    rows: Sequence[Row]
    cells: Sequence[Sequence[Cell]]
    numbers: dict[int, int]
    report: Report
    paired: int

    def cell(self, row: int, index: int) -> Cell:
        """What a row says of a round; nothing where the line is too short."""
        cells = self.cells[row]
        return cells[index] if index < len(cells) else NOTHING

    def refuse(self, row: int, index: int, problem: Message, offset: int = 2) -> NoReturn:
        """Refused, at a round of a row."""
        here = self.rows[row]
        self.report.refuse(here.line, here.column(index, offset), problem)

    def warn(self, row: int, index: int, problem: Message, offset: int = 2) -> None:
        """Something odd at a round of a row."""
        here = self.rows[row]
        self.report.warn(here.line, problem, here.column(index, offset))


def last_paired(cells: Sequence[Sequence[Cell]]) -> int:
    """The last round that was paired; what stands in later columns are byes to come."""
    longest = max((len(row) for row in cells), default=0)
    with_games = max((i + 1 for row in cells for i, cell in enumerate(row) if cell.opponent), default=0)
    for index in reversed(range(with_games, longest)):
        column = [row[index] if index < len(row) else NOTHING for row in cells]
        if any(cell.code is Code.PAB for cell in column) and not any(cell.blank for cell in column):
            return index + 1
    return with_games


def checked(table: Table) -> list[list[Cell]]:
    """The cells of the paired rounds, every game with both colours; Refused where two lines disagree."""
    rounds = range(table.paired)
    found = []
    for row in range(len(table.rows)):
        cells = []
        for index in rounds:
            cell = table.cell(row, index)
            cells.append(_game(table, row, index, cell) if cell.opponent else cell)
        found.append(cells)
    for index in rounds:
        takers = [row for row, cells in enumerate(found) if cells[index].code is Code.PAB]
        for row in takers[1:]:
            table.warn(row, index, msg("a second bye from the pairing in round {round}", round=index + 1))
    return found


def _game(table: Table, row: int, index: int, mine: Cell) -> Cell:
    here = table.rows[row]
    other = table.numbers.get(mine.opponent)
    if other is None:
        table.refuse(row, index, msg("opponent {number} is not in the file", number=mine.opponent))
    if other == row + 1:
        table.refuse(row, index, msg("number {number} cannot meet itself", number=here.number))
    theirs = table.cell(other - 1, index)
    there = table.rows[other - 1].line.number
    if theirs.opponent != here.number:
        problem = msg(
            "the opponent in round {round} is {number}, but line {line} has {opponent} there",
            number=mine.opponent,
            round=index + 1,
            line=there,
            opponent=theirs.opponent or msg("nobody"),
        )
        table.refuse(row, index, problem)
    colour = _colour(table, row, index, mine, theirs)
    pair = (mine.code, theirs.code) if colour is Colour.WHITE else (theirs.code, mine.code)
    if pair != (Code.OPEN, Code.OPEN) and result_of(*pair) is None:
        problem = msg(
            "{mine} does not go with {theirs} of the opponent {number} (line {line}) in round {round}",
            number=mine.opponent,
            line=there,
            round=index + 1,
            mine=_shown(mine.code),
            theirs=_shown(theirs.code),
        )
        table.refuse(row, index, problem, 9)
    return Cell(mine.opponent, colour, mine.code)


def _shown(code: Code) -> Message:
    return msg("no result") if code is Code.OPEN else msg("result '{letter}'", letter=code.value)


def _colour(table: Table, row: int, index: int, mine: Cell, theirs: Cell) -> Colour:
    """The colour of a row in a game. One that is missing follows from the other side."""
    if mine.colour and mine.colour is theirs.colour:
        problem = msg(
            "{number} and the opponent {opponent} have the same colour in round {round}",
            number=table.rows[row].number,
            opponent=mine.opponent,
            round=index + 1,
        )
        table.refuse(row, index, problem, 7)
    if mine.colour:
        return mine.colour
    if theirs.colour:
        table.warn(row, index, msg("no colour; the opponent's line tells it"), 7)
        return theirs.colour.other
    if mine.code.played:
        table.refuse(row, index, msg("a game needs a colour; w or b was expected"), 7)
    # A forfeit noted without colours: nobody played one, the smaller number stands on the left.
    return Colour.WHITE if row + 1 < table.numbers[mine.opponent] else Colour.BLACK
