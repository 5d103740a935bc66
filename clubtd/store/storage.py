"""TinyDB's storage for event files: whole files only, and several changes in one write."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import ESTALE
from pathlib import Path

from tinydb.storages import Storage

from clubtd.store import layout
from clubtd.store.layout import LOG, STATE, Tables
from clubtd.store.replace import REAL_DISK, Disk, Unsynced, replace_file
from clubtd.store.rows import Rows
from clubtd.store.signature import signature


class EventStorage(Storage):
    """Keeps the tables of one event file, which are read once and then known: only one process writes.

    When another did so all the same, nothing of it is overwritten: writing fails with ESTALE. `seen` is the signature
    of the file as it was read or written last.
    """

    def __init__(
        self, path: Path, raw: bytes | None = None, tables: Tables | None = None, disk: Disk = REAL_DISK
    ) -> None:
        self.path = path
        self._disk = disk
        self._raw = raw
        self._tables = tables
        self._rows = Rows()
        self.seen = signature(path)
        self._batch: Tables | None = None
        self._in_batch = False

    def read(self) -> Tables | None:
        """The tables as they are now, None for a file that is not there yet; Refused for a damaged one."""
        if self._batch is not None:
            return dict(self._batch)
        if self._tables is None and self.path.exists():
            self._raw = self.path.read_bytes()
            _, self._tables = layout.from_bytes(self._raw)
        return None if self._tables is None else dict(self._tables)

    def write(self, data: Tables) -> None:
        """Replace the file, or remember the change when in a batch. After an OSError everything is as it was."""
        if self._in_batch:
            self._batch = data
            return
        raw = self.to_bytes(data)
        if signature(self.path) not in (self.seen, None):
            raise OSError(ESTALE, "another program has changed the file")
        try:
            replace_file(self.path, raw, self._disk)
        except Unsynced:
            self._put_back()
            raise
        self._tables, self._raw, self.seen = data, raw, signature(self.path)

    def to_bytes(self, data: Tables) -> bytes:
        """The file that holds these tables."""
        log = self._rows.of(list(data.get(LOG, {}).values()))
        state = [
            layout.row(number, document) for number, document in enumerate(data.get(STATE, {}).values(), 1)
        ]
        return layout.to_bytes(log, state)

    def _put_back(self) -> None:
        with suppress(OSError):
            if self._raw is None:
                self.path.unlink()
            else:
                replace_file(self.path, self._raw, self._disk)
        self.seen = signature(self.path)

    @contextmanager
    def batch(self) -> Iterator[None]:
        """Everything that is changed inside is written once, at the end; nothing of it after an exception."""
        self._in_batch = True
        try:
            yield
            changed = self._batch
        finally:
            self._batch, self._in_batch = None, False
        if changed is not None:
            self.write(changed)
