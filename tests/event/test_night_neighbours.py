"""Next to the night cases: the same kinds of trouble a little elsewhere, with the answers by rule."""

import pytest

from clubtd.event.actions import (
    AddPlayers,
    AdjustPoints,
    BreakPair,
    CancelBye,
    CreateEvent,
    EditPlayer,
    EnterResult,
    FixTable,
    ForbidPair,
    GiveBye,
    HoldPair,
    MakePair,
    RemovePlayer,
    RequestBye,
    Return,
    SetHouse,
    SetRounds,
    SignIn,
    SwapColours,
    UnpairRound,
    Withdraw,
    forfeited_meanwhile,
)
from clubtd.event.actions.base import Action
from clubtd.event.crosstable import System
from clubtd.event.event import Event, Forbidden, HeldPair, Numbering, Settings
from clubtd.event.history import NOTHING
from clubtd.event.message import Refused
from clubtd.event.player import Person, Status
from clubtd.event.result import Code, Result
from clubtd.event.scoring import Scoring
from clubtd.pairing.arranging import the_rest
from clubtd.pairing.by_hand import objections
from clubtd.standings.consequences import consequences
from clubtd.standings.of_event import event_standings
from tests.event.night import (
    BLACK,
    CASES,
    DRAW,
    WHITE,
    after,
    game_of,
    id_of,
    paired,
    pairs,
    played,
    scores,
    start,
)

SEVEN = CASES["unpair-repair-same"]
EIGHT = CASES["withdraw-after-r2"]
HUGO = Person("Hugo Ives", 1450)


def refusal(event: Event, action: Action) -> str:
    with pytest.raises(Refused) as caught:
        after(event, action)
    return str(caught.value)


def drawn(event: Event) -> Event:
    """All open games of the last round drawn."""
    last = event.rounds[-1]
    return after(event, *(EnterResult(last.number, g.board, DRAW) for g in last.missing))


def everybody_once(event: Event) -> bool:
    here = {p.id for p in event.players if p.status is Status.HERE and not p.house}
    seen = list(event.rounds[-1].players)
    return here <= set(seen) and len(seen) == len(set(seen))


class TestLate:
    def test_after_round_2_the_rounds_missed_count_nothing(self) -> None:
        event = after(played(EIGHT), AddPlayers((HUGO,)))
        assert scores(event)["Hugo Ives"] == 0
        event = paired(event)
        assert everybody_once(event)
        # Of those without a point the bye goes to whoever has played more (C9).
        assert pairs(event)[-1] == ["Ned Orr", "BYE"]

    def test_half_a_point_for_each_round_missed(self) -> None:
        event = after(played(EIGHT), AddPlayers((HUGO,)))
        hugo = id_of(event, "Hugo Ives")
        event = after(event, RequestBye(hugo, 1), RequestBye(hugo, 2))
        assert scores(event)["Hugo Ives"] == 1
        assert everybody_once(paired(event))

    def test_the_limit_of_half_points_holds_for_latecomers_too(self) -> None:
        event = after(played(EIGHT, bye_limit=1), AddPlayers((HUGO,)))
        hugo = id_of(event, "Hugo Ives")
        event = after(event, RequestBye(hugo, 1))
        assert "Hugo Ives already has 1 half-point bye, the limit" in refusal(event, RequestBye(hugo, 2))
        assert scores(after(event, RequestBye(hugo, 2, Code.ZERO_BYE)))["Hugo Ives"] == 0.5

    def test_a_stronger_latecomer_moves_numbers_until_round_4_and_no_pairing(self) -> None:
        event = paired(start(EIGHT))
        before = event.rounds[0]
        event = after(event, AddPlayers((Person("Hugo Ives", 1900),)))
        assert event.numbers[id_of(event, "Hugo Ives")] == 1
        assert event.rounds[0] == before
        late = played(EIGHT)
        for _ in range(2):
            late = drawn(paired(late))
        late = after(late, AddPlayers((Person("Hugo Ives", 1900),)))
        assert late.numbers[id_of(late, "Hugo Ives")] == 9

    def test_a_latecomer_who_gets_the_bye_players_game_and_leaves_before_it_is_played(self) -> None:
        event = paired(start(SEVEN))
        gwen = id_of(event, "Gwen Hale")
        event = after(event, AddPlayers((HUGO,)), MakePair(1, gwen, event.next_id))
        event = after(event, EnterResult(1, 4, Result.WHITE_BY_FORFEIT), Withdraw(8))
        assert scores(event)["Gwen Hale"] == 1
        assert pairs(paired(drawn(event)))[-1] != [
            "Gwen Hale",
            "BYE",
        ]  # a win without a game bars the bye (C2)

    def test_entered_and_not_here_is_not_paired(self) -> None:
        event = paired(after(start(SEVEN), AddPlayers((HUGO,), here=False)))
        assert 8 not in event.rounds[0].players
        event = after(event, SignIn((8,)))
        assert event.player(8).status is Status.HERE
        assert everybody_once(paired(drawn(event)))

    def test_a_free_number_of_a_round_robin_or_the_reason(self) -> None:
        robin = Settings("Robin", System.ROUND_ROBIN, numbering=Numbering.LIST)
        people = tuple(Person(name) for name in ("Ann", "Bob", "Col", "Deb"))
        event = paired(after(NOTHING, CreateEvent(robin), AddPlayers(people)))
        assert "Hugo Ives cannot come in, unless one is free" in refusal(event, AddPlayers((HUGO,)))


