"""A field to type in, and the list below it in which the arrows move meanwhile."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widget import Widget

from clubtd.ui.command import Command
from clubtd.ui.field import Field
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid

ARROWS = (
    Command("up", ("up",), "up", "The one above.", "up", line=False),
    Command("down", ("down",), "down", "The one below.", "down", line=False),
)


class Picking(Frame):
    """A screen on which one thing is picked. Subclasses give `field` and `grid`, offer `ARROWS`, and say what fits."""

    field: Field
    grid: Grid

    def content(self) -> Iterable[Widget]:
        """The field and the list."""
        return self.field, self.grid

    def take(self, key: str) -> bool:
        """The page keys move in the list by what is in sight of it."""
        page = {"pageup": -1, "pagedown": 1}.get(key, 0)
        if page:
            self.grid.step(page * max(1, self.grid.size.height - 1))
        return bool(page)

    def up(self) -> None:
        """The one above."""
        self.grid.step(-1)

    def down(self) -> None:
        """The one below."""
        self.grid.step(1)
