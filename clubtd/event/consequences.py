"""What an action changes elsewhere, said before it is taken."""

from __future__ import annotations

from collections.abc import Iterator

from clubtd.event.actions import (
    BreakPair,
    EnterResult,
    MakePair,
    SetRounds,
    SwapColours,
    SwapOpponents,
    UnpairRound,
)
from clubtd.event.event import Event
from clubtd.event.history import Step
from clubtd.event.message import Message, msg, nmsg
from clubtd.event.result import Result
from clubtd.event.round import Game
from clubtd.event.scoring import in_points
from clubtd.event.table import crosstable

Correcting = EnterResult | SwapColours | MakePair | BreakPair | SwapOpponents


def consequences(event: Event, step: Step) -> tuple[Message, ...]:
    """The sentences that a person should read before confirming; empty when nothing else changes.

    Places, and whether a round should be paired again, are known in `standings.consequences`.
    """
    match step:
        case EnterResult() | SwapColours() | MakePair() if reaches_back(event, step):
            return (*_scores(event, step), *_later(event, step))
        case BreakPair() | SwapOpponents():
            back = reaches_back(event, step)
            return (*lost(event, step), *(_scores(event, step) if back else ()), *_later(event, step))
        case UnpairRound(round=number):
            return _of_unpairing(event, number)
        case SetRounds(rounds=rounds) if event.rounds and rounds != event.settings.rounds:
            return tuple(_of_rounds(event, rounds))
        case _:
            return ()


def reaches_back(event: Event, step: Correcting) -> bool:
    """Whether a step changes what later rounds were paired from, or in a round robin a result below later ones."""
    later = event.rounds[step.round :]
    if not event.is_swiss:
        later = tuple(r for r in later if any(g.result.final for g in r.games))
    if not later:
        return False
    after = step.on(event)
    if isinstance(step, EnterResult | SwapColours):
        game = event.round(step.round).game(step.board)
        return game is not None and game.result.final and after != event
    return after != event


def _scores(event: Event, step: Correcting) -> Iterator[Message]:
    before, after = _points(event), _points(step.on(event))
    for player, points in before.items():
        if points != after[player]:
            yield msg(
                "{name}: {before} points become {after}.",
                name=event.name(player),
                before=in_points(points),
                after=in_points(after[player]),
            )


def _points(event: Event) -> dict[int, int]:
    return {event.order[e.number - 1]: e.points for e in crosstable(event).entrants}


def _later(event: Event, step: Correcting) -> tuple[Message, ...]:
    later = len(event.rounds) - step.round
    if not later or not event.is_swiss:
        return ()
    return (
        nmsg(
            "Round {first} was paired from the old result and stays as it is.",
            "Rounds {first} to {last} were paired from the old result and stay as they are.",
            later,
            first=step.round + 1,
            last=len(event.rounds),
        ),
    )


def lost(event: Event, step: BreakPair | SwapOpponents) -> Iterator[Message]:
    """The results that are gone when the players of a board change."""
    after = step.on(event).round(step.round)
    for game in event.round(step.round).games:
        if game.result is not Result.OPEN and not _still_there(game, after.game(game.board)):
            yield msg(
                "Board {board}, {white} - {black}: the result {result} is lost.",
                board=game.board,
                white=event.name(game.white),
                black=event.name(game.black),
                result=game.result.value,
            )


def _still_there(before: Game, after: Game | None) -> bool:
    return after is not None and after.result is not Result.OPEN and set(after.players) == set(before.players)


def _of_unpairing(event: Event, number: int) -> tuple[Message, ...]:
    results = sum(g.result is not Result.OPEN for g in event.round(number).games)
    if not results:
        return ()
    return (
        nmsg(
            "{n} result of round {round} will be lost.",
            "{n} results of round {round} will be lost.",
            results,
            round=number,
        ),
    )


def _of_rounds(event: Event, rounds: int) -> Iterator[Message]:
    """What another number of rounds means for an event that has begun."""
    paired, before = len(event.rounds), event.settings.rounds
    if rounds <= paired:
        yield msg("The event is over when the results of round {round} are in.", round=paired)
        if event.is_swiss and paired < before:
            yield msg(
                "Round {round} was not paired as the last one: leaders may have met with the colours that a last"
                " round would not insist on (C.04.3 1.8).",
                round=paired,
            )
    elif paired == before:
        yield msg(
            "Round {round} was paired as the last one (C.04.3 1.8), and is not the last any more.",
            round=paired,
        )
    dropped = sum(r.round > rounds for r in event.requests)
    if dropped:
        yield nmsg(
            "{n} bye asked for in a later round is dropped.",
            "{n} byes asked for in later rounds are dropped.",
            dropped,
        )
    if event.tie_breaks:
        yield msg(
            "The tie-breaks {order} were chosen for {rounds} rounds.", order=event.tie_breaks, rounds=before
        )
