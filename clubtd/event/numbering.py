"""Pairing numbers (C.04.2 Art. 2): by strength in a Swiss, by lot, list or rating in a round robin."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from clubtd.event.event import Event, Numbering
from clubtd.event.message import Refused, msg
from clubtd.event.player import Person, Player

# C.04.2 2.3: no correction of numbers after round 4 has been paired.
LAST_ROUND_TO_RENUMBER = 4


def arrive(event: Event, players: Iterable[Player]) -> Event:
    """The event in which these players have their pairing numbers, everybody below them one number lower.

    Refused in a round robin whose numbers are drawn.
    """
    by_id = event.by_id
    order = list(event.order)
    for player in players:
        if event.numbers_fixed and not event.is_swiss:
            raise Refused(
                msg("The numbers of this round robin are drawn: {name} cannot come in.", name=player.name)
            )
        place = len(order)
        if _by_strength(event):
            strength = player.person.strength
            place = next((i for i, p in enumerate(order) if by_id[p].person.strength > strength), place)
        order.insert(place, player.id)
    return replace(event, order=tuple(order))


def leave(event: Event, player: int) -> Event:
    """The event in which a player who never took part has no number."""
    return replace(event, order=tuple(p for p in event.order if p != player))


def reseat(event: Event, player: Player, before: Person) -> Event:
    """The event in which a corrected player has the number that the correction gives, as long as it may change."""
    if player.id not in event.order or player.person.strength == before.strength or not _by_strength(event):
        return event
    return arrive(leave(event, player.id), (player,))


def _by_strength(event: Event) -> bool:
    if event.is_swiss:
        return len(event.rounds) < LAST_ROUND_TO_RENUMBER
    return event.settings.numbering is Numbering.RATING and not event.numbers_fixed
