"""Who could have the bye of the next round where the rules leave a choice, and who has had it on earlier nights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from clubtd.event.crosstable import Crosstable
from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg
from clubtd.event.table import for_pairing
from clubtd.pairing.dutch import complete_rows
from clubtd.pairing.field import field_of
from clubtd.pairing.next_round import kept_apart, next_round
from clubtd.pairing.no_pairing import NoLegalPairing
from clubtd.pairing.referee import cards


@frozen
class ByeChoice:
    """Somebody (an id) who could have the bye: how many byes on earlier nights, and whether the rules' own choice."""

    player: int
    earlier: int
    by_the_rules: bool


def bye_choices(event: Event, earlier: Mapping[int, int]) -> Iterator[ByeChoice]:
    """Who could have the bye of the next round, the fewest byes on earlier nights (by id) first; nobody: no bye.

    The rules look at the score (C.04.3 C5) and at games not played (C9), and then take the lowest of those that are
    left. A club may rather look at other nights there: everybody with the same score and as many games, whose bye
    leaves the others a pairing. Whether it does is asked only when that choice is. Refused when the next round cannot
    be paired.
    """
    number = len(event.rounds) + 1
    made = next_round(event)
    taker = made.bye_taker
    if taker in (0, event.bye_by_hand(number)):
        return
    present = event.present(number)
    held = {p for pair in event.held for p in pair.players}
    free = [p for p in present if p not in held]
    numbers, by_id = event.numbers, event.by_id
    table = for_pairing(event)
    known = cards(table, [numbers[p] for p in present])
    wanted = known[numbers[taker]]
    for player in sorted(free, key=lambda p: (earlier.get(p, 0), p != taker, -numbers[p])):
        card = known[numbers[player]]
        if player == taker or (
            card.score == wanted.score
            and card.barred is None
            and len(card.colours) == len(wanted.colours)
            and not by_id[player].house
            and _leaves_a_pairing(event, table, [p for p in free if p != player], number)
        ):
            yield ByeChoice(player, earlier.get(player, 0), player == taker)


@frozen
class FairBye:
    """The fairest bye of the next round (an id), and that of the rules, with the byes each had on earlier nights."""

    player: int
    earlier: int
    by_the_rules: int
    earlier_by_the_rules: int

    @property
    def differs(self) -> bool:
        """Whether somebody else than the rules' choice has it."""
        return self.player != self.by_the_rules

    def reason(self, event: Event) -> Message:
        """Why this player: what earlier nights say, what the rules would do, and that they are set aside in this."""
        return msg(
            "byes on earlier nights: {name} {n}; {other} {m}. By the rules alone it is {other}'s, with the same score"
            " (C5) and as many games (C9); what they look at after that is set aside.",
            name=event.name(self.player),
            n=self.earlier,
            other=event.name(self.by_the_rules),
            m=self.earlier_by_the_rules,
        )


def fair_bye(event: Event, earlier: Mapping[int, int]) -> FairBye:
    """The bye of the next round where earlier nights count. Refused where there is no choice of a bye to be made."""
    number = len(event.rounds) + 1
    if not event.is_swiss:
        raise Refused(msg("A round robin has no byes: the table says who is free."))
    if given := event.bye_by_hand(number):
        raise Refused(
            msg("{name} has the bye of round {round} already, by hand.", name=event.name(given), round=number)
        )
    first = next(bye_choices(event, earlier), None)
    if first is None:
        raise Refused(msg("Nobody has a bye in round {round}: an even number plays.", round=number))
    taker = first.player if first.by_the_rules else next_round(event).bye_taker
    return FairBye(first.player, first.earlier, taker, earlier.get(taker, 0))


def _leaves_a_pairing(event: Event, table: Crosstable, others: Sequence[int], number: int) -> bool:
    """Whether these can all be paired in that round (C.04.3 1.9.2)."""
    numbers = event.numbers
    apart = [(numbers[a], numbers[b]) for a, b in kept_apart(event, number)]
    colour = event.settings.initial_colour
    try:
        complete_rows(field_of(table, [numbers[p] for p in others], colour, apart))
    except NoLegalPairing:
        return False
    return True
