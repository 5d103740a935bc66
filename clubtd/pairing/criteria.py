"""The quality criteria C6 to C21 (C.04.3 Art. 2), most important first.

Every criterion is a sum over pairs, so it is written here as what one pair adds to it: its `gain`. Because
everything that is not paired fails, more gain is fewer failures. A bracket's criteria become the digits of one
large integer, and the best candidate is the one with the largest number.

A pair is inside the bracket (its lower player is a member), in the next one (its lower player is in the next
scoregroup; only C8 looks there), or further down, where nothing is counted.
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

    `resident` is the score of its residents. A digit has `width` bits; a criterion that looks at scores has
    one digit, a rung, for each of `scores` (those of the bracket and of the next scoregroup, ascending).
    """

    resident: int
    width: int
    scores: tuple[int, ...]

    def rung(self, score: int) -> int:
        """One, in the digit of this score."""
        return 1 << self.width * self.scores.index(score)

    def moved_down(self, card: Card) -> bool:
        """Whether the player is an MDP here (1.3.3)."""
        return card.score > self.resident


class Where(Enum):
    """The pairs that a criterion looks at."""

    INSIDE = "inside"
    NEXT = "next"
    BYE = "bye"


Gain = Callable[[Scale, Card, Card], int]


@dataclass(frozen=True, slots=True)
class Criterion:
    """One criterion: its article, what a pair (higher and lower ranked player) adds, which pairs, how long."""

    article: str
    gain: Gain
    where: Where = Where.INSIDE
    ladder: bool = False

    def bits(self, scale: Scale) -> int:
        """The length of its digits."""
        return scale.width * (len(scale.scores) if self.ladder else 1)


def pairs(_: Scale, _higher: Card, _lower: Card) -> int:
    """C6, C8: as few downfloaters as possible, so as many pairs."""
    return 1


def scores_paired(scale: Scale, higher: Card, _: Card) -> int:
    """C7, C8: the scores of the downfloaters, from the highest down, as low as possible."""
    return scale.rung(higher.score)


def rounds_played(scale: Scale, taker: Card, _bye: Card) -> int:
    """C9: the bye for a player with as few unplayed games as possible."""
    return (1 << scale.width) - 1 - taker.unplayed


def no_wide_imbalance(_: Scale, higher: Card, lower: Card) -> int:
    """C10: topscorers or their opponents whose colours get more than two out of balance."""
    wide = higher.preference.imbalance > 1 and lower.preference.imbalance > 1
    return not (wide and _same_wish(higher, lower))


def no_third_colour(_: Scale, higher: Card, lower: Card) -> int:
    """C11: topscorers or their opponents who get the same colour three times running."""
    if not (_absolute(higher) and _absolute(lower) and _same_wish(higher, lower)):
        return 1
    if higher.preference.imbalance == lower.preference.imbalance:
        both = _repeated(higher), _repeated(lower)
        return not (both[0] is not None and both[0] is both[1])
    loser = min(higher, lower, key=lambda card: card.preference.imbalance)
    wish = loser.preference.colour
    return not (wish is not None and _repeated(loser) is wish.other)


def colours_due(_: Scale, higher: Card, lower: Card) -> int:
    """C12: players who do not get their colour preference."""
    return not _same_wish(higher, lower)


def strong_colours_due(_: Scale, higher: Card, lower: Card) -> int:
    """C13: players who do not get a strong colour preference."""
    strong = min(higher.preference.strength, lower.preference.strength) >= Strength.STRONG
    return not (strong and _same_wish(higher, lower) and not (_absolute(higher) and _absolute(lower)))


def no_second_downfloat(back: int) -> Gain:
    """C14, C16: residents who float down again."""

    def gain(scale: Scale, higher: Card, lower: Card) -> int:
        resident = not scale.moved_down(higher) and higher.floats[back] is Float.DOWN
        return resident + (lower.floats[back] is Float.DOWN)

    return gain


def no_second_upfloat(back: int) -> Gain:
    """C15, C17: opponents of MDPs who float up again."""

    def gain(scale: Scale, higher: Card, lower: Card) -> int:
        return not (scale.moved_down(higher) and lower.floats[back] is Float.UP)

    return gain


def near_second_downfloat(back: int) -> Gain:
    """C18, C20: score differences of MDPs who float down again; one left unpaired has the largest."""

    def gain(scale: Scale, higher: Card, _: Card) -> int:
        again = scale.moved_down(higher) and higher.floats[back] is Float.DOWN
        return scale.rung(higher.score) if again else 0

    return gain


def near_second_upfloat(back: int) -> Gain:
    """C19, C21: score differences of opponents of MDPs who float up again."""

    def gain(scale: Scale, higher: Card, lower: Card) -> int:
        again = scale.moved_down(higher) and lower.floats[back] is Float.UP
        return 0 if again else scale.rung(higher.score)

    return gain


LAST, BEFORE_LAST = 0, 1

CRITERIA = (
    Criterion("C6", pairs),
    Criterion("C7", scores_paired, ladder=True),
    Criterion("C8", pairs, Where.NEXT),
    Criterion("C8", scores_paired, Where.NEXT, ladder=True),
    Criterion("C9", rounds_played, Where.BYE),
    Criterion("C10", no_wide_imbalance),
    Criterion("C11", no_third_colour),
    Criterion("C12", colours_due),
    Criterion("C13", strong_colours_due),
    Criterion("C14", no_second_downfloat(LAST)),
    Criterion("C15", no_second_upfloat(LAST)),
    Criterion("C16", no_second_downfloat(BEFORE_LAST)),
    Criterion("C17", no_second_upfloat(BEFORE_LAST)),
    Criterion("C18", near_second_downfloat(LAST), ladder=True),
    Criterion("C19", near_second_upfloat(LAST), ladder=True),
    Criterion("C20", near_second_downfloat(BEFORE_LAST), ladder=True),
    Criterion("C21", near_second_upfloat(BEFORE_LAST), ladder=True),
)


def _same_wish(one: Card, other: Card) -> bool:
    return one.preference.colour is not None and one.preference.colour is other.preference.colour


def _absolute(card: Card) -> bool:
    return card.preference.strength is Strength.ABSOLUTE


def _repeated(card: Card) -> Colour | None:
    """The colour of the last two games, when it is one."""
    last = card.colours[-2:]
    return last[0] if len(last) == 2 and last[0] is last[1] else None
