"""The first sheet of an Excel workbook as rows of cells. Needs openpyxl, the extra `clubtd[xlsx]`."""

from __future__ import annotations

import io
import zipfile
from datetime import date

from clubtd.event.message import Message, Refused, msg
from clubtd.event.names import clean
from clubtd.formats.separated import LONGEST_CELL, MOST_CELLS, MOST_ROWS, Row, Rows

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
        book = load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
        sheet = book.worksheets[0]
        rows = [
            Row(number, _trimmed([_text(value) for value in values]))
            for number, values in enumerate(
                sheet.iter_rows(max_row=MOST_ROWS, max_col=MOST_CELLS, values_only=True), 1
            )
        ]
        book.close()
    except Exception:  # whatever openpyxl raises on a damaged file: there is no list of it
        raise Refused(_damaged(file)) from None
    return Rows(tuple(rows), "\t")


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
