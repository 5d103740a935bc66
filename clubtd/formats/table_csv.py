"""A sheet as CSV that spreadsheets open well: no cell becomes a date or a formula, numbers stay numbers."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction

from clubtd.event.frozen import frozen
from clubtd.event.message import Message
from clubtd.event.result import Code, Result
from clubtd.formats.sheets.sheet import Cell, Column, Sheet
from clubtd.formats.spreadsheet import would_change
from clubtd.formats.words import say, visible

_FORMULA = "=+-@\t"
_PLACES = Decimal("0.000001")
_NO_BREAK_SPACE = "\u00a0"

# A spreadsheet makes the first of January of `1-0`: so each side has a cell that it can add up (F: by forfeit, U: not
# rated), and beside them stands the spelling of all our commands, behind a blank that keeps it text.
_SIDES: Mapping[Code, Cell] = {
    Code.WIN: Fraction(1),
    Code.DRAW: Fraction(1, 2),
    Code.LOSS: Fraction(0),
    Code.UNRATED_WIN: "1U",
    Code.UNRATED_DRAW: "½U",
    Code.UNRATED_LOSS: "0U",
    Code.FORFEIT_WIN: "1F",
    Code.FORFEIT_LOSS: "0F",
    Code.OPEN: None,
}


@frozen
class Dialect:
    """What a spreadsheet of a country expects: `,` with a decimal point, or `;` with a decimal comma."""

    separator: str = ","
    decimal: str = "."


POINT = Dialect()
COMMA = Dialect(";", ",")


def sheet_csv(sheet: Sheet, dialect: Dialect = POINT, *, foot: bool = False, mark: bool = True) -> bytes:
    """The rows under their stable names: UTF-8, with the byte-order mark that spreadsheets need, CRLF.

    With a `foot` what a sheet on paper says besides stands below an empty row: event, round, notes, imprint.
    """
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=dialect.separator, lineterminator="\r\n", quoting=csv.QUOTE_MINIMAL)
    writer.writerow([_safe(key) for key in _keys(sheet.columns)])
    for row in sheet.rows:
        writer.writerow([_written(cell, dialect) for cell in _cells(sheet.columns, row)])
    if foot:
        writer.writerow([])
        below: tuple[Cell, ...] = (sheet.title, sheet.heading, *sheet.notes, *sheet.imprint)
        for line in below:
            writer.writerow([_written(line, dialect)])
    return out.getvalue().encode("utf-8-sig" if mark else "utf-8", "replace")


def _keys(columns: Sequence[Column]) -> Iterator[str]:
    for column in columns:
        if column.results:
            yield f"white {column.key}"
            yield f"black {column.key}"
        yield column.key


def _cells(columns: Sequence[Column], row: Sequence[Cell]) -> Iterator[Cell]:
    for column, cell in zip(columns, row, strict=True):
        if column.results:
            yield from _sides(cell)
        yield cell


def _sides(cell: Cell) -> tuple[Cell, Cell]:
    if cell is Result.ADJOURNED:
        return "adjourned", "adjourned"
    white, black = cell.codes if isinstance(cell, Result) else (Code.OPEN, Code.OPEN)
    return _SIDES[white], _SIDES[black]


def _written(cell: Cell, dialect: Dialect) -> str:
    match cell:
        case None:
            return ""
        case Result():
            return _safe(cell.value)
        case Message():
            return _safe(say(cell))
        case Fraction():
            return _number(cell).replace(".", dialect.decimal)
        case int():
            return str(cell)
        case str():
            return _safe(visible(cell))


def _number(value: Fraction) -> str:
    """At most six decimals, none that say nothing."""
    exact = (Decimal(value.numerator) / Decimal(value.denominator)).quantize(_PLACES)
    text = f"{exact:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def _safe(text: str) -> str:
    """Text that no spreadsheet takes for a formula or a date: they ignore a blank before a date, no other space.

    Whoever reads the table strips it: our own reader does, and so do most programs.
    """
    if would_change(text):
        return f"{_NO_BREAK_SPACE}{text}"
    return f" {text}" if text[:1] and text[0] in _FORMULA else text
