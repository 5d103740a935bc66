"""The lines of clubtd's own in a TRF: nothing is lost on the way out and back, and a line edited badly says nothing."""

import json
from random import Random

import pytest
from trf_files import trf

from clubtd.event.actions import (
    Action,
    AddPlayers,
    AdjustPoints,
    CreateEvent,
    Decide,
    EnterResult,
    GiveBye,
    HoldPair,
    PairRound,
    RequestBye,
    SetPrizes,
    SetRounds,
    UnpairRound,
    Withdraw,
)
from clubtd.event.crosstable import System
from clubtd.event.event import Event, HeldPair, Settings
from clubtd.event.history import NOTHING, Entry, replay
from clubtd.event.player import Person
from clubtd.event.playoff import Decider, PlayoffGame
from clubtd.event.prize import Currency, Prizes, Sharing
from clubtd.event.result import Code, Result
from clubtd.event.round import Bye, Round
from clubtd.formats.prize_text import read_currency, read_prizes
from clubtd.formats.trf import TrfTournament, read_trf, write_trf
from clubtd.formats.trf.bridge import actions_of, trf_of
from clubtd.pairing.next_round import pairing_steps

TWO = (
    "012 Two\n142 3\n192 FIDE_DUTCH\n"
    "001    1      Ash, Ann                                                           1.0       0002 w 1\n"
    "001    2      Bay, Bob                                                           0.0       0001 b 0\n"
)


def event_of(found: TrfTournament) -> Event:
    return replay(Entry("", action) for action in actions_of(found)).event


def whole(event: Event) -> bytes:
    return write_trf(trf_of(event, unfinished=True))


def read_back(event: Event) -> Event:
    return event_of(read_trf(whole(event), "again.trf"))


def after(event: Event, *actions: Action) -> Event:
    for action in actions:
        event = action.on(event)
    return event


def paired(event: Event, result: Result = Result.DRAW) -> Event:
    """One more round, all its games with that result."""
    event = after(event, *pairing_steps(event, "2026-10-01T19:30", Random(1), "1"))
    number = len(event.rounds)
    return after(event, *(EnterResult(number, g.board, result) for g in event.rounds[-1].games))


def started(system: System, players: int = 6) -> Event:
    people = tuple(Person(f"Player {letter}", 2000 - n) for n, letter in enumerate("ABCDEFGH"[:players]))
    return after(NOTHING, CreateEvent(Settings("Open games", system, date="2026-11-30")), AddPlayers(people))


def results(event: Event) -> list[list[tuple[int, int, int, str]]]:
    numbers = event.numbers
    return [
        [(g.board, numbers[g.white], numbers[g.black], g.result.value) for g in played.games]
        for played in event.rounds
    ]


@pytest.mark.parametrize("system", [System.SWISS, System.ROUND_ROBIN])
@pytest.mark.parametrize("cleared", [Result.OPEN, Result.ADJOURNED])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_game_without_a_result_hides_no_later_round(system: System, cleared: Result, number: int) -> None:
    event = paired(paired(paired(started(system))))
    event = EnterResult(number, 1, cleared).on(event)
    again = read_back(event)
    assert results(again) == results(event)
    assert whole(again) == whole(event)
    said = [str(warning) for warning in trf_of(event, unfinished=True).warnings]
    assert any(f"the first in round {number}: pairing engines cannot read it" in line for line in said)
    assert trf_of(event).rounds == number - 1


def test_a_whole_round_without_results_with_points_changed_later_comes_back() -> None:
    event = after(paired(paired(started(System.SWISS))), AdjustPoints(2, -5, "telephone"))
    event = after(event, *(EnterResult(2, g.board, Result.OPEN) for g in event.rounds[1].games))
    again = read_back(event)
    assert (results(again), again.adjustments) == (results(event), event.adjustments)


def test_a_cleared_game_of_somebody_who_left_a_round_robin_stays_open() -> None:
    event = paired(paired(started(System.ROUND_ROBIN)))
    event = after(event, Withdraw(event.rounds[1].games[0].white), EnterResult(2, 1, Result.OPEN))
    assert results(read_back(event)) == results(event)


def test_points_changed_after_a_round_that_was_unpaired_since_stay_changed() -> None:
    event = after(
        paired(paired(started(System.SWISS))), AdjustPoints(2, -10, "came too late"), UnpairRound(2)
    )
    again = read_back(event)
    assert again.adjustments == event.adjustments
    assert [(a.player, a.tenths, a.after) for a in again.adjustments] == [(2, -10, 1)]
    edited = whole(event).replace(b'"after": 1', b'"after": 2')
    assert event_of(read_trf(edited, "x")).adjustments == again.adjustments
    assert whole(again) == whole(event)


