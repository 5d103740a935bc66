"""Pairings by hand, tables, house players, wishes: what the organiser may change, and what is refused."""

from collections.abc import Callable

import pytest

from clubtd.event.actions import (
    AddPlayers,
    AllowPair,
    BreakPair,
    CancelBye,
    EnterResult,
    FixTable,
    ForbidPair,
    GiveBye,
    HoldPair,
    MakePair,
    MovePair,
    ReleasePair,
    RequestBye,
    Return,
    SetHouse,
    SignIn,
    SwapColours,
    SwapOpponents,
    UnpairRound,
    Withdraw,
)
from clubtd.event.actions.base import Action
from clubtd.event.event import Event, Forbidden, HeldPair
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.event.round import Bye
from clubtd.event.tables import table_after
from clubtd.pairing.arranging import colours
from clubtd.pairing.next_round import next_round
from clubtd.pairing.questions import questions
from clubtd.pairing.recheck import recheck
from clubtd.standings.of_event import event_standings
from tests.event.night import CASES, DRAW, WHITE, after, paired, pairs, scores, start

SEVEN = CASES["unpair-repair-same"]  # round 1: Ada - Dov, Eve - Ben, Cleo - Finn, Gwen has the bye
ADA, BEN, CLEO, DOV, EVE, FINN, GWEN, HUGO = range(1, 9)


@pytest.fixture
def event() -> Event:
    return start(SEVEN)


def refusal(event: Event, action: Action) -> str:
    with pytest.raises(Refused) as caught:
        after(event, action)
    return str(caught.value)


def all_drawn(event: Event) -> Event:
    number = len(event.rounds)
    return after(event, *(EnterResult(number, g.board, DRAW) for g in event.rounds[-1].games))


class TestMakeAndBreak:
    def test_broken_and_made_again(self, event: Event) -> None:
        event = paired(event)
        broken = after(event, BreakPair(1, 2, "Eve is stuck in traffic"))
        assert [b for b in broken.rounds[0].byes if b.by_hand] == [
            Bye(EVE, Code.ZERO_BYE, by_hand=True),
            Bye(BEN, Code.ZERO_BYE, by_hand=True),
        ]
        assert sorted(broken.rounds[0].players) == list(range(1, 8))
        made = after(broken, MakePair(1, BEN, GWEN, 2), GiveBye(EVE, 1))
        assert pairs(made) == [
            ["Ada Brook", "Dov Ellis"],
            ["Ben Carver", "Gwen Hale"],
            ["Cleo Dunn", "Finn Gale"],
            ["Eve Frost", "BYE"],
        ]
        assert made.rounds[0].by_hand

    def test_refusals_name_the_player_and_the_board(self, event: Event) -> None:
        event = after(event, AddPlayers((Person("Hugo Ives", 1450),), here=False))
        event = paired(event)
        assert "Ada Brook plays on board 1 of round 1: break that pair" in refusal(
            event, MakePair(1, ADA, GWEN)
        )
        assert "Hugo Ives is not here yet" in refusal(event, MakePair(1, GWEN, HUGO))
        event = after(event, SignIn((HUGO,)))
        assert "Board 2 of round 1 is taken by Eve Frost - Ben Carver" in refusal(
            event, MakePair(1, GWEN, HUGO, 2)
        )
        assert "has left" in refusal(after(event, Withdraw(HUGO)), MakePair(1, GWEN, HUGO))
        assert "same player" in refusal(event, MakePair(1, GWEN, GWEN))
        assert "Gwen Hale has the bye of round 1" in refusal(event, GiveBye(HUGO, 1))
        assert "Ada Brook plays on board 1" in refusal(event, GiveBye(ADA, 1))
        assert "its boards are 1 to 3" in refusal(event, BreakPair(1, 4))

    def test_swapped_opponents(self, event: Event) -> None:
        event = after(paired(event), SwapOpponents(1, DOV, BEN))
        assert pairs(event)[:2] == [["Ada Brook", "Ben Carver"], ["Eve Frost", "Dov Ellis"]]

    def test_swapped_with_the_bye(self, event: Event) -> None:
        event = after(paired(event), SwapOpponents(1, GWEN, ADA))
        assert pairs(event)[0] == ["Gwen Hale", "Dov Ellis"]
        assert pairs(event)[-1] == ["Ada Brook", "BYE"]

    def test_opponents_swapped_with_each_other_take_the_other_colour(self, event: Event) -> None:
        event = after(paired(event), EnterResult(1, 1, WHITE), SwapOpponents(1, ADA, DOV))
        assert pairs(event)[0] == ["Dov Ellis", "Ada Brook"]
        assert scores(event)["Ada Brook"] == 1

    def test_who_is_not_in_the_round_cannot_be_swapped(self, event: Event) -> None:
        event = after(paired(event), AddPlayers((Person("Hugo Ives", 1450),)))
        assert "Hugo Ives is not in round 1" in refusal(event, SwapOpponents(1, HUGO, ADA))
        event = after(event, RequestBye(HUGO, 1))
        assert "Neither Hugo Ives nor Gwen Hale has an opponent" in refusal(
            event, SwapOpponents(1, HUGO, GWEN)
        )


