"""The first sheet of an Excel workbook as rows of cells. Needs openpyxl, the extra `clubtd[xlsx]`."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator, Sequence
from datetime import date
from typing import TYPE_CHECKING

from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.event.names import clean
from clubtd.formats.separated import LONGEST_CELL, MOST_CELLS, MOST_ROWS, Row, Rows

if TYPE_CHECKING:
    from openpyxl.workbook import Workbook

MOST_UNPACKED = 60_000_000
_INSTEAD = msg("save it as CSV, or copy the cells and paste them")


def rows_of_workbook(data: bytes, file: str) -> Rows:
    """The rows of the first sheet; Refused when it is no workbook, too large, or openpyxl is not installed."""
    _must_be_workbook(data, file)
    try:
        from openpyxl import load_workbook
    except ImportError:
        raise Refused(
            msg(
                "{file} is an Excel workbook, which needs the extra clubtd[xlsx]; {instead}.",
                file=file,
                instead=_INSTEAD,
            )
        ) from None
    try:
        values = _cells(load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False))
        notes: Sequence[Message] = ()
        if any(None in row for row in values) and _has_formulas(data):
            typed = _cells(load_workbook(io.BytesIO(data), read_only=True, keep_links=False))
            notes = tuple(_not_reckoned(values, typed))
    except Exception:  # whatever openpyxl raises on a damaged file: there is no list of it
        raise Refused(_damaged(file)) from None
    rows = (Row(number, _trimmed([_text(value) for value in row])) for number, row in enumerate(values, 1))
    return Rows(tuple(rows), "\t", tuple(notes))


Cells = list[tuple[object, ...]]
"""The values of a sheet, None where there is none."""


def _cells(book: Workbook) -> Cells:
    try:
        return list(book.worksheets[0].iter_rows(max_row=MOST_ROWS, max_col=MOST_CELLS, values_only=True))
    finally:
        book.close()


def _has_formulas(data: bytes) -> bool:
    """Whether any sheet has a formula: only then it is read a second time."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        sheets = [name for name in archive.namelist() if name.startswith("xl/worksheets/")]
        return any(b"<f>" in (text := archive.read(name)) or b"<f " in text for name in sheets)


def _not_reckoned(values: Cells, typed: Cells) -> Iterator[Message]:
    """What is said of formulas that another program wrote without the value: nobody has reckoned them."""
    columns: dict[int, list[int]] = {}
    for number, (row, with_formulas) in enumerate(zip(values, typed, strict=False), 1):
        for place, (value, formula) in enumerate(zip(row, with_formulas, strict=False)):
            if value is None and formula is not None:
                columns.setdefault(place, []).append(number)
    for place, rows in columns.items():
        yield nmsg(
            "row {row}, column {column}: a formula without its value, left empty; open and save the file in a"
            " spreadsheet",
            "rows {row} to {last}, column {column}: {n} formulas without their values, left empty; open and save"
            " the file in a spreadsheet",
            len(rows),
            row=rows[0],
            last=rows[-1],
            column=_letters(place),
        )


def _letters(place: int) -> str:
    """The name of a column as a spreadsheet shows it: A, B, ... Z, AA."""
    more, last = divmod(place, 26)
    return (_letters(more - 1) if more else "") + chr(ord("A") + last)


def _trimmed(cells: list[str]) -> tuple[str, ...]:
    while cells and not cells[-1]:
        cells.pop()
    return tuple(cells)


def _must_be_workbook(data: bytes, file: str) -> None:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            parts = archive.infolist()
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        raise Refused(_damaged(file)) from None
    if not any(part.filename.startswith("xl/") for part in parts):
        raise Refused(
            msg("{file} is a zip archive or another office document; {instead}.", file=file, instead=_INSTEAD)
        )
    if sum(part.file_size for part in parts) > MOST_UNPACKED:
        raise Refused(
            msg("{file} is too large for a list of players; {instead}.", file=file, instead=_INSTEAD)
        )


def _damaged(file: str) -> Message:
    return msg("{file} is a damaged Excel workbook; {instead}.", file=file, instead=_INSTEAD)


def _text(value: object) -> str:
    if value is None or isinstance(value, bool):
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, date):
        return value.strftime("%Y/%m/%d")
    return clean(str(value)[:LONGEST_CELL])
