"""The standings of an event as it stands, with all that its arbiter decided."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.playoff import Decider
from clubtd.event.table import cancelled, crosstable, rounds_in
from clubtd.standings.field import Announced
from clubtd.standings.ranking import Decision, Standings, standings


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
    after = rounds_in(event) if after is None else after
    table = crosstable(event, after)
    numbers = event.numbers
    decided = [
        d for d in event.deciders if numbers.keys() >= set(d.players) and _made_by_then(event, d, after)
    ]
    made = standings(
        table,
        event.tie_breaks if order is None else order,
        rules or event.settings.rules,
        announced=_announced(event, decided),
    )
    return settled(made, decided, numbers)


def announced_by(event: Event) -> Announced:
    """What the event has decided beside its order: everything that it knows now."""
    return _announced(event, [d for d in event.deciders if event.numbers.keys() >= set(d.players)])


def _announced(event: Event, decided: Iterable[Decider]) -> Announced:
    lots = tuple(event.numbers[p] for d in decided if d.by_lot for p in d.players)
    return Announced(lots=lots, cancelled=cancelled(event), house=house_players(event))


def _made_by_then(event: Event, decider: Decider, after: int) -> bool:
    """Whether a decision was made before the round after that table was paired; the latest table has them all."""
    if after >= rounds_in(event) or after >= len(event.rounds):
        return True
    paired = event.rounds[after].at
    return not paired or not decider.at or decider.at <= paired


def house_players(event: Event) -> tuple[int, ...]:
    """The pairing numbers of those who only fill in."""
    by_id = event.by_id
    return tuple(number for player, number in event.numbers.items() if by_id[player].house)


def settled(made: Standings, deciders: Iterable[Decider], numbers: Mapping[int, int]) -> Standings:
    """The standings after decisions between all who share a place; `numbers` are the pairing numbers by id.

    One between players who are not level (a result was corrected since), or between some only of those who share the
    place, parts nobody.
    """
    groups = [g for g in made.groups if made.row(g[0]).rank]
    before = list(groups)
    found = []
    for decider in sorted(deciders, key=lambda d: -len(d.players)):
        tiers = tuple(tuple(sorted(numbers[p] for p in tier)) for tier in decider.tiers)
        people = {n for tier in tiers for n in tier}
        at = next((i for i, group in enumerate(groups) if people <= set(group)), -1)
        parts = at >= 0 and 1 < len(people) == len(groups[at])
        place = 1 + sum(map(len, groups[:at])) if parts else 0
        level = len({made.stages[-1][n - 1] for n in people}) == 1
        found.append(Decision(decider, tiers, place, level))
        if parts:
            groups[at : at + 1] = tiers
    made = replace(made, decisions=tuple(found)) if found else made
    return made if groups == before else _ranked(made, groups)


def _ranked(made: Standings, groups: Sequence[tuple[int, ...]]) -> Standings:
    """The rows in the order of these groups, and whoever is in none of them as before, last."""
    rows = {row.number: row for row in made.rows}
    placed, rank = [], 1
    for group in groups:
        placed += [replace(rows.pop(number), rank=rank) for number in group]
        rank += len(group)
    return replace(made, rows=(*placed, *rows.values()))
