"""When the round and the night will be over."""

from dataclasses import replace
from pathlib import Path

import pytest

from clubtd.event.clock import Clock
from clubtd.event.event import Event
from clubtd.event.result import Result
from clubtd.store.contents import load
from clubtd.ui.forecast import of_night, of_round
from tests.ui.conftest import AT, play


def with_control(event: Event, control: str) -> Event:
    return replace(event, settings=replace(event.settings, time_control=control))


@pytest.mark.parametrize(
    ("control", "said"),
    [
        ("15+5", "round until 21:11 · night until 22:41"),
        ("5+0", "round until 20:41 · night until 21:11"),
        ("90/40+30+30", "round until 01:31 · night until 11:41"),
        ("", ""),
        ("a while", ""),
    ],
)
def test_a_round_of_a_night(event: Path, control: str, said: str) -> None:
    night = with_control(load(event).history.event, control)
    assert of_round(night, night.rounds[-1], AT) == said


def test_the_last_round_and_a_round_that_is_over(event: Path) -> None:
    night = with_control(load(event).history.event, "15+5")
    last = replace(night, settings=replace(night.settings, rounds=2))
    assert of_round(last, last.rounds[-1], AT) == "last game can end 21:11"
    over = replace(
        last.rounds[-1], games=tuple(replace(g, result=Result.DRAW) for g in last.rounds[-1].games)
    )
    assert of_round(last, over, AT) == ""


def begun_at(event: Event, *times: str) -> Event:
    rounds = tuple(replace(r, at=f"2026-11-29T{time}") for r, time in zip(event.rounds, times, strict=True))
    return replace(with_control(event, "15+5"), rounds=rounds)


@pytest.mark.parametrize(
    ("times", "said"),
    [
        # 36 minutes from pairing to pairing: round 4 begins 21:43 and takes 31 of them.
        (("19:55:00", "20:31:00"), "last game can end 21:11; the night ends 22:14 at this pace"),
        # Results of round 1 typed in later, or another evening: nothing to go by.
        (("20:30:00", "20:31:00"), "last game can end 21:11; the night ends 22:41 at the latest"),
        (("09:31:00", "20:31:00"), "last game can end 21:11; the night ends 22:41 at the latest"),
    ],
)
def test_the_night_goes_on_at_the_pace_it_had(event: Path, times: tuple[str, str], said: str) -> None:
    night = begun_at(load(event).history.event, *times)
    assert of_round(night, night.rounds[-1], AT, long=True) == said


def test_a_clock_that_was_started_later_moves_the_forecast(event: Path) -> None:
    night = begun_at(load(event).history.event, "19:55:00", "20:31:00")
    later = replace(night.rounds[-1], clock=Clock("2026-11-29T20:41:00"))
    assert of_round(night, later, "2026-11-29T20:50:00").startswith("round until 21:21")
    assert of_round(night, replace(later, clock=Clock(AT, 600, running=False)), AT) == ""


def test_a_night_that_begins_now() -> None:
    assert of_night("15+5", 4, "2026-11-29T19:30:00") == "ends about 22:25"
    assert of_night("soon", 4, "2026-11-29T19:30:00") == ""


def test_the_form_says_when_the_night_would_end(tmp_path: Path) -> None:
    shown = play(tmp_path, "n tab tab tab tab 1 5 + 5")
    assert "beginning now, it ends about 23:26" in shown[0]


def test_another_order_is_shown_from_its_first_line(tmp_path: Path) -> None:
    read = "\n".join(play(tmp_path, "n tab tab pagedown"))
    assert "1 BH " not in read
    other = "\n".join(play(tmp_path, "n tab pagedown right"))
    assert "1 SB " in other
    same = "\n".join(play(tmp_path, "n tab tab tab pagedown 9"))
    assert "1 BH " not in same
