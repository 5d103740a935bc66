"""Names in a row, each with its digit: one of several things to look at."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip

from clubtd.ui import cells
from clubtd.ui.look import Drawn


class Tabs(Drawn):
    """Names in a row with their digits, one of them chosen; a click chooses another."""

    DEFAULT_CSS = "Tabs { height: 2; }"

    class Clicked(Message):
        """The name at that place was clicked."""

        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self._names = names
        self._chosen = 0

    def choose(self, at: int) -> None:
        """Mark that one."""
        self._chosen = at
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        """As its digit."""
        edge = 1
        for at in self._placed()[event.y]:
            edge += self._room(at)
            if event.x < edge:
                self.post_message(self.Clicked(at))
                return

    @property
    def _gap(self) -> int:
        """Two blanks between the names where all of them have room so, else one."""
        return 2 if sum(cells.width(name) + 4 for name in self._names) <= self.size.width + 1 else 1

    def _room(self, at: int) -> int:
        return cells.width(self._names[at]) + 2 + self._gap

    def _placed(self) -> tuple[list[int], list[int]]:
        """Which names stand in the first line, and which in the second, that is empty where one has room for all."""
        first: list[int] = []
        room = self.size.width - 1 + self._gap  # the last one needs no gap behind it
        for at in range(len(self._names)):
            room -= self._room(at)
            if room < 0:
                break
            first.append(at)
        return first, list(range(len(first), len(self._names)))

    def render_line(self, y: int) -> Strip:
        """The names; in the second line those that have no room in the first."""
        plain = self.look.style("")
        segments = [Segment(" ", plain)]
        for at in self._placed()[y]:
            name = self._names[at]
            chosen = at == self._chosen
            segments.append(Segment(str(at + 1), self.look.style("key")))
            style = self.look.style("title" if chosen else "muted")
            segments.append(Segment(("▶" if chosen else " ") + name, style))
            segments.append(Segment(" " * self._gap, plain))
        return Strip(segments).extend_cell_length(self.size.width, plain).crop(0, self.size.width)
