"""A command is understood before anything heavy is read, and no command ever reads the screens."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable

import pytest

from clubtd.advice.shape import Kind
from clubtd.cli.arguments import advise, club, completion, export, new, season
from clubtd.cli.completion import SCRIPTS
from clubtd.cli.main import COMMANDS, MODULES
from clubtd.event.crosstable import System
from clubtd.event.event import Numbering
from clubtd.formats import club_file, written
from clubtd.standings.rulesets import RULESETS
from clubtd.standings.season import Tie, Worth

# What takes as long to read as Python takes to start, or a good part of it.
HEAVY = {
    "asyncio", "dataclasses", "decimal", "fractions", "hashlib", "importlib.metadata", "importlib.resources",
    "inspect", "json", "logging", "pathlib", "random", "rich", "subprocess", "textual", "tinydb", "tomllib", "typing",
}  # fmt: skip
NEVER = {"asyncio", "dataclasses", "importlib.metadata", "importlib.resources", "inspect", "rich", "textual"}
UNTIL_THE_WORK = """
import sys
from clubtd.cli import main
class Work:
    def run(args): print(" ".join(sys.modules))
found = main.import_module
main.import_module = lambda name: found(name) if ".arguments." in name else Work
main.run(sys.argv[1:], None)
"""
WITH_ITS_WORK = """
import sys
from clubtd.cli import main
main.import_module("clubtd.cli." + sys.argv[1])
print(" ".join(sys.modules))
"""
NEEDS = {
    "do": ["x", "pair"], "new": ["x"], "show": ["x"], "history": ["x"], "pair": ["x"], "check": ["x"],
    "explain": ["x"], "standings": ["x"], "import": ["x"], "export": ["x", "--to", "trf"], "prizes": ["x"],
    "wall": ["x"], "simulate": ["x"], "club": ["list"], "restore": ["x"], "copy": ["x", "y"], "completion": ["bash"],
}  # fmt: skip


def modules(program: str, *arguments: str) -> set[str]:
    """The modules that a fresh Python has after that."""
    command = [sys.executable, "-c", program, *arguments]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


@pytest.mark.parametrize("name", COMMANDS)
def test_arguments_are_understood_without_anything_heavy(name: str) -> None:
    assert not modules(UNTIL_THE_WORK, name, *NEEDS.get(name, [])) & HEAVY


@pytest.mark.parametrize("name", COMMANDS)
def test_no_command_reads_the_screens_or_what_takes_longer_than_its_work(name: str) -> None:
    assert not modules(WITH_ITS_WORK, MODULES.get(name, name)) & NEVER


@pytest.mark.parametrize(
    ("offered", "there_are"),
    [
        (new.SYSTEMS, [system.value for system in System]),
        (new.NUMBERS, [numbering.value for numbering in Numbering]),
        (new.RULES, RULESETS),
        (advise.KINDS, [kind.value for kind in Kind]),
        (export.FORMATS, ["trf", *written.FORMATS]),
        (export.SHEETS, written.NAMES),
        (season.WORTHS, [worth.value for worth in Worth]),
        (season.TIES, [tie.value for tie in Tie]),
        (club.FORMATS, club_file.FORMATS),
        (completion.SHELLS, SCRIPTS),
    ],
)
def test_the_arguments_offer_what_there_is(offered: Iterable[str], there_are: Iterable[str]) -> None:
    assert list(offered) == list(there_are)
