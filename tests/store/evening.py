"""Evenings to be kept in files: who plays and what is done, without an engine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from clubtd.event.actions import (
    AddPlayers,
    CreateEvent,
    EditPlayer,
    EnterResult,
    PairRound,
    RequestBye,
    SetTieBreaks,
    SwapColours,
    Withdraw,
)
from clubtd.event.event import Event, Settings
from clubtd.event.history import History, Redo, Restore, Step, Undo
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.event.round import Bye, Game, Round
from clubtd.store.eventfile import EventFile

AT = "2026-11-22T19:28:03"
NAMES = (
    "Åse Lind",
    "Bình Nguyễn",
    "Carl O'Neil",
    'Dora "Do" Quist',
    "Emil Żak",
    "Faye\\Smith",
    "Gus",
    "Hana",
)
RESULTS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS, Result.WHITE_BY_FORFEIT)


def people(count: int) -> tuple[Person, ...]:
    """So many people, strongest first."""
    return tuple(Person(f"{NAMES[i % 8]} {i + 1}", 2000 - 10 * i, club="Rooks") for i in range(count))


def in_order(event: Event, number: int) -> PairRound:
    """A round in which neighbours in the order of numbers play, turned by one place a round; no rules asked."""
    here = list(event.present(number))
    here = here[number % max(len(here), 1) :] + here[: number % max(len(here), 1)]
    byes = tuple(Bye(r.player, r.code) for r in event.requests if r.round == number)
    if len(here) % 2:
        byes += (Bye(here.pop(), Code.PAB),)
    games = tuple(Game(i + 1, here[2 * i], here[2 * i + 1]) for i in range(len(here) // 2))
    return PairRound(Round(number, games, byes))


def forty_steps(event: Event) -> Iterator[Step]:
    """After creation: 39 steps of every sort. The generator is sent the event after each step."""
    event = yield AddPlayers(people(8))
    event = yield RequestBye(8, 2)
    for number in (1, 2, 3, 4):
        event = yield in_order(event, number)
        for game in event.rounds[-1].games:
            event = yield EnterResult(number, game.board, RESULTS[(game.board + number) % 4])
        if number < 4:
            event = yield SwapColours(number, 1)
            event = yield Undo()
            event = yield EditPlayer(number, Person(NAMES[number - 1], 1990 - number))
    event = yield Withdraw(5)
    event = yield Undo()
    event = yield Redo()
    event = yield SetTieBreaks(("BH-C1", "SB"), "asked for")
    event = yield Restore(20)
    event = yield Undo()
    event = yield EnterResult(4, 1, Result.OPEN)
    event = yield EnterResult(4, 1, Result.ADJOURNED)
    yield EnterResult(4, 1, Result.DRAW)


def forty_actions(name: str = "Evening") -> list[Step]:
    """An evening of forty actions, from its creation."""
    steps: list[Step] = [CreateEvent(Settings(name, rounds=4))]
    history = History().take(steps[0], AT)
    following = forty_steps(history.event)
    step = next(following)
    while True:
        steps.append(step)
        history = history.take(step, AT)
        try:
            step = following.send(history.event)
        except StopIteration:
            return steps


def played(path: Path, name: str = "Evening", **how: Any) -> EventFile:
    """A file with an evening of forty actions."""
    first, *rest = forty_actions(name)
    assert isinstance(first, CreateEvent)
    file = EventFile.create(path, first, at=AT, **how)
    file.take(*rest, at=AT)
    return file