def test_points_changed_before_a_game_was_opened_again_and_after_it_come_back_in_order() -> None:
    event = after(paired(paired(started(System.SWISS))), AdjustPoints(2, -5, "late"))
    event = after(event, EnterResult(1, 1, Result.OPEN), AdjustPoints(1, -5, "late too"))
    assert [a.after for a in event.adjustments] == [2, 0]
    again = read_back(event)
    assert [(a.player, a.after) for a in again.adjustments] == [(1, 0), (2, 2)]
    assert whole(again) == whole(event)


@pytest.mark.parametrize(
    ("typed", "written"),
    [("2026-11-30", "2026/11/30"), ("2026/11/30", "2026/11/30"), ("in autumn", "in autumn")],
)
def test_the_date_is_written_as_a_trf_wants_it(typed: str, written: str) -> None:
    event = after(NOTHING, CreateEvent(Settings("Dates", date=typed)), AddPlayers((Person("Ann Ash"),)))
    assert f"042 {written}\r\n".encode() in whole(event)
    assert whole(read_back(event)) == whole(event)


def test_the_seed_of_a_lot_comes_back() -> None:
    event = after(event_of(trf("swiss_r3")), Decide(Decider((9, 5), "2026-10-01T22:00", seed="4711")))
    assert read_back(event).deciders == event.deciders


def test_two_players_at_one_table_are_no_reason_to_refuse() -> None:
    text = '### clubtd player 1 {"table": 7}\n### clubtd player 2 {"table": 7}\n' + TWO
    assert [p.table for p in event_of(read_trf(text.encode(), "x")).players] == [7, 0]


GAME = {"white": 1, "black": 2, "result": "1-0"}
TIME = "2026-10-01T22:00"


def decided(**changed: object) -> dict[str, object]:
    return {"deciders": [{"players": [1, 2], "at": TIME, "games": [GAME]} | changed]}


