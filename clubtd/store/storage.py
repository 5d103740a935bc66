"""TinyDB's storage for event files: whole files only, and several changes in one write."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tinydb.storages import Storage

from clubtd.store import layout
from clubtd.store.layout import Tables
from clubtd.store.replace import REAL_DISK, Disk, replace_file

LOG = "actions"


class EventStorage(Storage):
    """Keeps the tables of one event file. Only one process may write, so they are read once and then known.

    The documents of the table `actions` never change once they are written: each is turned into text once.
    """

    def __init__(self, path: Path, tables: Tables | None = None, disk: Disk = REAL_DISK) -> None:
        self.path = path
        self._disk = disk
        self._tables = tables
        self._lines: dict[int, tuple[dict[str, Any], str]] = {}
        self._batch: Tables | None = None
        self._in_batch = False

    def read(self) -> Tables | None:
        """The tables as they are now, None for a file that is not there yet; Refused for a damaged one."""
        if self._batch is not None:
            return dict(self._batch)
        if self._tables is None and self.path.exists():
            self._tables = layout.from_bytes(self.path.read_bytes())
        return None if self._tables is None else dict(self._tables)

    def write(self, data: Tables) -> None:
        """Replace the file, or remember the change when in a batch. After an OSError everything is as it was."""
        if self._in_batch:
            self._batch = data
            return
        replace_file(self.path, layout.to_bytes(self._texts(data)), self._disk)
        self._tables = data

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

    def _texts(self, data: Tables) -> dict[str, dict[str, str]]:
        return {
            name: {
                number: self._line(document) if name == LOG else layout.text_of(document)
                for number, document in documents.items()
            }
            for name, documents in data.items()
        }

    def _line(self, document: dict[str, Any]) -> str:
        known = self._lines.get(id(document))
        if known is None or known[0] is not document:
            known = self._lines[id(document)] = (document, layout.text_of(document))
        return known[1]
