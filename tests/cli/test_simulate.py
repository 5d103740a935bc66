"""The command that plays the rest of an event many times."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from clubtd.event.message import Refused
from clubtd.formats.simulation import line, read, read_line, written
from clubtd.store.demo import demo_event
from tests.cli.conftest import Command


@pytest.fixture
def event(tmp_path: Path) -> Path:
    return demo_event(tmp_path, 3)


def test_the_same_seed_gives_the_same_figures(clubtd: Command, event: Path):
    first = clubtd("simulate", event, "--runs", 20, "--seed", 5, "--json").json
    assert first == clubtd("simulate", event, "--runs", 20, "--seed", 5, "--json").json
    assert (first["runs"], first["seed"], first["figures"]["runs"]) == (20, "5", 20)
    other = clubtd("simulate", event, "--runs", 20, "--seed", 6, "--json").json
    assert other["figures"] != first["figures"]


def test_it_says_what_it_takes_for_granted_and_how_to_see_it_again(clubtd: Command, event: Path):
    said = clubtd("simulate", event, "--runs", 40, "--seed", 5).out
    assert "With the rest of this event played 40 times, first place is shared in about" in said
    assert "give or take" in said
    assert "Taken for granted" in said
    assert "--runs 40 --seed 5" in said


def test_a_program_gets_progress_line_by_line_from_an_event_on_standard_input(event: Path):
    command = [sys.executable, "-m", "clubtd", "simulate", "-", "--runs", "40", "--seed", "5", "--stream"]
    made = subprocess.run(command, input=event.read_bytes(), capture_output=True, check=True, timeout=60)
    found = [read_line(text) for text in made.stdout.splitlines()]
    assert [p.done for p in found] == sorted(p.done for p in found)
    assert found[-1].finished
    assert (found[-1].done, found[-1].seed) == (40, "5")
    assert read(written(found[-1])) == found[-1] == read_line(line(found[-1]))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"runs": 1, "seed": "5", "figures": {}}', "\x00"])
def test_a_line_that_is_none_is_refused(text: str):
    with pytest.raises(Refused):
        read_line(text)


def test_nothing_is_left_to_simulate_when_all_is_played(clubtd: Command, tmp_path: Path):
    answer = clubtd("simulate", demo_event(tmp_path, None), "--runs", 5)
    assert answer.code == 3
    assert "nothing left to simulate" in answer.err


def test_nobody_is_simulated_where_nobody_is(clubtd: Command):
    clubtd("new", "empty.json", "--name", "Empty", "--rounds", 4)
    assert "nobody to simulate" in clubtd("simulate", "empty.json").err
    assert clubtd("simulate", "empty.json", "--runs", 0).code == 2


def test_the_lines_are_json(event: Path, clubtd: Command):
    out = clubtd("simulate", event, "--runs", 5, "--stream").out
    assert all(json.loads(text)["runs"] == 5 for text in out.splitlines())
