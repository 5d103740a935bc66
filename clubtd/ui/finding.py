"""A field that finds: a few letters of a name, and only the rows that fit are there."""

from __future__ import annotations

from textual.containers import Horizontal

from clubtd.event.message import msg
from clubtd.formats.words import t
from clubtd.ui.event_frame import EventFrame
from clubtd.ui.field import Field
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.text import Lines

STEPS = {"up": -1, "down": 1, "pageup": -15, "pagedown": 15}
"""The keys that move in the list while the field has the letters, and by how many rows."""


class Finding(EventFrame):
    """A screen of an event with such a field above its `grid`."""

    finding = False
    field: Field
    grid: Grid
    DEFAULT_CSS = """
    .finding { height: 1; padding: 0 1 0 3; }
    .finding Lines { width: 6; }
    """

    def finder(self) -> Horizontal:
        """The field, with its name."""
        return Horizontal(Lines([(t("Find"), "muted")]), self.field, classes="finding")

    def find(self) -> None:
        """Let the field take the letters."""
        self.finding = True
        self.field.can_focus = True
        self.set_focus(self.field)

    def stop_finding(self) -> None:
        """Back to the list, the cursor on what was found."""
        self.finding = False
        self.field.value = ""
        self.grid.search("")
        self.set_focus(self.grid)
        self.field.can_focus = False

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

    def take(self, key: str) -> bool:
        """While finding the arrows move in the list; before, the first letter of a name begins it."""
        if not self.finding and begins_a_name(self, key):
            self.find()
            self.field.insert_text_at_cursor(key)
        elif self.finding and key in STEPS:
            self.grid.step(STEPS[key])
        else:
            return False
        return True


def begins_a_name(screen: Frame, key: str) -> bool:
    """Whether somebody types a name without the key that finds: a capital, or `é`, `ж`, that does nothing now."""
    letter = len(key) == 1 and key.isalpha() and (key.isupper() or not key.isascii())
    return letter and screen.keys.at(key, screen) is None
