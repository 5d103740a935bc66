"""Copies made without asking, beside the event: before every pairing, restoring and change of format.

They lie in `backups/<name of the event file>/` as `00042-round-3.json`: the number of actions, which only grows
(the clock of a computer does not), and what came next.
"""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg
from clubtd.store.replace import REAL_DISK, Disk, replace_file

ROUNDS_KEPT = 10
KEPT_A_ROUND = 3
KEPT_OTHERS = 5
_NAME = re.compile(r"(\d{5})-(round|restore|format|damaged)-(\d{1,3})(?:-\d+)?\.json")


@frozen
class Occasion:
    """When a backup is made: after how many actions, before what (`kind`), and of which round or format.

    Of a damaged file `actions` are those that could be saved.
    """

    actions: int
    kind: str
    number: int = 0

    @property
    def label(self) -> Message:
        """Before what it was made, for people."""
        match self.kind:
            case "round":
                return msg("before round {number} was paired", number=self.number)
            case "restore":
                return msg("before a backup was restored")
            case "format":
                return msg("as an older clubtd wrote it (format {number})", number=self.number)
            case _:
                return msg("the damaged file that was put aside")


@frozen
class Backup:
    """A copy of an event file, and when it was made."""

    path: Path
    occasion: Occasion

    @property
    def made(self) -> float:
        """When, in seconds since 1970; 0 when the file has gone."""
        try:
            return self.path.stat().st_mtime
        except OSError:
            return 0.0


def backup_folder(path: Path) -> Path:
    """Where the backups of an event file are."""
    target = Path(os.path.realpath(path))
    return target.parent / "backups" / target.stem


def backups(path: Path) -> list[Backup]:
    """The backups of an event file, newest first."""
    try:
        names = os.listdir(backup_folder(path))
    except OSError:
        return []
    found = [
        Backup(backup_folder(path) / name, Occasion(int(match[1]), match[2], int(match[3])))
        for name in names
        if (match := _NAME.fullmatch(name))
    ]
    return sorted(found, key=lambda b: (b.occasion.actions, len(b.path.name), b.path.name), reverse=True)


def keep(path: Path, raw: bytes, occasion: Occasion, disk: Disk = REAL_DISK) -> Path:
    """Make a backup of an event file from its bytes and prune the old ones; OSError when it cannot be written."""
    folder = backup_folder(path)
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{occasion.actions:05d}-{occasion.kind}-{occasion.number}"
    target, again = folder / f"{name}.json", 1
    while target.exists():
        if target.read_bytes() == raw:
            return target
        again += 1
        target = folder / f"{name}-{again}.json"
    replace_file(target, raw, disk)
    prune(path)
    return target


def prune(path: Path) -> None:
    """Remove all but the last ten rounds' worth, and a few of the other kinds. What was damaged stays."""
    seen: dict[tuple[str, int], int] = {}
    for backup in backups(path):
        kind, number = backup.occasion.kind, backup.occasion.number
        group = (kind, number if kind == "round" else 0)
        seen[group] = seen.get(group, 0) + 1
        too_many = seen[group] > (KEPT_A_ROUND if kind == "round" else KEPT_OTHERS)
        too_old = sum(kind == "round" for kind, _ in seen) > ROUNDS_KEPT and kind == "round"
        if kind != "damaged" and (too_many or too_old):
            with contextlib.suppress(OSError):
                backup.path.unlink()