class TestNextRound:
    def test_the_rest_is_paired_around_what_was_fixed(self, event: Event) -> None:
        event = after(event, HoldPair(HeldPair(GWEN, ADA), "father and daughter came together"))
        event = paired(event)
        assert pairs(event) == [
            ["Gwen Hale", "Ada Brook"],
            ["Dov Ellis", "Ben Carver"],
            ["Cleo Dunn", "Eve Frost"],
            ["Finn Gale", "BYE"],
        ]
        again = paired(after(event, UnpairRound(1)))
        assert pairs(again) == pairs(event)
        free = paired(after(event, UnpairRound(1), ReleasePair(ADA)))
        assert pairs(free) == SEVEN["right"]["round1_each_time"]

    def test_a_whole_round_by_hand(self, event: Event) -> None:
        wanted = [(BEN, ADA), (DOV, CLEO), (FINN, EVE)]
        event = after(event, *(HoldPair(HeldPair(*pair)) for pair in wanted))
        event = paired(event)
        assert [g.players for g in event.rounds[0].games] == wanted
        assert pairs(event)[-1] == ["Gwen Hale", "BYE"]

    def test_pairs_can_be_fixed_for_one_pairing_only(self, event: Event) -> None:
        made = next_round(event, fixed=(HeldPair(GWEN, ADA, 7),))
        assert [(g.board, g.players) for g in made.games if g.by_hand] == [(7, (GWEN, ADA))]
        assert next_round(event) == next_round(event, fixed=())

    def test_a_fixed_pair_goes_when_one_of_them_does(self, event: Event) -> None:
        held = after(event, HoldPair(HeldPair(GWEN, ADA)))
        for action in (Withdraw(ADA), RequestBye(GWEN, 1), GiveBye(ADA, 1), SignIn((ADA,), here=False)):
            assert after(held, action).held == ()

    def test_what_cannot_be_fixed(self, event: Event) -> None:
        event = after(event, RequestBye(ADA, 1), HoldPair(HeldPair(BEN, CLEO, 5)), Withdraw(EVE))
        assert "Ada Brook has a bye in round 1" in refusal(event, HoldPair(HeldPair(ADA, DOV)))
        assert "Eve Frost has left" in refusal(event, HoldPair(HeldPair(EVE, DOV)))
        assert "Board 5 is kept for Ben Carver - Cleo Dunn" in refusal(
            event, HoldPair(HeldPair(DOV, FINN, 5))
        )
        assert "no pair fixed" in refusal(event, ReleasePair(DOV))

    def test_the_bye_by_hand_leaves_nobody_over(self, event: Event) -> None:
        event = after(event, GiveBye(ADA, 1), Withdraw(GWEN))
        with pytest.raises(Refused, match="Ada Brook has the bye of round 1 by hand, and 5 others"):
            paired(event)
        assert len(paired(after(event, CancelBye(ADA, 1))).rounds[0].games) == 3

    def test_who_is_left_over_alone_has_no_second_bye_unless_by_hand(self, event: Event) -> None:
        event = all_drawn(paired(event))
        again = [HoldPair(HeldPair(g.black, g.white)) for g in event.rounds[0].games]
        event = after(event, *again)
        with pytest.raises(Refused, match="Only Gwen Hale is left over in round 2"):
            paired(event)
        assert pairs(paired(after(event, GiveBye(GWEN, 2))))[-1] == ["Gwen Hale", "BYE"]

    def test_one_bye_by_hand_takes_the_place_of_another(self, event: Event) -> None:
        event = paired(after(event, GiveBye(ADA, 1), GiveBye(CLEO, 1)))
        assert pairs(event)[-1] == ["Cleo Dunn", "BYE"]

    def test_a_round_with_something_by_hand_is_known_as_such(self, event: Event) -> None:
        by_the_rules = list(recheck(paired(event)))
        assert [(r.same, r.by_hand) for r in by_the_rules] == [(True, False)]
        event = paired(after(event, HoldPair(HeldPair(GWEN, ADA))))
        assert [(r.same, r.by_hand) for r in recheck(event)] == [(False, True)]


