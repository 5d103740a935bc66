"""Simulation: one event played to its end many times, or many invented events of one size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from clubtd.advice import scoregroups
from clubtd.advice.chance import NOISE, SPREAD, TYPICAL, Chance, game
from clubtd.advice.tally import Order, Tally
from clubtd.advice.verdict import Terms
from clubtd.event.crosstable import Crosstable, Entrant, Record, System
from clubtd.event.frozen import frozen, replace
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import Scoring

Pairs: TypeAlias = Sequence[tuple[int, int]]
Pairer: TypeAlias = Callable[[Crosstable, int, Sequence[int]], tuple[Pairs, int]]
"""The pairs (White, Black) and the bye (0: nobody) of a round, from the table, its number, and those present."""


@frozen
class Plan:
    """An event to be played to its end: what has been played, who is away in which round and how, who pairs.

    `table` may hold no round. `away[round][number]` is the code of an absence. `terms` say how the table is read;
    their order counts for nothing here.
    """

    table: Crosstable
    pairer: Pairer
    away: Mapping[int, Mapping[int, Code]] = {}
    terms: Terms = Terms(())


def simulate(plan: Plan, orders: Sequence[Order], runs: int, chance: Chance) -> Iterator[Tally]:
    """The same tally after each run. A run in which a round cannot be paired is stuck.

    A rating is taken to be off the strength of the day by `chance.NOISE`; an unrated player to be any player of
    this field.
    """
    tally = Tally(orders, plan.terms)
    ratings = [entrant.rating for entrant in plan.table.entrants]
    rated = [rating for rating in ratings if rating]
    typical = sum(rated) / len(rated) if rated else TYPICAL
    for _ in range(runs):
        strength = [
            chance.gauss(rating, NOISE) if rating else chance.gauss(typical, SPREAD) for rating in ratings
        ]
        tally.add(play(plan, strength, chance), strength, chance)
        yield tally


@frozen
class Size:
    """A size of invented event: an even number of players, who are all there for every round."""

    players: int
    rounds: int


def simulate_invented(
    size: Size, orders: Sequence[Order], runs: int, chance: Chance, pairer: Pairer | None = None
) -> Iterator[Tally]:
    """The same tally after each invented event; paired in score groups unless by another pairer."""
    tally = Tally(orders)
    for _ in range(runs):
        table, strength = invented(size, chance)
        tally.add(play(Plan(table, pairer or by_score_group), strength, chance), strength, chance)
        yield tally


def invented(size: Size, chance: Chance) -> tuple[Crosstable, list[float]]:
    """An empty table of an invented field, numbered by rating, and the true strengths by number."""
    people = []
    for _ in range(size.players):
        strength = chance.gauss(TYPICAL, SPREAD)
        people.append((max(int(strength + chance.gauss(0, NOISE)), 1), strength))
    people.sort(reverse=True)
    entrants = tuple(Entrant(number, rating, ()) for number, (rating, _) in enumerate(people, 1))
    return Crosstable(entrants, size.rounds), [strength for _, strength in people]


def play(plan: Plan, strength: Sequence[float], chance: Chance) -> Crosstable:
    """The event played to its end, or to the first round that cannot be paired."""
    table = plan.table
    for number in range(table.played + 1, table.planned + 1):
        away = plan.away.get(number, {})
        present = [
            e.number for e in table.entrants if e.number not in away or table.system is not System.SWISS
        ]
        pairs, bye = plan.pairer(table, number, present)
        if not pairs:
            break
        column = {n: _record(code, table.scoring.of(code)) for n, code in away.items()}
        if bye:
            code = Code.PAB if table.system is System.SWISS else Code.REST
            column[bye] = _record(code, table.scoring.of(code))
        for white, black in pairs:
            code = _forfeit(white in away, black in away) or game(
                chance, strength[white - 1], strength[black - 1]
            )
            column[white], column[black] = _sides(white, black, code, table.scoring)
        table = _with_column(table, column)
    return table


@cache
def _record(code: Code, points: int, opponent: int = 0, colour: Colour | None = None) -> Record:
    """A record; the same few come back in every simulated event."""
    return Record(code, points, opponent, colour)


def _forfeit(white_away: bool, black_away: bool) -> Code | None:
    """In a round robin the games of the absent are forfeited (C.05 6.6)."""
    if white_away:
        return Code.FORFEIT_LOSS
    return Code.FORFEIT_WIN if black_away else None


def _sides(white: int, black: int, code: Code, scoring: Scoring) -> tuple[Record, Record]:
    other = code.opposite
    return (
        _record(code, scoring.of(code), black, Colour.WHITE),
        _record(other, scoring.of(other), white, Colour.BLACK),
    )


def _with_column(table: Crosstable, column: Mapping[int, Record]) -> Crosstable:
    absent = Record(Code.ZERO_BYE, table.scoring.absence)
    entrants = tuple(
        Entrant(e.number, e.rating, (*e.records, column.get(e.number, absent)), e.adjusted)
        for e in table.entrants
    )
    return replace(table, entrants=entrants)


def by_score_group(table: Crosstable, number: int, present: Sequence[int]) -> tuple[Pairs, int]:
    """The simplest Swiss for an even field: score groups, White to who had it less often, then to the higher placed."""
    entrants = table.entrants
    met = [sum(1 << (r.opponent - 1) for r in e.records if r.opponent) for e in entrants]
    pairs = scoregroups.pair([e.points for e in entrants], met)
    whites = [sum(r.colour is Colour.WHITE for r in e.records) for e in entrants]
    return [(a + 1, b + 1) if whites[a] <= whites[b] else (b + 1, a + 1) for a, b in pairs], 0
