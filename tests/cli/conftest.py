"""Commands run in this process, as a script would run them."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from clubtd.cli.main import run

DATA = Path(__file__).parent.parent / "data"


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Command = Callable[..., Answer]


SEVEN = ("Ada Brook", "Ben Carver", "Cleo Dunn", "Dov Ellis", "Eve Frost", "Finn Gale", "Gwen Hale")


def begun(clubtd: Command, file: str, names: Sequence[str] = SEVEN, rounds: int = 4) -> Command:
    """`do` on a new event of these players, the strongest first, which must succeed unless a code is expected."""
    assert clubtd("new", file, "--rounds", rounds, "--first", "white", "--order", "BH").code == 0

    def do(*words: object, code: int = 0) -> Answer:
        answer = clubtd("do", file, *words)
        assert answer.code == code, answer.err
        return answer

    for place, name in enumerate(names):
        do("add", name, 1800 - 50 * place)
    return do


def no_screens(data: str | None, event: str | None) -> int:
    raise AssertionError("a command opened the screens")


@pytest.fixture
def clubtd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Command:
    """Runs one command in an empty folder that is also the club's; what it printed and its exit code."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CLUBTD_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")

    def command(*words: object) -> Answer:
        capfd.readouterr()
        try:
            code = run([str(word) for word in words], no_screens)
        except SystemExit as end:
            code = int(end.code or 0)
        said = capfd.readouterr()
        return Answer(code, said.out, said.err)

    return command
