"""Events that were never played: simulated from a seed, for tests that need a whole table."""

from dataclasses import replace
from random import Random

from clubtd.advice.simulate import Plan, Size, by_score_group, invented, play
from clubtd.event.crosstable import Crosstable, Record
from clubtd.event.result import Code


def event(players: int, rounds: int, seed: int) -> Crosstable:
    chance = Random(seed)
    table, strength = invented(Size(players, rounds), chance)
    return play(Plan(table, by_score_group), strength, chance)


def level_pair(table: Crosstable) -> tuple[int, int] | None:
    """The first two, by number, of those who share first place."""
    best = max(e.points for e in table.entrants)
    first = [e.number for e in table.entrants if e.points == best]
    return (first[0], first[1]) if len(first) > 1 else None


def reopened(table: Crosstable, boards: int) -> Crosstable:
    """The table while so many boards of the last round, by White's number, have no result."""
    entrants = list(table.entrants)
    whites = [e for e in table.entrants if e.records[-1].colour and e.records[-1].colour.value == "w"]
    for white in whites[:boards]:
        for number in (white.number, white.records[-1].opponent):
            e = entrants[number - 1]
            last = e.records[-1]
            still = Record(Code.OPEN, 0, last.opponent, last.colour)
            entrants[number - 1] = replace(e, records=(*e.records[:-1], still))
    return replace(table, entrants=tuple(entrants))
