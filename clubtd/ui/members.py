"""What the two screens of the club list have in common: a field that finds, and the members below it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from textual.containers import Horizontal
from textual.widget import Widget

from clubtd.formats.words import t
from clubtd.ui.columns import Align, Column
from clubtd.ui.field import Field
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, CellLike, Row
from clubtd.ui.roster import Roster
from clubtd.ui.text import Lines

PORTION = 40
"""How many members the list holds at first, and how many more each time its end is reached."""


class MembersFrame(Frame):
    """The members whom the letters in the field fit. Subclasses say what stands before and behind each."""

    DEFAULT_CSS = """
    MembersFrame Horizontal { height: 1; padding: 0 1 0 3; }
    MembersFrame Horizontal Lines { width: 6; }
    """

    def __init__(self, roster: Roster) -> None:
        super().__init__()
        self.roster = roster
        self.field = Field(placeholder=t("a few letters of a name"))
        self.grid = Grid(self._columns(), frozen=2)
        self._most = PORTION
        self._query = ""

    def _columns(self) -> Sequence[Column]:
        return (
            Column("mark", "", 1),
            Column("name", t("Name"), 27, flexible=True, minimum=14, grow=True, name=True),
            Column("rating", t("Rating"), 6, Align.RIGHT, drop=1),
            Column("club", t("Club"), 10, flexible=True, minimum=6, drop=3),
            Column("nights", t("Nights"), 6, Align.RIGHT, drop=4),
            Column("seen", t("Last seen"), 9, drop=2),
            Column("byes", t("Byes"), 9),
            Column("note", "", 8, flexible=True, minimum=6),
        )

    # For subclasses

    def mark(self, number: int) -> str:
        """What stands before a member."""
        return ""

    def note(self, number: int) -> CellLike:
        """What stands behind a member."""
        return ""

    def style(self, number: int) -> str:
        """How the row of a member looks."""
        return ""

    def in_turn(self, numbers: Iterable[int]) -> Iterable[int]:
        """The members found, in the order in which they are shown."""
        return numbers

    def last_rows(self) -> Iterable[Row]:
        """Rows below the members."""
        return ()

    # What it looks like

    def content(self) -> Iterable[Widget]:
        """The field and the list."""
        self.fill()
        return Horizontal(Lines([(t("Find"), "muted")]), self.field), self.grid

    @property
    def number(self) -> int:
        """The member under the cursor; 0: nobody."""
        return int(self.grid.key) if self.grid.key.isdecimal() else 0

    def fill(self, cursor: str | None = None) -> None:
        """Show whom the letters fit, the cursor on that row or on the first."""
        self._query = self.field.value
        found = list(islice(self.in_turn(self.roster.found(self.field.value)), self._most))
        rows = [self.row(number) for number in found]
        self.grid.show([*rows, *self.last_rows()], cursor=cursor if cursor is not None else self._first(rows))

    def _first(self, rows: Sequence[Row]) -> str:
        return rows[0].key if rows else ""

    def row(self, number: int) -> Row:
        """The row of one member."""
        facts = self.roster.facts(number)
        return Row(
            str(number),
            (self.mark(number), *facts[:-1], Cell(facts[-1], "warn"), self.note(number)),
            style=self.style(number),
        )

    # Finding

    def on_input_changed(self) -> None:
        """Show who fits, unless that was done when the field was emptied."""
        if self.field.value == self._query:
            return
        self._most = PORTION
        self.fill()
        self.update()

    def on_grid_highlighted(self) -> None:
        """At the end of what is shown: more."""
        rows = self.grid.rows
        if rows and len(rows) >= self._most and self.grid.key == rows[-1].key:
            self._most += PORTION
            self.fill(self.grid.key)
