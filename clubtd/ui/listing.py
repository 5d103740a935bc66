"""The rows of a grid apart from the screen: which are in sight, in which order, and where the cursor stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from clubtd.event.names import plain
from clubtd.ui import cells


class Cell(NamedTuple):
    """A value with a style of its own: one of the names in `look.py`."""

    text: str
    style: str


CellLike: TypeAlias = str | Cell


class Row(NamedTuple):
    """One line of a grid.

    `style` is a name of `look.py`, `mark` a character for the margin. A row with `wide` text is a heading or a
    remark: the text runs over all columns and the cursor passes it by. `search` is looked through besides the
    values, or instead of them when it is given.
    """

    key: str
    cells: tuple[CellLike, ...] = ()
    style: str = ""
    mark: str = ""
    wide: str = ""
    search: str = ""

    @property
    def open(self) -> bool:
        """Whether the cursor can stand here."""
        return bool(self.cells)

    def value(self, column: int) -> str:
        """The text in a column."""
        if column >= len(self.cells):
            return ""
        cell = self.cells[column]
        return cells.shown(cell.text if isinstance(cell, Cell) else cell)

    def matches(self, query: Sequence[str]) -> bool:
        """Whether every word of a plain query begins a word of this row."""
        text = self.search or " ".join(self.value(i) for i in range(len(self.cells)))
        found = " " + " ".join(words_of(text))
        return all(f" {word}" in found for word in query)


def words_of(text: str) -> list[str]:
    """The words of a text, plain (no accents, no case) and without punctuation."""
    return "".join(c if c.isalnum() or c == "'" else " " for c in plain(text)).split()


class Listing:
    """Rows in the order and selection that are wanted now, with a cursor and the first line in sight."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.all = tuple(rows)
        self.rows: list[Row] = list(self.all)
        self.query: list[str] = []
        self.order: Callable[[Row], Any] | None = None
        self.backwards = False
        self.top = 0
        self.page = 1
        self.cursor = self.next_open(0, 1)

    @property
    def row(self) -> Row | None:
        """The row under the cursor."""
        return self.rows[self.cursor] if 0 <= self.cursor < len(self.rows) else None

    @property
    def key(self) -> str:
        """The key of the row under the cursor, empty when there is none."""
        return self.row.key if self.row else ""

    @property
    def last_top(self) -> int:
        """The first line in sight when the last row is."""
        return max(0, len(self.rows) - self.page)

    def index(self, key: str) -> int:
        """Where the row with that key is; -1: it is not in sight or the cursor cannot stand there."""
        return next((i for i, row in enumerate(self.rows) if row.key == key and row.open), -1)

    def next_open(self, index: int, step: int) -> int:
        """The nearest row the cursor can stand on, looked for first in the direction of `step`; -1: none."""
        for direction in (step, -step):
            at = index
            while 0 <= at < len(self.rows):
                if self.rows[at].open:
                    return at
                at += direction
        return -1

    def arrange(self, cursor: str) -> None:
        """Select and order the rows again; the cursor follows its row, or stays where it was on the screen."""
        self.rows = [row for row in self.all if row.matches(self.query)] if self.query else list(self.all)
        if self.order:
            self.rows.sort(key=self.order, reverse=self.backwards)
        found = self.index(cursor)
        self.cursor = found if found >= 0 else self.next_open(max(0, min(self.cursor, len(self.rows) - 1)), 1)
        self.keep_in_sight()

    def move(self, index: int) -> None:
        """Put the cursor on the row there."""
        self.cursor = index
        self.keep_in_sight()

    def target(self, key: str) -> int | None:
        """Where a key (`up`, `pagedown`, `home`, ...) takes the cursor; None: it is not a key that moves."""
        last = len(self.rows) - 1
        leap = max(1, self.page - 1)
        step = {"up": -1, "down": 1, "pageup": -leap, "pagedown": leap}.get(key)
        if step is not None:
            return self.next_open(max(0, min(last, self.cursor + step)), 1 if step > 0 else -1)
        if key in ("home", "end"):
            return self.next_open(0 if key == "home" else last, 1 if key == "home" else -1)
        return None

    def keep_in_sight(self) -> None:
        """Scroll just as far as the cursor needs; headings above the first row come along."""
        if self.cursor >= 0:
            first = 0 if self.next_open(0, 1) == self.cursor else self.cursor
            self.top = max(min(self.top, first), self.cursor - self.page + 1)
        self.top = max(0, min(self.top, self.last_top))

    def scroll(self, lines: int) -> bool:
        """Scroll without the cursor; False when there is nothing more to see."""
        top = max(0, min(self.top + lines, self.last_top))
        changed = top != self.top
        self.top = top
        return changed
