"""What an action changes elsewhere, said before it is taken."""

from __future__ import annotations

from clubtd.event.actions import EnterResult, SwapColours, UnpairRound
from clubtd.event.event import Event
from clubtd.event.history import Step
from clubtd.event.message import Message, msg, nmsg
from clubtd.event.result import Result
from clubtd.event.scoring import in_points
from clubtd.event.table import crosstable


def consequences(event: Event, step: Step) -> tuple[Message, ...]:
    """The sentences that a person should read before confirming; empty when nothing else changes."""
    match step:
        case EnterResult(round=number) | SwapColours(round=number):
            return _of_correction(event, step, number)
        case UnpairRound(round=number):
            return _of_unpairing(event, number)
        case _:
            return ()


def _of_correction(event: Event, step: EnterResult | SwapColours, number: int) -> tuple[Message, ...]:
    after = step.on(event)
    game = event.round(number).game(step.board)
    if game is None or number >= len(event.rounds) or not game.result.final or after == event:
        return ()
    before_points, after_points = _points(event), _points(after)
    changes = [
        msg(
            "{name}: {before} points become {after}.",
            name=event.name(player),
            before=in_points(before_points[player]),
            after=in_points(after_points[player]),
        )
        for player in game.players
        if before_points[player] != after_points[player]
    ]
    later = nmsg(
        "Round {first} was paired from the old result and stays as it is.",
        "Rounds {first} to {last} were paired from the old result and stay as they are.",
        len(event.rounds) - number,
        first=number + 1,
        last=len(event.rounds),
    )
    return (*changes, later)


def _points(event: Event) -> dict[int, int]:
    return {event.order[e.number - 1]: e.points for e in crosstable(event).entrants}


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
