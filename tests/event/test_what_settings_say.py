"""A change of the settings says what is different, in the history too."""

import pytest

from clubtd.event.actions import ChangeSettings
from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.formats.words import say
from tests.event.night import CASES, start


@pytest.fixture
def event() -> Event:
    return start(CASES["late-half-bye"])


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"time_control": "15+5"}, "The time control is 15+5 now."),
        ({"first_table": 31}, "The boards begin at 31 now, from the next round on."),
        ({"bye_limit": 1}, "A player may have 1 half-point bye in this event now."),
        ({"bye_limit": 0}, "A player may have 0 half-point byes in this event now."),
        ({"clubs_apart": 1}, "Club mates do not meet in the first round."),
        ({"clubs_apart": 3}, "Club mates do not meet in the first 3 rounds."),
        ({"first_table": 31, "clubs_apart": 1}, "The settings of Club night are changed."),
    ],
)
def test_what_is_different(event: Event, changed: dict[str, int | str], sentence: str) -> None:
    event = replace(event, settings=replace(event.settings, name="Club night"))
    assert say(ChangeSettings(replace(event.settings, **changed)).says(event)) == sentence


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ({"time_control": "15+5"}, {"time_control": ""}, "The event has no time control now."),
        ({"bye_limit": 2}, {"bye_limit": None}, "Half-point byes have no limit now."),
        ({"clubs_apart": 2}, {"clubs_apart": 0}, "Club mates are not kept apart any more."),
    ],
)
def test_what_is_lifted(
    event: Event, before: dict[str, int | str], after: dict[str, int | str], sentence: str
) -> None:
    event = replace(event, settings=replace(event.settings, **before))
    assert say(ChangeSettings(replace(event.settings, **after)).says(event)) == sentence
