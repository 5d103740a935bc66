"""The ways in which a program is ended from outside: the result just typed is kept, the terminal is given back."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

pty = pytest.importorskip("pty")

from clubtd.store.contents import load  # noqa: E402
from clubtd.store.eventfile import EventFile  # noqa: E402
from tests.bench.crash_run import new_event  # noqa: E402
from tests.bench.terminal import Terminal  # noqa: E402

PROGRAM = [sys.executable, "-m", "clubtd"]
WITHOUT_7 = "Missing: 1, 2, 3, 4, 5, 6, 8"
LEAVES_FULL_SCREEN, SHOWS_CURSOR, STOPS_MOUSE = b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?1000l"


@pytest.fixture
def event(tmp_path):
    path = tmp_path / "crash.json"
    new_event(path)
    return path


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, "\x03"])
def test_an_ended_program_has_saved_and_gives_the_terminal_back(event, how):
    with closing(Terminal([*PROGRAM, str(event)], CLUBTD_DATA=str(event.parent))) as terminal:
        terminal.wait_for("Missing")
        os.write(terminal.master, b"7+")
        terminal.wait_for(WITHOUT_7)
        before = len(terminal.output)
        if isinstance(how, str):
            os.write(terminal.master, how.encode())
        else:
            terminal.process.send_signal(how)
        terminal.process.wait(20)
        while terminal.read(0.2):
            pass
    for restored in (LEAVES_FULL_SCREEN, SHOWS_CURSOR, STOPS_MOUSE):
        assert restored in terminal.output[before:]
    assert_kept_and_free(event)


@pytest.fixture
def in_a_terminal_of_its_own(event):
    """The program as the leader of a terminal: its process id and the other end."""
    child, master = pty.fork()
    if not child:
        os.environ.update(TERM="xterm-256color", PYTHONPATH=str(Path(__file__).parents[2]))
        os.execv(sys.executable, [*PROGRAM, str(event)])
    yield child, master
    with suppress(ProcessLookupError, ChildProcessError):
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def test_a_terminal_that_is_closed_ends_the_program_with_everything_saved(event, in_a_terminal_of_its_own):
    child, master = in_a_terminal_of_its_own
    read_until("Missing", master)
    os.write(master, b"7+")
    read_until(WITHOUT_7, master)
    os.close(master)
    end = time.monotonic() + 30
    while not os.waitpid(child, os.WNOHANG)[0]:
        assert time.monotonic() < end, "the program runs on without a terminal"
        time.sleep(0.05)
    assert_kept_and_free(event)


def read_until(text, master):
    shown, end = b"", time.monotonic() + 30
    while text.encode() not in shown:
        assert select.select([master], [], [], max(0.0, end - time.monotonic()))[0], shown[-2000:]
        shown += os.read(master, 65536)


def assert_kept_and_free(event):
    round_1 = load(event).history.event.rounds[0]
    assert [game.board for game in round_1.games if game.result.value] == [7]
    again = EventFile.open(event)
    assert not again.read_only
    again.close()