class TestTables:
    def test_two_events_in_one_hall(self) -> None:
        event = paired(start(SEVEN, first_table=21))
        assert [g.board for g in event.rounds[0].games] == [21, 22, 23]
        assert "its boards are 21 to 23" in refusal(event, EnterResult(1, 1, DRAW))
        assert after(event, EnterResult(1, 22, DRAW)).rounds[0].missing[1].board == 23

    def test_the_first_table_beside_another_event(self, event: Event) -> None:
        assert table_after(event) == 5
        assert table_after(after(event, FixTable(BEN, 9))) == 10
        assert table_after(paired(start(SEVEN, first_table=21))) == 25
        assert table_after(after(paired(event), MovePair(1, 1, 30))) == 31
        assert table_after(start({"setup": {"players": []}})) == 1

    def test_a_table_apart(self, event: Event) -> None:
        event = paired(after(event, FixTable(BEN, 12)))
        assert [g.board for g in event.rounds[0].games] == [1, 2, 12]
        assert "its boards are 1, 2, 12" in refusal(event, EnterResult(1, 3, DRAW))

    def test_a_table_is_kept_for_one(self, event: Event) -> None:
        event = after(event, FixTable(BEN, 2))
        assert "Table 2 is kept for Ben Carver" in refusal(event, FixTable(ADA, 2))
        event = after(event, FixTable(BEN, 0), FixTable(ADA, 2))
        assert pairs(paired(event))[1] == ["Ada Brook", "Dov Ellis"]

    def test_two_who_cannot_move_meet_at_one_of_their_tables(self, event: Event) -> None:
        event = paired(after(event, FixTable(ADA, 3), FixTable(DOV, 2)))
        assert pairs(event)[1] == ["Ada Brook", "Dov Ellis"]

    def test_a_pair_moves_and_the_other_comes_to_its_table(self, event: Event) -> None:
        event = after(paired(event), EnterResult(1, 1, WHITE), MovePair(1, 1, 3))
        assert pairs(event)[:3] == [
            ["Cleo Dunn", "Finn Gale"],
            ["Eve Frost", "Ben Carver"],
            ["Ada Brook", "Dov Ellis"],
        ]
        assert event.rounds[0].games[2].result is WHITE
        assert [g.board for g in after(event, MovePair(1, 3, 9)).rounds[0].games] == [1, 2, 9]
        assert not event.rounds[0].by_hand

    def test_a_latecomer_with_a_table_gets_it(self, event: Event) -> None:
        event = after(
            paired(event), AddPlayers((Person("Hugo Ives"),)), FixTable(HUGO, 15), MakePair(1, GWEN, HUGO)
        )
        assert [g.board for g in event.rounds[0].games] == [1, 2, 3, 15]


