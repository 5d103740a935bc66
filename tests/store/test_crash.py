"""The short version of the crash run and of the two hammers; `tests/bench/` has the long ones."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")

PROGRAM = (sys.executable, "-m", "clubtd")


@pytest.mark.parametrize("where", ["screens", "commands"])
def test_kills_lose_no_result_that_was_shown(tmp_path, where):
    from tests.bench.crash_run import crash_run
    from tests.bench.typists import CommandLine, Screens

    chance = random.Random(20261122)
    typist = Screens(chance, *PROGRAM) if where == "screens" else CommandLine(*PROGRAM)
    tally = crash_run(10, typist, chance, folder=tmp_path)
    assert tally.kills == 10
    assert tally.shown > 10
    assert tally.clean, f"{tally} {tally.examples}"


def test_two_processes_that_take_turns_lose_nothing(path):
    from tests.bench.hammer import hammer

    done, gained = hammer(path, 3)
    assert min(done) > 0
    assert gained == sum(done)
