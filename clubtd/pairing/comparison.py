"""Two candidates of one bracket compared: the first digit in which the worse one loses, and its article."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg
from clubtd.pairing.bracket import Bracket, Pairs
from clubtd.pairing.costs import Costs
from clubtd.pairing.criteria import CRITERIA
from clubtd.pairing.criterion import About, Criterion
from clubtd.pairing.lookahead import Lookahead
from clubtd.pairing.matching import Graph, cheapest_perfect_matching


@frozen
class Difference:
    """Why a candidate is not as good: the article, and a clause that says what would happen with it.

    `by_order` when it fulfils all criteria as well and only comes later (Art. 4).
    """

    article: str
    clause: Message
    by_order: bool = False


def compare(bracket: Bracket, better: Pairs, worse: Pairs) -> Difference:
    """The first difference between the chosen candidate and another one of the same bracket."""
    ours, theirs = _Bill(bracket, better), _Bill(bracket, worse)
    for criterion in CRITERIA:
        amount = theirs.amount(criterion) - ours.amount(criterion)
        if amount > 0:
            return Difference(criterion.article, criterion.excess(amount))
    return _later(bracket, better, worse)


class _Bill:
    """What one candidate costs, criterion by criterion."""

    def __init__(self, bracket: Bracket, pairs: Pairs) -> None:
        self.bracket, self.pairs = bracket, pairs
        self.costs = Costs(bracket.field, bracket.members, bracket.following)
        self.floaters = bracket.left_by(pairs)
        self.next: list[int] | None = None

    def amount(self, criterion: Criterion) -> int:
        """The sum of one criterion."""
        cards, scale = self.bracket.field.cards, self.costs.scale
        pairs: Sequence[tuple[int, int]] = ()
        match criterion.about:
            case About.PAIR:
                pairs = self.pairs
            case About.MDP_PAIR:
                pairs = [pair for pair in self.pairs if pair[0] in self.bracket.moved_down]
            case About.DOWNFLOATER:
                pairs = [(i, i) for i in self.floaters]
            case About.LEFT_NEXT:
                pairs = [(i, i) for i in self.left_next()]
            case About.BYE if len(self.floaters) == 1 and self.bracket.takers >> self.floaters[0] & 1:
                pairs = [(i, i) for i in self.floaters]
        return sum(criterion.cost(scale, cards[a], cards[b]) for a, b in pairs)

    def left_next(self) -> list[int]:
        """Those whom the next bracket leaves unpaired, as well as it can (C8)."""
        if self.next is None:
            self.next = _left_next(self.bracket, self.costs, self.floaters)
        return self.next


def _left_next(bracket: Bracket, costs: Costs, floaters: Sequence[int]) -> list[int]:
    if Lookahead(bracket.rows).ideal(bracket, bracket.bits_of(floaters)):
        return list(bracket.following[: (len(floaters) + len(bracket.following)) % 2])
    everybody = [*floaters, *bracket.following, *bracket.below]
    inside, size = len(floaters) + len(bracket.following), len(everybody)
    graph: Graph = [{} for _ in range(size + (bracket.takers > 0))]
    leave = [costs.left_next(i) for i in everybody[:inside]] + [0] * (size - inside)
    for b in range(len(floaters), size):
        row = bracket.rows[everybody[b]]
        for a in range(b):
            if row >> everybody[a] & 1:
                graph[a][b] = graph[b][a] = leave[a] if b >= inside else 0
    for a, player in enumerate(everybody):
        if bracket.takers >> player & 1:
            graph[a][size] = graph[size][a] = leave[a]
    mate = cheapest_perfect_matching(graph) or []
    return [everybody[a] for a, b in enumerate(mate[:inside]) if b >= inside]


def _later(bracket: Bracket, better: Pairs, worse: Pairs) -> Difference:
    """Why one of two equally good candidates comes later."""
    mdps = set(bracket.moved_down)
    ours, theirs = dict(better), dict(worse)
    if ours.keys() & mdps != theirs.keys() & mdps:
        return Difference("4.4", msg("others of the players moved down would be paired"), True)
    if any(ours[mdp] != theirs[mdp] for mdp in ours.keys() & mdps):
        return Difference("4.2", msg("the players moved down would meet lower ranked opponents"), True)
    first, other = ours.keys() - mdps, theirs.keys() - mdps
    if first != other:
        return Difference(
            "4.3", msg("the upper and the lower half would exchange more players, or others"), True
        )
    return Difference("4.2", msg("the upper half would meet the lower half in a later order"), True)
