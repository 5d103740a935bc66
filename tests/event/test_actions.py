"""What the actions do to an event, and what they refuse."""

from dataclasses import replace

import pytest

from clubtd.event.actions import (
    AddPlayers,
    CancelBye,
    ChangeSettings,
    CreateEvent,
    DrawNumbers,
    EditPlayer,
    EnterResult,
    PairRound,
    RemovePlayer,
    RequestBye,
    Return,
    SetRounds,
    SetTieBreaks,
    SignIn,
    SwapColours,
    UnpairRound,
    Withdraw,
    apply,
)
from clubtd.event.actions.base import Action
from clubtd.event.crosstable import System
from clubtd.event.event import Event, Numbering, Settings
from clubtd.event.history import NOTHING
from clubtd.event.message import Refused
from clubtd.event.player import Person, Status
from clubtd.event.result import Code, Result
from clubtd.event.round import Bye, Game, Round
from clubtd.event.scoring import Scoring
from clubtd.event.table import crosstable, for_pairing, rounds_in

FOUR = (Person("Ada", 1800), Person("Ben", 1700), Person("Cleo", 1600), Person("Dov", 1500))
ADA, BEN, CLEO, DOV = 1, 2, 3, 4


THREE_ROUNDS = Settings("Club night", rounds=3)


def event(*actions: Action, settings: Settings = THREE_ROUNDS) -> Event:
    now = apply(NOTHING, CreateEvent(settings))
    for action in (AddPlayers(FOUR), *actions):
        now = apply(now, action)
    return now


def round_of(number: int, *games: Game, byes: tuple[Bye, ...] = ()) -> PairRound:
    return PairRound(Round(number, games, byes))


ROUND_1 = round_of(1, Game(1, ADA, CLEO), Game(2, DOV, BEN))
PLAYED_1 = (ROUND_1, EnterResult(1, 1, Result.WHITE_WINS), EnterResult(1, 2, Result.DRAW))


def refusal(now: Event, action: Action) -> str:
    with pytest.raises(Refused) as caught:
        apply(now, action)
    return str(caught.value)


class TestPairingNumbers:
    def test_rating_then_title_then_alphabet(self) -> None:
        people = (
            Person("Zoe", 1500),
            Person("Ági", 1500),
            Person("Bo", 1500, "CM"),
            Person("Cy", 1500, "FM"),
            Person("Di", 0),
            Person("Ed", 1900),
        )
        now = apply(apply(NOTHING, CreateEvent(Settings("x"))), AddPlayers(people))
        assert [now.name(p) for p in now.order] == ["Ed", "Cy", "Bo", "Ági", "Zoe", "Di"]

    def test_an_id_stays_when_numbers_move(self) -> None:
        now = event(AddPlayers((Person("Zed", 2000),)))
        assert now.numbers == {5: 1, ADA: 2, BEN: 3, CLEO: 4, DOV: 5}

    def test_a_latecomer_is_inserted_until_round_4_is_paired_and_appended_after(self) -> None:
        now = event(settings=Settings("x", rounds=5))
        for number in range(1, 5):
            inserted = apply(now, AddPlayers((Person("Late", 1650),)))
            assert inserted.numbers[5] == 3
            now = apply(
                now, round_of(number, Game(1, ADA, CLEO, Result.DRAW), Game(2, DOV, BEN, Result.DRAW))
            )
        assert apply(now, AddPlayers((Person("Late", 1650),))).numbers[5] == 5

    def test_a_corrected_rating_moves_the_number_until_round_4_is_paired(self) -> None:
        now = apply(event(), EditPlayer(DOV, Person("Dov", 1900)))
        assert now.numbers[DOV] == 1

    def test_a_round_robin_keeps_the_list_or_the_lot(self) -> None:
        robin = Settings("x", System.ROUND_ROBIN, numbering=Numbering.LOT)
        now = event(DrawNumbers((CLEO, ADA, DOV, BEN), "7"), settings=robin)
        assert now.order == (CLEO, ADA, DOV, BEN)
        assert (now.lot, now.settings.rounds) == ("7", 3)


