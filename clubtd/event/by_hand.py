"""Why pairs, colours and byes of a round were made by hand: the reasons that were given, as far as they still stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from clubtd.event.actions import (
    Action,
    AsOne,
    BreakPair,
    GiveBye,
    HoldPair,
    MakePair,
    PairRound,
    SwapColours,
    SwapOpponents,
)
from clubtd.event.actions.base import board
from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.history import History
from clubtd.event.result import Code


@frozen
class Given:
    """A reason, and whose: the players of a game, one player without a game, or nobody where it is the round's."""

    players: frozenset[int]
    reason: str


Reasons: TypeAlias = Mapping[frozenset[int], str]


def reasons_by_hand(history: History, number: int) -> tuple[Given, ...]:
    """The reasons given for what was made by hand in that round, or for it, in the order in which they were given.

    A reason stands as long as the game, the bye or the round stands; what was done last without one takes it away.
    """
    given: Reasons = {}
    for before, step in history.made_by():
        if given or _reason(step):
            for here, single in _single(before, step):
                given = _after(given, here, single, number)
    return tuple(Given(players, reason) for players, reason in given.items())


def reason_by_hand(history: History, number: int, *players: int) -> str:
    """The reason given for the game of these players in that round, or for what the one player has; empty: none."""
    return next((g.reason for g in reasons_by_hand(history, number) if g.players == frozenset(players)), "")


def _reason(step: Action) -> str:
    if isinstance(step, AsOne):
        return "".join(map(_reason, step.steps))
    return getattr(step, "reason", "").strip()


def _single(event: Event, step: Action) -> Iterator[tuple[Event, Action]]:
    """The actions that are done as one, each with the event before it."""
    for part in step.steps if isinstance(step, AsOne) else (step,):
        yield event, part
        event = part.on(event)


def _after(given: Reasons, before: Event, step: Action, number: int) -> Reasons:
    """The reasons that stand after an action."""
    after = step.on(before)
    changed = dict(given)
    for players in _about(step, before, after, number):
        changed.pop(players, None)
        if reason := _reason(step):
            changed[players] = reason
    standing = set(_standing(after, number))
    return {players: reason for players, reason in changed.items() if players in standing}


def _about(step: Action, before: Event, after: Event, number: int) -> Iterator[frozenset[int]]:
    """Whose places in that round the action makes."""
    match step:
        case PairRound(round=made) if made.number == number:
            yield frozenset()
        case HoldPair(pair=pair) if len(before.rounds) + 1 == number:
            yield frozenset(pair.players)
        case GiveBye(player=player, round=at) if at == number:
            yield frozenset((player,))
        case MakePair(round=at, white=white, black=black) if at == number:
            yield frozenset((white, black))
        case SwapOpponents(round=at, a=a, b=b) if at == number:
            yield from (_place(after, number, player) for player in (a, b))
        case SwapColours(round=at) | BreakPair(round=at) if at == number:
            _, game = board(before, number, step.board)
            yield from {_place(after, number, player) for player in game.players}


def _place(event: Event, number: int, player: int) -> frozenset[int]:
    """The players of somebody's game, or the player alone."""
    game = event.round(number).game_of(player)
    return frozenset(game.players if game else (player,))


def _standing(event: Event, number: int) -> Iterator[frozenset[int]]:
    """What there is in that round; before it is paired, what is fixed for it."""
    if number <= len(event.rounds):
        played = event.rounds[number - 1]
        yield frozenset()
        yield from (frozenset(game.players) for game in played.games)
        yield from (frozenset((bye.player,)) for bye in played.byes)
        return
    yield from (frozenset(pair.players) for pair in event.held)
    yield from (frozenset((r.player,)) for r in event.requests if (r.round, r.code) == (number, Code.PAB))
