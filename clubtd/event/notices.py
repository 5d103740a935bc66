"""What is worth a look when an action is taken, though it hinders nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clubtd.event.actions import AddPlayers, EditPlayer, FixTable, MakePair, RequestBye, Withdraw
from clubtd.event.actions.byes import KINDS
from clubtd.event.duplicates import likely_duplicates, now_alike
from clubtd.event.event import Event
from clubtd.event.history import Redo, Restore, Step, Undo
from clubtd.event.message import Message, msg
from clubtd.event.result import Code, Result


def notices(event: Event, step: Step) -> tuple[Message, ...]:
    """Sentences to show beside what was done; `event` is the one before. Nothing is asked."""
    match step:
        case AddPlayers(people=(person,)):
            return tuple(d.message for d in likely_duplicates(event, person))
        case EditPlayer(player=player, person=person):
            return tuple(d.message for d in now_alike(event, player, person))
        case Withdraw(player=player) if event.is_swiss:
            return tuple(_open_games(event, player))
        case MakePair(round=number, white=white, black=black):
            return tuple(_bye_taken_back(event, number, white, black))
        case RequestBye(round=number, player=player) if number <= len(event.rounds):
            return tuple(_bye_taken_back(event, number, player))
        case FixTable(player=player) if event.rounds and event.rounds[-1].missing:
            return tuple(_still_elsewhere(event, player))
    return ()


def notices_of(event: Event, steps: Sequence[Step]) -> tuple[Message, ...]:
    """The same of several steps, each looked at after the one before. Refused when one cannot be taken."""
    found: list[Message] = []
    for place, step in enumerate(steps, 1):
        found += notices(event, step)
        if place < len(steps) and not isinstance(step, Undo | Redo | Restore):
            event = step.on(event)
    return tuple(found)


def _open_games(event: Event, player: int) -> Iterator[Message]:
    for played in event.rounds:
        game = played.game_of(player)
        if game and game.result in (Result.OPEN, Result.ADJOURNED):
            yield msg(
                "Round {round}, board {board}, {white} - {black}, still needs its result: played, or a forfeit.",
                round=played.number,
                board=game.board,
                white=event.name(game.white),
                black=event.name(game.black),
            )


def _bye_taken_back(event: Event, number: int, *players: int) -> Iterator[Message]:
    for bye in event.round(number).byes:
        if bye.player in players and bye.code is not Code.ZERO_BYE:
            yield msg(
                "{name} no longer has {bye} in round {round}, nor its points.",
                name=event.name(bye.player),
                bye=KINDS[bye.code],
                round=number,
            )


def _still_elsewhere(event: Event, player: int) -> Iterator[Message]:
    game = event.rounds[-1].game_of(player)
    if game:
        yield msg(
            "In round {round} {name} sits at board {board}: move that pair if it must be now.",
            round=len(event.rounds),
            name=event.name(player),
            board=game.board,
        )
