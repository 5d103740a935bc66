"""One round of one player: opponent, colour, result letter (TRF 2026, record 001, columns 92-99 and on)."""

from __future__ import annotations

from clubtd.event.frozen import frozen
from clubtd.event.message import msg
from clubtd.event.result import Code, Colour
from clubtd.formats.trf.lines import Report
from clubtd.formats.trf.rows import Row

_COLOURS = {"w": Colour.WHITE, "b": Colour.BLACK}
_GAME = {
    "1": Code.WIN,
    "=": Code.DRAW,
    "½": Code.DRAW,
    "0": Code.LOSS,
    "W": Code.UNRATED_WIN,
    "D": Code.UNRATED_DRAW,
    "L": Code.UNRATED_LOSS,
    "+": Code.FORFEIT_WIN,
    "-": Code.FORFEIT_LOSS,
    "": Code.OPEN,
}
# Without an opponent: the letters of the byes, and what older programs wrote for them.
_BYE = {
    "U": Code.PAB,
    "F": Code.FULL_BYE,
    "H": Code.HALF_BYE,
    "Z": Code.ZERO_BYE,
    "+": Code.PAB,
    "=": Code.HALF_BYE,
    "½": Code.HALF_BYE,
    "-": Code.ZERO_BYE,
    "": Code.ZERO_BYE,
}
_LETTERS = "1 = 0 W D L + - U F H Z"


@frozen
class Cell:
    """What a player's line says of one round: the opponent's number in the file, or 0. `blank`: nothing at all."""

    opponent: int
    colour: Colour | None
    code: Code
    blank: bool = False
    misplaced: bool = False


NOTHING = Cell(0, None, Code.ZERO_BYE, blank=True)


def cells_of(row: Row, seen: dict[str, Cell], report: Report) -> list[Cell]:
    """The rounds of a line. `seen` holds blocks already read, which repeat a lot."""
    cells = []
    for index, block in enumerate(row.blocks()):
        cell = seen.get(block)
        if cell is None:
            cell = seen[block] = _cell(row, index, block, report)
        if cell.misplaced:
            report.warn(
                row.line,
                msg("'{text}': a bye has no opponent; taken as a bye", text=" ".join(block.split())),
                row.column(index),
            )
        cells.append(cell)
    return cells


def _cell(row: Row, index: int, block: str, report: Report) -> Cell:
    if not block.strip():
        return NOTHING
    number, letter = block[2:6].strip(), block[9:10].strip().upper()
    if number and not number.isdecimal():
        report.refuse(
            row.line,
            row.column(index),
            msg("'{text}' is no opponent; a number was expected", text=number),
        )
    opponent = int(number or 0)
    if letter and letter not in _GAME and letter not in _BYE:
        report.refuse(
            row.line,
            row.column(index, 9),
            msg("'{text}' is no result; one of {letters} was expected", text=letter, letters=_LETTERS),
        )
    if opponent and letter in _GAME:
        return Cell(opponent, _COLOURS.get(block[7:8].lower()), _GAME[letter])
    if letter not in _BYE:
        report.refuse(
            row.line,
            row.column(index),
            msg("the result '{text}' needs an opponent", text=letter),
        )
    return Cell(0, None, _BYE[letter], misplaced=bool(opponent))
