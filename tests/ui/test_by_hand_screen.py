"""A round made by hand, with keys only: pairs, bye, colours, tables, and what the referee says of it."""

from pathlib import Path

import pytest

from clubtd.event.event import Event
from clubtd.event.result import Code
from clubtd.store.contents import load
from tests.ui.conftest import play

BEA, OLA, DENIZ, EVA, INIGO, MAX, NGUYET, BINH, AKI = range(1, 10)
SIZES = [(80, 24), (60, 20)]


def after(path: Path, keys: str) -> Event:
    """The event after these keys, as it is in the file."""
    play(path.parent, keys, event=path)
    return load(path).history.event


def shown(path: Path, keys: str, size: tuple[int, int] = (80, 24)) -> str:
    return "\n".join(play(path.parent, keys, event=path, size=size))


def read(path: Path, keys: str) -> str:
    """The words on the screen, with the sentences of a box in one piece."""
    lines = shown(path, keys).split("\n")
    inside = [line.partition("│ ")[2].rpartition(" │")[0] if line.count("│") > 1 else line for line in lines]
    return " ".join(" ".join(inside).split())


def sheet(event: Event, number: int = 0) -> list[tuple[int, int]]:
    return [g.players for g in event.round(number or len(event.rounds)).games]


def last_said(path: Path) -> str:
    return str(load(path).history.lines()[-1].message)


class TestTheNextRound:
    """Round 2 is over (`+ + +`); Ola has asked for a bye, seven are to be paired."""

    def test_who_has_no_opponent_yet_is_on_the_screen_with_points_and_colours(self, event: Path) -> None:
        screen = shown(event, "+ + + m")
        assert "round 3 by hand" in screen
        assert "7 to be paired" in screen
        assert "Ånderson, Bea                   1   WB     no opponent" in screen
        assert "half-point bye" in screen

    @pytest.mark.parametrize("size", SIZES)
    def test_enter_on_one_and_enter_on_another_puts_them_together(
        self, event: Path, size: tuple[int, int]
    ) -> None:
        screen = shown(event, "+ + + m / b e a enter / e v a enter", size)
        assert "Đorđević, Eva - Ånderson, Bea" in screen  # Bea had White and Black, Eva Black: Eva has White
        made = after(event, "m / b e a enter / e v a enter enter")
        assert [pair.players for pair in made.held] == [(EVA, BEA)]

    def test_the_other_colours_are_one_key(self, event: Path) -> None:
        assert after(event, "+ + + m / b e a enter / e v a enter o").held[0].players == (BEA, EVA)

    def test_the_rules_pair_the_rest_around_what_was_fixed(self, event: Path) -> None:
        assert "By hand: the bye Çelik, Deniz; Ånderson, Bea - Đorđević, Eva." in shown(
            event, "+ + + m / b e a enter / e v a enter o / d e n enter b p"
        )
        made = after(event, "m p enter")
        assert (BEA, EVA) in sheet(made)
        assert made.rounds[2].bye_of(DENIZ).code is Code.PAB  # type: ignore[union-attr]
        assert sorted(made.rounds[2].players) == list(range(1, 9))

    def test_a_whole_round_by_hand(self, event: Path) -> None:
        keys = (
            "+ + + m / b e a enter / e v a enter enter / d e n enter / b i n h enter enter"
            " / n g u y e t enter / m a x enter enter / i n i g o enter b p enter"
        )
        made = after(event, keys)
        assert {frozenset(pair) for pair in sheet(made)} == {
            frozenset(pair) for pair in ((BEA, EVA), (DENIZ, BINH), (NGUYET, MAX))
        }
        assert all(game.by_hand for game in made.rounds[2].games)

    def test_a_rematch_is_allowed_with_a_reason_that_the_history_keeps(self, event: Path) -> None:
        pair = "m / b e a enter / e s t enter"
        assert "have played each other in round 1 (C.04.3 C1)" in read(event, f"+ + + {pair}")
        assert "Reason" in shown(event, f"{pair} enter")
        assert "Write in a few words why" in shown(event, f"{pair} enter enter")
        assert not load(event).history.event.held
        after(event, f"{pair} enter b o t h space a s k e d enter")
        assert last_said(event) == "Ånderson, Bea - Estévez, Íñigo is fixed for round 3. Reason: both asked"
        assert "! " in shown(event, "m")
        game = after(event, "p enter").rounds[2].game_of(BEA)
        assert game
        assert "Reason given: both asked" in shown(event, f"{game.board} enter x")

    def test_a_second_bye_is_warned_of(self, event: Path) -> None:
        # Binh won without a game in round 1.
        assert "no bye now (C.04.3 C2)" in shown(event, "+ + + m / b i n h enter b")

    def test_the_bye_is_given_and_taken_back_with_one_key(self, event: Path) -> None:
        given = after(event, "+ + + m b")
        assert [(r.player, r.code) for r in given.requests if r.code is Code.PAB] == [(BEA, Code.PAB)]
        assert not [r for r in after(event, "m / b e a enter b").requests if r.code is Code.PAB]

    def test_every_undo_takes_back_one_step(self, event: Path) -> None:
        path = "+ + + m / b e a enter / e v a enter enter / d e n enter / b i n h enter enter"
        assert len(after(event, path).held) == 2
        assert len(after(event, "m u").held) == 1
        assert len(after(event, "m u").held) == 0

    def test_a_pair_is_taken_apart_gets_other_colours_and_a_table(self, event: Path) -> None:
        made = after(event, "+ + + m / b e a enter / e v a enter enter c")
        assert made.held[0].players == (BEA, EVA)
        assert after(event, "m home t 7 enter").held[0].board == 7
        assert not after(event, "m home a").held

    def test_a_player_is_let_go_before_the_screen_is_left(self, event: Path) -> None:
        assert "and ...? Enter on another player, Esc lets go" in shown(event, "+ + + m enter")
        assert "by hand" in shown(event, "m enter escape").splitlines()[0]
        assert "by hand" not in shown(event, "m enter escape escape").splitlines()[0]


