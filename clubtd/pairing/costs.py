"""The criteria of one bracket packed into integers: what a pair, or a player left unpaired, costs."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.pairing.criteria import CRITERIA
from clubtd.pairing.criterion import About, Criterion, Scale
from clubtd.pairing.field import Card, Field


class Costs:
    """The costs in one bracket. All criteria are in each number, the most important in its highest digits."""

    def __init__(self, field: Field, members: Sequence[int], following: Sequence[int]) -> None:
        cards = self.cards = field.cards
        resident = cards[members[-1]].score
        scores = sorted({cards[i].score for i in (*members, *following)})
        most = max(len(members) + len(following), *(cards[i].unplayed for i in members))
        self.scale = Scale(resident, most.bit_length(), tuple(scores))
        self.shifts: dict[About, list[tuple[Criterion, int]]] = {about: [] for about in About}
        self.of_article: dict[str, int] = {}
        shift = 0
        for criterion in reversed(CRITERIA):
            self.shifts[criterion.about].append((criterion, shift))
            self.of_article[criterion.article] = shift
            shift += criterion.bits(self.scale)
        self.known: dict[tuple[int, int], int] = {}

    def pair(self, high: int, low: int) -> int:
        """What the pair costs; players of equal profiles cost the same."""
        higher, lower = self.cards[high], self.cards[low]
        key = higher.profile, lower.profile
        cost = self.known.get(key)
        if cost is None:
            cost = self.total(About.PAIR, higher, lower)
            if higher.score > self.scale.resident:
                cost += self.total(About.MDP_PAIR, higher, lower)
            self.known[key] = cost
        return cost

    def downfloater(self, player: int) -> int:
        """What it costs that the player is not paired in the bracket."""
        return self.total(About.DOWNFLOATER, self.cards[player], self.cards[player])

    def left_next(self, player: int) -> int:
        """What it costs that the player will not be paired in the next bracket (C8)."""
        return self.total(About.LEFT_NEXT, self.cards[player], self.cards[player])

    def bye(self, player: int) -> int:
        """What it costs that the player takes the bye (C9)."""
        return self.total(About.BYE, self.cards[player], self.cards[player])

    def total(self, about: About, higher: Card, lower: Card) -> int:
        """All criteria of one kind."""
        return sum(
            criterion.cost(self.scale, higher, lower) << shift for criterion, shift in self.shifts[about]
        )
