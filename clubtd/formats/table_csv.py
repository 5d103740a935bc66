"""A sheet as CSV that spreadsheets open well: no cell becomes a date or a formula, numbers stay numbers."""

from __future__ import annotations

import csv
import io
from decimal import Decimal
from fractions import Fraction

from clubtd.event.message import Message
from clubtd.event.result import Result
from clubtd.formats.sheets.sheet import Cell, Sheet
from clubtd.formats.words import say, visible

_FORMULA = "=+-@\t"
_PLACES = Decimal("0.000001")


def sheet_csv(sheet: Sheet, separator: str = ",", decimal: str = ".") -> bytes:
    """The rows under their stable names: UTF-8 with a byte-order mark, CRLF. `;` goes with a decimal comma."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=separator, lineterminator="\r\n", quoting=csv.QUOTE_MINIMAL)
    writer.writerow([_safe(column.key) for column in sheet.columns])
    for row in sheet.rows:
        writer.writerow([_cell(cell, decimal) for cell in row])
    return out.getvalue().encode("utf-8-sig", "replace")


def _cell(cell: Cell, decimal: str) -> str:
    match cell:
        case None:
            return ""
        case Result():
            return _safe(cell.value)
        case Message():
            return _safe(say(cell))
        case Fraction():
            return _number(cell).replace(".", decimal)
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
    """Text that no spreadsheet takes for a formula."""
    return f" {text}" if text[:1] and text[0] in _FORMULA else text
