"""What people set for themselves: read with care, kept in one piece, used at once."""

from pathlib import Path

import pytest

from clubtd.event.message import Refused
from clubtd.event.result import Result
from clubtd.store.contents import load
from clubtd.ui import themes
from clubtd.ui.club import ClubApp
from clubtd.ui.command import remap
from clubtd.ui.settings import FILE, Settings, read, write
from tests.ui.conftest import play


def test_nothing_is_set_until_somebody_sets_it(tmp_path: Path) -> None:
    assert read(tmp_path / FILE) == (Settings(), [])


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings("paper"),
        Settings('my "own"\\ theme', "1-0-5", {"undo": ("f8", "u"), "pair": ("p",)}),
    ],
)
def test_settings_come_back_as_they_were_kept(tmp_path: Path, settings: Settings) -> None:
    path = tmp_path / "new folder" / FILE
    write(path, settings)
    assert read(path) == (settings, [])
    assert [p.name for p in path.parent.iterdir()] == [FILE]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("theme = ", "is not TOML"),
        ("theme = 7", "“theme” cannot be set so"),
        ('results = "2-1-0"', "“results” cannot be set so"),
        ('colour = "red"', "“colour” cannot be set so"),
        ('[keys]\nundo = "f8"', "“undo” needs a list of keys"),
        ("[keys]\nundo = []", "“undo” needs a list of keys"),
    ],
)
def test_what_is_wrong_is_said_and_the_rest_is_used(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / FILE
    path.write_text(text, encoding="utf-8")
    settings, problems = read(path)
    assert settings == Settings()
    assert len(problems) == 1
    assert said in str(problems[0])


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused, match="cannot be kept"):
        write(tmp_path / "file" / FILE, Settings())


