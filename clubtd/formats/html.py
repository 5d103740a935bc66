"""Sheets as one HTML file: for the wall, the printer and a phone. It loads nothing and runs nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from html import escape
from math import ceil
from pathlib import Path

from clubtd.event.message import Message
from clubtd.event.result import Result
from clubtd.formats.columns import width
from clubtd.formats.sheets.sheet import Align, Cell, Column, Sheet
from clubtd.formats.sheets.shown import shown, shown_column, tail_of
from clubtd.formats.words import language, say, visible

# Nothing from elsewhere, no script: whatever a name contains.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

# What fits on A4 and on Letter inside the margins, in points: the width of the one, the height of the other.
_PAPER = 527, 640
_LARGEST_TYPE, _SMALLEST_TYPE = 22, 10
_ROW = 1.62  # the height of a row in print, in its type
_LOST = 0.2  # of a page to heads and rows that do not fit any more, where there are several
_LETTER = 0.58  # a letter's width, on the safe side
_GAP = 0.9  # and what parts two columns
_NARROWEST_NAME = 7  # ems, as in the style sheet
_LONGEST_NAME = 26  # letters, above which a name may take two lines
# After so many letters a word may be broken, too, where a line has no more room; no mark is parted from its letter.
_LONG_WORD = re.compile(r"\S{18}[\u0300-\u036f]*(?=\S)")
_HEADS, _IMPRINT = 3.5, 0.6  # rows as high as title, heading and head of the table; as a line of the imprint


def sheets_html(sheets: Sequence[Sheet], *, wall: bool = False) -> bytes:
    """The sheets in one page, each on paper of its own, in type as large as fits; `wall` also on a screen."""
    title = sheets[0].title if sheets else ""
    sizes = "\n".join(_sizes(number, sheet.on_paper) for number, sheet in enumerate(sheets, 1))
    body = "\n".join(_section(number, sheet) for number, sheet in enumerate(sheets, 1))
    return document(title, body, f"{style('sheet')}\n{sizes}", "wall" if wall else "")


def document(title: str, body: str, styles: str, kind: str = "") -> bytes:
    """A whole HTML file in UTF-8. `body` and `styles` are taken as they are, the title is not."""
    page = (
        f'<!DOCTYPE html>\n<html lang="{escape(language())}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        f"<title>{escape(visible(title))}</title>\n<style>\n{styles}\n</style>\n</head>\n"
        f"<body{f' class={kind}' if kind else ''}>\n{body}\n</body>\n</html>\n"
    )
    return page.encode("utf-8", "replace")


def style(name: str) -> str:
    """One of the style sheets that come with the program."""
    return (Path(__file__).parent / "css" / f"{name}.css").read_text(encoding="utf-8").strip()


def said(message: Message) -> str:
    """A sentence for HTML."""
    return escape(say(message))


def lines(messages: Sequence[Message], kind: str) -> str:
    """Sentences as a list of that class; nothing for none."""
    items = "".join(f"<li>{said(message)}</li>" for message in messages)
    return f'\n<ul class="{kind}">{items}</ul>' if items else ""


def table(sheet: Sheet) -> str:
    """The columns and rows of a sheet that are for people."""
    sheet = sheet.on_paper
    rows = "\n".join(f"<tr>{row}</tr>" for row in rows_of(sheet))
    return (
        f'<div class="table"><table>\n<thead><tr>{heads(sheet.columns)}</tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n</table></div>"
    )


def heads(columns: Sequence[Column]) -> str:
    """The titles of columns, as the cells of a row."""
    return "".join(f'<th scope="col"{_class(c)}>{said(c.title)}</th>' for c in columns)


def rows_of(sheet: Sheet) -> list[str]:
    """The cells of each row, aligned as their columns are."""
    columns = [_cells(column, [row[i] for row in sheet.rows]) for i, column in enumerate(sheet.columns)]
    return ["".join(column[n] for column in columns) for n in range(len(sheet.rows))]


def _cells(column: Column, cells: Sequence[Cell]) -> list[str]:
    """The cells of a column. Whole numbers stand above the whole part of `3½`: an unseen `½` fills the room."""
    texts = shown_column(cells)
    tail = max((tail_of(text) for text in texts), key=len, default="")
    found = []
    for text, cell in zip(texts, cells, strict=True):
        told = text.rstrip() if isinstance(cell, Fraction) else text
        lacking = len(text) - len(told)
        pad = f' data-pad="{tail[-lacking:]}"' if lacking else ""
        found.append(f"<td{_class(column)}{pad}>{_breakable(_typeset(told, cell))}</td>")
    return found


def _breakable(text: str) -> str:
    """Escaped text, in which a word that fits on no paper may go on in the next line."""
    return "<wbr>".join(map(escape, _LONG_WORD.sub(lambda word: f"{word[0]}\n", text).split("\n")))


def _section(number: int, sheet: Sheet) -> str:
    return (
        f'<section class="s{number}">\n<h1>{escape(visible(sheet.title))}</h1>\n<h2>{said(sheet.heading)}</h2>\n'
        f"{table(sheet)}{lines(sheet.notes, 'notes')}{lines(sheet.imprint, 'imprint')}\n</section>"
    )


def _sizes(number: int, sheet: Sheet) -> str:
    """How many lines high and how wide (in ems) a sheet is, and the type in which it fills a page."""
    ems = sum(_ems(column, [row[i] for row in sheet.rows]) for i, column in enumerate(sheet.columns))
    below = sum(1 + len(say(note)) // 90 for note in sheet.notes)
    high = _ROW * (len(sheet.rows) + 1) + 4 + 1.25 * below
    across, down = _PAPER
    pages = ceil(high * _SMALLEST_TYPE / down)
    fills = down / high if pages == 1 else (pages - _LOST) * down / high
    size = max(_SMALLEST_TYPE, min(_LARGEST_TYPE, int(across / ems), int(fills)))
    tall = len(sheet.rows) + _HEADS + below + _IMPRINT * len(sheet.imprint)
    return f".s{number} {{ --type: {size}pt; --lines: {tall:.1f}; --ems: {ems:.0f}; }}"


def _ems(column: Column, column_cells: Sequence[Cell]) -> float:
    """How wide a column is, in its type, with what parts it from the next."""
    letters = max([0, *(width(shown(cell)) for cell in column_cells)])
    title = width(say(column.title))
    if column.wide:
        return max(min(letters, _LONGEST_NAME) * _LETTER, title * _LETTER, _NARROWEST_NAME) + _GAP
    return max(letters, title) * _LETTER + _GAP


def _typeset(text: str, cell: Cell) -> str:
    return text.replace(" - ", " – ") if isinstance(cell, Result) else text


def _class(column: Column) -> str:
    names = [] if column.align is Align.LEFT else [column.align.value]
    if column.wide:
        names.append("wide")
    if column.optional:
        names.append("optional")
    return f' class="{" ".join(names)}"' if names else ""
