"""Another reading of the score-group pairing of advice 4: straight down the list, and back when it does not end.

The first who is free meets somebody of his own points: who stands half-way down those that are free, then those
below, then those above him from there. When none of them can be, the next group: from its middle down, then from its
top. With the colours taken in turn this is the reading that agrees best with the published table of changed and
reversed verdicts (`advice_facts.py`); the table of who is right does not agree with it.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from clubtd.advice.simulate import Pairs
from clubtd.event.crosstable import Crosstable, Record
from clubtd.event.result import Colour


def depth_first(table: Crosstable, number: int, present: Sequence[int]) -> tuple[Pairs, int]:
    """The pairs (White, Black) of an even field; none when a round without rematches is not possible."""
    points = {e.number: e.points for e in table.entrants}
    met = {e.number: {r.opponent for r in e.records} for e in table.entrants}
    ranked = sorted(present, key=lambda n: (-points[n], n))
    pairs = _paired(ranked, points, met) or []
    records = {e.number: e.records for e in table.entrants}
    return [
        (a, b) if _white(records[a], records[b], board) else (b, a) for board, (a, b) in enumerate(pairs)
    ], 0


def _paired(
    free: list[int], points: dict[int, int], met: dict[int, set[int]]
) -> list[tuple[int, int]] | None:
    if not free:
        return []
    first = free[0]
    for other in _in_turn(free, points):
        if other not in met[first]:
            rest = _paired([n for n in free if n not in (first, other)], points, met)
            if rest is not None:
                return [(first, other), *rest]
    return None


def _in_turn(free: list[int], points: dict[int, int]) -> Iterator[int]:
    groups = [list(group) for _, group in groupby(free, points.__getitem__)]
    own, half = groups[0], max(len(groups[0]) // 2, 1)
    yield from own[half:]
    yield from reversed(own[1:half])
    for group in groups[1:]:
        middle = len(group) // 2
        yield from group[middle:]
        yield from group[:middle]


def _white(a: Sequence[Record], b: Sequence[Record], board: int) -> bool:
    """Whether a has White: who had it less often, then who had Black last, then on every other board."""
    whites = [sum(r.colour is Colour.WHITE for r in records) for records in (a, b)]
    if whites[0] != whites[1]:
        return whites[0] < whites[1]
    if a and a[-1].colour is not b[-1].colour:
        return a[-1].colour is Colour.BLACK
    return board % 2 == 0
