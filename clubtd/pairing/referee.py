"""What a referee needs to know of each player, read straight from the cross-table.

Written from the rules for `rules.py` and shared with no engine: an error there cannot hide an error here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import IntEnum

from clubtd.event.crosstable import Crosstable, Entrant
from clubtd.event.frozen import frozen
from clubtd.event.result import Code, Colour


class Strength(IntEnum):
    """How strong a colour preference is (C.04.3 1.7)."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


@frozen
class Card:
    """A player's pairing card before the round.

    `score` is in tenths; `met` tells the round of every game played, by opponent, and `colours` its colours: a
    forfeit is no game (C.04.2 3.4, 3.5); `barred` is the first record, with its round, after which there is no bye
    (C2); `order` is the pairing number among those who take part, which decides the first colours (5.2.5).
    """

    number: int
    score: int
    met: Mapping[int, int]
    colours: tuple[Colour, ...]
    barred: tuple[int, Code] | None
    topscorer: bool
    order: int

    @property
    def difference(self) -> int:
        """Games with White minus games with Black (1.6)."""
        return sum(1 if colour is Colour.WHITE else -1 for colour in self.colours)

    @property
    def strength(self) -> Strength:
        """How strong the preference is (1.7)."""
        if not self.colours:
            return Strength.NONE
        if abs(self.difference) > 1 or self.repeated:
            return Strength.ABSOLUTE
        return Strength.STRONG if self.difference else Strength.MILD

    @property
    def due(self) -> Colour | None:
        """The preferred colour (1.7): it evens out the difference, or else alternates."""
        if not self.colours:
            return None
        alternate = self.colours[-1].other
        if not self.difference or (self.repeated and abs(self.difference) == 1):
            return alternate
        return Colour.BLACK if self.difference > 0 else Colour.WHITE

    @property
    def repeated(self) -> bool:
        """The last two games had the same colour."""
        return len(self.colours) > 1 and self.colours[-1] is self.colours[-2]


def cards(table: Crosstable, present: Collection[int]) -> dict[int, Card]:
    """Everybody's card by pairing number. An adjourned game is a draw in this table (C.04.2 3.1)."""
    last_round = table.played + 1 >= table.planned
    top = table.played * max(table.scoring.win, table.scoring.draw)
    made: dict[int, Card] = {}
    order = 0
    for entrant in table.entrants:
        # Whoever was in no pairing yet and is not in this one either is passed over.
        order += entrant.number in present or any(record.code.paired for record in entrant.records)
        made[entrant.number] = Card(
            number=entrant.number,
            score=entrant.points,
            met={r.opponent: n for n, r in enumerate(entrant.records, 1) if r.code.played},
            colours=tuple(r.colour for r in entrant.records if r.colour and r.code.played),
            barred=_barred(entrant, table.scoring.win),
            topscorer=last_round and 2 * entrant.points > top,  # 1.8
            order=order,
        )
    return made


def _barred(entrant: Entrant, win: int) -> tuple[int, Code] | None:
    """C.04.1 4: no bye after a bye, or after the points of a win without a game."""
    for number, record in enumerate(entrant.records, 1):
        if record.code is Code.PAB or (not record.code.played and record.points >= win):
            return number, record.code
    return None


@frozen
class Allocation:
    """Who has White by Art. 5.2: the article that decides, and the player whose claim it grants."""

    white: int
    article: str
    granted: int


def allocation(a: Card, b: Card, initial_colour: Colour) -> Allocation:
    """The colours of a pair (C.04.3 5.2), the first rule that applies."""
    higher, lower = sorted((a, b), key=lambda card: (-card.score, card.number))

    def grant(article: str, to: Card, colour: Colour) -> Allocation:
        other = lower if to is higher else higher
        return Allocation(to.number if colour is Colour.WHITE else other.number, article, to.number)

    if higher.due is None and lower.due is None:
        colour = initial_colour if higher.order % 2 else initial_colour.other
        return grant("5.2.5", higher, colour)
    for claimant, opponent in ((higher, lower), (lower, higher)):
        if claimant.due is not None and claimant.due is not opponent.due:
            return grant("5.2.1", claimant, claimant.due)
    assert higher.due is not None
    claims = _claim(higher), _claim(lower)
    if claims[0] != claims[1]:
        return grant("5.2.2", higher if claims[0] > claims[1] else lower, higher.due)
    for of_higher, of_lower in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
        if of_higher is not of_lower:
            return grant("5.2.3", higher, of_lower)
    return grant("5.2.4", higher, higher.due)


def _claim(card: Card) -> tuple[Strength, int]:
    """What 5.2.2 compares: the kind of preference, then the difference, which varies in absolute ones only."""
    return card.strength, abs(card.difference)


def clash(a: Card, b: Card) -> bool:
    """C3: both have the same absolute preference. One topscorer in the pair excuses it."""
    absolute = a.strength is b.strength is Strength.ABSOLUTE
    return absolute and a.due is b.due and not (a.topscorer or b.topscorer)
