"""Whatever a verb did, an undo takes it back and a redo does it again, each after a restart: the same event."""

import shlex
from pathlib import Path

import pytest

from clubtd.cli.verbs import VERBS, steps_of
from clubtd.event.actions import CreateEvent
from clubtd.event.event import Event, Settings
from clubtd.event.history import Redo, Undo, together
from clubtd.store.eventfile import EventFile

EVENING = """
add 'Ada Brook' 1900
add 'Ben Carver' 1800
add 'Cleo Dunn' 1700
add 'Dov Ellis' 1600
add 'Eve Frost' 1500
edit Eve --rating 1550 --club Rooks --born 2010
not-here Eve
here Eve
absent Eve --bye half
plays Eve
absent Eve --rounds 2-3
house Eve
not-house Eve
forbid Ada Ben
allow Ada Ben
table Ada 3
table Ada 0
first-table 11
bye-limit 1
clubs-apart 2
clubs-apart 0
kind open
rename 'Other name'
rounds 5
order BH,SB
prize '30 + 20'
bye Eve
set-pair Ada Dov
release Ada
pair
unpair
pair
clock start --time-control 15+5
clock stop
adjourn 11
result 11 1-0
result 11 clear
swap 11
move 12 20
break 20
pair-rest
swap-opponents Ada Ben --reason asked
result 11 1/2
result 12 1/2
pair
remove 'Fay Gray'
withdraw Ben
return Ben
adjust Ada -1/2 --reason phone
archive
unarchive
"""
TWO = """
add Ada
add Ben
pair
result 1 1/2
lots Ada Ben
playoff Ada Ben 1/2 1-0
repeat
"""


def do(file: EventFile, line: str) -> tuple[Event, Event]:
    """The event before and after a line; on the way it was undone and done again, after a restart each."""
    path, before = file.path, file.event
    words = shlex.split(line)
    steps = steps_of(before, words)
    done = steps if words[0] == "pair" else together(steps)
    file.take(*done)
    after = file.event
    file.close()
    for step, wanted in ((Undo(), before), (Redo(), after)):
        file = EventFile.open(path)
        file.take(*[step] * len(done))
        file.close()
        file = EventFile.open(path)
        assert file.event == wanted, line
        file.close()
    return before, after


@pytest.mark.parametrize(("rounds", "lines"), [(4, EVENING), (3, TWO)])
def test_undone_and_done_again(tmp_path: Path, rounds: int, lines: str) -> None:
    path = tmp_path / "evening.json"
    EventFile.create(path, CreateEvent(Settings("Evening", rounds=rounds), ("BH",))).close()
    for line in filter(None, lines.splitlines()):
        if line.startswith("remove"):
            do(EventFile.open(path), "add 'Fay Gray'")
        before, after = do(EventFile.open(path), line)
        assert before != after, line


def test_all_verbs_were_tried() -> None:
    assert {line.split()[0] for line in (EVENING + TWO).splitlines() if line} == {*VERBS} - {"undo", "redo"}
