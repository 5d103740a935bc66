"""What many simulated events add up to: how often first place is shared, and what tie-breaks then do."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from typing import NamedTuple

from clubtd.advice.chance import Chance
from clubtd.advice.verdict import Terms, Verdict, decide, other_boards, other_results, with_result
from clubtd.event.crosstable import Crosstable
from clubtd.event.frozen import frozen, replace
from clubtd.event.table import without_cancelled
from clubtd.standings.field import Announced

Order = tuple[str, ...]


class Estimate(NamedTuple):
    """A percentage, and one standard error of it in percentage points, both rounded (the error upwards)."""

    percent: int
    error: int


@frozen
class Figures:
    """The result of a simulation: % of events for `shared`, % of the `ties` for first place for the others.

    Of the `runs` events, `stuck` could not be played to the end, since nobody was left to pair; they count nothing.
    `right[i]` is how often `orders[i]` prefers the stronger of two (level counts as a coin), `decided[i]` how often
    it decides at all. `changed` and `reversed` are how often one other board of the last round would have changed,
    or turned round, the verdict of the first order.
    """

    runs: int
    stuck: int
    ties: int
    orders: tuple[Order, ...]
    shared: Estimate
    right: tuple[Estimate, ...]
    decided: tuple[Estimate, ...]
    changed: Estimate
    reversed: Estimate


class Tally:
    """Counts, one simulated event after the other."""

    def __init__(self, orders: Sequence[Order], terms: Terms | None = None) -> None:
        self.orders = tuple(orders)
        self.terms = [replace(terms or Terms(()), order=order) for order in self.orders]
        self.announced = terms.announced if terms else Announced()
        self.runs = self.stuck = self.ties = self.changed = self.reversed = 0
        self.half_right = [0] * len(self.orders)
        self.decided = [0] * len(self.orders)

    def add(self, table: Crosstable, strength: Sequence[float], chance: Chance) -> None:
        """Count an event in which number n plays with `strength[n - 1]`."""
        self.runs += 1
        if table.played < table.planned or not table.entrants:
            self.stuck += 1
            return
        table = without_cancelled(table, self.announced.cancelled)
        points = {e.number: e.points for e in table.entrants if e.number not in self.announced.out}
        best = max(points.values(), default=0)
        leaders = [number for number, p in points.items() if p == best]
        if len(leaders) < 2:
            return
        self.ties += 1
        a, b = chance.sample(leaders, 2)
        if strength[a - 1] < strength[b - 1]:
            a, b = b, a
        for i, terms in enumerate(self.terms):
            verdict = decide(table, terms, a, b).verdict
            self.half_right[i] += 1 + verdict.value
            self.decided[i] += verdict is not Verdict.LEVEL
            if i == 0:
                self._turn(table, a, b, verdict)

    def _turn(self, table: Crosstable, a: int, b: int, verdict: Verdict) -> None:
        changed = False
        for board in other_boards(table, a, b):
            for result in other_results(board):
                found = decide(with_result(table, board, result), self.terms[0], a, b).verdict
                if found is not verdict:
                    changed = True
                    if found.value == -verdict.value != 0:
                        self.changed += 1
                        self.reversed += 1
                        return
        self.changed += changed

    @property
    def figures(self) -> Figures:
        """What has been counted so far."""
        return Figures(
            self.runs,
            self.stuck,
            self.ties,
            self.orders,
            _estimate(self.ties, self.runs - self.stuck),
            tuple(_estimate(half, 2 * self.ties, self.ties) for half in self.half_right),
            tuple(_estimate(times, self.ties) for times in self.decided),
            _estimate(self.changed, self.ties),
            _estimate(self.reversed, self.ties),
        )


def _estimate(count: int, of: int, trials: int = 0) -> Estimate:
    if not of:
        return Estimate(0, 100)
    share = count / of
    return Estimate(round(100 * share), ceil(100 * sqrt(max(share * (1 - share), 0.01) / (trials or of))))
