"""Two who come late in one round can play each other; what has no row under the cursor says which key helps."""

from pathlib import Path

import pytest

from clubtd.event.actions import CreateEvent, EnterResult
from clubtd.event.event import Event, Settings
from clubtd.event.result import Code, Result
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from tests.ui.conftest import AT, make_event, play


def letters(text: str) -> str:
    return " ".join("space" if letter == " " else letter for letter in text)


def after(path: Path, keys: str) -> Event:
    play(path.parent, keys, event=path)
    return load(path).history.event


@pytest.mark.parametrize(("first", "half"), [("z", False), ("enter", True)])
def test_the_second_meets_the_first(event: Path, first: str, half: bool) -> None:
    before = load(event).history.event.rounds[1]
    assert all(bye.code is not Code.PAB for bye in before.byes)
    late = after(event, f"l / t a n space {first}")
    assert (late.rounds[1].bye_of(9) is not None) is half
    asked = play(event.parent, f"l a {letters('Hugo Ives')} enter", event=event)
    assert any("a game against Tanaka, Aki, who has no game" in line for line in asked)
    late = after(event, "l / h u g o space g")
    assert late.rounds[1].games[: len(before.games)] == before.games
    assert len(late.rounds[1].games) == len(before.games) + 1
    assert set(late.rounds[1].games[-1].players) == {9, 10}
    assert not late.rounds[1].byes


def test_nobody_else_is_late(event: Path) -> None:
    asked = play(event.parent, "l / t a n space", event=event)
    assert any("half a point" in line for line in asked)
    assert not any("a game against" in line for line in asked)


def test_on_an_empty_list_the_keys_of_entries_are_named(tmp_path: Path) -> None:
    path = tmp_path / "empty.json"
    EventFile.create(path, CreateEvent(Settings("Empty"), ("BH",)), at=AT).close()
    for key in ("t", "f", "e"):
        shown = play(tmp_path, f"l {key}", event=path)
        assert "No player is selected." not in " ".join(shown)
        assert "a " in shown[23]
        assert any("a adds one" in line or "press a" in line for line in shown), shown


def test_the_typed_verbs_are_found(event: Path) -> None:
    for typed, line in (
        ("bye limit", "bye-limit"),
        ("unpair", "unpair"),
        ("swap opponents", "swap-opponents"),
    ):
        shown = play(event.parent, f"ctrl+p {letters(typed)} enter", event=event)
        assert "· do" in shown[0]
        assert shown[2].endswith(f" {line}")
    later = after(event, f"ctrl+p {letters('rounds n')} down down down down enter 6 enter enter")
    assert later.settings.rounds == 6


def test_a_past_result_that_was_cleared_is_asked_about(event: Path) -> None:
    file = EventFile.open(event)
    file.take(EnterResult(1, 2, Result.OPEN), at=AT)
    file.close()
    asked = play(event.parent, "e 1 2 +", event=event)
    assert any("Round 1, board 2" in line for line in asked)
    assert any("New result" in line for line in asked)
    assert after(event, "e 1 2 + escape").rounds[0].games[1].result is Result.OPEN
    assert after(event, "e 1 2 + k").rounds[0].games[1].result is Result.WHITE_WINS


def test_an_adjourned_game_ends_unasked(event: Path) -> None:
    file = EventFile.open(event)
    file.take(EnterResult(1, 2, Result.ADJOURNED), at=AT)
    file.close()
    assert after(event, "e 1 2 +").rounds[0].games[1].result is Result.WHITE_WINS


def test_a_day_that_never_was_is_refused_in_the_field(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=0)
    keys = f"l a {letters('Hugo Ives')} tab tab tab tab {letters('31/02/2010')}".replace("/", "slash")
    shown = play(tmp_path, f"{keys} enter", event=path)
    assert any("31/02/2010 is no date of birth" in line for line in shown)
    assert len(after(path, f"{keys} enter").players) == 9
    again = " ".join(["enter escape", *["backspace"] * 10, *"31", "slash", *"01", "slash", *"2010", "enter"])
    assert after(path, f"{keys} {again}").players[-1].person.born == "2010/01/31"
