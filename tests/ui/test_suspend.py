"""Ctrl+Z and back: the shell has its terminal meanwhile, and the screen is whole again."""

import sys
from pathlib import Path
from shutil import which

import pytest

from clubtd.event.result import Result
from clubtd.store.contents import load
from clubtd.store.demo import demo_event
from tests.pseudo_terminal import Terminal


@pytest.mark.skipif(which("bash") is None or which("setsid") is None, reason="no shell with job control")
def test_to_the_shell_and_back(tmp_path: Path) -> None:
    path = demo_event(tmp_path, 3)
    with Terminal(data=tmp_path, shell=True, PS1="shell> ") as terminal:
        terminal.wait("shell>")
        terminal.type(f"{sys.executable} -m clubtd {path.name}\r", then="Missing: 4, 6, 9")
        terminal.press("\x1a", then="Stopped")
        terminal.type("echo $((6 * 7))\r", then="\n42")
        terminal.type("fg\r", then="Greta Holmqvist")
        terminal.press("+", then="Missing: 6, 9")
        terminal.wait(lambda: load(path).history.event.rounds[2].games[3].result is Result.WHITE_WINS)
        terminal.wait("Otto Weißkirch")
