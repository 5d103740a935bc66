"""Who could have the bye of the next round where the rules leave a choice, and who has had it on earlier nights."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from clubtd.event.actions import GiveBye
from clubtd.event.event import Event, Request
from clubtd.event.message import Refused
from clubtd.event.result import Code
from clubtd.event.table import for_pairing
from clubtd.pairing.next_round import next_round
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
    numbers = event.numbers
    known = cards(for_pairing(event), [numbers[p] for p in present])
    wanted = known[numbers[taker]]
    choices = [
        ByeChoice(player, earlier.get(player, 0), player == taker)
        for player in present
        if player == taker
        or (
            (card := known[numbers[player]]).score == wanted.score
            and card.barred is None
            and len(card.colours) == len(wanted.colours)
            and not event.player(player).house
            and _leaves_a_pairing(event, player, number)
        )
    ]
    return tuple(sorted(choices, key=lambda c: (c.earlier, not c.by_the_rules, -numbers[c.player])))


def fairest(event: Event, earlier: Mapping[int, int], reason: str) -> GiveBye | None:
    """The bye by hand for whoever has had the fewest on earlier nights; None when the rules choose that player too."""
    choices = bye_choices(event, earlier)
    if not choices or choices[0].by_the_rules:
        return None
    return GiveBye(choices[0].player, len(event.rounds) + 1, reason)


def _leaves_a_pairing(event: Event, player: int, number: int) -> bool:
    given = replace(event.let_go(player), requests=(*event.requests, Request(player, number, Code.PAB)))
    try:
        next_round(given)
    except Refused:
        return False
    return True
