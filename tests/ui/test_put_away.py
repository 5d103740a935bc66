"""Events leave the list after a question, and come back."""

from pathlib import Path

import pytest

from clubtd.store.contents import load
from tests.ui.conftest import make_event, play


@pytest.mark.parametrize("way", ["a", "d"])
def test_away_and_back(tmp_path: Path, way: str) -> None:
    make_event(tmp_path, name="Spring Blitz")
    before = load(make_event(tmp_path)).history.event
    text = "\n".join(play(tmp_path, "delete"))
    assert "Put" in text and "away?" in text
    gone = [s for s in play(tmp_path, f"delete {way}") if "player" in s]
    assert len(gone) == 1
    assert "1" in "\n".join(play(tmp_path, "b"))
    shown = play(tmp_path, "b 1")
    assert len([s for s in shown if "player" in s]) == 2
    assert load(tmp_path / "winter-rapid-4.json").history.event.rounds == before.rounds
    assert not load(tmp_path / "winter-rapid-4.json").history.event.archived


def test_nothing_happens_without_an_answer(tmp_path: Path) -> None:
    path = make_event(tmp_path)
    play(tmp_path, "delete escape")
    assert path.is_file()
    assert "bring back" not in play(tmp_path)[23]


def test_a_demo_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "clubtd-demo-x"
    folder.mkdir()
    path = make_event(folder)
    for keys in ("", "l", "s"):
        assert play(folder, keys, event=path)[0].startswith(" Demo · Winter Rapid 4")


def test_rounds_are_typed_over(tmp_path: Path) -> None:
    play(tmp_path, "n A b tab tab 7 enter")
    assert load(tmp_path / "ab.json").history.event.settings.rounds == 7
    assert "72 rounds: is that meant?" in play(tmp_path, "n tab tab 7 2")[22]


def test_long_advice_is_marked_and_scrolls(tmp_path: Path) -> None:
    shown = play(tmp_path, "n")
    assert "more lines" in shown[21]
    assert "PgDn more" in shown[23]
    assert play(tmp_path, "n pagedown")[6] != shown[6]
