"""A FILE on the command line, a clubtd event or a TRF, as an event."""

from __future__ import annotations

from pathlib import Path

from clubtd.event.event import Event
from clubtd.event.history import Entry, replay
from clubtd.event.message import Refused, msg
from clubtd.store.folder import data_folder, find


def event_path(data: str | None, name: str) -> Path:
    """The file of an event: a path, or the name of an event in the club's folder."""
    return find(data_folder(data), name)


def load(data: str | None, name: str) -> Event:
    """The event in that file; Refused with what is wrong and where."""
    path = Path(name)
    if not path.exists():
        path = event_path(data, name)
    if read_bytes(path, 512).lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        from clubtd.store.contents import load as load_event

        return load_event(path).history.event
    from clubtd.formats.trf.bridge import actions_of
    from clubtd.formats.trf.reader import read

    return replay(Entry("", action) for action in actions_of(read(path))).event


def read_bytes(path: Path, most: int = -1) -> bytes:
    """The first bytes of a file; Refused with the reason when it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        raise Refused(
            msg("{file} cannot be read: {why}.", file=str(path), why=error.strerror or str(error))
        ) from None
