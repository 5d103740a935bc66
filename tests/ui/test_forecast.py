"""When the round and the night will be over."""

from dataclasses import replace
from pathlib import Path

import pytest

from clubtd.event.event import Event
from clubtd.event.result import Result
from clubtd.store.contents import load
from clubtd.ui.forecast import of_night, of_round
from tests.ui.conftest import play


def with_control(event: Event, control: str) -> Event:
    return replace(event, settings=replace(event.settings, time_control=control))


@pytest.mark.parametrize(
    ("control", "said"),
    [
        ("15+5", "last game can end 21:11 · night 22:41"),
        ("5+0", "last game can end 20:41 · night 21:11"),
        ("90/40+30+30", "last game can end 01:31 · night 11:41"),
        ("", ""),
        ("a while", ""),
    ],
)
def test_a_round_of_a_night(event: Path, control: str, said: str) -> None:
    night = with_control(load(event).history.event, control)
    assert of_round(night, night.rounds[-1]) == said


def test_the_last_round_and_a_round_that_is_over(event: Path) -> None:
    night = with_control(load(event).history.event, "15+5")
    last = replace(night, settings=replace(night.settings, rounds=2))
    assert of_round(last, last.rounds[-1]) == "last game can end 21:11"
    over = replace(
        last.rounds[-1], games=tuple(replace(g, result=Result.DRAW) for g in last.rounds[-1].games)
    )
    assert of_round(last, over) == ""


def test_a_night_that_begins_now() -> None:
    assert of_night("15+5", 4, "2026-11-29T19:30:00") == "ends about 22:25"
    assert of_night("soon", 4, "2026-11-29T19:30:00") == ""


def test_the_form_says_when_the_night_would_end(tmp_path: Path) -> None:
    shown = play(tmp_path, "n tab tab tab tab 1 5 + 5")
    assert "beginning now, it ends about 23:26" in shown[0]
