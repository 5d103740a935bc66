"""The next round of an event: what the organiser's one key asks for."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Protocol

from clubtd.event.actions import Action, DrawNumbers, PairRound, ready_to_pair
from clubtd.event.event import Event, Forbidden, Numbering
from clubtd.event.message import Message, Refused, msg
from clubtd.event.player import Status
from clubtd.event.result import Code, Result
from clubtd.event.round import Bye, Game, Round
from clubtd.event.table import for_pairing
from clubtd.pairing import roundrobin


class Chance(Protocol):
    """A seeded generator: the part of `random.Random` that a draw needs."""

    def random(self) -> float:
        """The next number, from 0 up to but not including 1."""
        ...


def draw_numbers(event: Event, chance: Chance, seed: str) -> DrawNumbers:
    """The numbers of a round robin drawn by lot; the same seed gives the same draw."""
    order = sorted(event.order)
    for last in range(len(order) - 1, 0, -1):
        other = int(chance.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return DrawNumbers(tuple(order), seed)


def needs_draw(event: Event) -> bool:
    """Whether lots must be drawn before round 1 of this event can be paired."""
    return not event.is_swiss and event.settings.numbering is Numbering.LOT and not event.numbers_fixed


def pairing_steps(event: Event, at: str, chance: Chance, seed: str) -> tuple[Action, ...]:
    """The actions that publish the next round, with the draw of numbers before the first of a round robin.

    Refused when it cannot be paired; `NoLegalPairing` when the rules leave no pairing.
    """
    if not needs_draw(event):
        return (PairRound(next_round(event, at=at)),)
    draw = draw_numbers(event, chance, seed)
    return draw, PairRound(next_round(draw.on(event), at=at))


def next_round(event: Event, *, at: str = "") -> Round:
    """The next round as the rules pair it, published at that time. Refused when it cannot be paired."""
    ready_to_pair(event)
    number = len(event.rounds) + 1
    if event.is_swiss:
        return swiss_round(event, number, event.present(number), at=at)
    return round_robin_round(event, number, at=at)


def swiss_round(event: Event, number: int, present: Collection[int], *, at: str = "") -> Round:
    """Round `number` by the Dutch system for those present (ids), from all rounds that the event has."""
    from clubtd.pairing.dutch import pair

    if len(present) < 2:
        raise Refused(_too_few(event, number, present))
    numbers = event.numbers
    pairing = pair(
        for_pairing(event),
        [numbers[p] for p in present],
        initial_colour=event.settings.initial_colour,
        forbidden=[(numbers[f.a], numbers[f.b]) for f in _kept_apart(event, number)],
    )
    seat = event.order
    games = tuple(
        Game(board, seat[white - 1], seat[black - 1]) for board, (white, black) in enumerate(pairing.pairs, 1)
    )
    taker = (Bye(seat[pairing.bye - 1], Code.PAB),) if pairing.bye else ()
    return Round(number, games, taker + _away(event, number, present), at)


def _kept_apart(event: Event, number: int) -> list[Forbidden]:
    arrived = set(event.order)
    return [f for f in event.forbidden if f.holds(number) and f.a in arrived and f.b in arrived]


def _away(event: Event, number: int, present: Collection[int]) -> tuple[Bye, ...]:
    byes = []
    for player in event.order:
        if player not in present:
            request = event.request(player, number)
            byes.append(Bye(player, request.code if request else Code.ZERO_BYE))
    return tuple(byes)


def _too_few(event: Event, number: int, present: Collection[int]) -> Message:
    if not present:
        return msg("Nobody is here to play round {round}: tick who is here, or end the event.", round=number)
    return msg(
        "Only {name} is here to play round {round}: fewer than two players cannot be paired.",
        name=event.name(next(iter(present))),
        round=number,
    )


def round_robin_round(event: Event, number: int, *, at: str = "") -> Round:
    """Round `number` of the Berger table; the games of a player who has left are forfeited."""
    if len(event.order) < 2:
        raise Refused(_too_few(event, number, event.order))
    system, seat = event.settings.system, event.order
    pairing = roundrobin.pairing(len(seat), number, system.cycles, event.settings.exchange)
    games = tuple(
        _forfeited(event, Game(board, seat[white - 1], seat[black - 1]))
        for board, (white, black) in enumerate(pairing.pairs, 1)
    )
    rest = (Bye(seat[pairing.rest - 1], Code.REST),) if pairing.rest else ()
    return Round(number, games, rest, at)


def _forfeited(event: Event, game: Game) -> Game:
    white, black = (event.player(p).status is Status.WITHDRAWN for p in game.players)
    if white and black:
        return replace(game, result=Result.DOUBLE_FORFEIT)
    if white:
        return replace(game, result=Result.BLACK_BY_FORFEIT)
    return replace(game, result=Result.WHITE_BY_FORFEIT) if black else game
