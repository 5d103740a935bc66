"""A field with a few answers, all in sight."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip

from clubtd.ui import cells
from clubtd.ui.look import Drawn


class Choice(Drawn, can_focus=True):
    """One of several answers: Left and Right (or Space) choose, the chosen one has a dot."""

    DEFAULT_CSS = "Choice { height: 1; width: 1fr; }"

    class Changed(Message):
        """Another answer was chosen."""

    def __init__(self, answers: Sequence[tuple[str, str]], value: str = "", *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._answers = answers
        self._at = next((i for i, (key, _) in enumerate(answers) if key == value), 0)

    @property
    def value(self) -> str:
        """The answer chosen."""
        return self._answers[self._at][0]

    def on_key(self, event: events.Key) -> None:
        """Choose."""
        step = {"left": -1, "right": 1, "space": 1}.get(event.key)
        if step is None:
            return
        event.stop()
        self._choose((self._at + step) % len(self._answers))

    def on_click(self, event: events.Click) -> None:
        """Choose the one that was clicked."""
        edge = 0
        for index, (_, label) in enumerate(self._answers):
            edge += cells.width(label) + 4
            if event.x < edge:
                self._choose(index)
                return

    def _choose(self, at: int) -> None:
        if at != self._at:
            self._at = at
            self.refresh()
            self.post_message(self.Changed())

    def on_focus(self) -> None:
        """Show that keys go here."""
        self.refresh()

    def on_blur(self) -> None:
        """Show that keys go elsewhere."""
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """All answers in a row."""
        row = "field" if self.has_focus else ""
        segments = []
        for index, (_, label) in enumerate(self._answers):
            chosen = index == self._at
            style = self.look.style("key" if chosen else "muted", row)
            segments.append(Segment(("● " if chosen else "· ") + label, style))
            segments.append(Segment("  ", self.look.style("", row)))
        strip = Strip(segments)
        return strip.extend_cell_length(self.size.width, self.look.style("", row)).crop(0, self.size.width)
