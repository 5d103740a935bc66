"""Where sheets are saved: the folder `sheets` beside the events, each under the name of its event."""

from __future__ import annotations

from pathlib import Path

from clubtd.event.message import Refused, msg
from clubtd.store.replace import REAL_DISK, Disk, replace_file

FOLDER = "sheets"


def sheet_path(event: Path, sheet: str, suffix: str, number: int | None = None) -> Path:
    """The place of a sheet of an event file: `sheets/winter-rapid-4-pairings-3.html`; `number` is the round."""
    words = [event.stem, sheet, *([str(number)] if number is not None else [])]
    return event.parent / FOLDER / ("-".join(words) + suffix)


def save_sheet(path: Path, data: bytes, disk: Disk = REAL_DISK) -> None:
    """Write a sheet, all of it or nothing, over an older one; Refused with the reason."""
    try:
        path.parent.mkdir(exist_ok=True)
        replace_file(path, data, disk)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(msg("NOT SAVED: {file}: {why}.", file=str(path), why=why)) from None
