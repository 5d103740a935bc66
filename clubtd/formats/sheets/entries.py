"""The list of entries, with the order of tie-breaks as it is published before round 1."""

from __future__ import annotations

from clubtd.event.event import Event
from clubtd.event.message import Message, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.player import Status
from clubtd.formats.sheets.sheet import Align, Cell, Column, Sheet
from clubtd.formats.sheets.standings import order_notes

_COLUMNS = (
    Column("no", msg("No."), Align.RIGHT),
    Column("name", msg("Name"), wide=True),
    Column("title", msg("Title"), optional=True),
    Column("rating", msg("Rating"), Align.RIGHT),
    Column("club", msg("Club"), wide=True, optional=True),
    Column("remark", msg("Remark")),
)
_REMARKS: dict[Status, Message | None] = {
    Status.EXPECTED: msg("expected"),
    Status.HERE: None,
    Status.WITHDRAWN: msg("has left"),
}


def entries(event: Event, number: int | None = None) -> Sheet:
    """Everybody by pairing number, those who are only expected last. The round does not matter here."""
    numbers, names = event.numbers, shown_names(event)
    last = len(numbers) + 1
    players = sorted(event.players, key=lambda p: (numbers.get(p.id, last), p.person.strength))
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            numbers.get(p.id),
            names[p.id],
            p.person.title,
            p.rating or None,
            p.person.club,
            _REMARKS[p.status],
        )
        for p in players
    )
    return Sheet(event.settings.name, msg("Entries"), _COLUMNS, rows, order_notes(event.tie_breaks))
