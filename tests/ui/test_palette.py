"""The palette: every command of every main screen, and every player, by a few letters."""

from importlib import import_module
from pathlib import Path

import pytest

from clubtd.store.contents import load
from clubtd.ui.frame import Frame
from tests.ui.conftest import play
from tests.ui.test_commands import FRAMES


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


# The screens that commands open


@pytest.mark.parametrize(
    ("on", "typed", "title", "told"),
    [
        ("", "print by board", "sheets", "P here: Print pairings by board and by name."),
        ("", "draw lots", "play-off", "l here: Draw lots"),
        ("l", "list into a file", "club list", "E here: Write the whole list into a file."),
        ("s c", "advised order", "tie-break", "a here:"),
        ("s v", "seat this pair", "by hand", "t here: Seat this pair at a table."),
        ("", "same seed", "simulation", "Not now: Simulate again with the same seed."),
    ],
)
def test_their_commands_are_found_and_shown_where_they_are(
    event: Path, on: str, typed: str, title: str, told: str
) -> None:
    before = load(event).history.log
    shown = find(event, typed, on=on, then="enter")
    assert title in shown[0].casefold() or title in shown[22].casefold()
    assert told in shown[22]
    assert load(event).history.log == before


def test_every_screen_that_a_command_names_is_one_and_has_commands_to_find() -> None:
    named = {c.to for frame in FRAMES for c in frame.OFFERS if c.to}
    assert len(named) > 12
    for name in named:
        module, _, kind = name.partition(":")
        assert issubclass(getattr(import_module(module), kind), Frame)


# Over everything


def test_every_screen_but_the_palette_itself_has_it() -> None:
    assert [frame.__name__ for frame in FRAMES if not frame.has_palette] == ["Palette"]


@pytest.mark.parametrize(
    "on",
    [
        "?",  # the help
        "? m",  # the manual
        "? m enter",  # a page of it
        "e 1 enter + e",  # a line that is asked for
        "s enter",  # an explanation
        "x",
        "p",  # a question
        "escape n",  # a form, and no event is open
        "l a",
        "f9",
        "f10",
        ":",
        "f6",
        "f5",
    ],
)
def test_it_opens_over_everything_and_leads_back_to_it(event: Path, on: str) -> None:
    play(event.parent, "+ - /", event=event)
    before = play(event.parent, on, event=event)
    opened = play(event.parent, f"{on} ctrl+p", event=event)
    assert "all commands" in opened[0]
    assert play(event.parent, f"{on} ctrl+p t a n escape", event=event) == before
    if "n" not in on:
        assert "Tanaka, Aki" in find(event, "tanaka", on=on)[0]


def test_a_question_is_left_when_something_else_is_found(event: Path) -> None:
    shown = find(event, "the standings", on="+ - / p")
    assert "after round" in shown[0]
    assert "┌" not in "".join(shown)
    assert len(load(event).history.event.rounds) == 2


@pytest.mark.parametrize("on", ["p", "s enter"])
def test_the_help_comes_over_a_question_and_goes_back_to_it(event: Path, on: str) -> None:
    play(event.parent, "+ - /", event=event)
    before = play(event.parent, on, event=event)
    assert "help" in play(event.parent, f"{on} f1", event=event)[0]
    assert play(event.parent, f"{on} f1 escape", event=event) == before
