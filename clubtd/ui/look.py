"""The text styles of a theme. Our line widgets ask here: style sheets for each cell would double the start-up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from rich.color import Color as RichColor
from rich.style import Style
from textual.color import Color
from textual.widget import Widget

if TYPE_CHECKING:
    from clubtd.ui.club import ClubApp

# Colour, background (names of theme variables) and whether it is bold.
_STYLES = {
    "plain": ("foreground", "", False),
    "muted": ("club-muted", "", False),
    "line": ("club-line", "", False),
    "title": ("club-key", "", True),
    "key": ("club-key", "", True),
    "strong": ("foreground", "", True),
    "good": ("club-good", "", False),
    "warn": ("club-missing", "", True),
    "bad": ("club-error", "", True),
    "cursor": ("club-cursor-text", "club-cursor", True),
    "resting": ("foreground", "club-field", False),
    "field": ("foreground", "club-field", False),
}


class Look:
    """Styles by name, each complete with its background."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._variables = variables
        self._styles: dict[tuple[str, str], Style] = {}

    def style(self, name: str, row: str = "") -> Style:
        """The style called `name` (empty: plain), in a row called `row`: under the cursor colours give way."""
        found = self._styles.get((name, row))
        if found is None:
            found = self._styles[name, row] = self._made(name or "plain", row or "plain")
        return found

    def _made(self, name: str, row: str) -> Style:
        front, back, bold = _STYLES[row if name == "plain" or row == "cursor" else name]
        behind = _STYLES[row][1] or back or "background"
        # The console of Linux shows bold black as grey, which nobody can read on the cursor.
        heavy = (bold or _STYLES[name][2]) and self._variables[front] != "ansi_black"
        return Style(color=self._colour(front), bgcolor=self._colour(behind), bold=heavy or None)

    def _colour(self, name: str) -> RichColor:
        return _rich(self._variables[name])


@lru_cache(maxsize=256)
def _rich(text: str) -> RichColor:
    return Color.parse(text).rich_color


class Drawn(Widget):
    """A widget that draws its lines itself, in the styles of the theme."""

    @property
    def look(self) -> Look:
        """The styles of the theme that is on now."""
        return cast("ClubApp", self.app).look
