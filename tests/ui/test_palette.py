"""The palette: every command of every main screen, and every player, by a few letters."""

from pathlib import Path

import pytest

from clubtd.store.contents import load
from tests.ui.conftest import play


def find(path: Path, typed: str, *, on: str = "", then: str = "enter") -> list[str]:
    keys = f"{on} ctrl+p {' '.join('space' if c == ' ' else c for c in typed)} {then}"
    return play(path.parent, keys, event=path)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("nguyen van", "Nguyễn Văn Bình"),
        ("dordev", "Đorđević, Eva"),
        ("blas", "Błaszczyk, Ola"),
        ("tanaka", "Tanaka, Aki"),
    ],
)
@pytest.mark.parametrize("on", ["", "s", "l", "v"])
def test_a_player_by_name_opens_the_card(event: Path, typed: str, name: str, on: str) -> None:
    shown = find(event, typed, on=on)
    assert name in shown[0]
    assert "Esc back" in shown[23]


def test_esc_leads_back_from_the_card_to_where_one_was(event: Path) -> None:
    assert "round 2 of 4" in find(event, "celik", then="enter escape")[0]


@pytest.mark.parametrize(
    ("on", "typed", "title"),
    [
        ("", "simulate", "simulat"),
        ("", "cross", "cross-table"),
        ("l", "race", "race"),
        ("s", "import", "import"),
        ("s", "typed on", "Choose"),
    ],
)
def test_the_commands_of_other_screens_are_found_and_done_there(
    event: Path, on: str, typed: str, title: str
) -> None:
    shown = find(event, typed, on=on)
    if typed != "typed on":
        assert title.casefold() in shown[0].casefold()
    else:
        assert "Nothing is called so." in shown[22]


def test_what_cannot_be_done_there_now_is_said(event: Path) -> None:
    shown = find(event, "round before", on="l", then="enter")
    assert "round 1 of 4" in shown[0]
    play(event.parent, "+ - /", event=event)
    shown = find(event, "round after", on="l")
    assert "Not now: The round after." in shown[22]


def test_keys_of_results_are_found_on_the_boards_only(event: Path) -> None:
    assert "White wins." in "\n".join(find(event, "white wins", then=""))
    assert "White wins." not in "\n".join(find(event, "white wins", on="l", then=""))
    before = load(event).history.log
    find(event, "white wins")
    assert len(load(event).history.log) == len(before) + 1


def test_a_new_event_from_within_another(event: Path) -> None:
    shown = find(event, "start a new")
    assert "New event" in shown[0]


def test_on_the_list_of_events_there_are_no_players(event: Path) -> None:
    shown = play(event.parent, "ctrl+p c e l i k")
    assert "Nothing is called so." in shown[22]
