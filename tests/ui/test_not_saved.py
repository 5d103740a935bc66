"""A disk that takes nothing more: the screen says so at once, and everything is saved when there is room again."""

import asyncio
import resource
import time
from pathlib import Path

import pytest

from clubtd.event.result import Result
from clubtd.store.contents import load
from clubtd.store.demo import demo_event
from clubtd.ui.box import Box
from clubtd.ui.club import ClubApp
from tests.pseudo_terminal import Terminal
from tests.ui.conftest import LONGEST, press, saved, settled, texts


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


def test_the_line_below_a_box_says_when_all_is_saved(event: Path) -> None:
    async def run() -> None:
        app = ClubApp(event.parent, event)
        async with app.run_test(size=(80, 24)):
            await press(app, "+", "-")
            await saved(app)
            assert app.desk
            assert app.desk.file._writer
            with app.desk.file._writer._news:  # the disk takes its time
                await press(app, "/", "p")
                assert isinstance(app.screen, Box)
                assert any("saving" in line for line in texts(app))
            end = time.monotonic() + LONGEST
            while not any("saved 20:31" in line for line in texts(app)):
                assert time.monotonic() < end
                await asyncio.sleep(0.01)
                await settled(app)
            app.desk.close()

    asyncio.run(run())
