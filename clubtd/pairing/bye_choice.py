"""Who could have the bye of the next round where the rules leave a choice, and who has had it on earlier nights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from clubtd.event.actions import GiveBye
from clubtd.event.crosstable import Crosstable
from clubtd.event.event import Event
from clubtd.event.result import Code
from clubtd.event.table import for_pairing
from clubtd.pairing.dutch import complete_rows
from clubtd.pairing.field import field_of
from clubtd.pairing.next_round import kept_apart, next_round
from clubtd.pairing.no_pairing import NoLegalPairing
from clubtd.pairing.referee import cards


@dataclass(frozen=True, slots=True)
class ByeChoice:
    """Somebody (an id) who could have the bye: how many byes on earlier nights, and whether the rules' own choice."""

    player: int
    earlier: int
    by_the_rules: bool


def bye_choices(event: Event, earlier: Mapping[int, int]) -> tuple[ByeChoice, ...]:
    """Who could have the bye of the next round, the fewest byes on earlier nights (by id) first; nobody: no bye.

    The rules look at the score (C.04.3 C5) and at games not played (C9), and then take the lowest of those that are
    left. A club may rather look at other nights there: everybody with the same score and as many games, whose bye
    leaves the others a pairing. Refused when the next round cannot be paired.
    """
    number = len(event.rounds) + 1
    made = next_round(event)
    taker = next((b.player for b in made.byes if b.code is Code.PAB and not b.by_hand), 0)
    if not taker:
        return ()
    present = event.present(number)
    held = {p for pair in event.held for p in pair.players}
    free = [p for p in present if p not in held]
    numbers = event.numbers
    table = for_pairing(event)
    known = cards(table, [numbers[p] for p in present])
    wanted = known[numbers[taker]]
    choices = [
        ByeChoice(player, earlier.get(player, 0), player == taker)
        for player in free
        if player == taker
        or (
            (card := known[numbers[player]]).score == wanted.score
            and card.barred is None
            and len(card.colours) == len(wanted.colours)
            and not event.player(player).house
            and _leaves_a_pairing(event, table, [p for p in free if p != player], number)
        )
    ]
    return tuple(sorted(choices, key=lambda c: (c.earlier, not c.by_the_rules, -numbers[c.player])))


def fairest(event: Event, earlier: Mapping[int, int], reason: str) -> GiveBye | None:
    """The bye by hand for whoever has had the fewest on earlier nights; None when the rules choose that player too."""
    choices = bye_choices(event, earlier)
    if not choices or choices[0].by_the_rules:
        return None
    return GiveBye(choices[0].player, len(event.rounds) + 1, reason)


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
