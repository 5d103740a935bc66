"""A paired round kept open for questions: its brackets, and names for the answers."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from clubtd.event.crosstable import Crosstable
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg
from clubtd.event.result import Colour
from clubtd.pairing.bracket import Outcome, Pairs
from clubtd.pairing.brackets import best_candidate
from clubtd.pairing.comparison import Difference, compare
from clubtd.pairing.dutch import complete_rows, pair_brackets
from clubtd.pairing.field import Field, Names, field_of
from clubtd.pairing.lookahead import Lookahead


@frozen
class Answer:
    """The article that decides ("" if none does), the sentences, and, where there is one, the rival.

    The rival is the best candidate of the bracket that is otherwise than asked about, as pairs of pairing
    numbers, higher ranked player first.
    """

    article: str
    messages: tuple[Message, ...]
    rival: tuple[tuple[int, int], ...] = ()


@frozen
class Inquiry:
    """A round as it was paired. Players are meant by rank, from 0, except in `names` and `rank`."""

    field: Field
    rows: list[int]
    outcomes: tuple[Outcome, ...]
    names: Names

    def name(self, player: int) -> str:
        """The name of a player."""
        return self.names(self.field.cards[player].number)

    def list_of(self, players: Iterable[int]) -> tuple[str, ...]:
        """The names of some."""
        return tuple(self.name(player) for player in players)

    def rank(self, number: int) -> int:
        """The rank of a pairing number; Refused if it is not paired in this round."""
        for rank, card in enumerate(self.field.cards):
            if card.number == number:
                return rank
        raise Refused(msg("{name} is not paired in this round.", name=self.names(number)))

    def where_paired(self, player: int) -> Outcome | None:
        """The bracket that pairs the player; None for the taker of the bye."""
        return next((o for o in self.outcomes if any(player in pair for pair in o.pairs)), None)

    def numbers(self, pairs: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
        """Pairs as pairing numbers."""
        cards = self.field.cards
        return tuple((cards[a].number, cards[b].number) for a, b in pairs)

    def rival(self, outcome: Outcome, rows: list[int]) -> tuple[Pairs, Difference] | None:
        """The best candidate of a bracket if only these rows were allowed, and why it is not as good.

        If there is none, the same of the first higher bracket that would have to be paired otherwise; None if
        the round could not be completed at all.
        """
        pairs = best_candidate(outcome.bracket.allowing(rows), Lookahead(rows))
        if pairs is not None:
            return pairs, compare(outcome.bracket, list(outcome.pairs), pairs)
        for higher in self.outcomes[: self.outcomes.index(outcome)]:
            pairs = best_candidate(higher.bracket.allowing(rows), Lookahead(rows))
            if pairs is None:
                return None
            if set(pairs) != set(higher.pairs):
                return pairs, compare(higher.bracket, list(higher.pairs), pairs)
        return None


def inquire(  # noqa: PLR0913  the last two are rarely needed
    table: Crosstable,
    present: Collection[int],
    initial_colour: Colour,
    forbidden: Collection[tuple[int, int]] = (),
    names: Names = str,
    *,
    aside: Collection[int] = (),
) -> Inquiry:
    """The round that `dutch.pair` makes of the same arguments, open for questions; raises NoLegalPairing.

    Whoever has the bye by hand is neither `present` nor `aside`.
    """
    field = field_of(table, present, initial_colour, forbidden, aside)
    rows = complete_rows(field)
    return Inquiry(field, rows, tuple(pair_brackets(field, rows)), names)


def without(rows: list[int], a: int, b: int) -> list[int]:
    """The rows when a and b may not meet."""
    changed = list(rows)
    changed[a] &= ~(1 << b)
    changed[b] &= ~(1 << a)
    return changed


def only(rows: list[int], player: int, others: int) -> list[int]:
    """The rows when the player may meet nobody but these others (bits)."""
    changed = [row if others >> i & 1 or i == player else row & ~(1 << player) for i, row in enumerate(rows)]
    changed[player] &= others
    return changed
