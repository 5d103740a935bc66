"""Lines of text that a screen places somewhere."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from textual.geometry import Region
from textual.strip import Strip

from clubtd.ui import cells
from clubtd.ui.look import Drawn


class Lines(Drawn):
    """Some lines, each with a style of `look.py`; only those that changed are repainted."""

    def __init__(
        self, lines: Sequence[tuple[str, str]] = (), *, margin: str = "", id: str | None = None
    ) -> None:
        """`margin` stands before every line, as a rule between two sides of a screen."""
        super().__init__(id=id)
        self._lines = list(lines)
        self._margin = margin

    def show(self, lines: Sequence[tuple[str, str]]) -> None:
        """Hold these lines instead."""
        old, self._lines = self._lines, list(lines)
        for y in range(max(len(old), len(self._lines))):
            if old[y : y + 1] != self._lines[y : y + 1]:
                self.refresh(Region(0, y, self.size.width, 1))

    def render_line(self, y: int) -> Strip:
        """One line, cut to the width there is."""
        text, style = self._lines[y] if y < len(self._lines) else ("", "")
        room = self.size.width - len(self._margin)
        line = Segment(cells.left(cells.shown(text), room), self.look.style(style))
        return Strip([Segment(self._margin, self.look.style("line")), line] if self._margin else [line])
