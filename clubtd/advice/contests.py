"""Who is level with whom to the end, and for what: those whom a play-off or lots can part (C.07 4.2, R22)."""

from __future__ import annotations

from collections.abc import Iterator

from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.message import Refused, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.playoff import Decider
from clubtd.standings.of_event import event_standings
from clubtd.standings.ranking import Standings


@frozen
class Contest:
    """Level players (ids) and the place they share; `group` is the category whose cup it is for (empty: the table).

    `before` is what has been decided between them so far.
    """

    players: tuple[int, ...]
    place: int
    group: str = ""
    before: Decider | None = None


def contests(event: Event, player: int) -> tuple[Contest, ...]:
    """Those with whom a player is level: everybody on the same place first, then groups with a cup of their own.

    Refused when there is nobody.
    """
    found = _found(event, player)
    if player not in event.by_id:
        raise Refused(msg("No player is selected."))
    if not found:
        name = shown_names(event)[player]
        raise Refused(msg("{name} shares the place with nobody: there is nothing to play off.", name=name))
    return found


def contest_between(event: Event, players: tuple[int, ...]) -> Contest:
    """The contest of exactly these players (ids). Refused when they are not level, or not alone on their place."""
    wanted, names = set(players), shown_names(event)
    if len(wanted) < 2 or len(wanted) < len(players):
        raise Refused(msg("A decision needs two or more different players."))
    open_to = [contest for player in players for contest in _found(event, player)]
    for contest in open_to:
        if set(contest.players) == wanted:
            return contest
    wider = [contest for contest in open_to if set(contest.players) > wanted]
    if not wider:
        some = tuple(names[p] for p in players)
        raise Refused(msg("{names} do not share a place: there is nothing to play off.", names=some))
    missing = tuple(names[p] for p in wider[0].players if p not in wanted)
    raise Refused(
        msg("Place {place} is shared with {names} too: name them all.", place=wider[0].place, names=missing)
    )


def for_a_group(event: Event, made: Standings, players: frozenset[int]) -> str:
    """The category with a cup for which just these level players (pairing numbers) contend; empty: none."""
    ids = frozenset(event.order[n - 1] for n in players)
    first = next(iter(ids), 0)
    return next((c.group for c in _for_groups(event, made, first) if set(c.players) == ids), "")


def _found(event: Event, player: int) -> tuple[Contest, ...]:
    """The same as `contests`, empty where nobody is level with the player; Refused before the first round."""
    if not event.rounds:
        raise Refused(msg("Nothing has been played yet."))
    made = event_standings(event)
    return (*_for_the_table(event, made, player), *_for_groups(event, made, player))


def _for_the_table(event: Event, made: Standings, player: int) -> Iterator[Contest]:
    number = event.numbers.get(player, 0)
    group = next((g for g in made.groups if number in g), ())
    if len(group) > 1 and made.row(number).rank:
        yield Contest(_ids(event, group), made.row(number).rank)
    for decision in reversed(made.decisions):
        if decision.place and number in decision.players:
            yield Contest(_ids(event, decision.players), decision.place, before=decision.decider)


def _for_groups(event: Event, made: Standings, player: int) -> Iterator[Contest]:
    number, by_id = event.numbers.get(player, 0), event.by_id
    if not number or not made.row(number).rank:
        return
    last = made.stages[-1]
    group = [row.number for row in made.rows if row.rank and last[row.number - 1] == last[number - 1]]
    for category in dict.fromkeys(p.category for p in event.prizes.prizes if p.thing and p.category):
        mine = tuple(n for n in group if category.admits(by_id[event.order[n - 1]].person))
        if number in mine and 1 < len(mine) < len(group):
            before = next((d.decider for d in made.decisions if d.players == set(mine) and d.level), None)
            yield Contest(_ids(event, mine), last[number - 1], category.name, before)


def _ids(event: Event, numbers: tuple[int, ...] | frozenset[int]) -> tuple[int, ...]:
    return tuple(event.order[n - 1] for n in sorted(numbers))
