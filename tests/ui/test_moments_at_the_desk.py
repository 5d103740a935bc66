"""What happens at the desk on a bad night, typed on the real screens."""

from pathlib import Path

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent
from clubtd.event.crosstable import System
from clubtd.event.event import Numbering, Settings
from clubtd.event.player import Person
from clubtd.store.eventfile import EventFile
from tests.event.night import CASES, pairs, scores
from tests.ui.conftest import AT, play
from tests.ui.test_night_cases_on_screen import after, letters, night, read

CASE = CASES["late-plays-bye-player"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Seven players, round 1 paired: Gwen Hale has the bye."""
    path = night(tmp_path, CASE)
    after(path, "p enter")
    return path


def test_the_latecomer_hears_at_which_board_the_game_is(path: Path) -> None:
    told = read(path, f"l a {letters('Hugo Ives')} tab 1 4 5 0 enter g")
    assert "Board 4: Gwen Hale - Hugo Ives." in told


@pytest.fixture
def left(path: Path) -> Path:
    """Before round 1 was paired Hugo Ives had left."""
    after(path, f"u l a {letters('Hugo Ives')} enter escape / h u g enter w r p enter")
    return path


def test_who_left_and_comes_back_in_mid_round_can_play_whoever_has_the_bye(left: Path) -> None:
    boards = after(left, "r").rounds[0].games
    asked = read(left, "l / h u g enter w")
    assert "Hugo Ives is back, from round 2 on." in asked
    assert "a game against Gwen Hale, who has the bye" in asked
    back = after(left, "l / h u g enter w g")
    assert back.rounds[0].games[:3] == boards
    assert pairs(back, 1)[3] == ["Gwen Hale", "Hugo Ives"]
    undone = after(left, "u")
    assert undone.rounds[0].games == boards


@pytest.mark.parametrize(("key", "points"), [("enter", 0), ("z", 0), ("h", 0.5)])
def test_or_waits_for_the_next_round(left: Path, key: str, points: int) -> None:
    boards = after(left, "r").rounds[0].games
    back = after(left, f"l / h u g enter w {key}")
    assert back.rounds[0].games == boards
    assert scores(back)["Hugo Ives"] == points


def test_nobody_plays_oneself_nor_somebody_who_has_left(path: Path) -> None:
    assert "Gwen Hale leaves the event" in read(path, "l G w e n enter w")
    late = read(path, f"l a {letters('Hugo Ives')} tab 1 4 5 0 enter")
    assert "half a point" in late and "a game against" not in late
    back = read(path, "l G w e n enter w")
    assert "Gwen Hale is back" in back and "a game against Hugo Ives, who has no game" not in back
    assert "the bye" in read(path, "r")


@pytest.mark.parametrize("name", ["Gwenn Hale", "Hale Gwem"])
def test_nearly_the_same_name_is_asked_about_before_it_is_saved(tmp_path: Path, name: str) -> None:
    path = night(tmp_path, CASE)
    typed = f"l a {letters(name)} enter"
    assert "Gwen Hale (1500) is on the list: the same person?" in read(path, typed)
    assert len(after(path, f"{typed} escape escape").players) == 7
    assert len(after(path, f"{typed} + escape").players) == 8


@pytest.mark.parametrize(("answer", "entered"), [("+", ["Gwenn Hale"]), ("escape", [])])
def test_the_next_name_typed_ahead_answers_no_question_and_is_kept(
    tmp_path: Path, answer: str, entered: list[str]
) -> None:
    path = night(tmp_path, CASE)
    ahead = f"l a {letters('Gwenn Hale')} enter {letters('Maya Ohm')} tab 1 6 0 0"
    assert "Typed meanwhile: Maya Ohm · 1600" in read(path, ahead)
    people = after(
        path, f"{ahead} enter {letters('Gwenn Hal')} enter {letters('Al')} {answer} escape enter escape"
    )
    assert [p.name for p in people.players[7:]] == [*entered, "Maya Ohm", "Al"]
    assert people.players[-2].person.rating == 1600


def test_only_what_fits_now_is_counted(path: Path) -> None:
    several = read(path, "r m / d")
    assert "fit: type on" in several
    assert "fit: type on" not in read(path, "r m / g w e n")


def test_several_byes_are_one_sentence_and_one_note(path: Path) -> None:
    told = read(path, "l / b e n enter b , 4 enter")
    assert "Ben Carver has a half-point bye in rounds 3, 4." in told
    assert "½ bye R3 4" in told


def test_the_limit_of_half_point_byes_is_set_on_the_screen_and_kept(path: Path) -> None:
    assert "A player may have 1 half-point bye in this event now." in read(
        path, f": {letters('bye-limit')} space 1 enter"
    )
    asked = read(path, "l / b e n enter b , 4 enter")
    assert "Ben Carver already has 1 half-point bye, the limit of this event" in asked
    assert after(path, "r").requests == ()
    assert "Half-point byes have no limit now." in read(
        path, f": {letters('bye-limit')} space {letters('none')} enter"
    )
    assert len(after(path, "l / b e n enter b , 4 enter").requests) == 2


def test_who_has_the_bye_by_hand_is_told_to_give_it_back_there(path: Path) -> None:
    after(path, "1 + 2 + 3 +")
    after(path, "m tab / a d a enter b")
    refused = read(path, f": {letters('set-pair')} space A d a space B e n enter")
    assert (
        "Ada Brook has the bye of round 2 by hand: take it back first. Press m, then b on the name."
        in refused
    )


def test_who_must_not_meet_stands_in_the_way_and_how_to_let_them(tmp_path: Path) -> None:
    path = night(tmp_path, CASES["late-plays-bye-player"])
    for other in ("Cleo", "Dov", "Eve", "Finn"):
        after(path, f": {letters('forbid')} space A d a space {letters(other)} enter")
        after(path, f": {letters('forbid')} space B e n space {letters(other)} enter")
    for name in ("Ada", "Ben"):
        after(path, f": {letters('forbid')} space {letters(name)} space G w e n enter")
    after(path, f": {letters('forbid')} space A d a space B e n enter")
    stuck = read(path, "r p enter")
    assert "no legal pairing" in stuck
    assert "Press : and type clubs-apart with fewer rounds, or allow with two names." in stuck
    assert "round robin" not in stuck


def test_a_long_answer_is_read_to_its_end(tmp_path: Path) -> None:
    path = night(tmp_path, CASES["late-plays-bye-player"])
    longer = letters(" Featherstonehaugh-Cholmondeley")
    for player in ("a d a", "b e n", "c l e"):
        after(path, f"l / {player} enter e end {longer} enter")
    after(path, "r p enter")
    asked = read(path, "r m / a d a enter / b e n enter")
    assert asked.count("Featherstonehaugh-Cholmondeley") > 4
    assert "…" not in asked.partition("Esc nothing")[0].partition("Enter")[2]


def test_the_reason_of_a_long_line_of_the_history_is_read_below_it(path: Path) -> None:
    reason = "their father brings both of them in one car and has to be home by nine"
    after(path, f": {letters('swap 1 --reason ')} ' {letters(reason)} ' enter")
    shown = read(path, "f6 down up")
    assert f"Reason: {reason}" in shown


def test_a_seventh_in_a_full_round_robin_is_told_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "robin.json"
    file = EventFile.create(
        path, CreateEvent(Settings("Robin", System.ROUND_ROBIN, 3, numbering=Numbering.LIST)), at=AT
    )
    file.take(AddPlayers(tuple(Person(name) for name in ("Ada", "Ben", "Cleo", "Dov"))), at=AT)
    file.close()
    after(path, "p enter")
    refused = read(path, "l a G u s enter")
    assert "All 4 numbers of the table are taken." in refused
    assert "Press Esc, then u until the round and its draw are taken back." in refused
    again = after(path, "l u a G u s enter escape p enter")
    assert len(again.rounds[0].games) == 2
    assert len(again.players) == 5


def test_the_help_of_a_new_event_says_what_to_do_for_two_games_a_pairing(tmp_path: Path) -> None:
    shown = " ".join(" ".join(play(tmp_path, "n f1")).split())
    assert "Two games a pairing are not supported" in shown
    assert "play a double round robin" in shown
