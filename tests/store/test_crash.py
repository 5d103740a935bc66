"""The short version of the crash run and of the two hammers; `tests/bench/` has the long ones."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")


def test_twenty_kills_lose_no_result_that_was_shown(tmp_path):
    from tests.bench.crash_run import crash_run

    tally = crash_run(20, seed=20261122, folder=tmp_path)
    assert tally.kills == 20
    assert tally.shown > 20
    assert tally.clean, str(tally)


def test_two_processes_that_take_turns_lose_nothing(path):
    from tests.bench.hammer import hammer

    done, gained = hammer(path, 3)
    assert min(done) > 0
    assert gained == sum(done)
