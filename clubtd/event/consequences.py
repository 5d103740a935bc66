"""What an action changes elsewhere, said before it is taken."""

from __future__ import annotations

from collections.abc import Iterator

from clubtd.event.actions import (
    AddPlayers,
    BreakPair,
    EditPlayer,
    EnterResult,
    GiveBye,
    MakePair,
    RequestBye,
    SetRounds,
    SwapColours,
    SwapOpponents,
    UnpairRound,
)
from clubtd.event.duplicates import Likeness, likely_duplicates, now_alike
from clubtd.event.event import Event
from clubtd.event.history import Step
from clubtd.event.message import Message, msg, nmsg
from clubtd.event.result import Result
from clubtd.event.round import Game

Correcting = EnterResult | SwapColours | MakePair | BreakPair | SwapOpponents | RequestBye | GiveBye


def consequences(event: Event, step: Step) -> tuple[Message, ...]:
    """The sentences that a person should read before confirming; empty when nothing else changes.

    What reaches back to a round that later ones were paired from is said by `standings.consequences`, with the
    places that it changes.
    """
    match step:
        case AddPlayers(people=(person,)):
            found = likely_duplicates(event, person)
            return tuple(d.message for d in found if d.likeness is Likeness.SAME)
        case EditPlayer(player=player, person=person):
            alike = now_alike(event, player, person)
            return tuple(d.message for d in alike if d.likeness is Likeness.SAME)
        case BreakPair() | SwapOpponents():
            return tuple(lost(event, step))
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
    if isinstance(step, RequestBye | GiveBye):
        return after != event and any(step.player in r.paired for r in later)
    if isinstance(step, EnterResult | SwapColours):
        game = event.round(step.round).game(step.board)
        if game is None or after == event:
            return False
        # A Swiss is never paired over an open board: this one had a result that was cleared. An adjourned one waits.
        return game.result.final or (event.is_swiss and game.result is Result.OPEN)
    return after != event


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
            "Round {round} is not the last any more: if it was paired as the last one, leaders may have met with"
            " colours that no other round allows (C.04.3 1.8).",
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