def change(**changed: object) -> dict[str, object]:
    return {"adjustments": [{"player": 1, "tenths": -10, "after": 0, "reason": "late"} | changed]}


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("event", decided(players=[], games=[], at="x")),
        ("event", decided(players=[])),
        ("event", decided(players=[1])),
        ("event", decided(players=[1, 1])),
        ("event", decided(players=[1, 3])),
        ("event", decided(players=[1, True])),
        ("event", decided(players="12")),
        ("event", decided(at="x")),
        ("event", decided(at=7)),
        ("event", decided(games={})),
        ("event", decided(games=[{}])),
        ("event", decided(games=[GAME | {"white": -1}])),
        ("event", decided(games=[GAME | {"white": 2}])),
        ("event", decided(games=[GAME | {"black": "2"}])),
        ("event", decided(games=[GAME | {"result": "2-0"}])),
        ("event", decided(games=[GAME | {"draw_wins": 1}])),
        ("event", {"deciders": [7]}),
        ("event", {"deciders": None}),
        ("event", change(player=0)),
        ("event", change(player=3)),
        ("event", change(tenths=0)),
        ("event", change(tenths=100000)),
        ("event", change(tenths=0.5)),
        ("event", change(after=-1)),
        ("event", change(reason=" ")),
        ("event", change(reason="\ud800")),
        ("event", {"adjustments": [{"player": 1}]}),
        ("event", {"rules": "fide-1999"}),
        ("event", {"bye_limit": -1}),
        ("event", {"first_table": 0}),
        ("event", {"clubs_apart": -1}),
        ("event", {"prizes": []}),
        ("event", {"prizes": {"list": {}}}),
        ("event", {"prizes": {"list": [{"place": 0, "amount": 1}]}}),
        ("event", {"prizes": {"list": [{"place": 1}]}}),
        ("event", {"prizes": {"list": [{"amount": 100}]}}),
        ("event", {"prizes": {"list": [{"place": 1, "amount": -1}]}}),
        ("event", {"prizes": {"list": [{"place": True, "amount": 1}]}}),
        ("event", {"prizes": {"list": [{"place": 1, "amount": 10**10}]}}),
        ("event", {"prizes": {"list": [{"place": 1, "thing": "\ud800"}]}}),
        ("event", {"prizes": {"list": [{"place": 1, "amount": 1, "category": {}}]}}),
        ("event", {"prizes": {"list": [{"place": 1, "amount": 1, "category": {"name": ""}}]}}),
        (
            "event",
            {"prizes": {"list": [{"place": 1, "amount": 1, "category": {"name": "x", "lowest": "a"}}]}},
        ),
        ("event", {"prizes": {"list": [{"place": 1, "amount": 1}] * 301}}),
        ("event", {"prizes": {"sharing": "fair"}}),
        ("event", {"prizes": {"symbol": "7", "decimals": 2}}),
        ("event", {"prizes": {"symbol": "£", "decimals": 9}}),
        ("event", {"prizes": {"symbol": "£", "decimals": None}}),
        ("event 1", {"rules": "club"}),
        ("player", {"left": True}),
        ("player 0", {"left": True}),
        ("player 3", {"left": True}),
        ("player 1", {"left": 1}),
        ("player 1", {"table": 10000}),
        ("player 1", {"name": ""}),
        ("player 1", {"club": ["x"]}),
        ("round 0", {"at": TIME}),
        ("round 2", {"at": TIME}),
        ("round 1", {"at": "soon"}),
        ("round 1", {"whites": [1]}),
        ("round 1", {"whites": [2], "tables": [1]}),
        ("round 1", {"whites": [1], "tables": [0]}),
        ("round 1", {"whites": [1], "tables": [1, 2]}),
        ("round 1", {"whites": [[1]], "tables": [1]}),
        ("round 1", {"by_hand": [9]}),
        ("round 1", {"open": [1]}),
        ("round 1", {"adjourned": [2]}),
    ],
)
def test_a_line_that_does_not_fit_the_file_is_left_out_and_named(
    line: str, values: dict[str, object]
) -> None:
    plain = event_of(read_trf(TWO.encode(), "x"))
    found = read_trf(f"{TWO}### clubtd {line} {json.dumps(values)}\n".encode(), "x")
    assert any(f"line 6: 'clubtd {line}" in str(warning) for warning in found.warnings)
    assert event_of(found) == plain
    assert whole(event_of(found)) == whole(plain)


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("event", decided()),
        ("event", decided(games=[])),
        ("event", change()),
        ("event", {"prizes": {"list": [{"place": 1, "amount": 100, "of a later edition": 1}]}}),
        ("event", {"rules": "club", "bye_limit": None, "first_table": 9, "of a later edition": [1]}),
        ("player 2", {"left": True, "table": 9999, "name": "Bob Bay"}),
        ("round 1", {"whites": [1], "tables": [12], "at": TIME, "by_hand": [1], "changed": True}),
    ],
)
def test_a_line_that_fits_is_taken(line: str, values: dict[str, object]) -> None:
    plain = read_trf(TWO.encode(), "x")
    found = read_trf(f"{TWO}### clubtd {line} {json.dumps(values)}\n".encode(), "x")
    assert found.warnings == plain.warnings
    assert event_of(found) != event_of(plain)


@pytest.mark.parametrize(
    "rest", ["{not json}", "{", "{}}", '{"a": ' + "[" * 3000, '{"bye_limit": ' + "9" * 5000 + "}"]
)
def test_a_line_that_is_no_json_is_left_out_and_named(rest: str) -> None:
    found = read_trf(f"{TWO}### clubtd event {rest}\n".encode(), "x")
    assert any("line 6: 'clubtd event {" in str(warning) for warning in found.warnings)
    assert event_of(found) == event_of(read_trf(TWO.encode(), "x"))


def test_a_play_off_keeps_its_games() -> None:
    games = (PlayoffGame(1, 2, Result.DRAW, "5+3", True), PlayoffGame(2, 1, Result.WHITE_WINS))
    event = after(event_of(read_trf(TWO.encode(), "x")), Decide(Decider((2, 1), TIME, games)))
    assert read_back(event).deciders == event.deciders


PRIZES = (
    Prizes(read_prizes("100 + 60 + 40, Cup  of the “Club” + a cup's box", Currency())),
    Prizes(
        read_prizes(
            "12.50 + 7.25; U1600: 20, Book; born 2010-2012: Pokal \u00e4\u0300; club Ørn: 5; unrated: 3; women: 4",
            read_currency("EUR", 3),
        ),
        Sharing.HORT,
        read_currency("EUR", 3),
    ),
    Prizes((), Sharing.US, Currency("₫", 0)),
    Prizes(),
)


