"""The table after a round, with what each tie-break is and by whose rules."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.event import Event
from clubtd.event.message import Message, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.scoring import in_points
from clubtd.event.table import rounds_in
from clubtd.formats.sheets.decisions import decision_notes
from clubtd.formats.sheets.sheet import Align, Column, Sheet
from clubtd.standings.codes import tie_break
from clubtd.standings.of_event import event_standings
from clubtd.standings.ranking import Standings
from clubtd.standings.rulesets import RULESETS


def standings(
    event: Event, after: int | None = None, *, order: Sequence[str] | None = None, rules: str = ""
) -> Sheet:
    """The standings after a round (the last with all results), by the event's order and rules or others.

    Refused for a tie-break that is not allowed here.
    """
    after = rounds_in(event) if after is None else after
    made = event_standings(event, after=after, order=order, rules=rules)
    names = shown_names(event)
    by_id = event.by_id
    rows = []
    for row in made.rows:
        player = event.order[row.number - 1]
        rows.append(
            (
                row.rank or None,
                row.number,
                names[player],
                by_id[player].rating or None,
                in_points(row.points),
                *row.values,
            )
        )
    columns = (
        Column("rank", msg("#"), Align.RIGHT),
        Column("no", msg("No."), Align.RIGHT, optional=True),
        Column("name", msg("Name"), wide=True),
        Column("rating", msg("Rating"), Align.RIGHT, optional=True),
        Column("points", msg("Pts"), Align.RIGHT),
        *(Column(code, msg(code), Align.RIGHT) for code in made.order),
    )
    return Sheet(
        event.settings.name,
        _heading(event, after),
        columns,
        tuple(rows),
        (
            *order_notes(made.order),
            *_other_rules(event, made),
            *_unranked(event, made, names),
            *_adjusted(event, after, names),
            *decision_notes(event, made),
        ),
    )


def _heading(event: Event, after: int) -> Message:
    """After which round; the last table of an event that is over is the final one."""
    if event.finished and after == len(event.rounds):
        return msg(
            "Final standings after round {round} of {rounds}", round=after, rounds=event.settings.rounds
        )
    return msg("After round {round} of {rounds}", round=after, rounds=event.settings.rounds)


def order_notes(order: Sequence[str]) -> tuple[Message, ...]:
    """An order of tie-breaks with their names."""
    if not order:
        return (msg("Level on points: the place is shared."),)
    codes = [tie_break(code) for code in order]
    named = tuple(msg("{code} {title}", code=code.name, title=code.title) for code in codes)
    return (msg("Level on points: {order}.", order=named),)


def _other_rules(event: Event, made: Standings) -> tuple[Message, ...]:
    """That this is not the table of the event, when it was asked for under another order or other rules."""
    if (made.order, made.rules) == (tuple(tie_break(c).name for c in event.tie_breaks), event.settings.rules):
        return ()
    return (msg("Not by the order and rules of the event: {rules}.", rules=RULESETS[made.rules].title),)


def _unranked(event: Event, made: Standings, names: dict[int, str]) -> tuple[Message, ...]:
    """Why somebody has no place: a house player, or results that were cancelled."""
    return tuple(
        msg("{name}: {why}", name=names[event.order[row.number - 1]], why=row.notes[0][1])
        for row in made.rows
        if not row.rank and row.notes
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
