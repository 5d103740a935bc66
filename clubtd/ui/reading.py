"""Lines to be read that may be longer than the screen: Page Up and Page Down scroll them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from textual import events
from textual.strip import Strip

from clubtd.formats.words import t
from clubtd.ui import cells
from clubtd.ui.command import Command
from clubtd.ui.frame import Frame
from clubtd.ui.look import Drawn

READING_KEYS = (
    Command("read-down", ("pagedown",), "more", "The lines below.", "read_down", "below"),
    Command("read-up", ("pageup",), "back up", "The lines above.", "read_up", "at_end"),
    Command("read-up", ("pageup",), "back up", "The lines above.", "read_up", "above", line=False),
)


class Reading(Drawn):
    """Lines, each with a style of `look.py`, from the one that is first in sight."""

    DEFAULT_CSS = "Reading { height: 1fr; margin: 0 0 0 2; }"

    def __init__(self, lines: Sequence[tuple[str, str]] = (), *, rule: str = "") -> None:
        """`rule` stands before every line, between two sides of a screen."""
        super().__init__()
        self._rule = rule
        self._lines = list(lines)
        self._top = 0

    @property
    def above(self) -> bool:
        """Whether there are lines above those in sight."""
        return self._top > 0

    @property
    def below(self) -> bool:
        """Whether there are lines below those in sight."""
        return self._top < self._last_top

    @property
    def _last_top(self) -> int:
        return max(0, len(self._lines) - self.size.height)

    def show(self, lines: Sequence[tuple[str, str]], *, from_top: bool = False) -> None:
        """Hold these lines instead."""
        self._lines = list(lines)
        self._top = 0 if from_top else min(self._top, self._last_top)
        self.refresh()

    def leaf(self, pages: int) -> None:
        """Scroll by so many pages, one line kept in sight."""
        self.scroll_lines(pages * max(1, self.size.height - 1))

    def read_round(self) -> None:
        """Scroll by a page; after the last one to the first."""
        if self.below:
            self.leaf(1)
        else:
            self.scroll_lines(-self._top)

    def scroll_lines(self, lines: int) -> None:
        """Scroll by so many lines."""
        self._top = max(0, min(self._last_top, self._top + lines))
        self.refresh()

    def on_resize(self) -> None:
        """Never scrolled past the end; the key line says whether there is more."""
        self._top = min(self._top, self._last_top)
        if isinstance(self.screen, Frame):
            self.screen.update()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel."""
        self.scroll_lines(3)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel."""
        self.scroll_lines(-3)

    def render_line(self, y: int) -> Strip:
        """One line, cut to the width there is; in the last one how much more there is."""
        at = y + self._top
        text, style = self._lines[at] if at < len(self._lines) else ("", "")
        if y == self.size.height - 1 and self.below:
            more = t("… {n} more lines", n=len(self._lines) - at)
            text, style = more, "muted"
        line = cells.left(cells.shown(text), self.size.width - len(self._rule))
        rule = [Segment(self._rule, self.look.style("line"))] if self._rule else []
        return Strip([*rule, Segment(line, self.look.style(style))])


class Leafing:
    """What `READING_KEYS` do on a screen with these lines."""

    reading: Reading

    @property
    def above(self) -> bool:
        """Whether there is more to read above."""
        return self.reading.above

    @property
    def below(self) -> bool:
        """Whether there is more to read below."""
        return self.reading.below

    @property
    def at_end(self) -> bool:
        """Whether there is more to read above, and no more below."""
        return self.above and not self.below

    def read_down(self) -> None:
        """The lines below."""
        self.reading.leaf(1)

    def read_up(self) -> None:
        """The lines above."""
        self.reading.leaf(-1)


def paragraphs(texts: Sequence[tuple[str, str]], room: int) -> list[tuple[str, str]]:
    """Sentences in lines of at most so many cells, an empty line between them."""
    lines: list[tuple[str, str]] = []
    for text, style in texts:
        lines += [("", "")] if lines else []
        lines += [(line, style) for line in cells.wrapped(cells.shown(text), max(20, room))]
    return lines
