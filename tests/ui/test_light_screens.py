"""The first frame waits for nothing that only a later key needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

# Read when something is typed, saved, paired, looked up or printed.
LATER = (
    "argparse", "clubtd.advice", "clubtd.cli", "clubtd.formats.sheets", "clubtd.pairing.next_round",
    "clubtd.ui.box", "clubtd.ui.side_by_side", "gettext", "hashlib", "tinydb", "tomllib",
)  # fmt: skip


def modules(*names: str) -> set[str]:
    """What a fresh Python has read for these."""
    program = f"import sys, {', '.join(names)}; print(' '.join(sys.modules))"
    command = [sys.executable, "-c", program]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


@pytest.mark.parametrize("screen", ["home", "round", "standings"])
def test_a_screen_reads_only_what_it_shows(screen: str) -> None:
    read = modules("clubtd.ui.club", "clubtd.store.eventfile", f"clubtd.ui.{screen}")
    assert not [name for name in read if name.startswith(LATER)]


def test_the_home_screen_reads_no_event() -> None:
    read = modules("clubtd.ui.club", "clubtd.ui.home")
    assert not [name for name in read if name.startswith(("clubtd.event.actions", "clubtd.store.eventfile"))]
