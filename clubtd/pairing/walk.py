"""The short way to a bracket's pairing: walk through the candidates in order until one is beyond improvement.

For some criteria it is plain beforehand how well they can be fulfilled at best: of five players who want White
and one who wants Black two pairs must disappoint somebody. The first candidate that reaches these bounds in
everything is the answer (C.04.3 3.8), since no other is better and no earlier one as good.

Only candidates without exchanges are tried, and not too many. Whoever gives up here has lost a little time; the
matching of `brackets` then finds the answer.
"""

from __future__ import annotations

from clubtd.event.colour import Colour
from clubtd.pairing.bracket import Bracket, Pairs
from clubtd.pairing.colours import Strength
from clubtd.pairing.completion import bits
from clubtd.pairing.costs import Costs
from clubtd.pairing.lookahead import Lookahead

PATIENCE = 4  # candidates' pairs tried, for each member


class _GivenUp(Exception):
    """Too many steps, or a candidate that is not tried here would come next."""


def ideal_candidate(bracket: Bracket, costs: Costs, ahead: Lookahead) -> Pairs | None:
    """The pairs of the bracket, if they are found the short way."""
    walk = _Walk(bracket, costs, ahead)
    if len(bracket.moved_down) > len(bracket.residents) or not walk.promising():
        return None
    try:
        return walk.pair_moved_down(0, bracket.bits_of(bracket.residents), 0)
    except _GivenUp:
        return None


class _Walk:
    def __init__(self, bracket: Bracket, costs: Costs, ahead: Lookahead) -> None:
        self.bracket, self.costs, self.ahead = bracket, costs, ahead
        self.rows = bracket.rows
        self.odd = len(bracket.members) % 2
        self.wishes = dict.fromkeys(Colour, 0)
        self.mild = self.exempt = 0
        for i in bracket.members:
            wish = bracket.field.cards[i].preference
            if wish.colour is not None:
                self.wishes[wish.colour] |= 1 << i
            if wish.strength is Strength.MILD:
                self.mild |= 1 << i
            if bracket.field.cards[i].topscorer:
                self.exempt |= 1 << i  # may meet their like (C3), which C13 does not count
        self.budget = self.least(bracket.bits_of(bracket.members))
        self.may_float = 0
        self.patience = PATIENCE * len(bracket.members)

    def promising(self) -> bool:
        """Whether the rest of the round allows the ideal; finds out who may float."""
        bracket, costs = self.bracket, self.costs
        if not self.odd:
            return self.ahead.ideal(bracket, 0)
        prices = {i: costs.downfloater(i) for i in bracket.residents}
        if bracket.last:
            prices = {i: price + costs.bye(i) for i, price in prices.items() if bracket.takers >> i & 1}
        if prices:
            least = min(prices.values())
            self.may_float = sum(1 << i for i, price in prices.items() if price == least)
        return bool(prices)

    def least(self, players: int) -> int:
        """What C12 and C13 cost at least when these players meet each other (but one, if they are odd)."""
        white, black = (self.wishes[colour] & players for colour in Colour)
        majority = white if white.bit_count() > black.bit_count() else black
        count, most = players.bit_count(), majority.bit_count()
        surplus = 2 * most - count - count % 2
        return self.disappointments((surplus + 1) // 2, majority) if surplus > 0 else 0

    def disappointments(self, pairs: int, majority: int) -> int:
        """The cost of so many pairs that want the same colour, as few as possible of them strongly."""
        strong = pairs - (majority & (self.mild | self.exempt)).bit_count()
        return (pairs << self.costs.of_article["C12"]) + (max(0, strong) << self.costs.of_article["C13"])

    def pair_moved_down(self, index: int, free: int, spent: int) -> Pairs | None:
        """The MDPs from this one on with the smallest BSNs (4.2), then the remainder."""
        bracket = self.bracket
        if index == len(bracket.moved_down):
            return self.pair_remainder(free, spent)
        mdp = bracket.moved_down[index]
        later = bracket.bits_of(bracket.moved_down[index + 1 :])
        for low in bits(self.rows[mdp] & free):
            cost = spent + self.costs.pair(mdp, low)
            rest = free ^ 1 << low
            if cost <= self.budget and cost + self.least(rest | later) <= self.budget:
                self.step()
                found = self.pair_moved_down(index + 1, rest, cost)
                if found is not None:
                    return [(mdp, low), *found]
        return None

    def pair_remainder(self, free: int, spent: int) -> Pairs:
        """The remainder, or a homogeneous bracket, by a transposition of S2 (4.2).

        If there is none, an exchange might do, which comes before the next choice of the MDPs' opponents.
        """
        players = list(bits(free))
        half = len(players) // 2
        found = self.transpose(players[:half], 0, free & -(1 << players[half]) if players else 0, spent)
        if found is None:
            raise _GivenUp
        return found

    def transpose(self, first: list[int], index: int, free: int, spent: int) -> Pairs | None:
        """The rest of S1, from this index on, with the first possible of S2."""
        if index == len(first):
            return [] if not self.odd or self.may_go(free) else None
        high, later = first[index], self.bracket.bits_of(first[index + 1 :])
        for low in bits(self.rows[high] & free):
            cost = spent + self.costs.pair(high, low)
            rest = free ^ 1 << low
            if cost > self.budget or (self.odd and not rest & self.may_float):
                continue
            self.step()
            if cost + self.least_between(later, rest) <= self.budget:
                found = self.transpose(first, index + 1, rest, cost)
                if found is not None:
                    return [(high, low), *found]
        return None

    def least_between(self, first: int, second: int) -> int:
        """What C12 and C13 cost at least when each of the first meets one of the second."""
        cost = 0
        for colour in Colour:
            wish, other = self.wishes[colour], second & ~self.wishes[colour]
            surplus = (first & wish).bit_count() - other.bit_count()
            if surplus > 0:
                cost += self.disappointments(surplus, (first | second) & wish)
        return cost

    def may_go(self, floater: int) -> bool:
        """Whether the one left over may float, or take the bye, with everything below at its best."""
        bracket = self.bracket
        if not floater & self.may_float:
            return False
        if bracket.last or self.ahead.ideal(bracket, floater):
            return True
        self.may_float ^= floater
        return False

    def step(self) -> None:
        self.patience -= 1
        if self.patience < 0:
            raise _GivenUp
