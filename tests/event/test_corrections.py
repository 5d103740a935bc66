"""Corrections: what they change is said first, and nothing is paired again unasked."""

import pytest

from clubtd.event.actions import (
    AddPlayers,
    BreakPair,
    EnterResult,
    ForbidPair,
    GiveBye,
    HoldPair,
    MakePair,
    PairRound,
    RequestBye,
    SetRounds,
    SwapColours,
    SwapOpponents,
    UnpairRound,
)
from clubtd.event.actions.base import Action
from clubtd.event.event import Event, Forbidden, HeldPair
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.pairing.next_round import next_round
from clubtd.standings.consequences import consequences
from clubtd.standings.correction import Change, Choice, correction
from clubtd.standings.of_event import event_standings
from tests.event.night import (
    BLACK,
    CASES,
    DRAW,
    WHITE,
    after,
    entered,
    id_of,
    paired,
    pairs,
    played,
    scores,
    start,
)

LAST_ROUND = CASES["fix-last-round-then-repair"]
OLD_RESULT = CASES["fix-old-result-standings"]


def said(event: Event, step: Action) -> list[str]:
    return [str(m) for m in consequences(event, step)]


class TestLastRound:
    @pytest.fixture
    def event(self) -> Event:
        return paired(played(LAST_ROUND))

    @pytest.fixture
    def step(self, event: Event) -> EnterResult:
        game = event.rounds[1].game_of(id_of(event, "Mia Nash"))
        assert game is not None
        return EnterResult(2, game.board, BLACK)

    def test_fix_last_round_then_repair(self, event: Event, step: EnterResult) -> None:
        right = LAST_ROUND["right"]
        found = correction(event, step)
        assert (found.later, found.results) == ((3,), 0)
        keep, again = found.offers
        assert (keep.choice, keep.steps) == (Choice.KEEP, (step,))
        assert (again.choice, again.boards) == (Choice.PAIR_AGAIN, (1, 2, 3, 4))
        kept = after(event, *keep.steps)
        assert kept.rounds[2] == event.rounds[2]
        repaired = after(event, *again.steps)
        assert pairs(repaired) == right["round3_again"]
        assert scores(repaired, 2) == right["scores_before_round3"]

    def test_scores_and_places_are_said_first(self, event: Event, step: EnterResult) -> None:
        assert said(event, step)[:2] == [
            "Mia Nash: points 1 → 0, place 4 → 7.",
            "Pip Quill: points 0.5 → 1.5, place 6 → 2.",
        ]
        assert "Round 3 was paired from the old result and stays as it is." in said(event, step)
        assert "No result of round 3 is in. Paired again, boards 1, 2, 3, 4 change." in said(event, step)

    def test_once_a_result_is_in_pairing_again_is_not_offered(self, event: Event, step: EnterResult) -> None:
        event = after(event, EnterResult(3, 1, DRAW))
        found = correction(event, step)
        assert [o.choice for o in found.offers] == [Choice.KEEP]
        assert "1 result of round 3 is in: it is not paired again." in said(event, step)

    def test_a_correction_of_this_round_needs_no_questions(self, event: Event) -> None:
        event = after(event, EnterResult(3, 1, DRAW))
        assert said(event, EnterResult(3, 1, WHITE)) == []

    def test_a_correction_to_the_same_result_changes_nothing(self, event: Event) -> None:
        game = event.rounds[1].games[0]
        assert said(event, EnterResult(2, game.board, game.result)) == []

    def test_colours_swapped_afterwards(self, event: Event) -> None:
        step = SwapColours(2, 1)
        swapped = after(event, step)
        assert scores(swapped) == scores(event)
        assert "Round 3 was paired from the old result and stays as it is." in said(event, step)


class TestOldResult:
    ORDER = ("BH", "BH-C1", "SB")

    def rows(self, event: Event) -> dict[str, list[float]]:
        made = event_standings(event, order=self.ORDER)
        return {
            event.name(event.order[r.number - 1]): [r.points / 10, *(float(v or 0) for v in r.values)]
            for r in made.rows
        }

    def test_fix_old_result_standings(self) -> None:
        event = played(OLD_RESULT)
        right = OLD_RESULT["right"]
        assert self.rows(event) == right["before"]
        step = EnterResult(1, 2, WHITE)
        corrected = after(event, step)
        assert self.rows(corrected) == right["after"]
        assert list(self.rows(corrected)) == right["order_after"]
        games = [[g.players for g in r.games] for r in corrected.rounds]
        assert games == [[g.players for g in r.games] for r in event.rounds]

    def test_what_changes_is_said_first(self) -> None:
        event = played(OLD_RESULT)
        found = correction(event, EnterResult(1, 2, WHITE))
        changes = {event.name(c.player): c for c in found.changes}
        ned = changes["Ned Orr"]
        assert ned == Change(ned.player, (10, 20), (ned.places[0], 3))
        assert changes["Jan Kerr"].points == (15, 5)
        assert (found.later, [o.choice for o in found.offers]) == ((2, 3), [Choice.KEEP])
        assert "Rounds 2, 3 were paired" in " ".join(said(event, EnterResult(1, 2, WHITE)))


