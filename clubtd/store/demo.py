"""The ready-made event: a finished club night, or the same night while one of its rounds is being played."""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile

from clubtd.event.actions import CreateEvent, EnterResult, PairRound
from clubtd.event.history import Entry
from clubtd.event.message import Refused, msg
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile

STILL_PLAYING = 3
FILE = "winter-rapid-4.json"
FOLDERS = "clubtd-demo-"
"""How the names of scratch folders of demos begin."""


def demo_event(folder: Path, round_number: int | None = None) -> Path:
    """A fresh copy of the demo in that folder: finished, or with the last results of a round still missing.

    Refused when the night has no such round.
    """
    shipped = Path(__file__).parent / "demo.json"
    path = folder / FILE
    if round_number is None:
        copyfile(shipped, path)
        return path
    first, *rest = _until(load(shipped).history.log, round_number)
    assert isinstance(first.step, CreateEvent)
    file = EventFile.create(path, first.step, at=first.at)
    for entry in rest:
        file.take(entry.step, at=entry.at)
    file.close()
    return path


def is_demo(path: Path) -> bool:
    """Whether the event of that file is a copy of the demo, in a scratch folder."""
    return path.name == FILE and path.parent.name.startswith(FOLDERS)


def _until(log: tuple[Entry, ...], round_number: int) -> list[Entry]:
    kept: list[Entry] = []
    for entry in log:
        match entry.step:
            case PairRound(round=played) if played.number > round_number:
                break
        kept.append(entry)
    results = [e for e in kept if isinstance(e.step, EnterResult) and e.step.round == round_number]
    if not results:
        raise Refused(msg("The demo has rounds 1 to 4; there is no round {round}.", round=round_number))
    late = results[-STILL_PLAYING:]
    return [e for e in kept if not any(e is missing for missing in late)]
