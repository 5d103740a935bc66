"""Round robins played through the actions, to the right table."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from clubtd.event.actions import (
    AddPlayers,
    CreateEvent,
    DrawNumbers,
    EnterResult,
    PairRound,
    Withdraw,
    apply,
)
from clubtd.event.crosstable import System
from clubtd.event.event import Event, Numbering, Settings
from clubtd.event.history import NOTHING
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.event.table import crosstable
from clubtd.pairing.next_round import draw_numbers, pairing_steps
from clubtd.standings.ranking import standings

DATA = Path(__file__).parent.parent / "data" / "night" / "night-cases.json"
CASES = {c["id"]: c for c in json.loads(DATA.read_text(encoding="utf-8"))["cases"]}
SPELLED = {"1-0": Result.WHITE_WINS, "0-1": Result.BLACK_WINS, "1/2-1/2": Result.DRAW}


def entered(
    players: list[Any], system: System, numbering: Numbering = Numbering.LIST, **settings: Any
) -> Event:
    event = apply(NOTHING, CreateEvent(Settings("All-play-all", system, numbering=numbering, **settings)))
    return apply(event, AddPlayers(tuple(Person(name, rating) for name, rating in players)))


def paired(event: Event) -> Event:
    for step in pairing_steps(event, "", Random(1), "1"):
        event = apply(event, step)
    return event


def all_rounds(event: Event) -> Event:
    event = paired(event)
    while len(event.rounds) < event.settings.rounds:
        event = paired(event)
    return event


def named(event: Event, number: int) -> list[list[str]]:
    played = event.round(number)
    free = [[event.name(b.player), "free"] for b in played.byes]
    return [[event.name(g.white), event.name(g.black)] for g in played.games] + free


def test_round_robin_five() -> None:
    case = CASES["round-robin-five"]
    event = all_rounds(entered(case["setup"]["players"], System.ROUND_ROBIN))
    assert {str(r.number): named(event, r.number) for r in event.rounds} == case["right"]["rounds"]
    assert all(b.code is Code.REST for r in event.rounds for b in r.byes)
    for played in event.rounds:
        for game in played.games:
            event = apply(event, EnterResult(played.number, game.board, Result.DRAW))
    assert {e.points for e in crosstable(event).entrants} == {20}
    assert event.finished


def test_direct_encounter_two_games() -> None:
    case = CASES["direct-encounter-two-games"]
    event = all_rounds(entered(case["setup"]["players"], System.DOUBLE_ROUND_ROBIN))
    assert len(event.rounds) == 6
    for white, black, result in reversed(case["rounds_entered"]["all"]):
        played, game = next(
            (r, g)
            for r in event.rounds
            for g in r.games
            if (event.name(g.white), event.name(g.black)) == (white, black)
        )
        event = apply(event, EnterResult(played.number, game.board, SPELLED[result]))
    table = standings(crosstable(event), ("DE", "SB"))
    rows = {event.name(event.order[r.number - 1]): r for r in table.rows}
    right = case["right"]
    assert list(rows) == right["order"]
    assert {name: r.points / 10 for name, r in rows.items()} == right["points"]
    assert {n: float(rows[n].values[1] or 0) for n in right["sonneborn_berger"]} == right["sonneborn_berger"]
    assert rows["Ann Ash"].values[0] == rows["Bob Bay"].values[0]
    assert [r.rank for r in table.rows] == [1, 2, 3, 4]


def test_the_same_seed_draws_the_same_numbers() -> None:
    event = entered(
        [("Ann", 1500), ("Bob", 1400), ("Col", 1300), ("Deb", 1200)], System.ROUND_ROBIN, Numbering.LOT
    )
    draws = {seed: draw_numbers(event, Random(seed), seed) for seed in ("1", "2", "3", "4", "5")}
    assert all(draw_numbers(event, Random(seed), seed) == draw for seed, draw in draws.items())
    assert len({draw.order for draw in draws.values()}) > 1
    first, second = pairing_steps(event, "", Random("3"), "3")
    assert first == draws["3"]
    assert isinstance(second, PairRound)
    drawn = apply(apply(event, first), second)
    assert (drawn.lot, drawn.settings.rounds) == ("3", 3)


def test_numbers_by_rating() -> None:
    event = entered([("Ann", 1200), ("Bob", 1500), ("Col", 1300)], System.ROUND_ROBIN, Numbering.RATING)
    assert [event.name(p) for p in event.order] == ["Bob", "Col", "Ann"]


def test_after_the_draw_nobody_can_be_added() -> None:
    event = paired(entered([("Ann", 1200), ("Bob", 1500), ("Col", 1300)], System.ROUND_ROBIN))
    with pytest.raises(Refused, match="drawn"):
        apply(event, AddPlayers((Person("Deb"),)))
    with pytest.raises(Refused, match="cannot be drawn again"):
        apply(event, DrawNumbers(event.order))


def test_the_games_of_somebody_who_left_are_forfeited() -> None:
    event = paired(entered([("Ann", 1500), ("Bob", 1400), ("Col", 1300), ("Deb", 1200)], System.ROUND_ROBIN))
    event = paired(apply(event, Withdraw(1)))
    game = event.rounds[1].game_of(1)
    assert game is not None
    assert game.result in (Result.WHITE_BY_FORFEIT, Result.BLACK_BY_FORFEIT)
    assert crosstable(event).entrants[0].points == 0