class TestReferee:
    @pytest.fixture
    def event(self) -> Event:
        return entered(paired(start(CASES["unpair-repair-same"])), 1, [])

    def results(self, event: Event, number: int) -> Event:
        return after(event, *(EnterResult(number, g.board, DRAW) for g in event.round(number).games))

    def test_a_rematch(self, event: Event) -> None:
        event = self.results(event, 1)
        ada, dov = id_of(event, "Ada Brook"), id_of(event, "Dov Ellis")
        assert said(event, HoldPair(HeldPair(ada, dov))) == [
            "Ada Brook and Dov Ellis have played each other in round 1 (C.04.3 C1)."
        ]
        again = paired(after(event, HoldPair(HeldPair(ada, dov), "they insist")))
        assert ["Ada Brook", "Dov Ellis"] in pairs(again)
        assert again.rounds[1].by_hand

    def test_a_second_bye(self, event: Event) -> None:
        event = self.results(event, 1)
        assert (
            "Gwen Hale had the bye in round 1 already"
            in said(event, GiveBye(id_of(event, "Gwen Hale"), 2))[0]
        )
        assert said(event, GiveBye(id_of(event, "Ada Brook"), 2)) == []

    def test_a_third_game_with_the_same_colour(self) -> None:
        event = played(OLD_RESULT)
        event = after(event, SetRounds(4), SwapColours(2, 1), SwapColours(3, 1))
        kai, lia = id_of(event, "Kai Lowe"), id_of(event, "Lia Marsh")
        whites = [r.game_of(kai) for r in event.rounds]
        colour = [g is not None and g.white == kai for g in whites]
        pair = HeldPair(kai, lia) if colour[-1] else HeldPair(lia, kai)
        found = said(event, HoldPair(pair))
        assert colour[-1] == colour[-2]
        assert any("third time running" in text for text in found)

    def test_a_pair_that_is_kept_apart_in_a_round_made_by_hand(self, event: Event) -> None:
        made = next_round(after(event, UnpairRound(1)))
        event = after(event, UnpairRound(1), ForbidPair(Forbidden(*made.games[1].players, 1, 2)))
        assert said(event, PairRound(made, "no time for the rules")) == [
            "Eve Frost and Ben Carver are a forbidden pair of this event."
        ]

    def test_swapped_opponents_lose_their_results(self, event: Event) -> None:
        event = after(event, EnterResult(1, 1, WHITE))
        step = SwapOpponents(1, id_of(event, "Dov Ellis"), id_of(event, "Ben Carver"))
        assert said(event, step) == ["Board 1, Ada Brook - Dov Ellis: the result 1-0 is lost."]
        assert said(event, BreakPair(1, 1)) == ["Board 1, Ada Brook - Dov Ellis: the result 1-0 is lost."]
        assert said(event, BreakPair(1, 2)) == []

    def test_a_game_made_in_an_earlier_round(self, event: Event) -> None:
        event = after(event, AddPlayers((Person("Hugo Ives", 1450),)))
        event = paired(self.results(event, 1))
        step = MakePair(1, id_of(event, "Gwen Hale"), id_of(event, "Hugo Ives"))
        assert "Gwen Hale: points 1 → 0, place 1 → 7." in said(event, step)
        assert "Round 2 was paired from the old result and stays as it is." in said(event, step)


class TestRounds:
    def test_we_stop_after_two(self) -> None:
        event = paired(played(OLD_RESULT | {"rounds_entered": {"1": OLD_RESULT["rounds_entered"]["1"]}}))
        event = after(event, RequestBye(id_of(event, "Pip Quill"), 3))
        assert said(event, SetRounds(2)) == [
            "The event is over when the results of round 2 are in.",
            "Round 2 was not paired as the last one: leaders may have met with the colours that a last round would"
            " not insist on (C.04.3 1.8).",
            "1 bye asked for in a later round is dropped.",
        ]

    def test_we_play_a_fourth(self) -> None:
        event = played(OLD_RESULT)
        assert said(event, SetRounds(4)) == [
            "Round 3 is not the last any more: if it was paired as the last one, leaders may have met with colours"
            " that no other round allows (C.04.3 1.8)."
        ]
        assert said(event, SetRounds(3)) == []

    def test_before_the_start_nothing_depends_on_it(self) -> None:
        assert said(start(OLD_RESULT), SetRounds(2)) == []


def test_unpairing_says_which_results_go() -> None:
    event = after(paired(start(OLD_RESULT)), EnterResult(1, 1, Result.WHITE_WINS))
    assert said(event, UnpairRound(1)) == ["1 result of round 1 will be lost."]
    assert said(paired(start(OLD_RESULT)), UnpairRound(1)) == []
    assert event.rounds[0].byes == ()
    assert Code.PAB not in {b.code for r in event.rounds for b in r.byes}
