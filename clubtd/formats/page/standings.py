"""The standings of the page: a row opens, by a click or a key, into the workings of its numbers."""

from __future__ import annotations

from collections import Counter
from html import escape

from clubtd.advice.of_event import terms_of
from clubtd.advice.trophies import ahead
from clubtd.advice.verdict import Terms
from clubtd.event.crosstable import Crosstable
from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.table import crosstable
from clubtd.formats.html import heads, lines, rows_of, said
from clubtd.formats.sheets.sheet import Align, Cell, Column, Sheet
from clubtd.formats.words import say, t, visible
from clubtd.standings.of_event import event_standings
from clubtd.standings.ranking import Row, Standings
from clubtd.standings.workings import Part, Workings, workings

_PRODUCTS = ("SB", "SB-US")


@frozen
class _Table:
    """What the workings of a row need."""

    event: Event
    made: Standings
    played: Crosstable
    terms: Terms
    names: dict[int, str]

    def name(self, number: int) -> str:
        return self.names[self.event.order[number - 1]]


def standings_table(event: Event, sheet: Sheet, after: int) -> str:
    """The rows of the standings sheet, below each the workings of its player, closed."""
    made = event_standings(event, after=after)
    found = _Table(event, made, crosstable(event, after), terms_of(event), shown_names(event))
    sheet = sheet.on_paper
    across = len(sheet.columns) + 1
    rows = "\n".join(
        f'<tr>{cells}<td class="more"></td></tr>\n<tr class="why"><td colspan="{across}">{_why(found, row)}</td></tr>'
        for cells, row in zip(rows_of(sheet), made.rows, strict=True)
    )
    return (
        f"<p class=hint>{escape(t('A click on a row shows how its numbers come about.'))}</p>\n"
        f'<div class="table"><table class="standings">\n<thead><tr>{heads(sheet.columns)}<th></th></tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n</table></div>"
    )


def _why(found: _Table, row: Row) -> str:
    name = escape(visible(found.name(row.number)))
    parts = "".join(_code(found, row, code) for code in found.made.order)
    return (
        f"<details><summary>{name}</summary><div>{lines(_place(found, row), 'place')}{parts}</div></details>"
    )


def _place(found: _Table, row: Row) -> tuple[Message, ...]:
    """By what a player stands above the next one, if both have the same points; why somebody has no place."""
    if not row.rank:
        return tuple({note: None for _, note in row.notes})
    below = found.made.rows[found.made.rows.index(row) + 1 :][:1]
    if not below or not below[0].rank or below[0].points != row.points:
        return ()
    other = found.name(below[0].number)
    if below[0].rank == row.rank:
        return (msg("Level with {name} on points and on every tie-break.", name=other),)
    why = ahead(found.made, row.number, below[0].number)
    return (msg("Ahead of {name} {why}.", name=other, why=why),)


def _code(found: _Table, row: Row, code: str) -> str:
    """One value taken apart: what it is, the parts with those left out struck, and what is special about a part."""
    if not row.rank:
        return ""
    terms = found.terms
    made = workings(
        found.played,
        row.number,
        code,
        terms.rules,
        order=found.made.order,
        announced=terms.announced,
    )
    if made.total is None and not made.parts:
        note = f": {said(made.note)}" if made.note else ""
        return f"<h3>{said(made.title)}{note}</h3>"
    usual = _usual(made)
    columns = (
        Column("round", msg("Round"), Align.RIGHT),
        Column("opponent", msg("Opponent"), wide=True),
        *([Column("sum", msg(" "), Align.RIGHT)] if _multiplies(made) else []),
        Column("value", msg("Value"), Align.RIGHT),
        Column("remark", msg(" "), wide=True),
    )
    rows = tuple(_part(found, made, part, usual) for part in made.parts)
    cells = rows_of(Sheet("", msg(" "), columns, rows))
    body = "\n".join(
        f"<tr{'' if part.kept else ' class=cut'}>{text}</tr>"
        for text, part in zip(cells, made.parts, strict=True)
    )
    return f'<h3>{_headline(made)}</h3>\n<p class="how">{_how(made, usual)}</p>\n<table>\n{body}\n</table>\n'


def _headline(made: Workings) -> str:
    value = msg("{value}", value=made.total) if made.total is not None else made.note or msg("no value")
    return f"{said(made.title)}: <b>{said(value)}</b>"


def _how(made: Workings, usual: Message | None) -> str:
    if usual is None:
        return said(made.how)
    return said(msg("{how}; each: {why}", how=made.how, why=usual))


def _usual(made: Workings) -> Message | None:
    """The reason of most parts, which is not repeated at each of them."""
    reasons = Counter(part.why for part in made.parts)
    return reasons.most_common(1)[0][0] if reasons else None


def _part(found: _Table, made: Workings, part: Part, usual: Message | None) -> tuple[Cell, ...]:
    who: Cell = found.name(part.opponent) if part.opponent else msg("no opponent")
    product = [msg("{score} × {result}", score=part.score, result=part.result)] if _multiplies(made) else []
    remarks = [say(m) for m in (part.why if part.why != usual else None, part.cut) if m]
    return (part.round or None, who, *product, part.value, "; ".join(remarks))


def _multiplies(made: Workings) -> bool:
    return made.code.partition("/")[0].split("-C")[0] in _PRODUCTS
