"""The settings screen: what is chosen is put on and kept at once."""

from pathlib import Path

import pytest

from clubtd.formats import words
from clubtd.ui.club import ClubApp
from clubtd.ui.settings import FILE, Settings, read
from tests.ui.conftest import play


@pytest.fixture(autouse=True)
def english_again():
    yield
    words.use_language("en")


def kept(folder: Path) -> Settings:
    settings, problems = read(folder / FILE)
    assert not problems
    return settings


def test_colours_are_seen_at_once_and_kept(event: Path) -> None:
    seen: list[str] = []
    play(event.parent, "f10 tab right", config=event.parent, look=lambda app: seen.append(app.theme))
    assert seen == [kept(event.parent).theme]
    assert seen != ["club"]


def test_the_result_keys_change_in_the_event_that_is_open(event: Path) -> None:
    shown = play(event.parent, "f10 tab tab right escape 1 5", event=event, config=event.parent)
    assert kept(event.parent).results == "1-0-5"
    assert "1 - 0" in shown[4]
    assert "½ - ½" in shown[5]


def test_no_mouse_from_the_next_start_on(event: Path) -> None:
    play(event.parent, "f10 tab tab tab right escape", config=event.parent)
    assert kept(event.parent).mouse is False


def test_what_was_not_touched_is_not_set(event: Path) -> None:
    play(event.parent, "f10 tab tab tab right left escape", config=event.parent)
    assert kept(event.parent) == Settings()


def test_the_language_switches_at_once_here_and_below(event: Path) -> None:
    def here(app: ClubApp) -> None:
        assert words.language() == "vi"

    on_top = play(event.parent, "f10 right", event=event, config=event.parent, look=here)
    assert "Settings" not in on_top[0]
    assert kept(event.parent).language == "vi"
    words.use_language("en")
    below = play(event.parent, "f10 escape", event=event, config=event.parent)
    assert "round" not in below[0]
    again = play(event.parent, "f10 left escape", event=event, config=event.parent)
    assert "round 2 of 4" in again[0]


def test_a_language_that_was_asked_for_comes_before_the_setting(event: Path) -> None:
    (event.parent / FILE).write_text('language = "vi"', encoding="utf-8")
    words.use_language("en", asked=True)
    assert "round 2 of 4" in play(event.parent, event=event, config=event.parent)[0]


def test_a_folder_that_cannot_be_written_is_said(event: Path) -> None:
    (event.parent / "file").write_text("")
    shown = play(event.parent, "f10 tab right", config=event.parent / "file")
    assert "cannot be kept" in "\n".join(shown)