class TestHousePlayer:
    def test_fills_in_when_the_others_are_odd_and_takes_no_place(self, event: Event) -> None:
        event = after(event, AddPlayers((Person("Hugo Ives", 1900),)), SetHouse(HUGO))
        event = paired(event)
        assert len(event.rounds[0].games) == 4
        assert not event.rounds[0].byes
        event = after(event, *(EnterResult(1, g.board, WHITE) for g in event.rounds[0].games))
        event = paired(after(event, Withdraw(GWEN)))
        assert event.rounds[1].game_of(HUGO) is None
        assert HUGO not in event.rounds[1].players
        ranked = event_standings(event, after=1, order=())
        row = ranked.row(event.numbers[HUGO])
        assert (row.rank, row.points, ranked.rows[-1]) == (0, 10, row)
        assert [r.rank for r in ranked.rows[:-1]] == [1, 1, 1, 4, 4, 4, 4]
        event = paired(after(all_drawn(event), Return(GWEN)))
        assert event.rounds[2].game_of(HUGO)

    def test_takes_the_place_of_the_bye_in_the_round_being_played(self, event: Event) -> None:
        event = paired(event)
        event = after(
            event, AddPlayers((Person("Hugo Ives", 1900),)), SetHouse(HUGO), MakePair(1, HUGO, GWEN)
        )
        assert pairs(event)[3] == ["Hugo Ives", "Gwen Hale"]

    def test_two_house_players_are_not_both_needed(self, event: Event) -> None:
        two = (Person("Hugo Ives", 1000), Person("Ida Jones", 900))
        event = after(event, AddPlayers(two), SetHouse(HUGO), SetHouse(9))
        assert event.present(1) == (*range(1, 8), HUGO)
        assert event.present(1) == after(event, RequestBye(9, 1, Code.ZERO_BYE)).present(1)
        assert after(event, Withdraw(HUGO)).present(1) == (*range(1, 8), 9)
        assert after(event, HoldPair(HeldPair(ADA, 9))).present(1) == (*range(1, 8), 9)

    def test_plays_for_a_place_after_all(self, event: Event) -> None:
        event = after(event, AddPlayers((Person("Hugo Ives"),)), SetHouse(HUGO))
        assert "already" in refusal(event, SetHouse(HUGO))
        assert "no house player" in refusal(event, SetHouse(ADA, house=False))
        assert event_standings(after(event, SetHouse(HUGO, house=False)), order=()).row(8).rank == 1


class TestKeptApart:
    def test_only_in_the_first_rounds(self, event: Event) -> None:
        event = after(event, ForbidPair(Forbidden(ADA, DOV, 1, 1)))
        event = paired(event)
        assert ["Ada Brook", "Dov Ellis"] not in pairs(event)
        assert Forbidden(ADA, DOV, 1, 1).holds(1)
        assert not Forbidden(ADA, DOV, 1, 1).holds(2)

    def test_allowed_again(self, event: Event) -> None:
        event = after(event, ForbidPair(Forbidden(ADA, DOV)), AllowPair(DOV, ADA))
        assert pairs(paired(event)) == SEVEN["right"]["round1_each_time"]
        assert "not kept apart" in refusal(event, AllowPair(ADA, DOV))

    def test_rounds_the_wrong_way_round(self, event: Event) -> None:
        assert "from 3 to 2" in refusal(event, ForbidPair(Forbidden(ADA, DOV, 3, 2)))

    def test_club_mates_in_the_first_rounds(self) -> None:
        people = tuple(
            Person(f"Player {i}", 1800 - 50 * i, club="Rooks" if i in (1, 5) else "") for i in range(1, 9)
        )
        event = after(start({"setup": {"players": []}}, clubs_apart=1), AddPlayers(people))
        assert {1, 5} not in [set(g.players) for g in paired(event).rounds[0].games]
        free = after(start({"setup": {"players": []}}), AddPlayers(people))
        assert {1, 5} in [set(g.players) for g in paired(free).rounds[0].games]

    def test_when_nobody_is_left_to_meet_the_refusal_says_what_helps(self) -> None:
        people = tuple(Person(f"Player {i}", club="Rooks") for i in range(1, 5))
        event = after(start({"setup": {"players": []}}, clubs_apart=2), AddPlayers(people))
        with pytest.raises(Refused, match="kept apart in round 1: allow some of them to meet"):
            paired(event)


