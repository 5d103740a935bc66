"""What the referee says of a pairing made by hand, before it is made. It is allowed all the same, with a reason."""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.actions import (
    Action,
    AsOne,
    GiveBye,
    HoldPair,
    MakePair,
    PairRound,
    SwapColours,
    SwapOpponents,
)
from clubtd.event.event import Event
from clubtd.event.message import Message
from clubtd.event.namesakes import names_by_number
from clubtd.event.result import Code, Result
from clubtd.event.round import Bye, Game, Round
from clubtd.event.table import for_pairing
from clubtd.pairing.finding import Kind
from clubtd.pairing.next_round import kept_apart
from clubtd.pairing.rules import check

WORTH_SAYING = frozenset(
    {
        Kind.REMATCH,
        Kind.FORBIDDEN,
        Kind.SECOND_BYE,
        Kind.BYE_AFTER_FREE_WIN,
        Kind.THIRD_COLOUR,
        Kind.COLOUR_DIFFERENCE,
    }
)
"""The rules that nobody wants to break unawares. That the scores or the due colours do not fit is in plain sight."""


def objections(event: Event, step: Action) -> tuple[Message, ...]:
    """What the rules have against the games and the bye that a step makes by hand. Refused as the step itself is."""
    match step:
        case AsOne(steps=steps):
            found: list[Message] = []
            for part in steps:
                found += objections(event, part)
                event = part.on(event)
            return tuple(found)
        case HoldPair(pair=pair):
            return objections_to(event, len(event.rounds) + 1, *pair.players)
        case GiveBye(player=player, round=number):
            return _found(event, number, [], [Bye(player, Code.PAB)])
        case MakePair(round=number) | SwapOpponents(round=number) | SwapColours(round=number):
            return _of_change(event, event.round(number), step.on(event).round(number))
        case PairRound(round=made, reason=reason) if reason:
            return _found(event, made.number, made.games, made.byes)
    return ()


def objections_to(event: Event, number: int, white: int, black: int) -> tuple[Message, ...]:
    """What the rules have against these two in that round, whether the pair is made or not."""
    return _found(event, number, [Game(0, white, black)], [])


def _of_change(event: Event, before: Round, after: Round) -> tuple[Message, ...]:
    """Of the games not played yet that are new, or have other colours, and of the bye if somebody else has it."""
    seated = {g.players for g in before.games}
    free = {b.player for b in before.byes if b.code is Code.PAB}
    games = [g for g in after.games if g.players not in seated and g.result is Result.OPEN]
    return _found(event, after.number, games, [b for b in after.byes if b.player not in free])


def _found(event: Event, number: int, games: Sequence[Game], byes: Sequence[Bye]) -> tuple[Message, ...]:
    numbers = event.numbers
    taker = next((numbers.get(b.player, 0) for b in byes if b.code is Code.PAB), 0)
    pairs = [(numbers[g.white], numbers[g.black]) for g in games if g.white in numbers and g.black in numbers]
    findings = check(
        for_pairing(event).after(number - 1),
        [*(n for pair in pairs for n in pair), *([taker] if taker else [])],
        pairs,
        bye=taker,
        initial_colour=event.settings.initial_colour,
        forbidden=[(numbers[a], numbers[b]) for a, b in kept_apart(event, number)],
        names=names_by_number(event).__getitem__,
    )
    return tuple(f.message for f in findings if f.kind in WORTH_SAYING)
