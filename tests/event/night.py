"""The night cases played through the actions."""

import json
from pathlib import Path
from random import Random
from typing import Any

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult, apply
from clubtd.event.actions.base import Action
from clubtd.event.event import Event, Settings
from clubtd.event.history import NOTHING
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.event.round import Game
from clubtd.event.table import crosstable
from clubtd.pairing.next_round import pairing_steps

DATA = Path(__file__).parent.parent / "data" / "night" / "night-cases.json"
CASES: dict[str, Any] = {c["id"]: c for c in json.loads(DATA.read_text(encoding="utf-8"))["cases"]}
WHITE, BLACK, DRAW = Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW
SPELLED = {"1-0": WHITE, "0-1": BLACK, "1/2-1/2": DRAW}


def start(case: Any, **settings: Any) -> Event:
    """The event of a case with its players entered."""
    rounds = case["setup"].get("planned_rounds", 5)
    event = apply(NOTHING, CreateEvent(Settings("Club night", rounds=rounds, **settings)))
    return apply(event, AddPlayers(tuple(Person(name, rating) for name, rating in case["setup"]["players"])))


def after(event: Event, *actions: Action) -> Event:
    """The event after these actions."""
    for action in actions:
        event = apply(event, action)
    return event


def paired(event: Event) -> Event:
    """The event with its next round."""
    return after(event, *pairing_steps(event, "", Random(1), "1"))


def entered(event: Event, number: int, results: list[list[str]]) -> Event:
    """The results of a round, by the names of its players; they must have been paired like that."""
    for white, black, result in results:
        if black != "BYE":
            game = game_of(event, white, number)
            assert (event.name(game.white), event.name(game.black)) == (white, black)
            event = apply(event, EnterResult(number, game.board, SPELLED[result]))
    return event


def played(case: Any, **settings: Any) -> Event:
    """The event with the rounds of the case, paired by the rules and with their results."""
    event = start(case, **settings)
    for number, results in case["rounds_entered"].items():
        event = entered(paired(event), int(number), results)
    return event


def id_of(event: Event, name: str) -> int:
    return next(p.id for p in event.players if p.name == name)


def game_of(event: Event, name: str, number: int) -> Game:
    game = event.round(number).game_of(id_of(event, name))
    assert game is not None
    return game


def pairs(event: Event, number: int = 0) -> list[list[str]]:
    """White and Black of a round (the last one) in the order of boards, the bye last."""
    sheet = event.round(number or len(event.rounds))
    byes = [[event.name(b.player), "BYE"] for b in sheet.byes if b.code is Code.PAB]
    return [[event.name(g.white), event.name(g.black)] for g in sheet.games] + byes


def scores(event: Event, after: int | None = None) -> dict[str, float]:
    """Points by name."""
    return {event.name(event.order[e.number - 1]): e.points / 10 for e in crosstable(event, after).entrants}
