"""Terminals, pipes and files that are not what one expects: one sentence, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command


def run(*words: object, folder: Path, **named: object) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "CLUBTD_DATA": str(folder), "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "clubtd", *map(str, words)]
    return subprocess.run(
        command,
        check=False,
        cwd=folder,
        env=environment,
        text=True,
        encoding="utf-8",
        stderr=subprocess.PIPE,
        **named,
    )


@pytest.fixture
def event(clubtd: Command) -> str:
    clubtd("new", "x.json", "--first", "white")
    for words in (("add", "Ana 王", 1800), ("add", "Bo", 1700), ("pair",)):
        assert clubtd("do", "x.json", *words).code == 0
    return "x.json"


def test_a_name_that_the_encoding_does_not_have_is_written_out(event: str, tmp_path: Path) -> None:
    answer = run("show", event, folder=tmp_path, stdout=subprocess.PIPE)
    assert answer.returncode == 0
    assert "Ana \\u738b" in answer.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is full")
def test_output_that_cannot_be_written_is_said(event: str, tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        answer = run("show", event, folder=tmp_path, stdout=full)
    assert "Traceback" not in answer.stderr
    assert "could not be written" in answer.stderr
    assert answer.returncode == 3


def test_clearing_a_board_without_a_result_says_so(clubtd: Command, event: str) -> None:
    answer = clubtd("do", event, "result", 1, "clear")
    assert (answer.code, answer.out) == (0, "Round 1, board 1: Ana 王 - Bo has no result.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("new", "r.json", "--system", "round-robin", "--order", "BH"), "Buchholz may not be used"),
        (("new", "r.json", "--order", "BH,BH"), "stands twice"),
        (("new", "r.json", "--bye-limit", -1), "0 or more"),
        (("do", "x.json", "edit", "Bo", "--sex", "q"), "q is not m or w"),
        (("do", "x.json", "edit", "Bo", "--club", "c" * 500), "at most 80 letters"),
        (("frobnicate",), "There is no event frobnicate"),
        (("standing",), "Did you mean the command standings?"),
    ],
)
def test_what_cannot_be_is_refused_at_once(
    clubtd: Command, event: str, words: tuple[object, ...], said: str
) -> None:
    answer = clubtd(*words)
    assert answer.code in (1, 2, 3)
    assert said in answer.err
    assert not Path("r.json").exists()


@pytest.mark.parametrize("name", ["~nobodyhere/x.json", "x" * 5000], ids=["home of nobody", "too long"])
def test_a_path_that_no_system_can_have_is_not_there(clubtd: Command, name: str) -> None:
    answer = clubtd("show", name)
    assert answer.code == 3
    assert answer.err.count("\n") == 1
    assert name[:20] in answer.err
