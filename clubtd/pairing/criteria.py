"""The quality criteria C6 to C21 (C.04.3 Art. 2), most important first.

Each criterion is a sum: over the pairs of a bracket, over its downfloaters, or over those whom the next bracket
will leave unpaired. So each is written here as what one pair or one player costs. The costs of all criteria
become the digits of one large integer, and the best candidate is the one with the smallest number.
"""

from __future__ import annotations

from clubtd.event.colour import Colour
from clubtd.event.message import msg, nmsg
from clubtd.pairing.colours import Strength
from clubtd.pairing.criterion import About, Scale, criterion
from clubtd.pairing.field import Card
from clubtd.pairing.floats import Float

LAST, BEFORE_LAST = 0, 1  # rounds ago


@criterion(
    "C6",
    About.DOWNFLOATER,
    nmsg("one more player would float down", "{n} more players would float down", 1),
)
def c6(_scale: Scale, _card: Card, _same: Card) -> int:
    """As few downfloaters as possible."""
    return 1


@criterion("C7", About.DOWNFLOATER, msg("a player with more points would float down"), ladder=True)
def c7(scale: Scale, card: Card, _: Card) -> int:
    """Downfloaters with low scores, compared from the highest down."""
    return scale.rung(card.score)


@criterion(
    "C8",
    About.LEFT_NEXT,
    nmsg(
        "the next bracket would leave one more player unpaired",
        "the next bracket would leave {n} more players unpaired",
        1,
    ),
)
def c8_pairs(_scale: Scale, _card: Card, _same: Card) -> int:
    """As many pairs as possible in the next bracket."""
    return 1


@criterion(
    "C8",
    About.LEFT_NEXT,
    msg("the next bracket would leave a player with more points unpaired"),
    ladder=True,
)
def c8_scores(scale: Scale, card: Card, _: Card) -> int:
    """Then downfloaters of the next bracket with low scores."""
    return scale.rung(card.score)


@criterion("C9", About.BYE, msg("the bye would go to a player who has missed more games"))
def c9(_: Scale, taker: Card, _same: Card) -> int:
    """As few unplayed games as possible of the bye's taker."""
    return taker.unplayed


@criterion(
    "C10",
    About.PAIR,
    nmsg(
        "one more colour difference would grow beyond two",
        "{n} more colour differences would grow beyond two",
        1,
    ),
)
def c10(_: Scale, higher: Card, lower: Card) -> int:
    """A topscorer, or a topscorer's opponent, gets a colour difference beyond two."""
    wide = higher.preference.imbalance > 1 and lower.preference.imbalance > 1
    return wide and same_wish(higher, lower)


@criterion(
    "C11",
    About.PAIR,
    nmsg(
        "one more player would get the same colour a third time running",
        "{n} more players would get the same colour a third time running",
        1,
    ),
)
def c11(_: Scale, higher: Card, lower: Card) -> int:
    """A topscorer, or a topscorer's opponent, gets the same colour three times running.

    Of the two, the one who is less out of balance will not get the colour that both want.
    """
    if not (same_wish(higher, lower) and _absolute(higher) and _absolute(lower)):
        return 0
    if higher.preference.imbalance == lower.preference.imbalance:
        repeated = _repeated(higher)
        return repeated is not None and repeated is _repeated(lower)
    loser = min(higher, lower, key=lambda card: card.preference.imbalance)
    wish = loser.preference.colour
    return wish is not None and _repeated(loser) is wish.other


@criterion(
    "C12",
    About.PAIR,
    nmsg(
        "one more player would go without the colour due",
        "{n} more players would go without the colour due",
        1,
    ),
)
def c12(_: Scale, higher: Card, lower: Card) -> int:
    """Somebody does not get the colour preferred."""
    return same_wish(higher, lower)


