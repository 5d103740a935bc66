"""What a quality criterion is: something that a candidate is to keep as small as possible."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from clubtd.event.message import Message, nmsg
from clubtd.event.noun import Noun
from clubtd.pairing.field import Card


class Scale(Noun):
    """What the criteria of one bracket are measured with.

    `resident` is the score of its residents. A digit has `width` bits. A criterion that looks at scores has one
    digit, a rung, for each of `scores`: those of the bracket and of the next scoregroup, ascending.
    """

    def __init__(self, resident: int, width: int, scores: tuple[int, ...]) -> None:
        self.resident = resident
        self.width = width
        self.scores = scores

    def rung(self, score: int) -> int:
        """One, in the digit of this score."""
        return 1 << self.width * self.scores.index(score)


class About(Enum):
    """Whom a criterion judges. Its sum runs over these."""

    PAIR = "a pair in the bracket"
    MDP_PAIR = "a pair of an MDP with a resident"
    DOWNFLOATER = "a player whom the bracket leaves unpaired"
    LEFT_NEXT = "a player whom the next bracket leaves unpaired too"
    BYE = "the taker of the bye"


Cost = Callable[[Scale, Card, Card], int]


class Criterion(Noun):
    """One criterion: its article, whom it judges, what that costs, and what to say of a worse candidate.

    The cost of a pair is asked for with the higher and the lower ranked player, that of one player with the
    same card twice. A `ladder` has a digit for each score, other criteria have one.
    """

    def __init__(self, article: str, about: About, cost: Cost, worse: Message, ladder: bool) -> None:
        self.article = article
        self.about = about
        self.cost = cost
        self.worse = worse
        self.ladder = ladder

    def bits(self, scale: Scale) -> int:
        """The length of its digits."""
        return scale.width * (len(scale.scores) if self.ladder else 1)

    def excess(self, amount: int) -> Message:
        """What to say of a candidate that costs so much more."""
        return nmsg(self.worse.text, self.worse.plural, amount) if self.worse.plural else self.worse


def criterion(
    article: str, about: About, worse: Message, *, ladder: bool = False
) -> Callable[[Cost], Criterion]:
    """Makes a criterion of the function that says what it costs."""
    return lambda cost: Criterion(article, about, cost, worse, ladder)
