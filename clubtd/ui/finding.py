"""A field that finds: a few letters of a name, and only the rows that fit are there."""

from __future__ import annotations

from textual.containers import Horizontal

from clubtd.event.message import msg
from clubtd.formats.words import t
from clubtd.ui.event_frame import EventFrame
from clubtd.ui.find_field import FindField
from clubtd.ui.text import Lines


class Finding(EventFrame, FindField):
    """A screen of an event with such a field above its `grid`."""

    DEFAULT_CSS = """
    .finding { height: 1; padding: 0 1 0 3; }
    .finding Lines { width: 6; }
    """

    def finder(self) -> Horizontal:
        """The field, with its name."""
        return Horizontal(Lines([(t("Find"), "muted")]), self.field, classes="finding")

    def stop_finding(self) -> None:
        """Back to the list, the cursor on what was found."""
        self.finding = False
        self.field.value = ""
        self.grid.search("")
        self.keys_to(self.grid, self.field)

    def on_input_changed(self) -> None:
        """Show who fits."""
        if self.finding:
            self.searched(self.grid.search(self.field.value), self.field.value.strip())

    def searched(self, fit: int, typed: str) -> None:
        """So many rows fit what was typed: say so."""
        if not fit:
            self.tell(msg("Nobody fits."), "warn")
        elif fit > 1 and typed:
            self.tell(msg("{n} fit: type on, or move to one with the arrows.", n=fit))
        else:
            self.hush()