def test_in_an_unpaired_round_that_had_a_broken_pair_everybody_plays_again(event: Event) -> None:
    broken = after(paired(event), BreakPair(1, 1))
    again = paired(after(broken, UnpairRound(1)))
    assert pairs(again) == SEVEN["right"]["round1_each_time"]
    assert not any(g.result is not Result.OPEN for g in again.rounds[0].games)


class TestColoursOfRound1:
    """C.04.3 5.2.5: an odd number among those who take part has the first colour."""

    @pytest.fixture
    def six(self) -> Event:
        return start({"setup": {"players": [[f"No {n}", 1900 - 100 * n] for n in range(1, 7)]}})

    def test_who_is_paired_by_hand_counts(self, six: Event) -> None:
        made = next_round(after(six, HoldPair(HeldPair(1, 6))))
        whites = {g.white for g in made.games if not g.by_hand}
        assert 3 in whites
        assert 2 not in whites

    @pytest.mark.parametrize("round_1", [after, paired])
    def test_a_pair_by_hand_has_them_by_the_same_numbers(
        self, six: Event, round_1: Callable[[Event], Event]
    ) -> None:
        event = round_1(after(six, RequestBye(1, 1)))
        assert [colours(event, 1, *pair) for pair in ((2, 3), (5, 3), (2, 4))] == [(2, 3), (5, 3), (2, 4)]

    @pytest.mark.parametrize(
        ("pair", "said"),
        [
            (HeldPair(5, 2), ["No rule is broken by it."]),
            (HeldPair(2, 5), ["No 5 should have White against No 2: neither has played, and No 2 has Black"]),
        ],
    )
    def test_asked_about_a_pair_by_hand_the_referee_counts_the_others_too(
        self, six: Event, pair: HeldPair, said: list[str]
    ) -> None:
        event = paired(after(six, HoldPair(pair)))
        game = event.rounds[0].game_of(2)
        assert game is not None
        _, *found = map(str, questions(event, 1).board(game.board).messages)
        assert [text[: len(begin)] for text, begin in zip(found, said, strict=True)] == said


class TestAskedAboutLater:
    def test_a_pair_and_a_bye_that_corrected_results_do_not_give_are_not_called_made_by_hand(
        self, event: Event
    ) -> None:
        event = paired(after(paired(event), *(EnterResult(1, board, WHITE) for board in (1, 2, 3))))
        games, taker = event.rounds[1].games, event.name(event.rounds[1].bye_taker)
        asked = questions(after(event, EnterResult(1, 3, Result.BLACK_WINS)), 2)
        since = "Results or entries were corrected since, or another program made the pairing."
        assert [str(asked.board(g.board).messages[0]) for g in games] == [
            f"From what is known now the rules would not pair {event.name(g.white)} - {event.name(g.black)}. {since}"
            for g in games
        ]
        said = f"From what is known now the rules would not give {taker} the bye. {since}"
        assert [str(message) for message in asked.bye().messages] == [said]

    def test_colours_that_were_exchanged(self, event: Event) -> None:
        event = after(paired(event), SwapColours(1, 1))
        *_, last = questions(event, 1).board(1).messages
        assert str(last).startswith("Ada Brook should have White against Dov Ellis")
        assert "should have" not in str(questions(event, 1).board(2).messages)