class TestSignIn:
    def test_who_is_expected_has_no_number(self) -> None:
        now = apply(event(), SignIn((BEN,), here=False))
        assert now.numbers == {ADA: 1, CLEO: 2, DOV: 3}
        assert apply(now, SignIn((BEN,))).numbers[BEN] == 2

    def test_who_was_paired_cannot_be_unticked(self) -> None:
        assert "withdraw" in refusal(event(ROUND_1), SignIn((BEN,), here=False))

    @pytest.mark.parametrize("rating", [15500, -20, 4000])
    def test_a_rating_that_cannot_be(self, rating: int) -> None:
        assert "between 1 and 3999" in refusal(event(), AddPlayers((Person("Eve", rating),)))

    def test_a_name_is_needed(self) -> None:
        assert "needs a name" in refusal(event(), AddPlayers((Person("  "),)))

    def test_names_are_composed_and_without_control_characters(self) -> None:
        now = apply(event(), AddPlayers((Person("Zoe\u0308 \x1b[31m  Petit"),)))
        assert now.name(5) == "Zoë [31m Petit"


class TestLeaving:
    def test_a_withdrawn_player_is_not_present_and_can_return(self) -> None:
        now = event(*PLAYED_1, Withdraw(BEN))
        assert BEN not in now.present(2)
        assert BEN in apply(now, Return(BEN)).present(2)

    def test_a_paired_player_cannot_be_removed(self) -> None:
        assert "withdraw the player instead" in refusal(event(ROUND_1), RemovePlayer(BEN))

    def test_an_unpaired_player_can(self) -> None:
        now = apply(event(RequestBye(BEN, 1)), RemovePlayer(BEN))
        assert (now.order, now.requests) == ((ADA, CLEO, DOV), ())

    def test_ids_are_not_used_again(self) -> None:
        now = event(RemovePlayer(DOV), AddPlayers((Person("Eve"),)))
        assert [p.id for p in now.players] == [ADA, BEN, CLEO, 5]


class TestByes:
    def test_a_requested_bye_keeps_a_player_out_of_that_round_only(self) -> None:
        now = event(RequestBye(BEN, 2))
        assert BEN in now.present(1)
        assert BEN not in now.present(2)
        assert BEN in apply(now, CancelBye(BEN, 2)).present(2)

    def test_a_latecomer_gets_half_a_point_for_the_round_being_played(self) -> None:
        now = event(ROUND_1, AddPlayers((Person("Late", 1000),)), RequestBye(5, 1))
        assert now.rounds[0].bye_of(5) == Bye(5, Code.HALF_BYE)
        assert crosstable(now).entrants[4].points == 5

    def test_a_paired_player_gets_no_bye_in_that_round(self) -> None:
        assert "enter the result instead" in refusal(event(ROUND_1), RequestBye(BEN, 1))

    def test_the_limit_of_half_point_byes(self) -> None:
        limited = Settings("x", rounds=3, bye_limit=1)
        now = event(RequestBye(BEN, 1), settings=limited)
        assert "limit" in refusal(now, RequestBye(BEN, 2))
        assert apply(now, RequestBye(BEN, 2, Code.ZERO_BYE)).request(BEN, 2)

    def test_asking_again_replaces(self) -> None:
        now = event(RequestBye(BEN, 2), RequestBye(BEN, 2, Code.ZERO_BYE))
        assert [r.code for r in now.requests] == [Code.ZERO_BYE]


