"""The best candidate when a bracket is looked at alone, with a certificate from the rest of the round."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.pairing.bracket import Bracket, Pairs
from clubtd.pairing.candidate import Candidates
from clubtd.pairing.completion import NOBODY, matched
from clubtd.pairing.costs import Costs
from clubtd.pairing.lookahead import Lookahead
from clubtd.pairing.matching import Graph, cheapest_perfect_matching
from clubtd.pairing.order import Order


class Alone(Candidates):
    """Only the bracket, with as many exits as it must have downfloaters even if nobody else mattered (C6)."""

    def __init__(self, bracket: Bracket, costs: Costs) -> None:
        super().__init__(bracket, costs)
        members, mdps = bracket.bits_of(bracket.members), bracket.bits_of(bracket.moved_down)
        rows = [row & ~mdps if mdps >> i & 1 else row for i, row in enumerate(bracket.rows)]
        mate = matched(rows, members)
        self.exits = sum(mate[i] == NOBODY for i in bracket.members)
        self.barred = 0

    def certified(self, ahead: Lookahead) -> Pairs | None:
        """The best pairs, if the rest of the round leaves nothing to be desired with them.

        A single downfloater who spoils the next bracket is barred from floating: any other of the same score
        (C7) is better (C8), if one is possible.
        """
        bracket, cards = self.bracket, self.bracket.field.cards
        scores: set[int] = set()
        while True:
            pairs = self.best((len(bracket.members) - self.exits) // 2)
            if pairs is None:
                return None
            floaters = bracket.left_by(pairs)
            scores.update(cards[i].score for i in floaters)
            if self.barred and len(scores) > 1:
                return None
            if ahead.ideal(bracket, bracket.bits_of(floaters)):
                return pairs
            if len(floaters) != 1:
                return None
            self.barred |= 1 << floaters[0]

    def solve(self, players: Sequence[int], order: Order) -> Pairs | None:
        """See the base class."""
        size = len(players)
        graph: Graph = [{} for _ in range(size + self.exits)]
        self.join(graph, players, order)
        for place, player in enumerate(players):
            if not self.barred >> player & 1:
                cost = (self.costs.downfloater(player) << order.bits) + order.downfloater(place)
                for way in range(size, size + self.exits):
                    graph[place][way] = graph[way][place] = cost
        mate = cheapest_perfect_matching(graph, order.guess()) if all(graph) else None
        return (
            None if mate is None else [(players[a], players[b]) for a, b in enumerate(mate) if a < b < size]
        )
