"""Deleting an event with a way back: the file goes into a folder `deleted` beside it, with its backups."""

from __future__ import annotations

import os
from pathlib import Path

from clubtd.event.message import Message, Refused, msg
from clubtd.store.backups import backup_folder
from clubtd.store.folder import DELETED, Summary, events
from clubtd.store.lock import Busy, acquire


def delete(path: Path) -> Path:
    """Put an event away, and say where it is now; Refused when another program has it or the disk does not let go."""
    return _move(path, path.parent / DELETED)


def bring_back(path: Path) -> Path:
    """Fetch a deleted event back into the folder it came from, and say where it is now; Refused as `delete`."""
    return _move(path, path.parent.parent)


def deleted(folder: Path) -> list[Summary]:
    """The deleted events of a club's folder, the one changed last first."""
    return events(folder / DELETED, archived=True)


def _move(path: Path, folder: Path) -> Path:
    try:
        if not path.is_file():
            raise Refused(msg("There is no event {path}.", path=str(path)))
        lock = acquire(path)
    except Busy as busy:
        raise Refused(
            msg("{name} is open in {holder}: close it there first.", name=path.name, holder=busy.holder)
        ) from None
    except OSError as error:
        raise Refused(_not_moved(path, error)) from None
    try:
        folder.mkdir(exist_ok=True)
        target = _free(folder, path.stem)
        os.rename(path, target)
        backups = backup_folder(path)
        if backups.is_dir():
            there = backup_folder(target)
            there.parent.mkdir(exist_ok=True)
            os.rename(backups, there)
    except OSError as error:
        raise Refused(_not_moved(path, error)) from None
    finally:
        lock.release()
    return target


def _free(folder: Path, stem: str) -> Path:
    """A name at which there is neither an event nor backups of one."""
    number, target = 1, folder / f"{stem}.json"
    while os.path.lexists(target) or os.path.lexists(backup_folder(target)):
        number += 1
        target = folder / f"{stem}-{number}.json"
    return target


def _not_moved(path: Path, error: OSError) -> Message:
    return msg("{path} stays where it is: {why}.", path=str(path), why=error.strerror or str(error))
