"""At the desk: entering one player after the other, and people who leave."""

from pathlib import Path

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult
from clubtd.event.crosstable import System
from clubtd.event.event import Settings
from clubtd.event.player import Person, Status
from clubtd.event.result import Result
from clubtd.pairing.next_round import pairing_steps
from clubtd.store.chance import lot
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from tests.ui.conftest import AT, make_event, play


def test_the_form_is_free_for_the_next_player(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    shown = play(tmp_path, "a Z o ë enter", event=path)
    assert "Zoë is entered. The next one, or Esc." in shown[22]
    shown = play(tmp_path, "a Y u n tab 1 2 0 0 enter X i escape", event=path)
    assert "Not saved: Xi" in shown[22]
    assert "players" in shown[0]
    names = [p.name for p in load(path).history.event.players]
    assert names[-2:] == ["Zoë", "Yun"]


def test_letters_in_the_rating_are_answered(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    shown = play(tmp_path, "a Y u n tab a b c d", event=path)
    assert "A rating is a number from 1 to 3999" in shown[22]
    play(tmp_path, "a Y u n tab a b c d enter", event=path)
    assert load(path).history.event.players[-1].name != "Yun"


def test_a_slip_of_the_hand_is_noticed_before_it_is_saved(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    shown = play(tmp_path, "a B e a space A n d e r s n", event=path)
    assert "Ånderson, Bea (1894) is on the list: the same person?" in shown[22]


def test_who_leaves_a_swiss_can_be_taken_back(event: Path) -> None:
    assert "leaves; board 1 needs a result" in play(event.parent, "1 . l w", event=event)[22]
    shown = play(event.parent, "l u w", event=event)
    assert "u takes it back" in shown[22]
    assert "1 left" not in play(event.parent, "l u", event=event)[0]


def test_x_does_not_make_anybody_leave(event: Path) -> None:
    play(event.parent, "l x", event=event)
    assert not any(p.status is Status.WITHDRAWN for p in load(event).history.event.players)


def test_space_on_somebody_who_is_paired_names_the_key_that_helps(event: Path) -> None:
    assert "is paired already: w for somebody who leaves." in play(event.parent, "l space", event=event)[22]


def robin(folder: Path, rounds: int) -> Path:
    path = folder / "robin.json"
    settings = Settings("Robin", System.ROUND_ROBIN, rounds=1)
    file = EventFile.create(path, CreateEvent(settings, ("SB",)), at=AT)
    file.take(AddPlayers(tuple(Person(f"{c}, {c}") for c in ("Ann", "Ben", "Cy", "Di"))), at=AT)
    for number in range(1, rounds + 1):
        chance, seed = lot()
        file.take(*pairing_steps(file.event, AT, chance, seed), at=AT)
        for game in file.event.round(number).games:
            file.take(EnterResult(number, game.board, Result.WHITE_WINS), at=AT)
    file.close()
    return path


@pytest.mark.parametrize(
    ("rounds", "says", "key", "cancelled"),
    [
        (1, "1 of 3 games, less than half", "enter", True),
        (1, "less than half", "k", False),
        (2, "2 of 3 games, half or more", "enter", False),
        (2, "half or more", "n", True),
    ],
)
def test_a_round_robin_asks_what_the_results_count(
    tmp_path: Path, rounds: int, says: str, key: str, cancelled: bool
) -> None:
    path = robin(tmp_path, rounds)
    assert says in "\n".join(play(tmp_path, "l w", event=path))
    play(tmp_path, f"l w {key}", event=path)
    left = [p for p in load(path).history.event.players if p.status is Status.WITHDRAWN]
    assert [p.cancelled for p in left] == [cancelled]


def test_a_result_that_was_another_is_said(event: Path) -> None:
    shown = play(event.parent, "1 -", event=event)
    assert "Board 1, Nguyễn Văn Bình - Ånderson, Bea: 0-1, was 1-0" in shown[22]


def test_who_did_not_come_and_is_still_here_is_named_before_the_next_pairing(event: Path) -> None:
    shown = "\n".join(play(event.parent, "2 * + + + p", event=event))
    assert "Did not come in round 2, and still here:" in shown


def test_a_look_back_promises_no_key_that_changes_anything(event: Path) -> None:
    shown = play(event.parent, "f6 down down down enter", event=event)
    assert "As it was at 20:31: Esc leads back to now" in shown[22]
    assert "White" not in shown[23]
    assert "undo" not in shown[23]


def test_a_narrow_round_screen_names_the_other_screens_when_nothing_is_left_to_type(event: Path) -> None:
    keys = play(event.parent, "+ - /", event=event, size=(60, 24))[23]
    assert "l players" in keys
    assert "s standings" in keys


@pytest.mark.parametrize(("key", "cleared"), [("c", True), ("enter", True), ("k", False)])
def test_coming_back_to_a_round_robin_clears_the_forfeits_or_keeps_them(
    tmp_path: Path, key: str, cleared: bool
) -> None:
    path = robin(tmp_path, 2)
    play(tmp_path, "r .", event=path)  # one game of round 2 is open again
    left = load(path).history.event.rounds[1].missing[0].white
    name = load(path).history.event.name(left)[:3].lower()
    play(tmp_path, f"l / {' '.join(name)} enter w k", event=path)
    gone = load(path).history.event
    assert not gone.rounds[1].missing
    shown = "\n".join(play(tmp_path, f"l / {' '.join(name)} enter w", event=path))
    assert "Forfeited meanwhile:" in shown
    assert "round 2, board 1" in shown
    assert "points" in shown  # what it changes, in numbers
    play(tmp_path, f"l / {' '.join(name)} enter w {key}", event=path)
    back = load(path).history.event
    assert back.player(left).status is Status.HERE
    assert bool(back.rounds[1].missing) is cleared
    play(tmp_path, "u", event=path)
    assert load(path).history.event == gone
