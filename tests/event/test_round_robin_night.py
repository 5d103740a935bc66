"""Round robins in which somebody leaves, comes late, or plays out of turn (C.05 6.6)."""

from random import Random

import pytest

from clubtd.event.actions import (
    AddPlayers,
    CreateEvent,
    EnterResult,
    RemovePlayer,
    Return,
    SetRounds,
    UnpairRound,
    Withdraw,
    apply,
)
from clubtd.event.crosstable import System
from clubtd.event.event import Event, Numbering, Settings
from clubtd.event.history import NOTHING
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.event.table import crosstable, on_record
from clubtd.pairing.next_round import all_rounds, needs_draw, newcomer, pairing_steps
from clubtd.standings.consequences import consequences, leaving
from clubtd.standings.of_event import event_standings
from tests.event.night import DRAW, after, paired, scores

NAMES = ("Ann", "Bob", "Col", "Deb", "Eli")


def published(*names: str, system: System = System.ROUND_ROBIN) -> Event:
    """A round robin with all its rounds paired."""
    event = apply(NOTHING, CreateEvent(Settings("All-play-all", system, numbering=Numbering.LIST)))
    event = apply(event, AddPlayers(tuple(Person(name) for name in names)))
    return after(event, *all_rounds(event, "", Random(1), "1"))


def drawn(event: Event, *rounds: int) -> Event:
    """All games of these rounds drawn."""
    games = [(n, g.board) for n in rounds for g in event.round(n).games]
    return after(event, *(EnterResult(n, board, DRAW) for n, board in games))


def test_all_rounds_at_once_and_results_in_any_order() -> None:
    event = published(*NAMES)
    assert (len(event.rounds), event.settings.rounds) == (5, 5)
    event = drawn(event, 4, 1, 5, 3, 2)
    assert event.finished
    assert set(scores(event).values()) == {2}
    with pytest.raises(Refused, match="All 5 rounds are paired"):
        all_rounds(event, "", Random(1), "1")


def test_it_has_no_more_rounds_than_its_table_and_may_stop_early() -> None:
    event = published(*NAMES)
    with pytest.raises(Refused, match="5 players have 5 rounds, no more"):
        apply(event, SetRounds(6))
    event = after(event, UnpairRound(5), UnpairRound(4), SetRounds(3))
    assert drawn(event, 1, 2, 3).finished


def test_a_swiss_cannot_be_paired_to_the_end() -> None:
    event = apply(NOTHING, CreateEvent(Settings("Swiss")))
    with pytest.raises(Refused, match="round by round"):
        all_rounds(event, "", Random(1), "1")


class TestWithdrawal:
    """Five players have four games each: two are half of them."""

    def test_before_half_of_the_games_the_results_count_for_nobody(self) -> None:
        event = drawn(published(*NAMES), 1)
        proposed = leaving(event, 2)
        assert proposed is not None
        assert (proposed.completed, proposed.games_scheduled, proposed.keep) == (1, 4, False)
        assert "less than half" in str(consequences(event, Withdraw(2))[0])
        event = after(event, Withdraw(2, cancel=True))
        assert scores(event) == {"Ann": 0, "Bob": 0, "Col": 0.5, "Deb": 0.5, "Eli": 0}
        assert on_record(event).entrants[1].points == 5 + 0
        ranks = {r.number: r.rank for r in event_standings(event, order=()).rows}
        assert ranks == {3: 1, 4: 1, 1: 3, 5: 3, 2: 0}

    def test_after_half_of_the_games_all_results_count_and_the_rest_is_forfeited(self) -> None:
        event = drawn(published(*NAMES), 1, 2)
        proposed = leaving(event, 2)
        assert proposed is not None
        assert proposed.keep
        event = after(event, Withdraw(2))
        results = [g.result for r in event.rounds for g in r.games if 2 in g.players]
        assert results[:2] == [DRAW, DRAW]
        assert set(results[2:]) <= {Result.WHITE_BY_FORFEIT, Result.BLACK_BY_FORFEIT}
        assert scores(event)["Bob"] == 1
        assert not any(2 in g.players for r in event.rounds for g in r.missing)

    def test_a_round_that_is_not_published_yet_is_forfeited_too(self) -> None:
        event = apply(NOTHING, CreateEvent(Settings("x", System.ROUND_ROBIN, numbering=Numbering.LIST)))
        event = paired(apply(event, AddPlayers(tuple(Person(name) for name in NAMES[:4]))))
        event = paired(after(event, Withdraw(2, cancel=True)))
        game = event.rounds[1].game_of(2)
        assert game is not None
        assert not game.result.codes[0].played
        assert scores(event)["Bob"] == 0

    def test_who_comes_back_has_the_results_again(self) -> None:
        event = drawn(published(*NAMES), 1)
        again = after(event, Withdraw(2, cancel=True), Return(2))
        assert scores(again)["Bob"] == 0.5
        assert event_standings(again, order=()).row(2).rank

    def test_a_published_game_of_two_who_left_is_won_by_the_one_who_stayed_longer(self) -> None:
        event = after(published(*NAMES), Withdraw(1), Withdraw(2))
        game = next(g for r in event.rounds for g in r.games if set(g.players) == {1, 2})
        white, black = game.result.codes
        assert {game.white: white, game.black: black} == {1: Code.FORFEIT_LOSS, 2: Code.FORFEIT_WIN}
        assert leaving(published(*NAMES[:4]), 9) is None

    def test_who_leaves_before_round_1_has_no_number_and_no_games(self) -> None:
        event = apply(NOTHING, CreateEvent(Settings("x", System.ROUND_ROBIN)))
        event = after(event, AddPlayers(tuple(Person(name) for name in NAMES)), Withdraw(2))
        begun = paired(event)
        assert begun.settings.rounds == 3
        assert 2 not in begun.rounds[0].players
        assert set(paired(after(event, Return(2))).numbers) == {1, 2, 3, 4, 5}

    def test_in_a_swiss_nothing_is_cancelled(self) -> None:
        event = apply(NOTHING, CreateEvent(Settings("Swiss")))
        event = apply(event, AddPlayers((Person("Ann"), Person("Bob"))))
        with pytest.raises(Refused, match="stay as they are"):
            apply(event, Withdraw(1, cancel=True))


