"""Every round of an event paired again and compared with what was published."""

from __future__ import annotations

from collections.abc import Iterator

from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.message import Refused
from clubtd.event.round import Round
from clubtd.pairing.next_round import round_robin_round, swiss_round

Pairs = tuple[tuple[int, int], ...]


@frozen
class Recheck:
    """One round: the published pairs and those of the rules (None: no legal pairing), as pairing numbers.

    A bye is `(number, 0)` and stands last. `same` compares who has White against whom and the bye, not boards.
    """

    round: int
    expected: Pairs
    found: Pairs | None
    by_hand: bool

    @property
    def same(self) -> bool:
        """Whether the rules give what was published."""
        return self.found is not None and set(self.found) == set(self.expected)


def recheck(event: Event) -> Iterator[Recheck]:
    """The rounds of the event in order, each paired again from the rounds before it."""
    for played in event.rounds:
        try:
            again = _paired_again(event.before(played.number), played)
        except Refused:
            found = None
        else:
            found = pairs(event, again)
        yield Recheck(played.number, pairs(event, played), found, played.by_hand)


def _paired_again(before: Event, played: Round) -> Round:
    if not before.is_swiss:
        return round_robin_round(before, played.number)
    return swiss_round(before, played.number, [p for p in before.order if p in played.paired])


def pairs(event: Event, played: Round) -> Pairs:
    """The boards of a round as (White, Black) pairing numbers, and the pairing-allocated bye as (number, 0)."""
    numbers = event.numbers
    boards = [(numbers[g.white], numbers[g.black]) for g in played.games]
    return (*boards, (numbers[played.bye_taker], 0)) if played.bye_taker else tuple(boards)
