"""A file of another program becomes an event that goes on; an event becomes a file that says the same."""

from dataclasses import replace
from random import Random

import pytest
from random_events import random_event
from trf_files import READABLE, trf

from clubtd.event.actions import AdjustPoints, Decide, EnterResult, FixTable, PairRound, SetHouse, Withdraw
from clubtd.event.crosstable import System
from clubtd.event.event import Event
from clubtd.event.history import Entry, replay
from clubtd.event.message import Refused
from clubtd.event.playoff import Decider, PlayoffGame
from clubtd.event.result import Code, Result
from clubtd.event.table import crosstable as crosstable_of_event
from clubtd.formats.trf import TrfTournament, crosstable, read_trf, write_trf
from clubtd.formats.trf.bridge import actions_of, trf_of
from clubtd.pairing.next_round import pairing_steps


def event_of(found: TrfTournament) -> Event:
    return replay(Entry("", action) for action in actions_of(found)).event


def read_back(event: Event) -> Event:
    return event_of(read_trf(write_trf(trf_of(event)), "again.trf"))


@pytest.mark.parametrize("name", READABLE)
def test_the_event_has_the_cross_table_of_the_file(name: str) -> None:
    found = trf(name)
    assert crosstable_of_event(event_of(found)) == crosstable(found)


@pytest.mark.parametrize("name", READABLE)
def test_import_export_import_export_gives_the_same_bytes(name: str) -> None:
    written = write_trf(trf_of(event_of(trf(name))))
    assert write_trf(trf_of(event_of(read_trf(written, "again")))) == written


@pytest.mark.parametrize(
    "name", ["club-night", "swiss_r3", "swiss_r3_with_round4_byes", "late_entries", "rr6_r3"]
)
def test_an_imported_event_goes_on(name: str) -> None:
    event = event_of(trf(name))
    if len(event.rounds) == event.settings.rounds:
        with pytest.raises(Refused, match="rounds are paired"):
            pairing_steps(event, "", Random(0), "0")
        return
    before = len(event.rounds)
    for step in pairing_steps(event, "", Random(0), "0"):
        event = step.on(event)
    assert len(event.rounds) == before + 1
    away = {(b.player, b.code) for b in event.rounds[-1].byes}
    assert {(r.player, r.code) for r in trf(name).requests if r.round == before + 1} <= away


def test_the_numbers_of_the_file_are_the_numbers_of_the_event() -> None:
    """Whatever the ratings say: the opponents in the file name them."""
    found = trf("national_titles")
    event = event_of(found)
    assert [event.name(p) for p in event.order] == [e.person.name for e in found.entrants]
    backwards = replace(found, entrants=tuple(
        replace(e, person=replace(e.person, rating=1000 + e.number)) for e in found.entrants
    ))  # fmt: skip
    assert event_of(backwards).order == tuple(range(1, 29))


def test_settings_that_a_file_states() -> None:
    event = event_of(trf("swiss310_r3"))
    settings = event.settings
    assert (settings.name, settings.rounds, settings.time_control) == (
        "Three-One-Nil Rapid",
        5,
        "60 min + 10 s",
    )
    assert (settings.date, settings.arbiter) == ("2026/09/01", "Sample Arbiter")
    assert event.tie_breaks == ("BH-C1", "BH", "SB", "DE")
    assert not event_of(trf("rr4_double_plain")).settings.exchange
    assert event_of(trf("rr4_double")).settings.exchange


def test_boards_stand_in_the_order_of_the_rules() -> None:
    """C.04.2 3.6: the scores of both, then the number of the higher ranked player."""
    event = event_of(trf("swiss_full"))
    assert [g.players for g in event.rounds[4].games] == [(8, 1), (3, 4), (9, 6), (2, 11), (10, 7)]
    assert [g.board for g in event.rounds[4].games] == [1, 2, 3, 4, 5]


def test_an_open_round_stays_open_and_only_finished_rounds_are_written() -> None:
    event = event_of(trf("swiss_r3"))
    for step in pairing_steps(event, "", Random(0), "0"):
        event = step.on(event)
    event = EnterResult(4, 1, Result.WHITE_WINS).on(event)
    written = trf_of(event)
    assert written.rounds == 3
    assert str(written.warnings[0]) == "Round 4 is not in the file: results are missing."
    whole = trf_of(event, unfinished=True)
    assert whole.rounds == 4
    again = event_of(read_trf(write_trf(whole), "x"))
    assert [(g.players, g.result) for g in again.rounds[3].games] == [
        (g.players, g.result) for g in event.rounds[3].games
    ]