class TestNewcomer:
    @pytest.mark.parametrize("system", [System.ROUND_ROBIN, System.DOUBLE_ROUND_ROBIN])
    def test_the_free_number_makes_the_table_of_one_more_player(self, system: System) -> None:
        event = drawn(published(*NAMES, system=system), 1, 2)
        event = after(event, newcomer(event, Person("Flo")))
        whole = published(*NAMES, "Flo", system=system)
        for grown, right in zip(event.rounds, whole.rounds, strict=True):
            assert {g.players for g in grown.games} == {g.players for g in right.games}
            assert not grown.byes
        assert len(event.rounds[0].missing) == len(event.rounds[1].missing) == 1

    def test_nobody_elses_board_is_touched(self) -> None:
        event = drawn(published(*NAMES), 1)
        grown = after(event, newcomer(event, Person("Flo")))
        for before, now in zip(event.rounds, grown.rounds, strict=True):
            assert now.games[: len(before.games)] == before.games

    def test_between_two_rounds(self) -> None:
        event = apply(NOTHING, CreateEvent(Settings("x", System.ROUND_ROBIN, numbering=Numbering.LIST)))
        event = paired(apply(event, AddPlayers(tuple(Person(name) for name in NAMES))))
        event = after(event, newcomer(event, Person("Flo")))
        while len(event.rounds) < event.settings.rounds:
            event = after(event, *pairing_steps(event, "", Random(1), "1"))
        met = {frozenset(g.players) for r in event.rounds for g in r.games}
        assert len(met) == 15

    def test_after_a_round_was_taken_back(self) -> None:
        event = after(published(*NAMES), UnpairRound(5))
        assert event.requests == ()
        event = after(event, newcomer(event, Person("Flo")))
        assert len(paired(event).rounds[4].games) == 3

    def test_when_all_numbers_are_taken(self) -> None:
        event = published(*NAMES[:4])
        with pytest.raises(Refused, match="All 4 numbers of the table are taken"):
            newcomer(event, Person("Flo"))


class TestBeforeAnythingIsPlayed:
    def test_a_round_taken_back_opens_the_table_again(self) -> None:
        event = apply(NOTHING, CreateEvent(Settings("x", System.ROUND_ROBIN)))
        event = paired(apply(event, AddPlayers(tuple(Person(name) for name in NAMES[:4]))))
        with pytest.raises(Refused, match="Flo cannot come in, unless one is free"):
            apply(event, AddPlayers((Person("Flo"),)))
        again = paired(after(event, UnpairRound(1)))
        assert again.rounds == event.rounds
        assert after(event, UnpairRound(1)).requests == ()
        event = after(event, UnpairRound(1), AddPlayers((Person("Flo"),)))
        assert needs_draw(event)
        event = paired(event)
        assert (event.settings.rounds, len(event.order)) == (5, 5)

    def test_who_goes_leaves_no_hole(self) -> None:
        event = apply(NOTHING, CreateEvent(Settings("x", System.ROUND_ROBIN)))
        event = paired(apply(event, AddPlayers(tuple(Person(name) for name in NAMES))))
        with pytest.raises(Refused, match="withdraw the player instead"):
            apply(event, RemovePlayer(2))
        event = paired(after(event, UnpairRound(1), RemovePlayer(2)))
        assert (event.settings.rounds, len(event.order)) == (3, 4)


def test_a_free_round_is_worth_nothing() -> None:
    event = published(*NAMES)
    rests = [b for r in event.rounds for b in r.byes]
    assert {b.code for b in rests} == {Code.REST}
    assert sorted(b.player for b in rests) == [1, 2, 3, 4, 5]
    assert {e.points for e in crosstable(event).entrants} == {0}
