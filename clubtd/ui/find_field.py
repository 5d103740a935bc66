"""The field that finds, above a list whose letters are commands until it has been opened."""

from __future__ import annotations

from textual.widget import Widget

from clubtd.ui.field import Field
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid

STEPS = {"up": -1, "down": 1, "pageup": -15, "pagedown": 15}
"""The keys that move in the list while the field has the letters, and by how many rows."""


class FindField(Frame):
    """A screen with such a `field` and the `grid` that it looks through."""

    finding = False
    field: Field
    grid: Grid

    def find(self) -> None:
        """Let the field take the letters."""
        self.finding = True
        self.keys_to(self.field, self.grid)

    def keys_to(self, one: Widget, other: Widget) -> None:
        """Let `one` have the keys; neither Shift+Tab nor a click gives them to the `other`."""
        one.can_focus = True
        self.set_focus(one)
        other.can_focus = False

    def take(self, key: str) -> bool:
        """While finding the arrows move in the list; before, the first letter of a name begins it."""
        if not self.finding and self._begins_a_name(key):
            self.find()
            self.field.insert_text_at_cursor(key)
        elif self.finding and key in STEPS:
            self.grid.step(STEPS[key])
        else:
            return False
        return True

    def _begins_a_name(self, key: str) -> bool:
        """Whether somebody types a name without the key that finds: a capital, or `é`, `ж`, that does nothing now."""
        letter = len(key) == 1 and key.isalpha() and (key.isupper() or not key.isascii())
        return letter and self.keys.at(key, self) is None
