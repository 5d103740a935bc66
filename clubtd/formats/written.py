"""Sheets of an event as the bytes of a file: what the screens save and print, and what `clubtd export` writes."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from clubtd.event.frozen import frozen, replace
from clubtd.event.history import History
from clubtd.event.message import Message
from clubtd.event.result import Result
from clubtd.formats.published import published
from clubtd.formats.sheets import ALL_SHEETS, Cell, Sheet, imprint, made
from clubtd.formats.sheets.by_hand import by_hand_notes
from clubtd.formats.words import say

PAGE, SLIPS = "page", "slips"
NAMES = (*ALL_SHEETS, SLIPS, PAGE)
"""Every word that a sheet can be asked for with."""

FORMATS = {"text": ".txt", "html": ".html", "csv": ".csv", "json": ".json"}
"""The formats of sheets, each with the ending of its files."""

_ONLY_IN = {PAGE: ("html",)}


@frozen
class Form:
    """How sheets are written: the format, and what it leaves open.

    Text is at most `width` columns wide, or `plain` for a screen reader; HTML is in large type on the `wall`; CSV has
    semicolons and a decimal `comma`, or is the `bare` table.
    """

    format: str = "text"
    width: int = 80
    plain: bool = False
    wall: bool = False
    comma: bool = False
    bare: bool = False


def possible(name: str, form: str) -> bool:
    """Whether a sheet can be written in a format."""
    return form in _ONLY_IN.get(name, FORMATS)


def written(
    history: History, names: Sequence[str], form: Form, number: int | None = None, at: str = ""
) -> bytes:
    """The sheets of these names, made at that time (ISO), of that round or the latest; Refused when there is none.

    Text and HTML may have several, each on paper of its own; the page and the slips stand alone.
    """
    event, fixed = history.event, published(history)
    if names[0] == PAGE:
        from clubtd.formats.page import page_html

        return page_html(event, published=fixed, at=at)
    if names[0] == SLIPS:
        from clubtd.formats.slips import as_table, slips, slips_html, slips_text

        found = slips(event, number, imprint(event, fixed, at))
        if form.format == "html":
            return slips_html(found)
        if form.format == "text" and not form.plain:
            return _utf8(slips_text(found, form.width))
        sheets = [as_table(found)]
    else:
        sheets = [made(name, event, number, published=fixed, at=at) for name in names]
        sheets = [
            _with_reasons(s, history, number) if n == "pairings" else s
            for n, s in zip(names, sheets, strict=True)
        ]
    if form.format == "json":
        import json

        return _utf8(json.dumps(_json(names[0], sheets[0]), ensure_ascii=False) + "\n")
    return as_bytes(sheets, form)


def _with_reasons(boards: Sheet, history: History, number: int | None) -> Sheet:
    """The pairings by board with the reasons for what was made by hand below its byes: only the history has them."""
    return replace(boards, notes=(*boards.notes, *by_hand_notes(history, number)))


def as_bytes(sheets: Sequence[Sheet], form: Form) -> bytes:
    """Finished sheets in a format other than JSON; a CSV has the first one only."""
    match form.format:
        case "html":
            from clubtd.formats.html import sheets_html

            return sheets_html(sheets, wall=form.wall)
        case "csv":
            from clubtd.formats.table_csv import COMMA, POINT, sheet_csv

            return sheet_csv(sheets[0], COMMA if form.comma else POINT, foot=not form.bare)
    from clubtd.formats.text import plain_text, sheet_text

    # A form feed begins a new page on a printer.
    return _utf8("\f".join(plain_text(s) if form.plain else sheet_text(s, form.width) for s in sheets))


def _utf8(text: str) -> bytes:
    return text.encode("utf-8", "replace")


def _json(name: str, sheet: Sheet) -> dict[str, object]:
    keys = [column.key for column in sheet.columns]
    return {
        "sheet": name,
        "event": sheet.title,
        "heading": say(sheet.heading),
        "rows": [dict(zip(keys, map(_value, row), strict=True)) for row in sheet.rows],
        "notes": [say(note) for note in sheet.notes],
        "imprint": [say(line) for line in sheet.imprint],
    }


def _value(cell: Cell) -> str | int | float | None:
    """A number as JSON writes it, with six decimals at most; a result in its spelling, null while there is none."""
    match cell:
        case Message():
            return say(cell)
        case Result():
            return cell.value or None
        case Fraction():
            return round(float(cell), 6)
    return cell
