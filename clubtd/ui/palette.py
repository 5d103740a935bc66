"""Every command by its name: type a few letters, Enter runs it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.widget import Widget

from clubtd.formats.words import t
from clubtd.ui.columns import Column
from clubtd.ui.command import Command, cap
from clubtd.ui.field import Field
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row


class Palette(Frame):
    """The commands that the screen `of` has now, and what else it lets people look for."""

    explained: ClassVar[bool] = False
    OFFERS = (
        Command("run", ("enter",), "run", "Run the command.", "run_chosen"),
        Command("up", ("up",), "up", "The one above.", "up", line=False),
        Command("down", ("down",), "down", "The one below.", "down", line=False),
        Command("back", ("escape",), "back", "Back to the screen.", "back"),
    )
    DEFAULT_CSS = "Palette Field { margin: 0 1; }"

    def __init__(self, of: Frame) -> None:
        super().__init__()
        self._of = of
        self._field = Field(placeholder=t("type a word"))
        rows = [
            Row(
                c.id,
                (t(c.help), Cell(" ".join(cap(k) for k in c.keys), "key")),
                search=f"{t(c.label)} {t(c.help)}",
            )
            for c in of.keys.now(of)
            if c.id != "palette"
        ]
        self._grid = Grid([Column("what", flexible=True), Column("key")], rows, header=False)
        self._grid.can_focus = False

    def content(self) -> Iterable[Widget]:
        """The field and the list."""
        return self._field, self._grid

    def title_line(self) -> tuple[str, str]:
        """What can be found here."""
        return t("{screen} · all commands", screen=self._of.title_line()[0]), ""

    def on_input_changed(self) -> None:
        """Show what fits."""
        self._grid.search(self._field.value)

    def up(self) -> None:
        """The command above."""
        self._grid.step(-1)

    def down(self) -> None:
        """The command below."""
        self._grid.step(1)

    async def run_chosen(self) -> None:
        """Go back and do it there."""
        name = self._grid.key
        command = next((c for c in self._of.keys.commands if c.id == name), None)
        self.dismiss("")
        if command:
            self._of.call_later(self._of.perform, command)
