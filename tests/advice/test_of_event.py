"""The advice about a running event, through the actions of an organiser."""

from dataclasses import replace
from random import Random

import pytest

from clubtd.advice.of_event import (
    event_champions,
    event_firmness,
    event_firmness_lines,
    event_outlook,
    event_outlook_lines,
    event_prizes,
    event_side_by_side,
)
from clubtd.advice.shape import Kind, shape_of
from clubtd.advice.simulate import play
from clubtd.advice.this_event import plan_of
from clubtd.advice.verdict import Verdict
from clubtd.event.actions import AddPlayers, CreateEvent, Decide, EnterResult, SetHouse, SetPrizes, apply
from clubtd.event.event import Event, Settings
from clubtd.event.history import NOTHING
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.event.playoff import Decider
from clubtd.event.prize import Prize, Prizes
from clubtd.event.result import Code, Result
from clubtd.formats.words import say
from clubtd.pairing.next_round import pairing_steps
from clubtd.standings.of_event import event_standings

NAMES = ("Ana", "Bo", "Cai", "Dee", "Eli", "Fay", "Gus", "Hal")
WHITE, DRAW, BLACK = Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS


def night(players: int, rounds: int, order: tuple[str, ...] = ("BH", "SB", "PS")) -> Event:
    event = apply(NOTHING, CreateEvent(Settings("Night", rounds=rounds), order))
    people = tuple(Person(name, 1900 - 50 * i) for i, name in enumerate(NAMES[:players]))
    return apply(event, AddPlayers(people))


def paired(event: Event) -> Event:
    for step in pairing_steps(event, "", Random(1), "1"):
        event = apply(event, step)
    return event


def played(event: Event, *results: Result) -> Event:
    """The next round paired, with these results by board."""
    event = paired(event)
    for board, result in enumerate(results, 1):
        event = apply(event, EnterResult(len(event.rounds), board, result))
    return event


@pytest.fixture
def finished() -> Event:
    """Eight players, three rounds: Ana and Fay are level on 2½ points, Ana ahead on Buchholz."""
    event = played(night(8, 3), WHITE, BLACK, WHITE, WHITE)
    event = played(event, WHITE, WHITE, WHITE, DRAW)
    return played(event, DRAW, WHITE, WHITE, WHITE)


def first_two(event: Event) -> tuple[int, int]:
    rows = event_standings(event).rows
    assert rows[0].points == rows[1].points
    return event.order[rows[0].number - 1], event.order[rows[1].number - 1]


def test_the_answers_are_those_of_the_table_after_the_change(finished: Event) -> None:
    first, second = first_two(finished)
    found = event_firmness(finished, second, first)
    assert (finished.order[found.first - 1], finished.order[found.second - 1]) == (first, second)
    boards = {(finished.numbers[g.white], finished.numbers[g.black]): g for g in finished.rounds[-1].games}
    results = {Code.WIN: WHITE, Code.DRAW: DRAW, Code.LOSS: BLACK}
    turned = {(turn.board, turn.white): turn.verdict for turn in found.turns}
    for game in boards.values():
        if {first, second} & set(game.players):
            continue
        for code, result in results.items():
            if result is game.result:
                continue
            other = event_standings(apply(finished, EnterResult(3, game.board, result)))
            a, b = (other.row(finished.numbers[p]).rank for p in (first, second))
            now = Verdict.FIRST if a < b else Verdict.SECOND if b < a else Verdict.LEVEL
            key = next((k for k in turned if boards[k[0].white, k[0].black] == game and k[1] is code), None)
            assert (turned[key] if key else Verdict.FIRST) is now


def test_boards_and_names_are_those_on_the_sheet(finished: Event) -> None:
    first, second = first_two(finished)
    found = event_firmness(finished, first, second)
    count, *lines = [say(line) for line in event_firmness_lines(finished, found, "the cup")]
    assert "round 3" in count
    for line, turn in zip(lines, found.turns, strict=True):
        white = finished.order[turn.board.white - 1]
        game = finished.rounds[-1].game_of(white)
        assert game
        assert line.startswith(f"Board {game.board}, {finished.name(white)} - ")


def test_the_order_of_the_event_stands_first_beside_the_usual_ones(finished: Event) -> None:
    tables = event_side_by_side(finished)
    assert tables[0].order == finished.tie_breaks
    assert [t.order for t in tables[1:4]] == [("BH",), ("BH-C1",), ("BH-C2",)]
    assert say(event_champions(finished)[0]).startswith("BH SB PS: ")


def test_a_house_player_is_level_with_nobody_and_wins_nothing(finished: Event) -> None:
    first, second = first_two(finished)
    event = apply(finished, SetHouse(first))
    with_prizes = apply(event, SetPrizes(Prizes((Prize(1, 1000), Prize(1, thing="cup")))))
    awards = event_prizes(with_prizes).awards
    assert [a.number for a in awards] == [event.numbers[second]]
    for table in event_side_by_side(event):
        assert event.numbers[first] not in table.groups[0]
    with pytest.raises(Refused, match="not level"):
        event_firmness(event, first, second)


def test_before_the_last_round_is_paired_nothing_is_said_of_it() -> None:
    event = played(night(8, 3), WHITE, WHITE, WHITE, WHITE)
    with pytest.raises(Refused, match="not paired yet"):
        event_outlook(event)


def test_what_can_still_happen_while_the_last_round_is_played() -> None:
    event = played(night(8, 3), WHITE, BLACK, WHITE, WHITE)
    event = played(event, WHITE, WHITE, WHITE, DRAW)
    event = paired(event)
    game = event.rounds[-1].games[0]
    before = [say(line) for line in event_outlook_lines(event)]
    assert before[0].endswith("first alone with a win; sure of at least a share of first place with a draw.")
    over = apply(event, EnterResult(3, 1, WHITE))
    assert [say(line) for line in event_outlook_lines(over)] == [f"{over.name(game.white)}: first alone."]


def test_r22_lots_decide_the_cup_of_players_level_to_the_end(finished: Event) -> None:
    first, second = first_two(finished)
    prizes = Prizes((Prize(1, 2000), Prize(2, 1000), Prize(1, thing="cup")))
    lots = Decide(Decider((second, first), "2026-11-22T22:31"))
    # tie-breaks have parted them: the lots change nothing
    parted = apply(apply(finished, SetPrizes(prizes)), lots)
    assert [a.number for a in event_prizes(parted).awards if a.things] == [finished.numbers[first]]
    level = apply(replace(finished, tie_breaks=()), SetPrizes(prizes))
    assert [a.things for a in event_prizes(level).awards] == [(), ()]
    decided = event_prizes(apply(level, lots)).awards
    assert [(a.number, a.amount) for a in decided if a.things] == [(finished.numbers[second], 1500)]


def test_the_shape_of_an_event(finished: Event) -> None:
    shape = shape_of(finished)
    assert (shape.rounds, shape.players, shape.unrated, shape.kind) == (3, 8, 0, Kind.CLUB)


@pytest.mark.parametrize(("players", "plays"), [(7, False), (8, True)])
def test_a_house_player_is_simulated_only_when_the_others_are_odd(players: int, plays: bool) -> None:
    event = night(players, 3)
    house = event.order[-1]
    event = apply(event, SetHouse(house))
    table = play(plan_of(event), [1500.0] * players, Random(1))
    assert table.played == 3
    codes = {record.code for record in table.entrants[-1].records}
    assert (codes == {Code.ZERO_BYE}) is not plays
    assert not any(r.code is Code.PAB for e in table.entrants for r in e.records)
