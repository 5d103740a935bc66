"""The best candidate of a bracket by matching: first with whom the MDPs are paired, then the remainder (3.3)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from clubtd.pairing.bracket import Bracket, Pairs
from clubtd.pairing.costs import Costs
from clubtd.pairing.matching import Graph
from clubtd.pairing.order import ExchangeOrder, MovedDownOrder, Order


class Candidates(ABC):
    """What both ways of matching share. They differ in what they see of the world outside the bracket."""

    def __init__(self, bracket: Bracket, costs: Costs) -> None:
        self.bracket, self.costs = bracket, costs

    @abstractmethod
    def solve(self, players: Sequence[int], order: Order) -> Pairs | None:
        """The best pairs among these members, the earliest of equals; None if no candidate is legal."""

    def best(self, assumed: int) -> Pairs | None:
        """The best pairs of the bracket, or None. A homogeneous one is assumed to make so many."""
        members, mdps = self.bracket.members, self.bracket.moved_down
        if not mdps:
            found = self.solve(members, ExchangeOrder(len(members), assumed))
            if found is not None and len(found) != assumed:
                found = self.solve(members, ExchangeOrder(len(members), len(found)))
            return found
        found = self.solve(members, MovedDownOrder(len(members), len(mdps)))
        if found is None:
            return None
        mdp_pairing = [pair for pair in found if pair[0] in mdps]
        pairs = len(found) - len(mdp_pairing)
        if not pairs:
            return found
        taken = {player for pair in mdp_pairing for player in pair}
        rest = [player for player in members if player not in taken]
        limbo = len(mdps) - len(mdp_pairing)
        remainder = self.solve(rest, ExchangeOrder(len(rest) - limbo, pairs, limbo))
        return None if remainder is None else mdp_pairing + remainder

    def join(self, graph: Graph, players: Sequence[int], order: Order) -> None:
        """Put the edges between the players into the graph. MDPs meet residents only."""
        rows, costs, pair, shift = self.bracket.rows, self.costs, order.pair, order.bits
        mdps = self.bracket.moved_down
        for b, low in enumerate(players):
            if low not in mdps:
                row, mine = rows[low], graph[b]
                for a in range(order.before, b):
                    high = players[a]
                    if row >> high & 1:
                        graph[a][b] = mine[a] = (costs.pair(high, low) << shift) + pair(a, b)
