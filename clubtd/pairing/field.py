"""The field: everything that the Dutch rules want to know of a player, worked out from the results.

One `Card` a player, in the order of C.04.3 1.2, and who may meet whom. All later files name a player by its
place in this order, so "higher ranked" is "smaller number".
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from itertools import accumulate

from clubtd import TYPE_CHECKING
from clubtd.event.colour import Colour
from clubtd.event.noun import Noun
from clubtd.pairing.colours import Preference, Strength, preference
from clubtd.pairing.floats import Float, float_of

if TYPE_CHECKING:
    from clubtd.event.crosstable import Crosstable, Entrant

Names = Callable[[int], str]
"""What a sentence calls the player with a pairing number."""


class Card(Noun):
    """One player to be paired.

    `number` is the pairing number, `seat` the number among those who are or have been part of a pairing.
    `profile` is the same for players who are equal to every criterion; points are tenths.
    """

    def __init__(  # noqa: PLR0913  all that the rules ask about a player
        self,
        *,
        number: int,
        seat: int,
        score: int,
        opponents: frozenset[int],
        colours: tuple[Colour, ...],
        preference: Preference,
        unplayed: int,
        floats: tuple[Float, Float],
        eligible: bool,
        topscorer: bool,
        profile: int,
    ) -> None:
        self.number = number
        self.seat = seat
        self.score = score
        self.opponents = opponents
        self.colours = colours
        self.preference = preference
        self.unplayed = unplayed
        self.floats = floats
        self.eligible = eligible
        self.topscorer = topscorer
        self.profile = profile


class Field(Noun):
    """The players of a round in order: score, then pairing number (C.04.3 1.2).

    `legal[i]` is the set, as bits, of the players whom i may meet; `initial` the colour drawn by lot (5.1).
    """

    def __init__(self, cards: tuple[Card, ...], legal: tuple[int, ...], initial: Colour) -> None:
        self.cards = cards
        self.legal = legal
        self.initial = initial

    @property
    def everybody(self) -> int:
        """All players as bits."""
        return (1 << len(self.cards)) - 1


def field_of(
    table: Crosstable,
    present: Collection[int],
    initial: Colour,
    forbidden: Collection[tuple[int, int]] = (),
    aside: Collection[int] = (),
) -> Field:
    """The field of the round that follows the table, for the players present.

    Those `aside` are here too, but have their games by hand: they only count in 5.2.5.
    """
    present = frozenset(present)
    scores = [_running_scores(entrant) for entrant in table.entrants]
    profiles: dict[Hashable, int] = {}
    cards = [
        _card(table, entrant, seat, scores, profiles)
        for entrant, seat in _seated(table, present.union(aside))
        if entrant.number in present
    ]
    cards.sort(key=lambda card: (-card.score, card.number))
    return Field(tuple(cards), _legal(cards, forbidden), initial)


def _seated(table: Crosstable, present: Collection[int]) -> Iterator[tuple[Entrant, int]]:
    """Everybody who counts for the parity of 5.2.5, numbered from 1.

    The text is silent about players who have never been part of a pairing and are away again; endorsed
    programs skip them, so that the first round starts with the initial colour whoever is missing.
    """
    seat = 0
    for entrant in table.entrants:
        if entrant.number in present or any(record.code.paired for record in entrant.records):
            seat += 1
            yield entrant, seat


def _running_scores(entrant: Entrant) -> list[int]:
    """The score before round 1, 2, ... and now, with what an arbiter gave or took away by then."""
    scores = list(accumulate((record.points for record in entrant.records), initial=0))
    for after, tenths in entrant.adjusted:
        scores[after:] = [score + tenths for score in scores[after:]]
    return scores


def _card(
    table: Crosstable,
    entrant: Entrant,
    seat: int,
    scores: Sequence[Sequence[int]],
    profiles: dict[Hashable, int],
) -> Card:
    scoring, own = table.scoring, scores[entrant.number - 1]
    opponents: list[int] = []
    colours: list[Colour] = []
    eligible = True
    for record in entrant.records:
        if record.code.played:
            opponents.append(record.opponent)
            if record.colour is not None:
                colours.append(record.colour)
        elif record.code.allocated or record.points >= scoring.win:
            eligible = False  # C.04.1 Art. 4
    floats = [Float.NONE, Float.NONE]
    for back, number in enumerate(range(table.played - 1, max(-1, table.played - 3), -1)):
        record = entrant.records[number]
        opponent = scores[record.opponent - 1][number] if record.opponent else 0
        floats[back] = float_of(record, own[number], opponent, scoring)
    # C.04.3 1.8: more than half of the points that could be won before the last round
    last = table.played + 1 == table.planned
    topscorer = last and 2 * own[-1] > table.played * max(scoring.win, scoring.draw)
    wanted = preference(colours)
    profile = (own[-1], wanted.strength, wanted.colour, wanted.imbalance, *colours[-2:], *floats)
    return Card(
        number=entrant.number,
        seat=seat,
        score=own[-1],
        opponents=frozenset(opponents),
        colours=tuple(colours),
        preference=wanted,
        unplayed=table.played - len(opponents),
        floats=(floats[0], floats[1]),
        eligible=eligible,
        topscorer=topscorer,
        profile=profiles.setdefault(profile, len(profiles)),
    )


def _legal(cards: Sequence[Card], forbidden: Collection[tuple[int, int]]) -> tuple[int, ...]:
    """Whom each player may meet: C1, the pairs that the organiser forbids, and C3."""
    place = {card.number: 1 << index for index, card in enumerate(cards)}
    banned = [place[card.number] for card in cards]
    for index, card in enumerate(cards):
        for opponent in card.opponents:
            banned[index] |= place.get(opponent, 0)
    for one, other in forbidden:
        if one in place and other in place:
            banned[place[one].bit_length() - 1] |= place[other]
            banned[place[other].bit_length() - 1] |= place[one]
    for colour in Colour:
        bound = sum(
            place[card.number]
            for card in cards
            if card.preference.strength is Strength.ABSOLUTE
            and card.preference.colour is colour
            and not card.topscorer
        )
        for index in range(len(cards)):
            if bound >> index & 1:
                banned[index] |= bound
    everybody = (1 << len(cards)) - 1
    return tuple(everybody & ~bits for bits in banned)