class TestLeaving:
    def test_the_open_game_of_a_leaver_must_be_given_a_result(self) -> None:
        event = paired(start(EIGHT))
        event = after(event, Withdraw(id_of(event, "Lia Marsh")))
        board = game_of(event, "Lia Marsh", 1).board
        with pytest.raises(Refused, match=f"board {board}, Pip Quill - Lia Marsh"):
            paired(after(event, *(EnterResult(1, b, WHITE) for b in range(1, 5) if b != board)))

    def test_byes_asked_for_go_with_the_leaver_and_come_not_back(self) -> None:
        event = after(played(EIGHT), RequestBye(id_of(start(EIGHT), "Lia Marsh"), 4))
        lia = id_of(event, "Lia Marsh")
        event = after(event, Withdraw(lia))
        assert not event.requests
        assert "has left and is in no later round" in refusal(event, RequestBye(lia, 4))
        assert "has already left" in refusal(event, Withdraw(lia))
        event = after(event, Return(lia))
        assert lia in event.present(3)
        assert "has not left" in refusal(event, Return(lia))

    def test_who_leaves_and_comes_back_within_a_round_is_paired_in_the_next(self) -> None:
        event = paired(played(EIGHT))
        before = event.rounds
        lia = id_of(event, "Lia Marsh")
        event = after(event, Withdraw(lia), Return(lia))
        assert event.rounds == before
        assert everybody_once(paired(drawn(event)))

    def test_who_has_the_bye_and_leaves_keeps_the_point(self) -> None:
        event = paired(start(SEVEN))
        gwen = id_of(event, "Gwen Hale")
        event = drawn(after(event, Withdraw(gwen)))
        assert scores(event)["Gwen Hale"] == 1
        assert gwen not in {p for g in paired(event).rounds[1].games for p in g.players}

    def test_who_left_is_in_no_pair_that_was_fixed(self) -> None:
        event = after(start(SEVEN), HoldPair(HeldPair(1, 2)), Withdraw(1))
        assert not event.held
        assert "has left" in refusal(event, HoldPair(HeldPair(1, 3)))
        assert "has left" in refusal(event, GiveBye(1, 1))

    def test_who_leaves_a_round_robin_and_comes_back_can_play_the_games_forfeited_meanwhile(self) -> None:
        robin = Settings("Robin", System.ROUND_ROBIN, numbering=Numbering.LIST)
        people = tuple(Person(name) for name in ("Ann", "Bob", "Col", "Deb"))
        event = paired(paired(after(NOTHING, CreateEvent(robin), AddPlayers(people))))
        event = after(event, EnterResult(1, 1, WHITE), EnterResult(1, 2, WHITE))
        gone = after(event, Withdraw(1))
        game = game_of(gone, "Ann", 2)
        assert game.result.codes[game.players.index(1)] is Code.FORFEIT_LOSS
        cleared = forfeited_meanwhile(gone, 1)
        assert [(s.round, s.result) for s in cleared] == [(2, Result.OPEN)]
        assert after(gone, Return(1), *cleared).rounds == event.rounds
        (other,) = {*game.players} - {1}
        both = after(event, Withdraw(1), Withdraw(other))
        (step,) = forfeited_meanwhile(both, 1)
        won = after(both, Return(1), step).rounds[1].game_of(1)
        assert won is not None
        assert won.result.codes[won.players.index(1)] is Code.FORFEIT_WIN


