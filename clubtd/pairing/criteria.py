"""The quality criteria C6 to C21 (C.04.3 Art. 2), most important first.

Each criterion is a sum: over the pairs of a bracket, over its downfloaters, or over those whom the next bracket
will leave unpaired. So each is written here as what one pair or one player costs. The costs of all criteria
become the digits of one large integer, and the best candidate is the one with the smallest number.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from clubtd.event.result import Colour
from clubtd.pairing.colours import Strength
from clubtd.pairing.field import Card
from clubtd.pairing.floats import Float


@dataclass(frozen=True, slots=True)
class Scale:
    """What the criteria of one bracket are measured with.

    `resident` is the score of its residents. A digit has `width` bits. A criterion that looks at scores has one
    digit, a rung, for each of `scores`: those of the bracket and of the next scoregroup, ascending.
    """

    resident: int
    width: int
    scores: tuple[int, ...]

    def rung(self, score: int) -> int:
        """One, in the digit of this score."""
        return 1 << self.width * self.scores.index(score)


class About(Enum):
    """Whom a criterion judges."""

    PAIR = "a pair in the bracket"
    MDP_PAIR = "a pair of an MDP with a resident"
    DOWNFLOATER = "a player whom the bracket leaves unpaired"
    LEFT_NEXT = "a player whom the next bracket leaves unpaired too"
    BYE = "the taker of the bye"


Cost = Callable[[Scale, Card, Card], int]


@dataclass(frozen=True, slots=True)
class Criterion:
    """One criterion: its article, whom it judges, and what that costs.

    The cost of a pair is asked for with the higher and the lower ranked player, that of one player with the
    same card twice. A `ladder` has a digit for each score, other criteria have one.
    """

    article: str
    about: About
    cost: Cost
    ladder: bool = False

    def bits(self, scale: Scale) -> int:
        """The length of its digits."""
        return scale.width * (len(scale.scores) if self.ladder else 1)


def one(_scale: Scale, _card: Card, _same: Card) -> int:
    """C6, C8: as few as possible."""
    return 1


def own_score(scale: Scale, card: Card, _: Card) -> int:
    """C7, C8, C18, C20: lower scores rather than higher ones, compared from the highest down."""
    return scale.rung(card.score)


def unplayed_games(_: Scale, taker: Card, _same: Card) -> int:
    """C9: as few unplayed games as possible."""
    return taker.unplayed


def wide_imbalance(_: Scale, higher: Card, lower: Card) -> int:
    """C10: a topscorer, or his opponent, gets a colour difference beyond two."""
    wide = higher.preference.imbalance > 1 and lower.preference.imbalance > 1
    return wide and same_wish(higher, lower)


def third_colour(_: Scale, higher: Card, lower: Card) -> int:
    """C11: a topscorer, or his opponent, gets the same colour three times running.

    Whoever is less out of balance will not get the colour that both want.
    """
    if not (_absolute(higher) and _absolute(lower) and same_wish(higher, lower)):
        return 0
    if higher.preference.imbalance == lower.preference.imbalance:
        repeated = _repeated(higher)
        return repeated is not None and repeated is _repeated(lower)
    loser = min(higher, lower, key=lambda card: card.preference.imbalance)
    wish = loser.preference.colour
    return wish is not None and _repeated(loser) is wish.other


def wish_refused(_: Scale, higher: Card, lower: Card) -> int:
    """C12: somebody does not get his colour preference."""
    return same_wish(higher, lower)


def strong_wish_refused(_: Scale, higher: Card, lower: Card) -> int:
    """C13: somebody does not get his strong colour preference."""
    strong = min(higher.preference.strength, lower.preference.strength) >= Strength.STRONG
    return strong and same_wish(higher, lower) and not (_absolute(higher) and _absolute(lower))


def resident_again_down(back: int) -> Cost:
    """C14, C16: a resident floats down again."""
    return lambda scale, card, _: card.score == scale.resident and card.floats[back] is Float.DOWN


def opponent_again_up(back: int) -> Cost:
    """C15, C17: an opponent of an MDP floats up again."""
    return lambda _, mdp, resident: resident.floats[back] is Float.UP


def mdp_again_down(back: int) -> Cost:
    """C18, C20: an MDP floats down again.

    The score difference of one who is paired follows from his score, whoever his opponent is; one who is not
    has a larger difference than any.
    """

    def cost(scale: Scale, card: Card, _: Card) -> int:
        again = card.score > scale.resident and card.floats[back] is Float.DOWN
        return scale.rung(card.score) if again else 0

    return cost


def difference_again_up(back: int) -> Cost:
    """C19, C21: the score difference of an MDP's opponent who floats up again: it grows with the MDP's score."""
    return lambda scale, mdp, resident: scale.rung(mdp.score) if resident.floats[back] is Float.UP else 0


LAST, BEFORE_LAST = 0, 1

CRITERIA = (
    Criterion("C6", About.DOWNFLOATER, one),
    Criterion("C7", About.DOWNFLOATER, own_score, ladder=True),
    Criterion("C8", About.LEFT_NEXT, one),
    Criterion("C8", About.LEFT_NEXT, own_score, ladder=True),
    Criterion("C9", About.BYE, unplayed_games),
    Criterion("C10", About.PAIR, wide_imbalance),
    Criterion("C11", About.PAIR, third_colour),
    Criterion("C12", About.PAIR, wish_refused),
    Criterion("C13", About.PAIR, strong_wish_refused),
    Criterion("C14", About.DOWNFLOATER, resident_again_down(LAST)),
    Criterion("C15", About.MDP_PAIR, opponent_again_up(LAST)),
    Criterion("C16", About.DOWNFLOATER, resident_again_down(BEFORE_LAST)),
    Criterion("C17", About.MDP_PAIR, opponent_again_up(BEFORE_LAST)),
    Criterion("C18", About.DOWNFLOATER, mdp_again_down(LAST), ladder=True),
    Criterion("C19", About.MDP_PAIR, difference_again_up(LAST), ladder=True),
    Criterion("C20", About.DOWNFLOATER, mdp_again_down(BEFORE_LAST), ladder=True),
    Criterion("C21", About.MDP_PAIR, difference_again_up(BEFORE_LAST), ladder=True),
)


def same_wish(one: Card, other: Card) -> bool:
    """Whether both want one colour."""
    return one.preference.colour is not None and one.preference.colour is other.preference.colour


def _absolute(card: Card) -> bool:
    return card.preference.strength is Strength.ABSOLUTE


def _repeated(card: Card) -> Colour | None:
    """The colour of the last two games, when it is one."""
    last = card.colours[-2:]
    return last[0] if len(last) == 2 and last[0] is last[1] else None
