"""A disk that takes nothing more: the screen says so at once, and everything is saved when there is room again."""

import resource
from pathlib import Path

import pytest

from clubtd.event.result import Result
from clubtd.store.contents import load
from clubtd.store.demo import demo_event
from tests.pseudo_terminal import Terminal


def results(path: Path) -> dict[int, Result]:
    return {game.board: game.result for game in load(path).history.event.rounds[2].games}


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="no way to take the room away from a program")
def test_not_saved_is_said_and_saved_later(tmp_path: Path) -> None:
    path = demo_event(tmp_path, 3)
    with Terminal(path.name, data=tmp_path) as terminal:
        terminal.wait("Missing: 4, 6, 9")
        pid, everything = terminal.process.pid, resource.RLIM_INFINITY
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1000, everything))
        terminal.press("+", then="NOT SAVED: File too large")
        assert results(path)[4] is Result.OPEN
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (everything, everything))
        terminal.press("6", "/", then="Missing: 9")
        terminal.wait(lambda: results(path)[6] is Result.DRAW)
        assert results(path)[4] is Result.WHITE_WINS
        terminal.wait(lambda: "NOT SAVED" not in terminal.text)
