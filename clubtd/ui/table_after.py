"""A table that can be seen as it was after an earlier round."""

from __future__ import annotations

from typing import ClassVar

from clubtd.event.table import rounds_in
from clubtd.ui.closer import Closer
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk

TURNING = (
    Command("earlier", ("<",), "earlier", "The table one round earlier.", "earlier", "has_earlier"),
    Command("later", (">",), "later", "The table one round later.", "later", "has_later"),
)


class TableAfter(Closer):
    """The table `after` so many rounds, at first after the last complete one. Subclasses `show` it."""

    FIRST: ClassVar[int] = 1
    """After how many rounds the earliest table is."""

    def __init__(self, desk: Desk, after: int | None = None) -> None:
        super().__init__(desk)
        self.after = rounds_in(desk.event) if after is None else after

    def show(self, cursor: str | None = None) -> None:
        """Show the table, the cursor on that row or where it was."""

    @property
    def has_earlier(self) -> bool:
        """Whether there is a table of an earlier round."""
        return self.after > self.FIRST

    @property
    def has_later(self) -> bool:
        """Whether there is a table of a later round."""
        return self.after < rounds_in(self.event)

    def earlier(self) -> None:
        """The table one round earlier."""
        self.after -= 1
        self.show()

    def later(self) -> None:
        """The table one round later."""
        self.after += 1
        self.show()
