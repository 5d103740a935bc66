"""Planning: rounds against players, and when the evening ends."""

import pytest

from clubtd.advice.planning import (
    Stage,
    ends_at,
    longest_game,
    minutes_needed,
    perfect_scores,
    round_robin_fits,
    time_control,
)
from clubtd.advice.shape import Shape
from clubtd.event.crosstable import System
from clubtd.event.message import Refused
from clubtd.formats.words import say


@pytest.mark.parametrize(
    ("players", "rounds", "perfect"), [(16, 4, 1), (16, 3, 2), (17, 4, 2), (24, 4, 2), (60, 6, 1), (2, 1, 1)]
)
def test_r23_how_many_can_win_every_game(players: int, rounds: int, perfect: int) -> None:
    assert perfect_scores(players, rounds) == perfect


@pytest.mark.parametrize(
    ("players", "rounds", "sentence"),
    [
        (5, 5, "A round robin would fit: 5 players, 5 rounds, and everybody meets everybody."),
        (6, 4, "A round robin would fit: 6 players, 5 rounds, and everybody meets everybody."),
        (8, 5, "A round robin would fit: 8 players, 7 rounds, and everybody meets everybody."),
    ],
)
def test_r23_a_round_robin_would_fit(players: int, rounds: int, sentence: str) -> None:
    assert [say(line) for line in round_robin_fits(Shape(System.SWISS, rounds, players))] == [sentence]


@pytest.mark.parametrize(("players", "rounds"), [(8, 4), (16, 5), (2, 3), (0, 5)])
def test_where_no_round_robin_fits(players: int, rounds: int) -> None:
    assert round_robin_fits(Shape(System.SWISS, rounds, players)) == []


@pytest.mark.parametrize(
    ("text", "stages"),
    [
        ("15+5", [Stage(900, 0, 5)]),
        ("60+10", [Stage(3600, 0, 10)]),
        ("10", [Stage(600, 0, 0)]),
        ("90/40+30+30", [Stage(5400, 40, 30), Stage(1800, 0, 30)]),
        ("40/90, 30+30", [Stage(5400, 40, 30), Stage(1800, 0, 30)]),
        ("15 min + 5 sec", [Stage(900, 0, 5)]),
        ("15' + 5\"", [Stage(900, 0, 5)]),
        ("G/60;d5", [Stage(3600, 0, 5)]),
        ("G/25", [Stage(1500, 0, 0)]),
    ],
)
def test_time_controls(text: str, stages: list[Stage]) -> None:
    assert time_control(text) == tuple(stages)


@pytest.mark.parametrize("text", ["", "fast", "15+", "+5", "0", "15-5", "1000", "15+5+5+5+5"])
def test_what_is_no_time_control(text: str) -> None:
    with pytest.raises(Refused, match="is not a time control"):
        time_control(text)


@pytest.mark.parametrize(
    ("text", "minutes"), [("15+5", 40), ("60+10", 140), ("10", 20), ("90/40+30+30", 300)]
)
def test_the_longest_game(text: str, minutes: int) -> None:
    assert longest_game(time_control(text)) == minutes


def test_a_club_night_of_four_rounds() -> None:
    control = time_control("15+5")
    assert minutes_needed(control, 4, turn_round=0) == 160
    assert minutes_needed(control, 4) == 175
    assert ends_at("19:30", minutes_needed(control, 4)) == "22:25"
    assert ends_at("19:30", minutes_needed(control, 7)) == "00:40"
