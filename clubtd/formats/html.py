"""Sheets as one HTML file: for the wall, the printer and a phone. It loads nothing and runs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from clubtd.event.result import Result
from clubtd.formats.sheets.sheet import Align, Cell, Column, Sheet
from clubtd.formats.sheets.shown import shown
from clubtd.formats.words import say, visible

# A4 and Letter differ by millimetres: margins that suit both, heads repeated, no row torn in two.
_STYLE = """
:root { color-scheme: light dark; --line: #8885; --strong: #888; }
body { font: 1rem/1.35 system-ui, sans-serif; margin: 1rem auto; padding: 0 1rem; max-width: 60rem; }
h1 { font-size: 1.4em; margin: 0 0 .2em; }
h2 { font-size: 1.1em; font-weight: 600; margin: 0 0 .6em; }
section { margin-bottom: 2rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: left; white-space: nowrap; }
th { border-bottom: 2px solid var(--strong); }
.right { text-align: right; }
.centre { text-align: center; }
.wide { white-space: normal; min-width: 7rem; }
.notes { margin: .8rem 0 0; padding: 0; list-style: none; font-size: .9em; }
body.wall { font-size: 1.6rem; max-width: none; }
body.wall table { width: 100%; }
@media screen and (max-width: 32rem) {
  th, td { padding: .25rem .35rem; }
  .optional { display: none; }
}
@page { margin: 12mm; }
@media print {
  body, body.wall { margin: 0; padding: 0; max-width: none; color: #000; background: #fff; }
  body { font-size: 11pt; }
  body.wall { font-size: 18pt; }
  section { break-after: page; }
  section:last-child { break-after: auto; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  .table { overflow: visible; }
}
""".strip()
# Nothing from elsewhere, no script: whatever a name contains.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def sheets_html(sheets: Sequence[Sheet], *, wall: bool = False, language: str = "en") -> bytes:
    """The sheets in one page, each on paper of its own; `wall` in large type."""
    title = visible(sheets[0].title) if sheets else ""
    body = "\n".join(_section(sheet) for sheet in sheets)
    page = (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        f"<title>{escape(title)}</title>\n<style>\n{_STYLE}\n</style>\n</head>\n"
        f"<body{' class=wall' if wall else ''}>\n{body}\n</body>\n</html>\n"
    )
    return page.encode("utf-8", "replace")


def _section(sheet: Sheet) -> str:
    heads = "".join(f'<th scope="col"{_class(c)}>{escape(say(c.title))}</th>' for c in sheet.columns)
    rows = "\n".join(f"<tr>{_row(sheet.columns, row)}</tr>" for row in sheet.rows)
    notes = "".join(f"<li>{escape(say(note))}</li>" for note in sheet.notes)
    below = f'\n<ul class="notes">{notes}</ul>' if notes else ""
    return (
        f"<section>\n<h1>{escape(visible(sheet.title))}</h1>\n<h2>{escape(say(sheet.heading))}</h2>\n"
        f'<div class="table"><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table></div>'
        f"{below}\n</section>"
    )


def _row(columns: Sequence[Column], row: Sequence[Cell]) -> str:
    return "".join(
        f"<td{_class(column)}>{escape(_typeset(cell))}</td>"
        for column, cell in zip(columns, row, strict=True)
    )


def _typeset(cell: Cell) -> str:
    text = shown(cell)
    return text.replace(" - ", " – ") if isinstance(cell, Result) else text


def _class(column: Column) -> str:
    names = [] if column.align is Align.LEFT else [column.align.value]
    if column.wide:
        names.append("wide")
    if column.optional:
        names.append("optional")
    return f' class="{" ".join(names)}"' if names else ""