class TestByes:
    def test_a_bye_is_worth_what_was_decided_and_a_half_point_bye_is_another(self) -> None:
        event = after(start(SEVEN, scoring=Scoring(bye=5)), RequestBye(1, 1, Code.HALF_BYE))
        event = drawn(paired(event))
        assert scores(event)["Ada Brook"] == 0.5
        assert not [b for b in event.rounds[0].byes if b.code is Code.PAB]

    def test_a_second_bye_by_hand_is_warned_of_and_allowed(self) -> None:
        event = drawn(paired(start(SEVEN)))
        gwen = id_of(event, "Gwen Hale")
        assert any("Gwen Hale" in str(m) for m in objections(event, GiveBye(gwen, 2)))
        assert pairs(paired(after(event, GiveBye(gwen, 2, "she asked"))))[-1] == ["Gwen Hale", "BYE"]

    def test_a_bye_by_hand_for_an_even_number_is_refused_when_it_is_paired(self) -> None:
        event = after(start(EIGHT), GiveBye(1, 1))
        with pytest.raises(Refused, match="7 others cannot be paired without a second one"):
            paired(event)

    def test_a_bye_is_cancelled_before_the_round(self) -> None:
        event = after(start(EIGHT), RequestBye(1, 1), CancelBye(1, 1))
        assert len(paired(event).rounds[0].games) == 4

    def test_a_house_player_fills_in_only_when_the_others_are_odd(self) -> None:
        event = after(start(SEVEN), AddPlayers((Person("Club Player", 1000),)), SetHouse(8))
        event = drawn(paired(event))
        assert 8 in {p for g in event.rounds[0].games for p in g.players}
        assert not event.rounds[0].byes
        event = paired(after(event, Withdraw(id_of(event, "Gwen Hale"))))
        assert 8 not in event.rounds[1].players
        assert not any(row.rank for row in event_standings(event).rows if event.order[row.number - 1] == 8)