class TestTheRoundBeingPlayed:
    """Round 2 is paired: Binh - Bea 1-0, Ola - Deniz, Nguyet - Eva, Inigo - Max."""

    def test_two_of_different_boards_play_each_other_or_change_places(self, event: Path) -> None:
        both = "m / o l a enter / e v a enter"
        screen = read(event, both)
        assert "Enter Błaszczyk, Ola - Đorđević, Eva; Hồ Thị Ánh Nguyệt - Çelik, Deniz" in screen
        assert "Nguyệt and Çelik, Deniz have played each other in round 1" in screen
        assert sheet(after(event, f"{both} o"))[1:3] == [(EVA, DENIZ), (NGUYET, OLA)]
        assert sheet(after(event, "m u"))[1:3] == [(OLA, DENIZ), (NGUYET, EVA)]

    def test_a_result_that_would_be_lost_is_told_first(self, event: Path) -> None:
        before = load(event).history.event
        assert "the result 1-0 is lost" in shown(event, "m a")
        assert after(event, "m a escape") == before
        assert sheet(after(event, "m a enter")) == sheet(before)[1:]

    def test_who_was_taken_apart_is_paired_again_by_the_rules(self, event: Path) -> None:
        before = load(event).history.event
        made = after(event, "m / o l a enter a / e v a enter a p")
        assert {frozenset(pair) for pair in sheet(made)} == {frozenset(pair) for pair in sheet(before)}
        assert sorted(g.board for g in made.rounds[1].games) == [1, 2, 3, 4]

    def test_colours_and_tables(self, event: Path) -> None:
        assert sheet(after(event, "m / o l a enter c"))[1] == (DENIZ, OLA)
        assert after(event, "m / o l a enter t 1 enter").rounds[1].games[0].players == (DENIZ, OLA)

    def test_a_table_that_is_no_number_is_refused_in_the_field(self, event: Path) -> None:
        assert "The number of a table" in shown(event, "m t x enter")
        assert "Boards are numbered from 1 to 9999" in shown(event, "m t 0 enter")

    def test_who_has_no_pair_is_told_what_to_do(self, event: Path) -> None:
        assert "has no opponent yet in round 3: Enter takes a player" in read(event, "+ + + m a")


def test_there_is_nothing_to_be_made_by_hand_in_the_past(event: Path) -> None:
    assert "by hand" not in shown(event, "f6 enter m").splitlines()[0]
