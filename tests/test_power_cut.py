"""The night case `power-cut`: the laptop dies while results are typed; nothing is lost but the key in flight.

Many more kills: python tests/bench/crash_run.py --screens --kills 50
"""

import json
import time
from pathlib import Path
from random import Random

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.event.result import Result
from clubtd.store.backups import backups
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from tests.event.night import CASES
from tests.pseudo_terminal import Terminal

CASE = CASES["power-cut"]
WITHIN = (
    0.05  # seconds: in this time a key is on the disk, and in this time after the last one the power goes
)
DELAYS = [0.0, *(Random(7).uniform(0, WITHIN) for _ in range(4))]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "night.json"
    file = EventFile.create(path, CreateEvent(Settings("Club night", rounds=4), ("BH",)))
    file.take(AddPlayers(tuple(Person(name, rating) for name, rating in CASE["setup"]["players"])))
    file.close()
    return path


def entered(path: Path) -> list[Result]:
    event = load(path).history.event
    assert len(event.rounds) == 1
    return [game.result for game in event.rounds[0].games]


def watch(terminal: Terminal, seconds: float) -> None:
    """Look at the screen for so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        terminal.read(end - time.monotonic())


@pytest.mark.parametrize("delay", DELAYS)
def test_power_cut(path: Path, delay: float) -> None:
    with Terminal(data=path.parent) as terminal:
        terminal.wait("Club night")
        terminal.press("Enter", then="12 here")
        terminal.press("p", then="Pair round 1?")
        terminal.press("Enter", then="· - ·")
        for typed in range(1, 5):
            terminal.press("+", then=lambda typed=typed: terminal.text.count("1 - 0") == typed)
        watch(terminal, WITHIN)
        terminal.press("+")
        watch(terminal, delay)
        terminal.kill()
    json.loads(path.read_bytes())
    there = entered(path)
    assert there[:4] == [Result.WHITE_WINS] * 4
    assert there[4] in (Result.WHITE_WINS, Result.OPEN)
    assert there[5] is Result.OPEN
    with Terminal(data=path.parent) as terminal:
        terminal.wait("Club night")
        terminal.wait(lambda: "▶" in terminal.line("Club night"))
        terminal.press("Enter", then="round 1 of 4")
        terminal.wait(lambda: terminal.text.count("1 - 0") == there.count(Result.WHITE_WINS))
        terminal.press("u", then="Undone: Round 1, board")
    assert [b.occasion.kind for b in backups(path)] == ["round"]