def test_who_has_left_is_away_for_other_programs_and_gone_for_ours() -> None:
    event = Withdraw(4).on(event_of(trf("swiss_r3")))
    written = trf_of(event)
    assert [(r.round, r.code) for r in written.requests if r.player == 4] == [
        (4, Code.ZERO_BYE),
        (5, Code.ZERO_BYE),
    ]
    again = read_back(event)
    assert again.players == event.players
    assert not again.requests


@pytest.mark.parametrize("seed", range(40))
def test_what_the_format_cannot_say_comes_back_too(seed: int) -> None:
    event = random_event(seed)
    again = read_back(event)
    assert crosstable_of_event(again) == crosstable_of_event(event)
    numbers, players = event.numbers, event.by_id
    assert [players[p].person for p in event.order] == [p.person for p in again.players]
    assert [players[p].status for p in event.order] == [p.status for p in again.players]
    assert [
        [(g.board, numbers[g.white], numbers[g.black], g.result) for g in r.games] for r in event.rounds
    ] == [[(g.board, g.white, g.black, g.result) for g in r.games] for r in again.rounds]
    mine, theirs = event.settings, again.settings
    kept = ("name", "system", "rounds", "scoring", "rules", "kind", "city", "federation")
    assert [getattr(mine, n) for n in kept] == [getattr(theirs, n) for n in kept]
    assert mine.exchange is theirs.exchange or mine.system is not System.DOUBLE_ROUND_ROBIN
    assert again.tie_breaks == event.tie_breaks
    assert write_trf(trf_of(again)) == write_trf(trf_of(event))


def test_what_an_arbiter_decided_comes_back() -> None:
    event = event_of(trf("swiss_r3"))
    for action in (
        FixTable(3, 7),
        SetHouse(11),
        AdjustPoints(2, -10, "came too late"),
        *pairing_steps(event, "2026-10-01T19:30", Random(0), "0"),
        Decide(Decider((9, 5, 10), "2026-10-01T22:00")),
        Decide(Decider((2, 4), "2026-10-01T22:10", (PlayoffGame(2, 4, Result.DRAW, "5+3", True),))),
    ):
        event = action.on(event)
    for game in event.rounds[3].games:
        event = EnterResult(4, game.board, Result.DRAW).on(event)
    again = read_back(event)
    assert again.players == event.players
    assert again.adjustments == event.adjustments
    assert again.deciders == event.deciders
    assert [g.board for g in again.rounds[3].games] == [g.board for g in event.rounds[3].games]
    assert again.rounds[3].at == "2026-10-01T19:30"
    assert write_trf(trf_of(again)) == write_trf(trf_of(event))


def test_cancelled_results_stay_in_the_file_and_count_for_nobody() -> None:
    event = Withdraw(4, cancel=True).on(event_of(trf("rr6_r3")))
    written = trf_of(event)
    assert written.entrants[3].points == 20
    assert written.entrants[3].rank == 0
    again = read_back(event)
    assert again.players == event.players
    assert crosstable_of_event(again) == crosstable_of_event(event)
    assert crosstable_of_event(again).entrants[3].points == 0


def test_a_second_bye_in_a_round_keeps_its_points() -> None:
    text = (
        "142 3\n192 FIDE_DUTCH\n"
        "001    1      Ash, Ann                                                           1.0       0000 - U\n"
        "001    2      Bay, Bob                                                           1.0       0000 - U\n"
        "001    3      Cox, Col                                                           1.0          4 w 1\n"
        "001    4      Day, Deb                                                           0.0          3 b 0\n"
    )
    event = event_of(read_trf(text.encode(), "x"))
    assert [b.code for b in event.rounds[0].byes] == [Code.PAB, Code.FULL_BYE]


def test_hostile_values_in_our_own_lines_are_ignored() -> None:
    text = (
        '### clubtd event {"rules": 7, "bye_limit": "x", "by_hand": [1, "a", {}]}\n'
        '### clubtd player 1 {"left": "yes", "club": ["x"], "name": 3}\n'
        '### clubtd player 99 {"left": true}\n'
        "### clubtd player 1 {not json}\n"
        "001    1      Ash, Ann                                                           0.0\n"
    )
    event = event_of(read_trf(text.encode(), "x"))
    assert (event.settings.rules, event.settings.bye_limit) == ("fide-2026", None)
    assert event.players[0].person.name == "Ash, Ann"


def test_a_round_is_one_action_with_its_results() -> None:
    actions = actions_of(trf("swiss_r3"))
    assert [type(a).__name__ for a in actions].count("PairRound") == 3
    assert all(game.result.final for a in actions if isinstance(a, PairRound) for game in a.round.games)
