"""Every command, of this screen and the others, and every player by name: type a few letters, Enter does it."""

from __future__ import annotations

from typing import ClassVar

from clubtd.formats.words import t
from clubtd.ui import findable
from clubtd.ui.columns import Column
from clubtd.ui.command import Command
from clubtd.ui.field import Field
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row
from clubtd.ui.picking import ARROWS, Picking


class Palette(Picking):
    """What can be done on the screen `of`, then the players, then what can be done elsewhere, near and far."""

    explained: ClassVar[bool] = False
    has_palette: ClassVar[bool] = False
    OFFERS = (
        Command("run", ("enter",), "do it", "Run the command, or open the player's card.", "run_chosen"),
        *ARROWS,
        Command("back", ("escape",), "back", "Back to the screen.", "back"),
    )
    DEFAULT_CSS = "Palette Field { margin: 0 1; }"

    def __init__(self, of: Frame) -> None:
        super().__init__()
        self._of = of
        self.field = Field(placeholder=t("type a word or a name"))
        self._found = {found.key: found for found in findable.everything(of)}
        self._more = False
        self.grid = Grid(
            [Column("what", flexible=True, grow=True), Column("key")], self._rows(), header=False
        )
        self.grid.can_focus = False

    def _rows(self) -> list[Row]:
        return [
            Row(found.key, (found.what, Cell(found.aside, "key")), search=found.search)
            for found in self._found.values()
        ]

    def on_mount(self) -> None:
        """The first rows first: the screens below the others take a moment to be read."""
        super().on_mount()
        self.call_after_refresh(self._add_more)

    def _add_more(self) -> None:
        if not self._more:
            self._more = True
            self._found |= {found.key: found for found in findable.deeper(self._of)}
            self.grid.show(self._rows())

    def title_line(self) -> tuple[str, str]:
        """What can be found here."""
        return t("{screen} · all commands, players by name", screen=self._of.title_line()[0]), ""

    def notice_line(self) -> tuple[str, str, str]:
        """That nothing has these words."""
        return ("", "", "plain") if self.grid.key else (t("Nothing is called so."), "", "warn")

    def on_input_changed(self) -> None:
        """Show what fits."""
        self._add_more()
        self.grid.search(self.field.value)
        self.update()

    def on_grid_chosen(self) -> None:
        """A double click is Enter."""
        self.run_chosen()

    def run_chosen(self) -> None:
        """Go back and do it there."""
        found = self._found.get(self.grid.key)
        if found:
            self.dismiss("")
            self.club.call_later(findable.run, self._of, found)
