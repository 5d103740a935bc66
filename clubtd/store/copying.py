"""A copy of an event to another place, such as a USB stick."""

from __future__ import annotations

from pathlib import Path

from clubtd.event.history import History
from clubtd.event.message import Message, Refused, msg
from clubtd.store.contents import load, to_bytes
from clubtd.store.replace import REAL_DISK, Disk, replace_file


def copy_to(folder: Path, name: str, history: History, disk: Disk = REAL_DISK) -> Message:
    """Write the event into the folder under that file name; Refused with the reason when it is not all there.

    An older copy of the same event is replaced; anything else of that name stays, and the copy gets a number.
    """
    raw = to_bytes(history)
    try:
        if not folder.is_dir():
            raise Refused(msg("There is no folder {folder}: is the stick in?", folder=str(folder)))
        target = _place(folder, name, history)
        replace_file(target, raw, disk)
        if target.read_bytes() != raw:
            raise Refused(
                msg("The copy in {folder} is not what was written: try another stick.", folder=str(folder))
            )
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(msg("NOT COPIED to {folder}: {why}.", folder=str(folder), why=why)) from None
    return msg("{name} is copied to {path}.", name=history.event.settings.name, path=str(target))


def _place(folder: Path, name: str, history: History) -> Path:
    stem = Path(name).stem
    target, number = folder / f"{stem}.json", 1
    while target.exists() and not _is_older_copy(target, history):
        number += 1
        target = folder / f"{stem}-{number}.json"
    return target


def _is_older_copy(path: Path, history: History) -> bool:
    try:
        log = load(path).history.log
    except Refused:
        return False
    return history.log[: len(log)] == log
