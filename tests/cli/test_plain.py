"""What a screen reader is given: one fact a line, and no sign that has to be seen."""

import re
from pathlib import Path

import pytest

from clubtd.cli.linear import linear
from clubtd.cli.main import COMMANDS
from clubtd.store.demo import demo_event
from tests.cli.conftest import Command

EVENT = "winter rapid 4"
WORDS = {
    "new": ["new Other --rounds 3"],
    "do": ["do {event} undo", "do {event} bye 1 --round 4"],
    "show": ["show {event}", "show {event} --round 1"],
    "wall": ["wall {event}"],
    "history": ["history {event}"],
    "pair": ["pair {event}"],
    "check": ["check {file}"],
    "explain": [
        "explain {file} --round 2",
        "explain {file} --round 2 --board 1",
        "explain {file} --why-not 1 2",
    ],
    "standings": ["standings {file}", "standings {file} --after 1", "standings {file} --explain 1 --code BH"],
    "import": ["import {list} --into {event}", "import {list}"],
    "export": [f"export {{file}} --to {sheet}" for sheet in ("text", "txt")],
    "prizes": ["prizes {file}"],
    "advise": ["advise {file}", "advise --players 24 --rounds 5"],
    "simulate": ["simulate {file} --runs 5 --seed 1"],
    "events": ["events", "events --archived"],
    "club": ["club list", "club add Zoe", "club list"],
    "season": ["season X --new --match winter", "season", "season X", "season X --explain Quill"],
    "ratings": ["ratings --find Quill"],
    "restore": ["restore {event}"],
    "delete": ["delete {event}", "delete {event} --back"],
    "copy": ["copy {event} {folder}"],
    "help": ["help", "help results", "help BH-C1", "help standings", "help withdraw", "help all"],
}
NO_TEXT = {"demo", "completion"}
"""They open screens, or print a script."""


def test_every_command_is_tried() -> None:
    assert set(WORDS) == set(COMMANDS) - NO_TEXT


@pytest.mark.parametrize("language", ["en", "vi"])
@pytest.mark.parametrize("name", WORDS)
def test_a_command_prints_one_fact_a_line_and_draws_nothing(
    clubtd: Command, tmp_path: Path, name: str, language: str
) -> None:
    path = Path(demo_event(tmp_path, 3))
    (tmp_path / "list.csv").write_text("Name,Rating\nAna Stone,1850\nBo Tate,abc\n", encoding="utf-8")
    (tmp_path / "stick").mkdir()
    said = 0
    for words in WORDS[name]:
        places = {
            "event": path.stem,
            "file": path.name,
            "list": "list.csv",
            "folder": "stick",
        }
        answer = clubtd("--plain", "--lang", language, *(word.format(**places) for word in words.split()))
        for text in (answer.out, answer.err):
            assert not re.search("[\u2500-\u259f\u25a0-\u25ff]", text)
            for line in text.splitlines():
                assert line == line.strip(), words
                assert "  " not in line, words
                assert line, words
                said += 1
    assert said


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("Winter Rapid 4  round 3 of 4  23 players", "Winter Rapid 4, round 3 of 4, 23 players"),
        ("  1. BH       First Buchholz.", "1. BH, First Buchholz."),
        ("  round 1   Lê Minh Châu       1½  final score", "round 1, Lê Minh Châu, 1½, final score"),
        ("BH-C1:  Buchholz", "BH-C1: Buchholz"),
        ("│ 1 │ Ana │", "1, Ana"),
        ("────────", ""),
        ("", ""),
    ],
)
def test_what_stood_in_columns(line: str, read: str) -> None:
    assert linear(line) == read


def test_a_round_in_sentences(clubtd: Command) -> None:
    clubtd("new", "Plain Night", "--rounds", 3)
    event = "plain night"
    clubtd("do", event, "add", "Ana Stone", "1900")
    for name in ("Bo Tate", "Cai Upton", "Dee Vane", "Eli Wood"):
        clubtd("do", event, "add", name)
    clubtd("do", event, "pair")
    clubtd("do", event, "result", 1, "+-")
    lines = clubtd("show", event, "--plain").out.splitlines()
    assert lines[0] == "Plain Night, round 1 of 3"
    assert lines[1].startswith("Board 1: White ")
    assert lines[1].endswith(": White wins by forfeit")
    assert lines[2].endswith(": no result yet")
    assert lines[3].endswith(": the bye")
    assert lines[4] == "Missing: 2"
    assert not any(line.startswith(" ") for line in lines)
    clubtd("do", event, "result", 2, "1/2-0")
    assert "half a point for White, none for Black" in clubtd("show", event, "--plain").out


def test_vietnamese_by_the_option(clubtd: Command) -> None:
    clubtd("new", "Tối Thứ Ba", "--rounds", 3)
    assert clubtd("--lang", "vi", "events").out.startswith("Tối Thứ Ba  vòng 0/3  0 kỳ thủ")
    assert "round" in clubtd("events").out


def test_a_language_that_is_not_there_is_refused(clubtd: Command) -> None:
    answer = clubtd("--lang", "tlh", "events")
    assert answer.code == 2
    assert "en, vi" in answer.err.replace("'", "")


@pytest.mark.parametrize("words", [(), ("winter-rapid-4",), ("winter-rapid-4", "--lang", "vi")])
def test_in_place_of_the_screens_the_same_is_read_out(
    clubtd: Command, tmp_path: Path, words: tuple[str, ...]
) -> None:
    path = Path(demo_event(tmp_path, 3))
    words = tuple(path.stem if word == "winter-rapid-4" else word for word in words)
    answer = clubtd("--plain", *words)
    assert answer.code == 0, answer.err
    shown = clubtd("--plain", *(("show", *words) if words else ("events",)))
    assert answer.out.startswith(shown.out)
    assert "clubtd help commands" in answer.out.splitlines()[-1]