@criterion(
    "C13",
    About.PAIR,
    nmsg(
        "one more player would go without a colour strongly due",
        "{n} more players would go without a colour strongly due",
        1,
    ),
)
def c13(_: Scale, higher: Card, lower: Card) -> int:
    """Somebody does not get a colour strongly preferred."""
    strong = min(higher.preference.strength, lower.preference.strength) >= Strength.STRONG
    return strong and same_wish(higher, lower) and not (_absolute(higher) and _absolute(lower))


@criterion(
    "C14",
    About.DOWNFLOATER,
    nmsg(
        "one more player would float down twice running", "{n} more players would float down twice running", 1
    ),
)
def c14(scale: Scale, card: Card, _: Card) -> int:
    """A resident floats down who did so in the round before."""
    return card.score == scale.resident and card.floats[LAST] is Float.DOWN


@criterion(
    "C15",
    About.MDP_PAIR,
    nmsg("one more player would float up twice running", "{n} more players would float up twice running", 1),
)
def c15(_: Scale, _mdp: Card, resident: Card) -> int:
    """A resident meets an MDP who floated up in the round before."""
    return resident.floats[LAST] is Float.UP


@criterion(
    "C16",
    About.DOWNFLOATER,
    nmsg(
        "one more player would float down as two rounds ago",
        "{n} more players would float down as two rounds ago",
        1,
    ),
)
def c16(scale: Scale, card: Card, _: Card) -> int:
    """A resident floats down who did so two rounds ago."""
    return card.score == scale.resident and card.floats[BEFORE_LAST] is Float.DOWN


@criterion(
    "C17",
    About.MDP_PAIR,
    nmsg(
        "one more player would float up as two rounds ago",
        "{n} more players would float up as two rounds ago",
        1,
    ),
)
def c17(_: Scale, _mdp: Card, resident: Card) -> int:
    """A resident meets an MDP who floated up two rounds ago."""
    return resident.floats[BEFORE_LAST] is Float.UP


@criterion(
    "C18",
    About.DOWNFLOATER,
    msg("a player who floats down twice running would fall further"),
    ladder=True,
)
def c18(scale: Scale, card: Card, _: Card) -> int:
    """Score differences of MDPs who floated down in the round before.

    The difference of one who is paired follows from the MDP's own score, whoever the opponent is; that of one
    who is not is larger than any.
    """
    again = card.score > scale.resident and card.floats[LAST] is Float.DOWN
    return scale.rung(card.score) if again else 0


@criterion(
    "C19",
    About.MDP_PAIR,
    msg("a player who floats up twice running would meet a higher score"),
    ladder=True,
)
def c19(scale: Scale, mdp: Card, resident: Card) -> int:
    """Score differences of residents who floated up in the round before: they grow with the MDP's score."""
    return scale.rung(mdp.score) if resident.floats[LAST] is Float.UP else 0


@criterion(
    "C20",
    About.DOWNFLOATER,
    msg("a player who floats down as two rounds ago would fall further"),
    ladder=True,
)
def c20(scale: Scale, card: Card, _: Card) -> int:
    """As C18, of two rounds ago."""
    again = card.score > scale.resident and card.floats[BEFORE_LAST] is Float.DOWN
    return scale.rung(card.score) if again else 0


@criterion(
    "C21",
    About.MDP_PAIR,
    msg("a player who floats up as two rounds ago would meet a higher score"),
    ladder=True,
)
def c21(scale: Scale, mdp: Card, resident: Card) -> int:
    """As C19, of two rounds ago."""
    return scale.rung(mdp.score) if resident.floats[BEFORE_LAST] is Float.UP else 0


CRITERIA = (c6, c7, c8_pairs, c8_scores, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21)


def same_wish(one: Card, other: Card) -> bool:
    """Whether both want one colour."""
    return one.preference.colour is not None and one.preference.colour is other.preference.colour


def _absolute(card: Card) -> bool:
    return card.preference.strength is Strength.ABSOLUTE


def _repeated(card: Card) -> Colour | None:
    """The colour of the last two games, when it is one."""
    last = card.colours[-2:]
    return last[0] if len(last) == 2 and last[0] is last[1] else None
