"""Text into rows of cells: comma, semicolon, tab or bar, quoted or not (or no separator at all)."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from typing import Literal

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg
from clubtd.event.names import clean
from clubtd.formats.headers import columns_of, is_header

MOST_ROWS = 20_000
MOST_CELLS = 200
LONGEST_CELL = 2000
HEADER_WITHIN = 15
_SEPARATORS = ("\t", ";", "|", ",")
_ENDS = re.compile(r"\r\n|\r|\n")
_QUOTED = re.compile(r'"[^"]*"')
_LAST_FIRST = re.compile(r'\s*[^",]+, ?[^\W\d][^",]*')
_MOST_LINES_A_ROW = 3


@frozen
class Row:
    """A row of cells and its number in the file (from 1, the header counted)."""

    number: int
    cells: tuple[str, ...]

    @property
    def blank(self) -> bool:
        """Whether every cell is empty."""
        return not any(self.cells)


@frozen
class Rows:
    """The rows of a text, the separator (empty: one column), and what was odd about reading them."""

    rows: tuple[Row, ...]
    separator: str
    notes: tuple[Message, ...] = ()


def rows_of(text: str, file: str) -> Rows:
    """The rows of a text. Refused when there are more than a list of players can have."""
    lines = _ENDS.split(text.replace("\0", " ").replace("\x1a", ""))
    if len(lines) > MOST_ROWS:
        raise Refused(
            msg(
                "{file} has more than {most} rows, too many for a list of players.", file=file, most=MOST_ROWS
            )
        )
    stated = re.fullmatch(r'"?sep=(.)"?;*,*', lines[0].strip(" "), re.IGNORECASE)
    if stated:
        return _cut(["", *lines[1:]], stated[1])
    return _cut(lines, _separator(lines))


def _separator(lines: Sequence[str]) -> str:
    """The separator under which a header shows the most columns; without a header the one in most lines."""
    shown = [line for line in lines if line.strip()][:HEADER_WITHIN]
    best, known = "", 0
    for separator in _SEPARATORS:
        for line in shown:
            columns = columns_of(
                [cell.strip('" ') for cell in line.split(separator, MOST_CELLS)[:MOST_CELLS]]
            )
            fields = sum(field is not None for field in columns)
            if (
                is_header(columns)
                and (fields > known or (fields == known and not best))
                and separator in line
            ):
                best, known = separator, fields
    if best or any(is_header(columns_of([line.strip('" ')])) for line in shown):
        return best
    # Without a header: "Last, First" alone on a line is one name, not two columns.
    counts = {s: sum(s in _QUOTED.sub("", line) for line in shown) for s in _SEPARATORS}
    if all(_LAST_FIRST.fullmatch(line) for line in shown if "," in line) and _mostly_single(shown):
        del counts[","]
    found = max(counts, key=lambda s: counts[s])
    return found if counts[found] else ""


def _mostly_single(lines: Sequence[str]) -> bool:
    """Whether what stands before the comma is mostly one word, as last names are."""
    before = [line.partition(",")[0].split() for line in lines if "," in line]
    return 2 * sum(len(words) == 1 for words in before) > len(before)


def _cut(lines: Sequence[str], separator: str) -> Rows:
    if not separator:
        rows = (Row(number, (_cell(line.strip().strip('"')),)) for number, line in enumerate(lines, 1))
        return Rows(tuple(rows), "")
    found = _parsed(lines, separator, csv.QUOTE_MINIMAL)
    if found is not None:
        return Rows(found, separator)
    stray = msg("a quotation mark is opened and never closed; the marks were ignored")
    return Rows(_parsed(lines, separator, csv.QUOTE_NONE) or (), separator, (stray,))


def _parsed(lines: Sequence[str], separator: str, quoting: Literal[0, 3]) -> tuple[Row, ...] | None:
    """The rows, or None when a cell runs over so many lines that a quotation mark must be a stray one."""
    reader = csv.reader(
        (line + "\n" for line in lines), delimiter=separator, skipinitialspace=True, quoting=quoting
    )
    rows = []
    before = 0
    try:
        for cells in reader:
            if reader.line_num - before > _MOST_LINES_A_ROW:
                return None
            stripped = (cell.strip('"') for cell in cells) if quoting == csv.QUOTE_NONE else cells
            rows.append(Row(before + 1, tuple(_cell(cell) for cell in list(stripped)[:MOST_CELLS])))
            before = reader.line_num
    except csv.Error:
        return None
    return tuple(rows)


def _cell(text: str) -> str:
    return clean(text[:LONGEST_CELL])
