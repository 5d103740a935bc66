"""What stands in an event file: the history that was read or written last, and the tables that the next one goes to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from clubtd.event.history import History
from clubtd.store.contents import Contents
from clubtd.store.entries import write_entry
from clubtd.store.layout import LOG, STATE
from clubtd.store.replace import REAL_DISK, Disk
from clubtd.store.signature import signature
from clubtd.store.state import state

if TYPE_CHECKING:
    from tinydb import TinyDB

    from clubtd.store.layout import Tables
    from clubtd.store.storage import EventStorage


class OnDisk:
    """An event file as it was read; without contents, one that is to be made."""

    def __init__(self, path: Path, contents: Contents | None, disk: Disk = REAL_DISK) -> None:
        self.path = path
        self._disk = disk
        self._history = contents.history if contents else History()
        self._read: tuple[bytes | None, Tables] = (contents.raw, contents.tables) if contents else (None, {})
        self._seen = signature(path)
        self._tables: tuple[EventStorage, TinyDB] | None = None

    @property
    def is_another(self) -> bool:
        """Whether the file is not the one that was read or written here last."""
        return signature(self.path) != self._seen

    def write(self, history: History) -> None:
        """Put this history in the file: of its log only what is new. After an OSError the file is as it was."""
        known = len(self._history.log)
        follows = history.log[:known] == self._history.log
        storage, database = self._opened()
        with storage.batch():
            log, kept = database.table(LOG), database.table(STATE)
            if not follows:
                log.truncate()
            log.insert_multiple([write_entry(entry) for entry in history.log[known if follows else 0 :]])
            kept.truncate()
            kept.insert_multiple(state(history.event))
        self._history = history
        self._seen = signature(self.path)

    def _opened(self) -> tuple[EventStorage, TinyDB]:
        """The tables; nobody waits for TinyDB before the first change."""
        if self._tables is None:
            from tinydb import TinyDB

            from clubtd.store.storage import EventStorage

            storage = EventStorage(self.path, *self._read, self._disk)
            storage.seen = self._seen
            self._tables = storage, TinyDB(storage=lambda: storage)
        return self._tables
