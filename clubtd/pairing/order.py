"""The order in which candidates are tried (C.04.3 3.6, 3.7 and Art. 4), as digits.

Of two candidates that fulfil the criteria equally well the earlier one is taken. "Earlier" is a sum over pairs
too: below the digits of the criteria stand those of the order, and a smaller number is an earlier candidate.
"""

from __future__ import annotations

from abc import ABC, abstractmethod


class Order(ABC):
    """The order of candidates as digits of pairs and of players left unpaired, by their places in the bracket.

    `bits` is the length of all digits; `before` how many players stand first who are not to be paired: the Limbo.
    """

    bits: int
    before: int

    @abstractmethod
    def pair(self, high: int, low: int) -> int:
        """The digits of the pair of the players with these places, counted from 0, in the bracket."""

    @abstractmethod
    def downfloater(self, place: int) -> int:
        """The digits of a player who is not paired."""

    def guess(self) -> list[int]:
        """What the players will offer for a partner in the matching, if nothing but the order counts."""
        return []  # nothing is known beforehand


class MovedDownOrder(Order):
    """Which MDPs are paired (4.4), then with whom (4.2), in a bracket of `size` with `moved_down` MDPs."""

    def __init__(self, size: int, moved_down: int) -> None:
        self.moved_down = moved_down
        self.width = size.bit_length()
        self.bits = moved_down * (1 + self.width)
        self.before = 0

    def pair(self, high: int, low: int) -> int:
        """See the base class."""
        if high >= self.moved_down:
            return 0
        # 4.2: MDP 1 gets the smallest BSN, then MDP 2
        return low << (self.moved_down - 1 - high) * self.width

    def downfloater(self, place: int) -> int:
        """See the base class."""
        if place >= self.moved_down:
            return 0
        # 4.4: pair MDP 1 rather than MDP 2
        return 1 << self.moved_down - 1 - place + self.moved_down * self.width


class ExchangeOrder(Order):
    """Exchanges between S1 and S2 (4.3), then transpositions of S2 (4.2).

    In a homogeneous bracket, or a remainder, of `size` players that makes `pairs` pairs: the first `pairs` of
    them are the original S1. A candidate in which a player of S1 meets one before him was tried earlier, with
    fewer exchanges; so the S1 of a candidate are simply the higher ranked players of its pairs. `before` is
    the size of the Limbo, which stands before the remainder.
    """

    def __init__(self, size: int, pairs: int, before: int = 0) -> None:
        self.size, self.pairs, self.before = size, pairs, before
        self.width = size.bit_length()
        self.bits = 4 * self.width + 2 * size + size * self.width

    def pair(self, high: int, low: int) -> int:
        """See the base class."""
        size, width = self.size, self.width
        first, second = high - self.before, low - self.before
        original = first < self.pairs
        number = int(not original)  # 4.3.1: few players exchanged
        number = number << 2 * width | first  # 4.3.2: small difference of the BSNs exchanged
        number = number << size | (1 << first if original else 0)  # 4.3.3: the largest BSN leaves S1
        entered = 0 if original else (1 << size) - (1 << size - 1 - first)
        number = number << size + width | entered  # 4.3.4: the smallest BSN enters S1
        # 4.2: the first player of S1 gets the smallest BSN, then the second
        return number << size * width | second << (size - 1 - first) * width

    def downfloater(self, _place: int) -> int:
        """See the base class."""
        return 0  # 4.2: what stands behind S1 in S2 does not count

    def guess(self) -> list[int]:
        """The offers that make S1-1 meet S2-1, S1-2 meet S2-2 and so on.

        One player of S2 asks for more than the one before just what is between them for the player of S1
        opposite that one; and two of S2 together ask for an exchange.
        """
        step, asked = self.size * self.width, 1 << self.bits - self.width
        offers = [0] * (self.before + self.pairs)
        for _ in range(self.size - self.pairs):
            offers.append(asked)
            step -= self.width
            asked += 2 << step
        return offers
