"""The clock of the round by its verb: the same as `k` on the screens, and undone like everything else."""

from pathlib import Path

import pytest

from clubtd.event.clock import Clock
from clubtd.event.event import Event
from clubtd.store.contents import load
from tests.cli.conftest import Answer, Command

FULL = 40 * 60
"""The seconds that 15+5 gives a game of 60 moves."""


@pytest.fixture
def night(clubtd: Command) -> Command:
    """`do` on an event of four at 15+5 whose first round is being played."""
    assert clubtd("new", "night.json", "--rounds", 3, "--time-control", "15+5").code == 0

    def do(*words: object, code: int = 0) -> Answer:
        answer = clubtd("do", "night.json", *words)
        assert answer.code == code, answer.err
        return answer

    for name in ("Ada Brook", "Ben Carver", "Cleo Dunn", "Dov Ellis"):
        do("add", name)
    do("pair")
    return do


def event() -> Event:
    return load(Path("night.json")).history.event


def clock() -> Clock:
    found = event().rounds[-1].clock
    assert found is not None
    return found


def test_stopped_and_sent_on(night: Command) -> None:
    assert night("clock", "stop").out == "The clock of round 1 is stopped.\n"
    stopped = clock()
    assert not stopped.running
    assert night("clock", "go").out == "The clock of round 1 goes on.\n"
    assert clock().running
    assert clock().used == stopped.used


def test_started_anew(night: Command) -> None:
    night("clock", "stop")
    night("clock", "add", -10)
    night("clock", "start")
    assert (clock().used, clock().running) == (0, True)


@pytest.mark.parametrize(("minutes", "used"), [(25, 15 * 60), (40, 0), (0, FULL), (60, -20 * 60)])
def test_set_to_so_many_minutes_left(night: Command, minutes: int, used: int) -> None:
    night("clock", "set", minutes)
    assert clock().used == used
    assert clock().running
    night("clock", "stop")
    night("clock", "set", minutes)
    assert (clock().used, clock().running) == (used, False)


@pytest.mark.parametrize(
    ("typed", "used", "said"),
    [
        ("5", -300, "The clock of round 1 has 5 minutes more.\n"),
        ("+1", -60, "The clock of round 1 has 1 minute more.\n"),
        ("-5", 300, "The clock of round 1 has 5 minutes less.\n"),
        ("−1", 60, "The clock of round 1 has 1 minute less.\n"),
    ],
)
def test_more_and_less(night: Command, typed: str, used: int, said: str) -> None:
    night("clock", "stop")
    night("clock", "set", 40)
    assert night("clock", "add", typed).out == said
    assert clock().used == used


def test_undo_takes_it_back(night: Command) -> None:
    night("clock", "set", 5)
    assert night("undo").out.startswith("Undone:")
    assert event().rounds[-1].clock is None


def test_the_time_control_with_it_is_one_step(clubtd: Command, night: Command) -> None:
    night("clock", "start", "--time-control", "10+0")
    assert event().settings.time_control == "10+0"
    night("undo")
    assert event().settings.time_control == "15+5"
    assert event().rounds[-1].clock is None


def test_without_a_time_control_it_says_how_to_give_one(clubtd: Command) -> None:
    clubtd("new", "night.json", "--rounds", 3)
    for name in ("Ada Brook", "Ben Carver"):
        clubtd("do", "night.json", "add", name)
    clubtd("do", "night.json", "pair")
    refused = clubtd("do", "night.json", "clock", "stop")
    assert refused.code == 1
    assert "clock start --time-control 15+5" in refused.err
    assert clubtd("do", "night.json", "clock", "start", "--time-control", "15+5").code == 0


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ((), 2, "Usage: clock start/stop/go"),
        (("wind",), 2, "Usage: clock start/stop/go"),
        (("stop", "now"), 2, "Usage: clock start/stop/go"),
        (("set",), 2, "Usage: clock start/stop/go"),
        (("set", "soon"), 2, "MINUTES must be a whole number, not soon."),
        (("set", "-5"), 2, "MINUTES must be a whole number, not -5."),
        (("add", "1.5"), 2, "MINUTES must be a whole number, not 1.5."),
        (("add", "99999"), 1, "No clock runs so long."),
        (("go",), 1, "The clock runs already: clock start begins anew."),
        (("start", "--time-control", "soon"), 3, "is not a time control"),
    ],
)
def test_what_is_refused_changes_nothing(
    night: Command, words: tuple[str, ...], code: int, said: str
) -> None:
    before = Path("night.json").read_bytes()
    assert said in night("clock", *words, code=code).err
    assert Path("night.json").read_bytes() == before


def test_a_clock_that_stands_cannot_be_stopped(night: Command) -> None:
    night("clock", "stop")
    assert "The clock stands already: clock go sends it on." in night("clock", "stop", code=1).err


def test_no_round_no_clock(clubtd: Command, night: Command) -> None:
    night("result", 1, "1-0")
    night("result", 2, "1-0")
    assert "No round is being played" in night("clock", "start", code=1).err