def test_complaints_stand_on_the_home_screen(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('theme = "no such theme"', encoding="utf-8")
    shown = play(tmp_path, config=tmp_path)
    assert "there is no theme no such theme" in shown[22]


def test_complaints_too_long_for_a_line_are_one_message_on_whatever_screen(event: Path) -> None:
    (event.parent / FILE).write_text('theme = "no such"\ncolour = 3\nresults = "2-1-0"', encoding="utf-8")
    for first in (event, None):
        shown = "\n".join(play(event.parent, event=first, config=event.parent, size=(120, 30)))
        assert "Settings that cannot be" in shown
        for line in ("there is no theme no such", "“colour” cannot be set so", "“results” cannot be set so"):
            assert line in shown


def test_themes_that_cannot_be_used_are_one_message(event: Path) -> None:
    folder = event.parent / "themes"
    folder.mkdir()
    for name in ("one", "two", "three"):
        (folder / f"{name}.toml").write_text('name = "X"\nprimary = "no colour"', encoding="utf-8")
    shown = "\n".join(play(event.parent, "f9", event=event, config=event.parent))
    assert "Themes that cannot be used" in shown
    for name in ("one", "two", "three"):
        assert f"{name}.toml: " in shown


def test_a_theme_that_was_only_looked_at_does_not_stay(event: Path) -> None:
    worn: list[str] = []
    play(event.parent, event=event, look=lambda app: worn.append(app.theme))
    for keys in ("f9 down escape", "f9 down ctrl+p s t a n d i enter"):
        play(event.parent, keys, event=event, look=lambda app: worn.append(app.theme))
    assert len(set(worn)) == 1


def test_other_keys_work_and_stand_on_the_key_line(event: Path) -> None:
    (event.parent / FILE).write_text('[keys]\nundo = ["f12"]', encoding="utf-8")
    try:
        shown = play(event.parent, "- f12", event=event, config=event.parent)
    finally:
        remap({})
    assert "F12 undo" in shown[23]
    assert load(event).history.event.round(2).games[1].result is Result.OPEN


WRONG_KEYS = """theme = "paper"
[keys]
undo = ["f12", "ctrl+i"]
undoo = ["f12"]
redo = ["Esc"]
standings = ["p"]
players = ["7", "l"]
"""


def test_keys_that_cannot_be_are_told_in_one_message_and_the_others_work(event: Path) -> None:
    (event.parent / FILE).write_text(WRONG_KEYS, encoding="utf-8")
    try:
        shown = "\n".join(play(event.parent, event=event, config=event.parent, size=(120, 30)))
        after = play(event.parent, "enter - f12", event=event, config=event.parent)
        redone = play(event.parent, "enter U l", event=event, config=event.parent)
    finally:
        remap({})
    for line in (
        "settings.toml:3: “ctrl+i” is Tab to a terminal",
        "settings.toml:4: there is no command “undoo”; perhaps “undo”",
        "settings.toml:5: “Esc” is no key; perhaps “escape”",
        "settings.toml:6: p is “standings” and “pair” on one screen",
        "settings.toml:7: 7 types results and boards, it cannot be “players”",
    ):
        assert shown.count(line) == 1
    assert "Undone:" in after[22]
    assert "players" in redone[0]


def test_a_key_that_two_commands_have_is_promised_for_the_one_that_has_it(event: Path) -> None:
    (event.parent / FILE).write_text('[keys]\nstandings = ["l"]', encoding="utf-8")
    try:
        shown = play(event.parent, "escape", event=event, config=event.parent)
    finally:
        remap({})
    assert "l players" in shown[23]
    assert "standings" not in shown[23]


def test_good_keys_are_used_without_a_word(event: Path) -> None:
    (event.parent / FILE).write_text('[keys]\nundo = ["f12"]\nhelp = ["?", "f11"]', encoding="utf-8")
    try:
        shown = play(event.parent, event=event, config=event.parent)
    finally:
        remap({})
    assert "Keys that cannot be" not in "".join(shown)


def test_the_scheme_with_digits(event: Path) -> None:
    (event.parent / FILE).write_text('results = "1-0-5"', encoding="utf-8")
    play(event.parent, "0 5 # 4 enter 1", event=event, config=event.parent)
    games = load(event).history.event.round(2).games
    assert [g.result for g in games[1:]] == [Result.BLACK_WINS, Result.DRAW, Result.WHITE_WINS]
    shown = play(event.parent, "2 . *", event=event, config=event.parent)
    assert shown[23].startswith(" 1 White  0 Black  5 draw  * forfeit")
    assert "forfeit: 1 White, 0 Black, 5 nobody; * other board" in shown[22]
    shown = play(event.parent, "2 . * * 2 enter 1", event=event, config=event.parent)
    assert load(event).history.event.round(2).games[1].result is Result.WHITE_WINS


def test_a_theme_is_put_on_as_the_cursor_comes_to_it_and_kept_with_enter(tmp_path: Path) -> None:
    worn: list[str] = []

    def look(app: ClubApp) -> None:
        worn.append(app.theme)

    play(tmp_path, "f9 end", config=tmp_path, look=look)
    play(tmp_path, "f9 end escape", config=tmp_path, look=look)
    assert not (tmp_path / FILE).exists()
    play(tmp_path, "f9 end enter", config=tmp_path, look=look)
    last = list(themes.files())[-1]
    assert worn == [last, themes.DEFAULT, last]
    assert read(tmp_path / FILE)[0].theme == last
    play(tmp_path, config=tmp_path, look=look)
    assert worn[-1] == last


def test_a_theme_of_ones_own(tmp_path: Path) -> None:
    folder = tmp_path / "themes"
    folder.mkdir()
    shipped = themes.files()["paper"].read_text(encoding="utf-8")
    (folder / "mine.toml").write_text(shipped.replace("Paper", "Mine"), encoding="utf-8")
    assert any("Mine" in line for line in play(tmp_path, "f9", config=tmp_path))


def test_the_help_of_a_round_names_the_keys_that_are_set(event: Path) -> None:
    (event.parent / FILE).write_text('results = "1-0-5"', encoding="utf-8")
    shown = "\n".join(play(event.parent, "?", event=event, config=event.parent))
    assert "1: White wins, 0: Black wins, 5: draw" in shown
    assert "Signs are results" not in shown
