"""A FILE on the command line, a clubtd event or a TRF, as an event."""

from __future__ import annotations

import os
import re
from datetime import datetime
from io import BufferedReader
from pathlib import Path

from clubtd.cli.answer import WrongUsage
from clubtd.event.event import Event
from clubtd.event.history import Entry, History, replay
from clubtd.event.message import Refused, msg, nmsg
from clubtd.event.table import rounds_in
from clubtd.store.folder import data_folder, find, path_in
from clubtd.store.waiting import open_at_once


def event_path(data: str | None, name: str) -> Path:
    """The file of an event: a path, or the name of an event in the club's folder."""
    return path_in(name) or find(data_folder(data), name)


def load(data: str | None, name: str, at: str | None = None) -> Event:
    """The event in that file, as it is or as it was at a time; Refused with what is wrong and where."""
    return as_of(history_of(data, name), at)


def as_of(history: History, at: str | None) -> Event:
    """The event as it is, or as it was at a time typed as `20:13` or with its day."""
    return history.at(_moment(history, at)) if at else history.event


def history_of(data: str | None, name: str) -> History:
    """The history of the event in that file; that of a TRF has no times. Refused with what is wrong and where."""
    path = Path(name)
    if not os.path.exists(path):
        path = event_path(data, name)
    if read_bytes(path, 512).lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        from clubtd.store.contents import load as load_event

        return load_event(path).history
    from clubtd.formats.trf.bridge import actions_of
    from clubtd.formats.trf.reader import read

    return replay(Entry("", action) for action in actions_of(read(path)))


def rounds_asked(event: Event, after: int | None) -> int:
    """After how many rounds: `--after N`, else as far as the event is; WrongUsage beyond its rounds."""
    if after is None:
        return rounds_in(event)
    if not 0 <= after <= len(event.rounds):
        raise WrongUsage(
            nmsg(
                "--after {after}: the file has {n} round.",
                "--after {after}: the file has {n} rounds.",
                len(event.rounds),
                after=after,
            )
        )
    return after


def _moment(history: History, typed: str) -> str:
    """A time as typed, `20:13` (of the last day) or `2026-11-29T20:13`, in the words of the log."""
    text = typed.strip().replace(" ", "T")
    if not re.fullmatch(r"(\d{4}-\d\d-\d\dT)?\d\d:\d\d(:\d\d)?", text, re.ASCII):
        raise WrongUsage(msg("{text} is no time: write 20:13 or 2026-11-29T20:13.", text=typed))
    moment = text if "T" in text else f"{history.log[-1].at[:10]}T{text}"
    try:
        datetime.fromisoformat(moment)
    except ValueError:
        raise WrongUsage(
            msg("{text} is no time of the day: hours go to 23, minutes and seconds to 59.", text=typed)
        ) from None
    return moment


LARGEST = 64_000_000
"""Bytes: no file that we can read has more."""


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """The first bytes of a file; Refused with the reason when it cannot be read."""
    try:
        with BufferedReader(open_at_once(path)) as file:
            return file.read(most)
    except OSError as error:
        raise Refused(
            msg("{file} cannot be read: {why}.", file=str(path), why=error.strerror or str(error))
        ) from None
