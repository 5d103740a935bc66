"""The standings of an event as it stands, with all that its arbiter decided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.table import cancelled, crosstable, rounds_in
from clubtd.standings.field import Announced
from clubtd.standings.ranking import Standings, standings


def event_standings(
    event: Event,
    *,
    after: int | None = None,
    order: Sequence[str] | None = None,
    rules: str = "",
) -> Standings:
    """The table after so many rounds (those with all results, when None), by the event's order and rules or others.

    Play-offs and lots part those whom every tie-break left level. House players and those whose results were
    cancelled (C.05 6.6) have no rank (0) and stand last. Refused for a code that is not allowed here.
    """
    table = crosstable(event, rounds_in(event) if after is None else after)
    numbers = event.numbers
    decided = [d for d in event.deciders if numbers.keys() >= set(d.players)]
    lots = [numbers[p] for d in decided if d.by_lot for p in d.players]
    made = standings(
        table,
        event.tie_breaks if order is None else order,
        rules or event.settings.rules,
        lots=lots,
        announced=Announced(cancelled=cancelled(event)),
        house=house_players(event),
    )
    return settled(made, [tuple(numbers[p] for p in d.players) for d in decided])


def house_players(event: Event) -> tuple[int, ...]:
    """The pairing numbers of those who only fill in."""
    by_id = event.by_id
    return tuple(number for player, number in event.numbers.items() if by_id[player].house)


def settled(made: Standings, decided: Iterable[tuple[int, ...]]) -> Standings:
    """The standings after decisions between players who share a place, each best first.

    A decision between players who are not level (a result was corrected since) changes nothing.
    """
    groups = [g for g in made.groups if made.row(g[0]).rank]
    before = list(groups)
    for order in decided:
        for i, group in enumerate(groups):
            if len(order) > 1 and set(order) <= set(group):
                others = tuple(n for n in group if n not in order)
                groups[i : i + 1] = [*((n,) for n in order), *([others] if others else [])]
                break
    return made if groups == before else _ranked(made, groups)


def _ranked(made: Standings, groups: Sequence[tuple[int, ...]]) -> Standings:
    """The rows in the order of these groups, and whoever is in none of them as before, last."""
    rows = {row.number: row for row in made.rows}
    placed, rank = [], 1
    for group in groups:
        placed += [replace(rows.pop(number), rank=rank) for number in group]
        rank += len(group)
    return replace(made, rows=(*placed, *rows.values()))
