"""Pairing one bracket (C.04.3 Art. 3): the best candidate, and the earliest among equals.

Three ways lead to it, the quickest first; each proves its answer or passes the question on.

1. `walk`: the first candidate in order, if it is as good as can be.
2. The bracket alone: the best candidate with as few downfloaters as the bracket itself allows. If those also
   leave the next bracket at its best and the round can be completed, nothing better exists.
3. Everybody who is not paired yet: a perfect matching of them is a complete round-pairing (C4), and what it
   costs says how good the part inside the bracket is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from clubtd.pairing.bracket import Bracket, Outcome
from clubtd.pairing.completion import NOBODY, bits, matched
from clubtd.pairing.costs import Costs
from clubtd.pairing.lookahead import Lookahead
from clubtd.pairing.matching import cheapest_perfect_matching
from clubtd.pairing.order import ExchangeOrder, MovedDownOrder
from clubtd.pairing.walk import Pairs, ideal_candidate


def pair_bracket(bracket: Bracket, ahead: Lookahead) -> Outcome:
    """The pairs and the downfloaters of one bracket."""
    costs = Costs(bracket.field, bracket.members, bracket.following)
    pairs = None
    if bracket.last or not bracket.takers & bracket.bits_of(bracket.members):
        pairs = ideal_candidate(bracket, costs, ahead)
    if pairs is None and not bracket.last and not bracket.takers & bracket.bits_of(bracket.members):
        pairs = Alone(bracket, costs).certified(ahead)
    if pairs is None:
        pairs = Everybody(bracket, costs).best()
    return Outcome(bracket, tuple(pairs), bracket.left_by(pairs))


class Order(Protocol):
    """The order of candidates as digits, by places in the bracket."""

    @property
    def before(self) -> int:
        """How many players stand first who are not to be paired."""

    @property
    def bits(self) -> int:
        """The length of the digits."""

    def pair(self, high: int, low: int) -> int:
        """The digits of a pair."""

    def downfloater(self, place: int) -> int:
        """The digits of a player who is not paired."""


class Solver:
    """The best candidate by matching: first with whom the MDPs are paired, then the remainder (3.3)."""

    def __init__(self, bracket: Bracket, costs: Costs) -> None:
        self.bracket, self.costs = bracket, costs

    def solve(self, players: Sequence[int], order: Order) -> Pairs | None:
        """The best pairs among these members of the bracket; None if not even one candidate is legal."""
        raise NotImplementedError

    def candidate(self, assumed: int) -> Pairs | None:
        """The best pairs of the bracket, or None. A homogeneous one is assumed to make so many."""
        bracket = self.bracket
        members = bracket.members
        if not bracket.moved_down:
            found = self.solve(members, ExchangeOrder(len(members), assumed))
            if found is not None and len(found) != assumed:
                found = self.solve(members, ExchangeOrder(len(members), len(found)))
            return found
        found = self.solve(members, MovedDownOrder(len(members), len(bracket.moved_down)))
        if found is None:
            return None
        mdps = set(bracket.moved_down)
        fixed = [pair for pair in found if pair[0] in mdps]
        if len(fixed) == len(found):
            return fixed
        taken = {player for pair in fixed for player in pair}
        rest = [player for player in members if player not in taken]
        limbo = len(mdps) - len(fixed)
        remainder = self.solve(rest, ExchangeOrder(len(rest) - limbo, len(found) - len(fixed), limbo))
        return None if remainder is None else fixed + remainder

    def inside(self, graph: list[dict[int, int]], players: Sequence[int], order: Order) -> None:
        """Put in the edges between the players."""
        rows, costs, pair, shift = self.bracket.rows, self.costs, order.pair, order.bits
        mdps = self.bracket.moved_down
        for b, low in enumerate(players):
            if low not in mdps:
                row, mine = rows[low], graph[b]
                for a in range(order.before, b):
                    high = players[a]
                    if row >> high & 1:
                        graph[a][b] = mine[a] = (costs.pair(high, low) << shift) + pair(a, b)


class Alone(Solver):
    """Only the bracket, with as many exits as it must have downfloaters."""

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
            pairs = self.candidate((len(bracket.members) - self.exits) // 2)
            if pairs is None:
                return None
            floaters = bracket.left_by(pairs)
            scores.update(cards[i].score for i in floaters)
            if self.barred and len(scores) > 1:
                return None
            if self.fine(floaters, ahead):
                return pairs
            if len(floaters) != 1:
                return None
            self.barred |= 1 << floaters[0]

    def fine(self, floaters: Sequence[int], ahead: Lookahead) -> bool:
        """Whether the round can be completed and the next bracket be at its best with these MDPs."""
        bracket = self.bracket
        if not floaters:
            return ahead.complete(bracket.beyond)
        mask = bracket.bits_of(floaters)
        return ahead.ideal_next(mask, bracket.next_bits, bracket.beyond ^ bracket.next_bits)

    def solve(self, players: Sequence[int], order: Order) -> Pairs | None:
        size = len(players)
        graph: list[dict[int, int]] = [{} for _ in range(size + self.exits)]
        self.inside(graph, players, order)
        for place, player in enumerate(players):
            if not self.barred >> player & 1:
                cost = (self.costs.downfloater(player) << order.bits) + order.downfloater(place)
                for way in range(size, size + self.exits):
                    graph[place][way] = graph[way][place] = cost
        if not all(graph):
            return None
        mate = cheapest_perfect_matching(graph)
        if mate is None:
            return None
        return [(players[a], players[b]) for a, b in enumerate(mate) if a < b < size]


class Everybody(Solver):
    """All who are not paired yet, and the bye."""

    def __init__(self, bracket: Bracket, costs: Costs) -> None:
        super().__init__(bracket, costs)
        self.bye_counts = bracket.last

    def best(self) -> Pairs:
        """The best pairs."""
        bracket = self.bracket
        pairs = self.candidate(len(bracket.members) // 2)
        if pairs is not None and not bracket.last and self.single_bye(pairs):
            self.bye_counts = True
            pairs = self.candidate(len(bracket.members) // 2)
        assert pairs is not None, "no complete round-pairing, though C5 found one"
        return pairs

    def single_bye(self, pairs: Pairs) -> bool:
        """Whether the only downfloater takes the bye (note to 2.4.4): only then C9 counts."""
        return len(self.bracket.members) - 2 * len(pairs) == 1 and self.floater_takes_bye

    def solve(self, players: Sequence[int], order: Order) -> Pairs | None:
        bracket, costs, rows, shift = self.bracket, self.costs, self.bracket.rows, order.bits
        everybody = [*players, *bracket.following, *bracket.below]
        inside, following, size = len(players), len(players) + len(bracket.following), len(everybody)
        graph: list[dict[int, int]] = [{} for _ in range(size + len(rows) - len(bracket.field.cards))]
        self.inside(graph, players, order)
        leave = [costs.downfloater(i) << shift for i in players] + [0] * (size - inside)
        leave = [cost + order.downfloater(a) if a < inside else cost for a, cost in enumerate(leave)]
        pass_by = [costs.left_next(i) << shift for i in everybody[:following]] + [0] * (size - following)
        for b in range(inside, size):
            row = rows[everybody[b]]
            for a in range(b):
                if row >> everybody[a] & 1:
                    graph[a][b] = graph[b][a] = leave[a] + (pass_by[a] if b >= following else 0)
        for b in bits(rows[-1]) if len(graph) > size else ():
            if b in everybody:
                a = everybody.index(b)
                taken = costs.bye(b) << shift if self.bye_counts and a < inside else 0
                graph[a][size] = graph[size][a] = leave[a] + pass_by[a] + taken
        mate = cheapest_perfect_matching(graph)
        if mate is None:
            return None
        self.floater_takes_bye = len(graph) > size and mate[size] < inside
        return [(players[a], players[b]) for a, b in enumerate(mate) if a < b < inside]