@pytest.mark.parametrize("prizes", PRIZES)
def test_prizes_come_back(prizes: Prizes) -> None:
    event = after(paired(started(System.SWISS)), SetPrizes(prizes))
    again = read_back(event)
    assert again.prizes == prizes
    assert whole(again) == whole(event)
    assert (b"prizes" in whole(event)) is (prizes != Prizes())


def test_a_round_in_which_nobody_plays_comes_back() -> None:
    event = paired(started(System.SWISS))
    event = after(event, *(RequestBye(p, 2, Code.ZERO_BYE) for p in event.order))
    event = after(event, PairRound(Round(2, (), tuple(Bye(p, Code.ZERO_BYE) for p in event.order))))
    again = read_back(event)
    assert [len(r.games) for r in again.rounds] == [3, 0]
    assert whole(again) == whole(event)
    assert results(read_back(paired(event))) == results(paired(event))


@pytest.mark.parametrize("edited", [b"3", b"150", b"-1", b"true"])
def test_rounds_that_the_columns_do_not_have_are_not_made_up(edited: bytes) -> None:
    event = paired(started(System.SWISS))
    event = after(event, PairRound(Round(2, (), tuple(Bye(p, Code.ZERO_BYE) for p in event.order))))
    assert b'{"paired": 2}' in whole(event)
    again = event_of(read_trf(whole(event).replace(b'"paired": 2', b'"paired": ' + edited), "x"))
    assert len(again.rounds) <= 2


@pytest.mark.parametrize("system", [System.ROUND_ROBIN, System.DOUBLE_ROUND_ROBIN])
def test_a_round_robin_that_was_shortened_stays_short(system: System) -> None:
    event = after(paired(paired(started(system))), SetRounds(3))
    again = read_back(event)
    assert again.settings.rounds == 3
    assert results(read_back(paired(again))) == results(paired(event))
    assert whole(again) == whole(event)


@pytest.mark.parametrize("rounds", ["001 008", "001 003", "002 002", "001 012"])
def test_the_rounds_in_which_two_are_kept_apart_stay_as_they_were_written(rounds: str) -> None:
    event = event_of(read_trf(f"{TWO}260 {rounds}    1    2\n".encode(), "x"))
    assert f"260 {rounds}    1    2\r\n".encode() in whole(event)


def test_rounds_in_the_wrong_order_keep_nobody_apart() -> None:
    found = read_trf(f"{TWO}260 009 008    1    2\n".encode(), "x")
    assert any("line 6, column 9: the last round is before the first" in str(w) for w in found.warnings)
    assert not event_of(found).forbidden


def fixed_ahead() -> Event:
    event = paired(started(System.SWISS, 7))
    white, black, taker = (event.order[n] for n in (4, 0, 2))
    return after(event, HoldPair(HeldPair(white, black, 3)), GiveBye(taker, 2), GiveBye(event.order[1], 4))


def test_pairs_and_byes_fixed_for_rounds_to_come_are_fixed_in_the_event_that_is_read() -> None:
    event = fixed_ahead()
    again = read_back(event)
    assert (again.held, again.requests) == (event.held, event.requests)
    assert whole(again) == whole(event)
    assert results(paired(again)) == results(paired(event))


def test_what_is_fixed_for_a_round_after_the_next_is_no_matter_of_a_file_that_ends_before() -> None:
    event = EnterResult(1, 1, Result.OPEN).on(fixed_ahead())
    assert b'"held"' in whole(event)
    assert b'"held"' not in write_trf(trf_of(event))


@pytest.mark.parametrize(
    "edit",
    [
        (b'"white": 5', b'"white": 1'),
        (b'"white": 5', b'"white": 8'),
        (b'"white": 5', b'"white": 3'),
        (b'"board": 3', b'"board": 100000'),
        (b'"board": 3', b'"board": "x"'),
        (b'"round": 2', b'"round": 1'),
        (b'"round": 2', b'"round": 4'),
        (b'"round": 2', b'"round": 9'),
        (b"142 5", b"142 1"),
        (b"192 FIDE_DUTCH", b"192 FIDE_ROUNDROBIN"),
    ],
)
def test_whatever_is_edited_there_the_file_is_read_and_the_rest_of_it_counts(
    edit: tuple[bytes, bytes],
) -> None:
    event = fixed_ahead()
    edited = whole(event).replace(*edit, 1)
    assert edited != whole(event)
    again = event_of(read_trf(edited, "x"))
    assert {game[1:] for game in results(again)[0]} == {game[1:] for game in results(event)[0]}
    assert (again.held, again.requests) != (event.held, event.requests)
