"""A sheet as plain text of fixed width: for cheap and thermal printers, for chat, for screen readers."""

from __future__ import annotations

from typing import TypeAlias

from clubtd.event.frozen import replace
from clubtd.formats.columns import placed, width, wrapped
from clubtd.formats.sheets.sheet import Column, Sheet
from clubtd.formats.sheets.shown import shown, shown_column
from clubtd.formats.words import say, visible

WIDTH = 80
_GAP = "  "
_COMFORTABLE = 16  # columns in which a name is at ease; below that optional columns are left out
_LEAST = 6  # and what it keeps on the narrowest paper
_ROOMY = 60  # columns of paper that hold a name at ease and several columns beside it


def sheet_text(sheet: Sheet, columns: int = WIDTH) -> str:
    """The sheet in lines of at most so many columns.

    Where paper is narrow names go on in the next line and optional columns are left out; columns that still do not
    fit go below, under the names once more.
    """
    sheet = sheet.on_paper
    lines = [*wrapped(visible(sheet.title), columns), *wrapped(say(sheet.heading), columns)]
    for cells, widths, kept in _blocks(sheet, columns):
        lines += ["", *_lines(kept, cells[0], widths), "-" * _total(widths)]
        lines += [line for row in cells[1:] for line in _lines(kept, row, widths)]
    for below in (sheet.notes, sheet.imprint):
        lines += ["", *(line for note in below for line in wrapped(say(note), columns))] if below else []
    return "\n".join(line.rstrip() for line in lines) + "\n"


def plain_text(sheet: Sheet) -> str:
    """The sheet for a screen reader: a row a line, every value after its title; what is empty is not said."""
    sheet = sheet.on_paper
    titles = [say(column.title) for column in sheet.columns]
    rows = (
        ", ".join(f"{title} {shown(cell)}" for title, cell in zip(titles, row, strict=True) if shown(cell))
        for row in sheet.rows
    )
    below = (say(message) for message in (*sheet.notes, *sheet.imprint))
    return "\n".join((visible(sheet.title), say(sheet.heading), *rows, *below)) + "\n"


Block: TypeAlias = tuple[list[list[str]], list[int], tuple[Column, ...]]


def _blocks(sheet: Sheet, room: int) -> list[Block]:
    """Cells as text (titles first), widths and columns of each part of the sheet that fits on the paper."""
    titles = [say(column.title) for column in sheet.columns]
    columns = [shown_column([row[i] for row in sheet.rows]) for i in range(len(titles))]
    cells = [titles, *([column[n] for column in columns] for n in range(len(sheet.rows)))]
    widths = [max(width(row[i]) for row in cells) for i in range(len(titles))]
    wide = [i for i, column in enumerate(sheet.columns) if column.wide]
    spare = sum(max(0, widths[i] - _COMFORTABLE) for i in wide)
    optional = [i for i, column in enumerate(sheet.columns) if column.optional]
    if _total(widths) - room > spare and optional:
        return _blocks(_without(sheet, optional[-1]), room)
    while _total(widths) > room and any(widths[i] > _LEAST for i in wide):
        widths[max(wide, key=lambda i: widths[i])] -= 1
    if _total(widths) > room >= _ROOMY:  # in several parts anyway: then names need not be squeezed
        for i in wide:
            widths[i] = min(max(width(row[i]) for row in cells), _COMFORTABLE)
    lead = [i for i in range(len(widths)) if i <= wide[0]]
    groups = [[*lead]]
    for i in range(len(lead), len(widths)):
        if len(groups[-1]) > len(lead) and _total([widths[j] for j in (*groups[-1], i)]) > room:
            groups.append([*lead])
        groups[-1].append(i)
    return [
        (
            [[row[i] for i in group] for row in cells],
            [widths[i] for i in group],
            tuple(sheet.columns[i] for i in group),
        )
        for group in groups
    ]


def _total(widths: list[int]) -> int:
    return sum(widths) + len(_GAP) * (len(widths) - 1)


def _without(sheet: Sheet, place: int) -> Sheet:
    rows = tuple((*row[:place], *row[place + 1 :]) for row in sheet.rows)
    return replace(sheet, columns=(*sheet.columns[:place], *sheet.columns[place + 1 :]), rows=rows)


def _lines(columns: tuple[Column, ...], cells: list[str], widths: list[int]) -> list[str]:
    """A row: as many lines as the longest name in it needs."""
    parts = [
        wrapped(cell, room) if column.wide and width(cell) > room else [cell]
        for column, cell, room in zip(columns, cells, widths, strict=True)
    ]
    return [
        _GAP.join(
            placed(part[n] if n < len(part) else "", room, column.align)
            for column, part, room in zip(columns, parts, widths, strict=True)
        )
        for n in range(max(map(len, parts)))
    ]
