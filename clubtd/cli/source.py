"""A FILE on the command line, a clubtd event or a TRF, as an event."""

from __future__ import annotations

from contextlib import closing
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
    try:
        with path.open("rb") as file:
            start = file.read(512).lstrip(b"\xef\xbb\xbf \t\r\n")
    except OSError as error:
        raise Refused(msg("{file} cannot be read: {why}.", file=name, why=error.strerror or "?")) from error
    if start.startswith(b"{"):
        from clubtd.store.eventfile import EventFile

        with closing(EventFile.open(path, read_only=True)) as opened:
            return opened.event
    from clubtd.formats.trf.bridge import actions_of
    from clubtd.formats.trf.reader import read

    return replay(Entry("", action) for action in actions_of(read(path))).event
