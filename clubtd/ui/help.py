"""What a screen is for and every key of it, from the same declarations that make the keys work."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.widget import Widget

from clubtd.formats.words import say, t
from clubtd.ui import cells
from clubtd.ui.columns import GAP, Column
from clubtd.ui.command import Command, cap
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row

WIDE = 100
"""From this width on the names of the commands are shown too, by which a settings file gives them other keys."""
NAMES = 18
COLUMNS = (Column("key"), Column("what", flexible=True), Column("id"))


class Help(Frame):
    """The page of the screen `of`."""

    explained: ClassVar[bool] = False
    OFFERS = (
        Command("manual", ("m",), "manual", "The manual, a page a topic.", "manual"),
        Command("back", ("escape", "?", "f1", "q"), "back", "Back to the screen.", "back"),
    )

    def __init__(self, of: Frame) -> None:
        super().__init__()
        self._of = of
        self._grid = Grid(COLUMNS, header=False)

    def content(self) -> Iterable[Widget]:
        """One list: sentences first, keys after."""
        return (self._grid,)

    def title_line(self) -> tuple[str, str]:
        """Whose help this is."""
        return t("{screen} · help", screen=self._of.title_line()[0]), ""

    def manual(self) -> None:
        """The topics of the manual."""
        self.club.open("manual")

    def on_resize(self) -> None:
        """Break the sentences anew."""
        room = self.size.width - 4
        names = NAMES if self.size.width >= WIDE else 0
        keyed = self._keyed()
        beside = max(map(cells.width, keyed.values()), default=0) + 2 * GAP
        rows: list[Row] = []
        for number, paragraph in enumerate(self._of.about()):
            for part, line in enumerate(cells.wrapped(say(paragraph), room)):
                rows.append(Row(f"t{number}.{part}", wide=line))
            rows.append(Row(f"t{number}", wide=" "))
        for command in self._of.keys.commands:
            if command.id not in keyed:
                continue
            style = "" if command.possible(self._of) else "muted"
            named = (Cell(command.id, "muted"),) if names else ()
            first, *rest = cells.wrapped(t(command.help), max(20, room - beside - names))
            rows.append(Row(command.id, (Cell(keyed[command.id], "key"), first, *named), style=style))
            rows += [Row(f"{command.id}.{i}", ("", line), style=style) for i, line in enumerate(rest)]
        self._grid.show(rows, columns=COLUMNS if names else COLUMNS[:2])

    def _keyed(self) -> dict[str, str]:
        """The keys of the commands by their ids, without those that another command has now."""
        offered = self._of.keys
        found = {c.id: [k for k in c.keys if offered.at(k, self._of) in (c, None)] for c in offered.commands}
        return {name: " ".join(map(cap, keys)) for name, keys in found.items() if keys}
