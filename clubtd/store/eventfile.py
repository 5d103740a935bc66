"""An event and its file: what is taken is on the disk before anybody is told that it is done."""

from __future__ import annotations

import os
import time
from pathlib import Path

from tinydb import TinyDB

from clubtd.event.actions import CreateEvent
from clubtd.event.event import Event
from clubtd.event.history import Entry, History, Step, replay
from clubtd.event.message import Message, Refused, msg
from clubtd.store import layout
from clubtd.store.entries import read_entry, write_entry
from clubtd.store.layout import Tables
from clubtd.store.replace import REAL_DISK, Disk, clean_siblings
from clubtd.store.state import state
from clubtd.store.storage import LOG, EventStorage

STATE = "state"


def now() -> str:
    """The local time as event files hold it."""
    return time.strftime("%Y-%m-%dT%H:%M:%S")


class EventFile:
    """One event, in memory and on the disk."""

    def __init__(self, storage: EventStorage, history: History, read_only: bool = False) -> None:
        self.path = storage.path
        self.history = history
        self.read_only = read_only
        self._storage = storage
        self._database = TinyDB(storage=lambda: storage)

    @property
    def event(self) -> Event:
        """The event as it is now."""
        return self.history.event

    @classmethod
    def create(
        cls, path: Path, step: CreateEvent, *, at: str | None = None, disk: Disk = REAL_DISK
    ) -> EventFile:
        """A new file with a new event; Refused when there is a file already or it cannot be written."""
        if os.path.lexists(path):
            raise Refused(msg("{path} is there already: choose another name.", path=str(path)))
        made = cls(EventStorage(path, {}, disk), History())
        made.take(step, at=at)
        return made

    @classmethod
    def open(cls, path: Path, *, read_only: bool = False, disk: Disk = REAL_DISK) -> EventFile:
        """The event in that file; Refused, with the reason, when it cannot be read or is not what it should be."""
        tables, history = load(path)
        if not read_only:
            clean_siblings(path)
        return cls(EventStorage(path, tables, disk), history, read_only)

    def take(self, *steps: Step, at: str | None = None) -> tuple[Message, ...]:
        """Do all the steps or none, and say what was done; Refused when one cannot be done or nothing can be saved."""
        if self.read_only:
            raise Refused(msg("{name} is open for reading only.", name=self.event.settings.name))
        history, said = self.history, []
        for step in steps:
            said.append(history.says(step))
            history = history.take(step, at or now())
        try:
            self._save(history)
        except OSError as error:
            raise Refused(not_saved(error)) from error
        self.history = history
        return tuple(said)

    def _save(self, history: History) -> None:
        with self._storage.batch():
            new = history.log[len(self.history.log) :]
            self._database.table(LOG).insert_multiple([write_entry(entry) for entry in new])
            self._database.table(STATE).truncate()
            self._database.table(STATE).insert(state(history.event))

    def close(self) -> None:
        """Give the file back. Everything is saved already."""
        self._database.close()


def not_saved(error: OSError) -> Message:
    """Why nothing could be written, for the key line."""
    return msg("NOT SAVED: {why}.", why=(error.strerror or str(error)).rstrip("."))


def load(path: Path) -> tuple[Tables, History]:
    """The tables of an event file and the history that they hold, checked; Refused when anything is wrong with it."""
    try:
        tables = layout.from_bytes(_bytes(path))
        history = _history(tables)
    except Refused as refused:
        raise Refused(msg("{path}: {what}.", path=str(path), what=refused.message)) from None
    return tables, history


def _bytes(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise Refused(msg("it is a folder") if path.is_dir() else msg("there is no such file"))
        with path.open("rb") as file:
            return file.read(layout.LARGEST_FILE + 1)
    except OSError as error:
        raise Refused(msg("it cannot be read ({why})", why=error.strerror or str(error))) from None


def _history(tables: Tables) -> History:
    documents, kept = tables.get(LOG), tables.get(STATE)
    if not isinstance(documents, dict) or not documents or not isinstance(kept, dict):
        raise Refused(msg("it holds no event"))
    entries: list[Entry] = []
    for number, (key, document) in enumerate(documents.items(), 1):
        if key != str(number):
            raise Refused(msg("its action {number} is missing", number=number))
        entries.append(read_entry(document, number))
    history = replay(entries)
    if kept.get("1") != state(history.event):
        raise Refused(msg("its actions do not add up to the state that stands in it"))
    return history
