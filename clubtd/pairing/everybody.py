"""The best candidate with everybody in view who is not paired yet: always right, and slower."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.pairing.bracket import Bracket, Pairs
from clubtd.pairing.candidate import Candidates
from clubtd.pairing.costs import Costs
from clubtd.pairing.matching import Graph, cheapest_perfect_matching
from clubtd.pairing.order import Order


class Everybody(Candidates):
    """All players who are not paired yet, and the bye. A perfect matching is a complete round-pairing (C4)."""

    def __init__(self, bracket: Bracket, costs: Costs) -> None:
        super().__init__(bracket, costs)
        self.bye_counts = bracket.last
        self.bye_inside = False

    def pairs(self) -> Pairs | None:
        """The best pairs; None if there is no complete round-pairing."""
        bracket = self.bracket
        most = len(bracket.members) // 2
        pairs = self.best(most)
        # Note to 2.4.4: C9 counts where the one downfloater takes the bye, and only there.
        if pairs is not None and not self.bye_counts and self.bye_inside and len(bracket.left_by(pairs)) == 1:
            self.bye_counts = True
            pairs = self.best(most)
        return pairs

    def solve(self, players: Sequence[int], order: Order) -> Pairs | None:
        """See the base class."""
        bracket, rows = self.bracket, self.bracket.rows
        everybody = [*players, *bracket.following, *bracket.below]
        inside, following = len(players), len(players) + len(bracket.following)
        bye = len(everybody)
        graph: Graph = [{} for _ in range(bye + (bracket.takers > 0))]
        self.join(graph, players, order)
        leave, pass_by = self.leaving(players, order)
        for b in range(inside, bye):
            row = rows[everybody[b]]
            for a in range(b):
                if row >> everybody[a] & 1:
                    graph[a][b] = graph[b][a] = leave[a] + (pass_by[a] if b >= following else 0)
        for a, player in enumerate(everybody):
            if bracket.takers >> player & 1:
                counts = self.bye_counts and a < inside
                taken = self.costs.bye(player) << order.bits if counts else 0
                graph[a][bye] = graph[bye][a] = leave[a] + pass_by[a] + taken
        mate = cheapest_perfect_matching(graph, order.guess()) if all(graph) else None
        if mate is None:
            return None
        self.bye_inside = len(mate) > bye and mate[bye] < inside
        return [(players[a], players[b]) for a, b in enumerate(mate) if a < b < inside]

    def leaving(self, players: Sequence[int], order: Order) -> tuple[list[int], list[int]]:
        """What it costs, for everybody, not to be paired in the bracket, and in the next one either."""
        bracket, costs, shift = self.bracket, self.costs, order.bits
        outside = [0] * (len(bracket.following) + len(bracket.below))
        leave = [(costs.downfloater(i) << shift) + order.downfloater(a) for a, i in enumerate(players)]
        pass_by = [costs.left_next(i) << shift for i in (*players, *bracket.following)]
        return leave + outside, pass_by + [0] * len(bracket.below)
