"""Who gets what cannot be cut in half: cups, titles, a place in the next event. Tie-breaks decide these (R10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from clubtd.advice.purse import Finisher
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Value, msg
from clubtd.event.prize import Prize
from clubtd.event.scoring import in_points
from clubtd.standings.codes import tie_break
from clubtd.standings.ranking import Decision, Standings


@frozen
class Trophy:
    """A thing and its winner, with the reason; `level` are those who play off or draw lots when nobody has won it."""

    prize: Prize
    winner: Finisher | None
    why: Message
    level: tuple[Finisher, ...] = ()


def trophies(
    prizes: Iterable[Prize], finishers: Iterable[Finisher], standings: Standings
) -> tuple[Trophy, ...]:
    """The winners of all things, in the order of the list of prizes."""
    ranked = sorted(finishers, key=lambda f: (f.rank, f.number))
    return tuple(_trophy(prize, ranked, standings) for prize in prizes if prize.thing)


def _trophy(prize: Prize, ranked: Sequence[Finisher], standings: Standings) -> Trophy:
    category = prize.category
    runners = [f for f in ranked if category is None or category.admits(f.person)]
    tiers = list(_tiers(runners, standings))
    place = prize.place
    while tiers and place > len(tiers[0]):
        place -= len(tiers.pop(0))
    if not tiers:
        return Trophy(prize, None, msg("nobody has won it"))
    if len(tiers[0]) > 1:
        return Trophy(prize, None, msg("level to the end: a play-off, or lots"), tiers[0])
    winner = tiers[0][0]
    return Trophy(prize, winner, _why(winner, runners, standings))


def _tiers(runners: Sequence[Finisher], standings: Standings) -> Iterator[tuple[Finisher, ...]]:
    """Those who run for a thing, best first, level ones together; play-offs and lots count.

    One between just those of a category whom tie-breaks leave level counts before one of everybody on that place.
    """
    for _, level in groupby(runners, key=lambda f: standings.stages[-1][f.number - 1]):
        group = {f.number: f for f in level}
        if decision := _between(standings, frozenset(group)):
            yield from (tuple(group[n] for n in tier) for tier in decision.tiers)
        else:
            yield from (tuple(tier) for _, tier in groupby(group.values(), key=lambda f: f.rank))


def _between(standings: Standings, players: frozenset[int]) -> Decision | None:
    """What was decided between just these level players."""
    return next((d for d in standings.decisions if d.level and d.players == players), None)


def _why(winner: Finisher, runners: Sequence[Finisher], standings: Standings) -> Message:
    level = [f for f in runners if standings.separated_by(winner.number, f.number) is None]
    if len(level) > 1:
        own = _between(standings, frozenset(f.number for f in level))
        if own:
            return own.decider.how
        if below := [f for f in level if f.rank > winner.rank]:
            return ahead(standings, winner.number, below[0].number)
    behind = [f for f in runners if f.rank > winner.rank]
    if not behind or behind[0].points < winner.points:
        return with_points(winner.points)
    return ahead(standings, winner.number, behind[0].number)


def with_points(tenths: int) -> Message:
    """The reason of who is alone on points: `with 4 points`."""
    text = "with {points} point" if tenths in (5, 10) else "with {points} points"
    return msg(text, points=in_points(tenths))


def ahead(standings: Standings, first: int, second: int) -> Message:
    """By what a player stands above another one with the same points: `on BH-C1 12 against 11½`."""
    code = standings.separated_by(first, second)
    if code is None:
        both = {first, second}
        decided = [d for d in standings.decisions if d.place and both <= d.players]
        return decided[-1].decider.how if decided else msg("by the play-off or by lot")
    position = standings.order.index(code)
    a, b = (standings.row(n).values[position] for n in (first, second))
    if a is None or b is None or tie_break(code).criterion.group:
        return msg("on {code}", code=code)
    values: dict[str, Value] = {"code": code, "a": a, "b": b}
    return msg("on {code} {a} against {b}", **values)
