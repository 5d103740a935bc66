"""A player list as a table: where its header is, and what each column holds."""

from __future__ import annotations

import re
from collections.abc import Sequence

from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, msg
from clubtd.formats.headers import Columns, Field, columns_of, is_header, once
from clubtd.formats.listcells import rating_of
from clubtd.formats.separated import HEADER_WITHIN, Row, Rows

_UNRATED = re.compile(r"unr\w*\.?|n\.?r\.?|none|ohne|[-–0?]", re.IGNORECASE)
_LONGEST_UNRATED = 4  # letters of what stands for no rating: unr, none
_NUMBERED = re.compile(r"\d{1,3}[.)]\s+(?=\D)")
_NAME_AND_RATING = re.compile(r"(.*[^\W\d_].*?)[\s,]+\(?(\d{3,4})\)?")


@frozen
class RawTable:
    """The rows below the header. `header` is empty where the list has none; `columns` is what was understood."""

    rows: tuple[Row, ...]
    header: tuple[str, ...]
    columns: Columns
    separator: str = ""
    notes: tuple[Message, ...] = ()


def table_of(found: Rows) -> RawTable:
    """The table in these rows: columns by the header's names, without a header by what the cells look like."""
    shown = [row for row in found.rows if not row.blank][:HEADER_WITHIN]
    for row in shown:
        columns = columns_of(row.cells)
        if is_header(columns):
            notes = tuple(
                msg("row {row} stands above the column names, skipped", row=r.number)
                for r in shown
                if r.number < row.number
            )
            below = tuple(r for r in found.rows if r.number > row.number)
            columns = _filled(row.cells, below)
            table = RawTable(below, row.cells, columns, found.separator, found.notes + notes)
            return replace(table, rows=_joined(table))
    if not found.separator:
        rows = tuple(replace(row, cells=_name_and_rating(row.cells)) for row in found.rows)
        return RawTable(rows, (), (Field.NAME, Field.RATING), "", found.notes)
    if shown and _names_columns(shown[0], found.rows):
        header = shown[0]
        below = tuple(r for r in found.rows if r.number > header.number)
        return RawTable(below, header.cells, _by_both(header, below), found.separator, found.notes)
    table = RawTable(found.rows, (), _by_content(found.rows), found.separator, found.notes)
    return _bare_last_first(table)


def _filled(header: Sequence[str], rows: Sequence[Row]) -> Columns:
    """The columns by their names; of two that say the same an empty one gives way."""
    columns = columns_of(header)
    filled = [
        name if any(place < len(row.cells) and row.cells[place] for row in rows) else ""
        for place, name in enumerate(header)
    ]
    better = columns_of(filled)
    return better if set(columns) <= {*better, None} else columns


def _names_columns(first: Row, rows: Sequence[Row]) -> bool:
    """Whether the first row names columns although no name of a column of players is known.

    It has no digit, and the name of another column, or a word where the rows below have ratings.
    """
    if any(c.isdigit() for cell in first.cells for c in cell):
        return False
    if any(columns_of(first.cells)):
        return True
    columns = _by_content([row for row in rows if row.number > first.number])
    place = columns.index(Field.RATING) if Field.RATING in columns else len(first.cells)
    return place < len(first.cells) and len(first.cells[place]) > _LONGEST_UNRATED


def _by_both(header: Row, rows: Sequence[Row]) -> Columns:
    """The columns by their names, the player's name and the rating also by what the cells look like."""
    named = columns_of(header.cells)
    free = [
        replace(
            row,
            cells=tuple(
                c if place >= len(named) or not named[place] else "" for place, c in enumerate(row.cells)
            ),
        )
        for row in rows
    ]
    looked = _by_content(free)
    both = [
        by_name or (looked[place] if place < len(looked) else None) for place, by_name in enumerate(named)
    ]
    return once([*both, *looked[len(both) :]])


def _name_and_rating(cells: Sequence[str]) -> tuple[str, ...]:
    """A line such as `3. Ana Stone 1850` as name and rating."""
    line = _NUMBERED.sub("", cells[0], count=1) if cells else ""
    found = _NAME_AND_RATING.fullmatch(line)
    return (found[1], found[2]) if found else (line, "")


def _by_content(rows: Sequence[Row]) -> Columns:
    """The first column of words is the name, the first of ratings the rating."""
    width = max((len(row.cells) for row in rows), default=0)
    columns: list[Field | None] = [None] * width
    for place in range(width):
        cells = [row.cells[place] for row in rows if place < len(row.cells) and row.cells[place]]
        if not cells:
            continue
        numbers = sum(bool(rating_of(cell)) for cell in cells)
        rated = sum(not _UNRATED.fullmatch(cell) for cell in cells)
        words = sum(any(c.isalpha() for c in cell) for cell in cells)
        if Field.NAME not in columns and 2 * words > len(cells):
            columns[place] = Field.NAME
        elif Field.RATING not in columns and 2 * numbers > rated:
            columns[place] = Field.RATING
    if Field.NAME not in columns and columns:
        columns[0] = Field.NAME
    return tuple(columns)


def _joined(table: RawTable) -> tuple[Row, ...]:
    """The rows with an unquoted `Last, First` put together: one cell more than the header, the second no number."""
    width = len(table.header)
    if table.separator != "," or Field.NAME not in table.columns:
        return table.rows
    place = table.columns.index(Field.NAME)
    split = [row for row in table.rows if len(row.cells) == width + 1 and _is_word(row.cells[place + 1])]
    if not any(row.cells[-1] for row in split):
        return table.rows
    numbers = {row.number for row in split}
    return tuple(_together(row, place) if row.number in numbers else row for row in table.rows)


def _bare_last_first(table: RawTable) -> RawTable:
    """A list without header whose first two columns are last and first name."""
    place = table.columns.index(Field.NAME) if Field.NAME in table.columns else -1
    rows = [row for row in table.rows if not row.blank]
    split = [
        row
        for row in rows
        if len(row.cells) > place + 2 and _is_word(row.cells[place + 1]) and " " not in row.cells[place]
    ]
    if table.separator != "," or place < 0 or 2 * len(split) <= len(rows):
        return table
    joined = tuple(
        _together(row, place) if len(row.cells) > place + 1 and _is_word(row.cells[place + 1]) else row
        for row in table.rows
    )
    return replace(table, rows=joined, columns=_by_content(joined))


def _is_word(cell: str) -> bool:
    return any(c.isalpha() for c in cell) and not any(c.isdigit() for c in cell)


def _together(row: Row, place: int) -> Row:
    name = f"{row.cells[place]}, {row.cells[place + 1]}"
    return replace(row, cells=(*row.cells[:place], name, *row.cells[place + 2 :]))
