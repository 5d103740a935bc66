"""Pairing numbers (C.04.2 Art. 2): by strength in a Swiss, by lot, list or rating in a round robin."""

from __future__ import annotations

from collections.abc import Iterable

from clubtd.event.event import Event, Numbering
from clubtd.event.frozen import replace
from clubtd.event.message import Refused, msg
from clubtd.event.player import Person, Player, Status

# C.04.2 2.3: no correction of numbers after round 4 has been paired.
LAST_ROUND_TO_RENUMBER = 4


def arrive(event: Event, players: Iterable[Player]) -> Event:
    """The event in which these players have their pairing numbers, everybody below them one number lower.

    Refused in a round robin that is paired; before that a newcomer means that numbers are drawn again.
    """
    newcomers = tuple(players)
    if numbers_stay(event) and newcomers:
        raise Refused(
            msg(
                "The numbers of this round robin are drawn: {name} cannot come in, unless one is free.",
                name=newcomers[0].name,
            )
        )
    event = _open_again(event)
    order = list(event.order)
    if not _by_strength(event):
        return replace(event, order=(*order, *(player.id for player in newcomers)))
    strength = {player.id: player.person.strength for player in event.players}
    for player in newcomers:
        own = player.person.strength
        place = next((i for i, p in enumerate(order) if strength[p] > own), len(order))
        order.insert(place, player.id)
        strength[player.id] = own
    return replace(event, order=tuple(order))


def leave(event: Event, player: int) -> Event:
    """The event in which a player who never took part has no number."""
    return replace(_open_again(event), order=tuple(p for p in event.order if p != player))


def not_gone(event: Event) -> tuple[int, ...]:
    """Everybody with a number who has not left, by number: who gets one in the draw of a round robin."""
    by_id = event.by_id
    return tuple(p for p in event.order if by_id[p].status is not Status.WITHDRAWN)


def numbers_stay(event: Event) -> bool:
    """Whether nobody can come or go without a hole in the table: a round robin of which a round is paired."""
    return not event.is_swiss and event.numbers_fixed and bool(event.rounds)


def _open_again(event: Event) -> Event:
    if event.is_swiss or event.rounds:
        return event
    return replace(event, numbers_fixed=False, lot="")


def reseat(event: Event, player: Player, before: Person) -> Event:
    """The event in which a corrected player has the number that the correction gives, as long as it may change."""
    if player.id not in event.order or player.person.strength == before.strength or not _by_strength(event):
        return event
    return arrive(leave(event, player.id), (player,))


def _by_strength(event: Event) -> bool:
    if event.is_swiss:
        return len(event.rounds) < LAST_ROUND_TO_RENUMBER
    return event.settings.numbering is Numbering.RATING and not event.numbers_fixed
