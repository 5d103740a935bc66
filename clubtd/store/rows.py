"""The log of an event file as text, of which only what is new is written each time."""

from __future__ import annotations

from itertools import takewhile

from clubtd.store import layout
from clubtd.store.layout import Document


class Rows:
    """Actions as sealed rows. Documents of the log never change, so each becomes text once."""

    def __init__(self) -> None:
        self._documents: list[Document] = []
        self._rows: list[bytes] = []
        self._sums: list[int] = [0]

    def of(self, documents: list[Document]) -> list[bytes]:
        """The rows of a log, which is mostly the one asked for before with something added."""
        known = len(
            list(takewhile(lambda pair: pair[0] is pair[1], zip(self._documents, documents, strict=False)))
        )
        del self._documents[known:], self._rows[known:], self._sums[known + 1 :]
        for number, document in enumerate(documents[known:], known + 1):
            sealed, total = layout.sealed(layout.row(number, document), self._sums[-1])
            self._documents.append(document)
            self._rows.append(sealed)
            self._sums.append(total)
        return self._rows
