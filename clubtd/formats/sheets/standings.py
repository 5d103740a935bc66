"""The table after a round, with what each tie-break is and by whose rules."""

from __future__ import annotations

from clubtd.event.event import Event
from clubtd.event.message import Message, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.scoring import in_points
from clubtd.event.table import rounds_in
from clubtd.formats.sheets.sheet import Align, Column, Sheet
from clubtd.standings.codes import tie_break
from clubtd.standings.of_event import event_standings
from clubtd.standings.rulesets import RULESETS


def standings(event: Event, after: int | None = None) -> Sheet:
    """The standings after a round (the last with all results), by the event's order and rules.

    Refused for a tie-break that is not allowed here.
    """
    after = rounds_in(event) if after is None else after
    made = event_standings(event, after=after)
    names = shown_names(event)
    by_id = event.by_id
    rows = []
    for row in made.rows:
        player = event.order[row.number - 1]
        rows.append(
            (
                row.rank or None,
                names[player],
                by_id[player].rating or None,
                in_points(row.points),
                *row.values,
            )
        )
    columns = (
        Column("rank", msg("#"), Align.RIGHT),
        Column("name", msg("Name"), wide=True),
        Column("rating", msg("Rating"), Align.RIGHT, optional=True),
        Column("points", msg("Pts"), Align.RIGHT),
        *(Column(code, msg(code), Align.RIGHT) for code in made.order),
    )
    return Sheet(
        event.settings.name,
        msg("After round {round} of {rounds}", round=after, rounds=event.settings.rounds),
        columns,
        tuple(rows),
        (*order_notes(event), *_adjusted(event, after, names)),
    )


def order_notes(event: Event) -> tuple[Message, ...]:
    """The published order of tie-breaks with their names, and the edition of the rules."""
    if not event.tie_breaks:
        return (msg("Level on points: the place is shared."),)
    codes = [tie_break(code) for code in event.tie_breaks]
    order = tuple(msg("{code} {title}", code=code.name, title=code.title) for code in codes)
    return (
        msg("Level on points: {order}.", order=order),
        msg("Rules of the tie-breaks: {rules}.", rules=RULESETS[event.settings.rules].title),
    )


def _adjusted(event: Event, after: int, names: dict[int, str]) -> tuple[Message, ...]:
    return tuple(
        msg(
            "{name}: {points} by the arbiter ({reason})",
            name=names[a.player],
            points=in_points(a.tenths),
            reason=a.reason,
        )
        for a in event.adjustments
        if a.after <= after
    )