class TestRounds:
    def test_a_missing_result_stops_the_next_pairing_and_is_named(self) -> None:
        now = event(ROUND_1, EnterResult(1, 1, Result.DRAW))
        said = refusal(now, round_of(2, Game(1, ADA, DOV), Game(2, BEN, CLEO)))
        assert "board 2, Dov - Ben" in said

    def test_an_adjourned_game_does_not_stop_it_and_counts_as_a_draw_for_pairing(self) -> None:
        now = event(ROUND_1, EnterResult(1, 1, Result.DRAW), EnterResult(1, 2, Result.ADJOURNED))
        assert for_pairing(now).entrants[1].points == 5
        assert crosstable(now).entrants[1].points == 0
        apply(now, round_of(2, Game(1, ADA, DOV), Game(2, BEN, CLEO)))

    def test_everybody_who_is_here_is_in_a_round_once(self) -> None:
        assert "Dov" in refusal(event(), round_of(1, Game(1, ADA, CLEO), byes=(Bye(BEN, Code.PAB),)))
        assert "twice" in refusal(event(), round_of(1, Game(1, ADA, CLEO), Game(2, ADA, BEN)))
        assert "not in the event" in refusal(event(), round_of(1, Game(1, ADA, 99)))

    def test_one_bye_a_round(self) -> None:
        byes = (Bye(BEN, Code.PAB), Bye(DOV, Code.PAB))
        assert "Only one player" in refusal(event(), round_of(1, Game(1, ADA, CLEO), byes=byes))

    def test_who_asked_for_a_bye_or_left_is_not_paired(self) -> None:
        assert "asked not to be paired" in refusal(event(RequestBye(BEN, 1)), ROUND_1)
        assert "has left" in refusal(event(Withdraw(BEN)), ROUND_1)

    def test_no_round_after_the_last(self) -> None:
        now = event(*PLAYED_1, SetRounds(1))
        assert now.finished
        assert "event is over" in refusal(now, round_of(2, Game(1, ADA, DOV), Game(2, BEN, CLEO)))

    def test_fewer_rounds_than_are_paired_are_refused(self) -> None:
        assert "between 1 and 99 rounds" in refusal(event(*PLAYED_1), SetRounds(0))
        now = event(*PLAYED_1, round_of(2, Game(1, ADA, DOV), Game(2, BEN, CLEO)))
        assert "cannot have fewer" in refusal(now, SetRounds(1))

    def test_unpairing_gives_the_requests_back(self) -> None:
        before = event(RequestBye(BEN, 1), AddPlayers((Person("Eve", 1400),)))
        paired = apply(
            before, round_of(1, Game(1, ADA, CLEO), Game(2, DOV, 5), byes=(Bye(BEN, Code.HALF_BYE),))
        )
        assert paired.requests == ()
        assert apply(paired, UnpairRound(1)) == before

    def test_swapped_colours_keep_the_winner(self) -> None:
        now = apply(event(*PLAYED_1), SwapColours(1, 1))
        assert now.rounds[0].games[0] == Game(1, CLEO, ADA, Result.BLACK_WINS)

    def test_a_board_that_is_not_there(self) -> None:
        assert "boards are 1 to 2" in refusal(event(ROUND_1), EnterResult(1, 7, Result.DRAW))

    def test_the_table_stands_after_the_last_round_with_all_results(self) -> None:
        assert rounds_in(event(ROUND_1)) == 0
        assert rounds_in(event(*PLAYED_1)) == 1


class TestSettings:
    def test_what_the_pairings_rest_on_is_fixed_with_round_1(self) -> None:
        now = event(ROUND_1)
        other = replace(now.settings, scoring=Scoring(30, 10, 0, 0, 30))
        assert "stay as they are" in refusal(now, ChangeSettings(other))
        assert apply(now, ChangeSettings(replace(now.settings, name="Other"))).settings.name == "Other"

    def test_a_published_order_changes_only_with_a_reason(self) -> None:
        assert apply(event(), SetTieBreaks(("BH", "SB"))).tie_breaks == ("BH", "SB")
        assert "reason" in refusal(event(ROUND_1), SetTieBreaks(("BH",)))
        assert apply(event(ROUND_1), SetTieBreaks(("BH",), "misprint")).tie_breaks == ("BH",)


@pytest.mark.parametrize(
    ("scoring", "right"),
    [
        (Scoring(30, 10, 0, 0, 30), {"Rae": 60, "Sol": 40, "Uri": 40, "Val": 30, "Tia": 0}),
        (Scoring(30, 20, 10, 0, 30), {"Rae": 60, "Sol": 50, "Uri": 50, "Val": 40, "Tia": 10}),
        (Scoring(), {"Rae": 20, "Sol": 15, "Uri": 15, "Val": 10, "Tia": 0}),
    ],
    ids=["3-1-0", "3-2-1", "1-½-0"],
)
def test_a_forfeit_loss_is_not_a_played_loss(scoring: Scoring, right: dict[str, int]) -> None:
    now = apply(NOTHING, CreateEvent(Settings("x", scoring=scoring)))
    names = ("Rae", "Sol", "Tia", "Uri", "Val")
    now = apply(now, AddPlayers(tuple(Person(name, 1500 - 60 * i) for i, name in enumerate(names))))
    rae, sol, tia, uri, val = range(1, 6)
    first = (Game(1, rae, tia, Result.WHITE_WINS), Game(2, uri, sol, Result.DRAW))
    second = (Game(1, val, rae, Result.BLACK_WINS), Game(2, sol, tia, Result.WHITE_BY_FORFEIT))
    now = apply(now, round_of(1, *first, byes=(Bye(val, Code.PAB),)))
    now = apply(now, round_of(2, *second, byes=(Bye(uri, Code.PAB),)))
    assert {now.name(now.order[e.number - 1]): e.points for e in crosstable(now).entrants} == right


def test_a_status_is_never_lost_by_a_correction() -> None:
    now = event(Withdraw(BEN), EditPlayer(BEN, Person("Benno", 1700)))
    assert now.player(BEN).status is Status.WITHDRAWN