class TestCorrections:
    def test_a_forfeit_that_was_a_game_bars_the_second_meeting(self) -> None:
        event = after(start(SEVEN), RequestBye(7, 2))
        event = paired(event)
        event = drawn(after(event, EnterResult(1, 1, Result.WHITE_BY_FORFEIT)))
        assert objections(event, HoldPair(HeldPair(4, 1))) == ()
        event = after(event, EnterResult(1, 1, WHITE))
        assert "have played each other in round 1" in str(objections(event, HoldPair(HeldPair(4, 1)))[0])

    def test_colours_swapped_afterwards_keep_the_winner_and_the_table(self) -> None:
        event = played(EIGHT)
        before = scores(event)
        game = event.rounds[1].games[0]
        event = after(event, SwapColours(2, game.board))
        swapped = event.rounds[1].games[0]
        assert (swapped.white, swapped.black, swapped.board) == (game.black, game.white, game.board)
        assert scores(event) == before

    def test_taking_back_a_pairing_asks_first_when_results_would_go(self) -> None:
        event = after(paired(start(SEVEN)), EnterResult(1, 1, WHITE), EnterResult(1, 2, BLACK))
        assert [str(m) for m in consequences(event, UnpairRound(1))] == ["2 results of round 1 will be lost."]
        assert "Only the last round, 1, can be unpaired." in refusal(event, UnpairRound(2))

    def test_a_rating_corrected_after_round_1_renumbers_and_pairs_nobody_again(self) -> None:
        event = played(EIGHT)
        rounds = event.rounds
        event = after(event, EditPlayer(8, Person("Pip Quill", 1720)))
        assert (event.numbers[8], event.rounds) == (1, rounds)

    def test_a_point_taken_away_is_in_the_score_and_in_the_next_pairing(self) -> None:
        event = after(played(EIGHT), AdjustPoints(3, -10, "phone"))
        assert scores(event)["Kai Lowe"] == 1
        assert pairs(paired(event)) != pairs(paired(played(EIGHT)))

    def test_an_adjourned_game_is_a_draw_for_the_pairing_only(self) -> None:
        event = drawn(after(paired(start(SEVEN)), EnterResult(1, 1, Result.ADJOURNED)))
        assert scores(event)["Ada Brook"] == 0
        assert everybody_once(paired(event))

    def test_fewer_rounds_are_said_first_and_end_the_event(self) -> None:
        event = played(EIGHT)
        assert "The event is over" in str(consequences(event, SetRounds(2))[0])
        event = after(event, SetRounds(2))
        assert event.finished
        with pytest.raises(Refused, match="All 2 rounds are paired"):
            paired(event)


class TestByHand:
    def test_forbidden_pairs_that_leave_no_pairing_are_named(self) -> None:
        event = start({"setup": {"players": [["Ann", 1500], ["Bob", 1400]]}})
        event = after(event, ForbidPair(Forbidden(1, 2)))
        with pytest.raises(Refused, match="Ann"):
            paired(event)
        assert pairs(paired(after(event, HoldPair(HeldPair(1, 2), "only these two"))))[0] == ["Ann", "Bob"]

    def test_two_who_cannot_move_and_meet_play_at_one_of_their_tables(self) -> None:
        event = after(start(EIGHT), FixTable(1, 4), FixTable(5, 2))
        event = paired(event)
        assert game_of(event, "Ivo Jarvis", 1).board in (2, 4)
        assert sorted(g.board for g in event.rounds[0].games) == [1, 2, 3, 4]
        assert "Table 4 is kept for Ivo Jarvis" in refusal(event, FixTable(2, 4))

    def test_what_was_taken_apart_and_paired_by_the_rules_is_as_it_was(self) -> None:
        event = paired(start(SEVEN))
        apart = after(event, BreakPair(1, 2), BreakPair(1, 3))
        again = after(apart, the_rest(apart, 1))
        assert {frozenset(p) for p in pairs(again)} == {frozenset(p) for p in pairs(event)}
        assert [g.board for g in again.rounds[0].games] == [1, 2, 3]

    def test_one_alone_is_not_paired(self) -> None:
        event = paired(start(EIGHT))
        with pytest.raises(Refused, match="Fewer than two players of round 1 are without an opponent"):
            the_rest(event, 1)

    def test_who_was_paired_cannot_be_deleted_also_after_the_pair_was_taken_apart(self) -> None:
        event = after(paired(start(SEVEN)), BreakPair(1, 1))
        assert "withdraw the player instead" in refusal(event, RemovePlayer(1))


def test_a_pair_is_kept_apart_once_however_it_is_named() -> None:
    event = after(start(SEVEN), ForbidPair(Forbidden(1, 2)), ForbidPair(Forbidden(2, 1)))
    assert event.forbidden == (Forbidden(2, 1),)
