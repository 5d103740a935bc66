"""The Dutch system, C.04.3 as valid from 1 February 2026: the pairing of one round.

To read along with the Handbook: `field` and `floats` (Art. 1), `criterion` and `criteria` (Art. 2), `bracket` and
`brackets` (Art. 3), `order` (Art. 4), `colours` (Art. 5). `brackets` tells of the three ways to the best candidate:
`walk`, `alone`, `everybody`. They stand on `matching` and `completion`, which know nothing of chess.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from clubtd import TYPE_CHECKING
from clubtd.event.colour import Colour
from clubtd.event.message import Refused, msg
from clubtd.event.noun import Noun
from clubtd.pairing.bracket import Bracket, Outcome
from clubtd.pairing.brackets import pair_bracket
from clubtd.pairing.colours import allocate
from clubtd.pairing.completion import NOBODY, augment, matched
from clubtd.pairing.field import Field, field_of
from clubtd.pairing.lookahead import Lookahead
from clubtd.pairing.no_pairing import NoLegalPairing

if TYPE_CHECKING:
    from clubtd.event.crosstable import Crosstable


class Pairing(Noun):
    """One round: (white, black) by pairing number in the order of boards, and who has the bye (0: nobody)."""

    def __init__(self, pairs: tuple[tuple[int, int], ...], bye: int) -> None:
        self.pairs = pairs
        self.bye = bye


def pair(
    table: Crosstable,
    present: Collection[int],
    *,
    initial_colour: Colour,
    forbidden: Collection[tuple[int, int]] = (),
    aside: Collection[int] = (),
) -> Pairing:
    """The pairing of the round after those in the table, for the players present (pairing numbers).

    Those `aside` are here too, but have their games by hand. Raises NoLegalPairing when the rules leave nothing,
    Refused when there is nothing to pair.
    """
    if len(present) < 2:
        raise Refused(msg("There is nobody to pair: fewer than two players are present."))
    field = field_of(table, present, initial_colour, forbidden, aside)
    pairs: list[tuple[int, int]] = []
    left: tuple[int, ...] = ()
    for outcome in pair_brackets(field, complete_rows(field)):
        pairs += outcome.pairs
        left = outcome.downfloaters
    return Pairing(tuple(boards(field, pairs)), field.cards[left[0]].number if left else 0)


def pair_brackets(field: Field, rows: Sequence[int]) -> Iterator[Outcome]:
    """The brackets from the top down (1.9.2), each with its pairs; `rows` as from `complete_rows`."""
    ahead = Lookahead(rows)
    groups = [tuple(group) for _, group in groupby(range(len(field.cards)), lambda i: field.cards[i].score)]
    moved_down: tuple[int, ...] = ()
    for index, residents in enumerate(groups):
        following = groups[index + 1] if index + 1 < len(groups) else ()
        below = tuple(player for group in groups[index + 2 :] for player in group)
        bracket = Bracket(field, rows, moved_down, residents, following=following, below=below)
        outcome = pair_bracket(bracket, ahead)
        yield outcome
        moved_down = outcome.downfloaters


def complete_rows(field: Field) -> list[int]:
    """The rows of `possible_rows`. Raises NoLegalPairing when there are none."""
    rows = possible_rows(field)
    if rows is None:
        from clubtd.pairing.why_stuck import why_stuck

        raise NoLegalPairing(why_stuck(field))
    return rows


def possible_rows(field: Field, *, but: int = NOBODY) -> list[int] | None:
    """Who may meet whom; in an odd field with a row for the bye: the lowest score that can take it (C2, C5).

    Anybody may take it `but` that player. None when there is no complete round-pairing at all.
    """
    size, cards = len(field.cards), field.cards
    mate = matched(field.legal, field.everybody)
    free = [i for i in range(size) if mate[i] == NOBODY]
    if not free:
        return list(field.legal)
    if size % 2 and len(free) == 1:
        able = [i for i in range(size) if cards[i].eligible and i != but]
        for score in sorted({cards[i].score for i in able}):
            takers = sum(1 << i for i in able if cards[i].score == score)
            rows = [row | (takers >> i & 1) << size for i, row in enumerate(field.legal)] + [takers]
            if augment(rows, (1 << size + 1) - 1, [*mate, NOBODY], size):
                return rows
    return None


def boards(field: Field, pairs: Collection[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The pairs with colours, in the order of boards: scores of both, then the higher player's number (3.6)."""
    cards = field.cards
    for a, b in sorted(pairs, key=lambda p: (-cards[p[0]].score, -cards[p[1]].score, p[0])):
        colour, _ = allocate(cards[a], cards[b], field.initial)
        white, black = (a, b) if colour is Colour.WHITE else (b, a)
        yield cards[white].number, cards[black].number
