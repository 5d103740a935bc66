"""Byes on earlier nights: every day once, with how many byes it brought."""

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent
from clubtd.event.event import Settings
from clubtd.event.history import Entry, replay
from clubtd.event.player import Person
from clubtd.formats.bye_words import also_had, had_before
from clubtd.formats.words import say

EVENT = replay([Entry("", CreateEvent(Settings("Cup"))), Entry("", AddPlayers((Person("Kim Zoe"),)))]).event


@pytest.mark.parametrize(
    ("days", "said"),
    [
        (["2026-11-22"], "22 Nov"),
        (["2026-11-22", "2026-11-15"], "15 Nov and 22 Nov"),
        (["2026-11-22", "2026-11-22"], "22 Nov ×2"),
        (["2026-11-22", "2026-11-15", "2026-11-15", "2026-11-15"], "15 Nov ×3 and 22 Nov"),
    ],
)
def test_two_byes_on_one_day_are_two(days: list[str], said: str) -> None:
    also = also_had(EVENT, 1, {1: days})
    assert also and say(also) == f"Kim Zoe also had the bye on {said}."
    assert [say(line) for line in had_before(EVENT, [1], {1: days})] == [f"Kim Zoe ({said})"]
