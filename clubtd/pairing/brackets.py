"""Pairing one bracket (C.04.3 Art. 3): the best candidate, and the earliest among equals.

The graph holds everybody who is not paired yet. A perfect matching in it is a complete round-pairing (C4), and
its weight says how good the part inside the bracket is: the digits of the criteria, then those of the order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from clubtd.pairing.criteria import CRITERIA, Scale, Where
from clubtd.pairing.field import Field
from clubtd.pairing.matching import maximum_weight_matching
from clubtd.pairing.order import ExchangeOrder, MovedDownOrder

Order = Callable[[int, int], int]


@dataclass(frozen=True, slots=True)
class Bracket:
    """The players of one bracket, by rank, with those who come after it.

    `takers` are, as bits, those who may get the bye; 0 when there is none to give any more.
    """

    field: Field
    moved_down: tuple[int, ...]
    residents: tuple[int, ...]
    following: tuple[int, ...]
    below: tuple[int, ...]
    takers: int

    @property
    def members(self) -> tuple[int, ...]:
        """MDPs and residents in the order of their BSNs (4.1)."""
        return self.moved_down + self.residents


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a bracket. The downfloater of the last one takes the bye (1.4.1)."""

    bracket: Bracket
    pairs: tuple[tuple[int, int], ...]
    downfloaters: tuple[int, ...]


class Solver:
    """Weights and matchings of one bracket."""

    def __init__(self, bracket: Bracket) -> None:
        field, members = bracket.field, bracket.members
        self.bracket = bracket
        cards = field.cards
        scores = {cards[i].score for i in members + bracket.following}
        size = max(len(members) + len(bracket.following), *(cards[i].unplayed for i in members))
        self.scale = Scale(cards[bracket.residents[0]].score, (size + 1).bit_length(), tuple(sorted(scores)))
        self.known: dict[tuple[Where, int, int, int], int] = {}
        self.bye_counts = False

    def worth(self, where: Where, high: int, low: int) -> int:
        """The digits of all criteria for a pair; equal profiles give equal digits."""
        cards = self.bracket.field.cards
        higher, lower = cards[high], cards[low]
        key = where, higher.profile, lower.profile, higher.unplayed if where is Where.BYE else 0
        if key not in self.known:
            number = 0
            for criterion in CRITERIA:
                number <<= criterion.bits(self.scale)
                if criterion.where is where:
                    number |= criterion.gain(self.scale, higher, lower)
            self.known[key] = number
        return self.known[key]

    def solve(self, players: Sequence[int], order: Order, bits: int) -> list[int]:
        """Partners of all in the best round-pairing of everybody but those paired already.

        `players` are the members of the bracket still to pair, numbered from 0 for the order.
        """
        bracket, legal = self.bracket, self.bracket.field.legal
        bye = len(legal)
        graph: list[dict[int, int]] = [{} for _ in range(bye + 1)]
        everybody = [*players, *bracket.following, *bracket.below]
        inside, following = len(players), len(players) + len(bracket.following)
        residents = set(bracket.residents)
        for b, low in enumerate(everybody):
            for a, high in enumerate(everybody[:b]):
                if legal[high] >> low & 1:
                    if b < inside:
                        if low not in residents:
                            continue
                        weight = self.worth(Where.INSIDE, high, low) << bits | order(a, b)
                    elif b < following:
                        weight = self.worth(Where.NEXT, high, low) << bits
                    else:
                        weight = 0
                    graph[high][low] = graph[low][high] = weight
        for b, player in enumerate(everybody):
            if bracket.takers >> player & 1:
                counts = self.bye_counts and b < inside
                weight = self.worth(Where.BYE, player, player) << bits if counts else 0
                graph[player][bye] = graph[bye][player] = weight
        return maximum_weight_matching(graph, perfect=True)


def pair_bracket(bracket: Bracket) -> Outcome:
    """The pairs of one bracket."""
    solver = Solver(bracket)
    pairs: list[tuple[int, int]] = []
    rest: Sequence[int] = bracket.members
    size = len(rest)
    first: Order = MovedDownOrder(size, len(bracket.moved_down))
    bits = MovedDownOrder(size, len(bracket.moved_down)).bits
    if not bracket.moved_down:
        first, bits = ExchangeOrder(size, size // 2), ExchangeOrder(size, size // 2).bits
    mate = solver.solve(rest, first, bits)
    if single_bye(bracket, mate):
        solver.bye_counts = True
        mate = solver.solve(rest, first, bits)
    if bracket.moved_down:
        pairs = [(m, mate[m]) for m in bracket.moved_down if mate[m] in bracket.residents]
        taken = {player for pair in pairs for player in pair}
        rest = [player for player in rest if player not in taken]
        limbo = [m for m in bracket.moved_down if m not in taken]
        remainder = [player for player in rest if player not in limbo]
        count = sum(mate[i] in remainder for i in remainder) // 2
        shift = len(limbo)
        order = ExchangeOrder(len(remainder), count)
        mate = solver.solve(rest, lambda a, b: order(a - shift, b - shift) if a >= shift else 0, order.bits)
    else:
        count = sum(mate[i] in rest for i in rest) // 2
        if count < size // 2:
            mate = solver.solve(rest, ExchangeOrder(size, count), ExchangeOrder(size, count).bits)
    rest_set = set(rest)
    pairs += [(i, mate[i]) for i in rest if mate[i] in rest_set and mate[i] > i]
    taken = {player for pair in pairs for player in pair}
    downfloaters = tuple(player for player in bracket.members if player not in taken)
    return Outcome(bracket, tuple(pairs), downfloaters)


def single_bye(bracket: Bracket, mate: Sequence[int]) -> bool:
    """Whether the bracket's one downfloater takes the bye (note to 2.4.4): only then C9 counts."""
    members, bye = set(bracket.members), len(bracket.field.cards)
    outside = [mate[i] for i in members if mate[i] not in members]
    return outside == [bye]
