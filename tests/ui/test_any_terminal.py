"""Terminals of all kinds: none at all, one that cannot, no colours, with a mouse and without."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pseudo_terminal import ROOT, Terminal
from tests.ui.conftest import make_event

MOUSE_ON = b"\x1b[?1000h"


def test_a_dumb_terminal_is_told_what_to_do_instead(tmp_path: Path) -> None:
    with Terminal(data=tmp_path, TERM="dumb") as terminal:
        terminal.wait("The screens need a terminal. Without one the commands do the same work:")
        assert terminal.ended() == 2
        assert b"\x1b" not in terminal.output


def test_output_into_a_file_is_no_terminal(tmp_path: Path) -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "clubtd"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "CLUBTD_DATA": str(tmp_path)},
        stdin=subprocess.DEVNULL,
    )
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr.count("\n") == 1
    assert "clubtd --help" in answer.stderr


@pytest.mark.parametrize("mouse", [True, False])
def test_the_mouse_is_the_programs_or_the_terminals_own(tmp_path: Path, mouse: bool) -> None:
    config = tmp_path / "config"
    config.mkdir()
    (config / "settings.toml").write_text(f"mouse = {str(mouse).lower()}\n", encoding="utf-8")
    event = make_event(tmp_path)
    with Terminal(str(event), data=tmp_path, CLUBTD_CONFIG=str(config)) as terminal:
        terminal.wait("Missing: 2, 3, 4")
        assert (MOUSE_ON in terminal.output) is mouse


def test_a_click_chooses_a_board(tmp_path: Path) -> None:
    with Terminal(str(make_event(tmp_path)), data=tmp_path) as terminal:
        terminal.wait("Missing: 2, 3, 4")
        terminal.type("\x1b[<0;10;7M\x1b[<0;10;7m", then=lambda: terminal.line("▶").startswith(" ▶   4"))
        terminal.press("/", then="Missing: 2, 3")


def test_without_colours_nothing_is_coloured(tmp_path: Path) -> None:
    with Terminal(str(make_event(tmp_path)), data=tmp_path, NO_COLOR="1") as terminal:
        terminal.wait("Missing: 2, 3, 4")
        terminal.press("+", then="Missing: 3, 4")
        assert b";5;" not in terminal.output
        assert b"38;2" not in terminal.output


def test_the_linux_console_gets_its_own_sixteen_colours(tmp_path: Path) -> None:
    with Terminal(str(make_event(tmp_path)), data=tmp_path, TERM="linux") as terminal:
        terminal.wait("Missing: 2, 3, 4")
        assert b"38;5;" not in terminal.output
        assert b"38;2;" not in terminal.output


@pytest.mark.parametrize("words", [(), ("wall",)], ids=["screens", "wall"])
def test_a_locale_without_the_letters_of_names_spoils_no_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    event = str(make_event(tmp_path))
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    with Terminal(*words, event, data=tmp_path, **plain) as terminal:
        terminal.wait("Nguyễn Văn Bình")
        terminal.wait("────")
        assert "\\u" not in terminal.text
