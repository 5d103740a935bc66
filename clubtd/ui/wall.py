"""The wall: an event shown to everybody in the room, on a terminal of its own. It turns its pages by itself."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.segment import Segment
from textual.app import ComposeResult
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip

from clubtd.formats.published import last_change
from clubtd.store.eventfile import EventFile
from clubtd.ui import settings, utf8, wall_edges, wall_pages
from clubtd.ui.club import ClubApp
from clubtd.ui.lines import Foot, Head
from clubtd.ui.look import Drawn
from clubtd.ui.round_clock import Alarm, rings
from clubtd.ui.wall_page import Line, Page

if TYPE_CHECKING:
    from textual import events

    from clubtd.ui.frame import Frame

SECONDS = 10
"""How long a page stays when nobody says otherwise."""


class Rows(Drawn):
    """The lines of a page; of the next one only those that differ are repainted."""

    DEFAULT_CSS = "Rows { height: 1fr; }"

    def __init__(self) -> None:
        super().__init__()
        self._lines: Sequence[Line] = ()

    def show(self, lines: Sequence[Line]) -> None:
        """Hold these lines instead."""
        old, self._lines = self._lines, lines
        for y in range(max(len(old), len(lines))):
            if old[y : y + 1] != lines[y : y + 1]:
                self.refresh(Region(0, y, self.size.width, 1))

    def render_line(self, y: int) -> Strip:
        """One line, filled to the edge."""
        line = self._lines[y] if y < len(self._lines) else ()
        strip = Strip([Segment(text, self.look.style(name)) for text, name in line if text])
        return strip.adjust_cell_length(self.size.width, self.look.style(""))


class Notice(Foot):
    """Only the rule with what is missing, and at its right which page comes when."""

    DEFAULT_CSS = "Notice { height: 1; }"


class Wall(Screen[str]):
    """The pages of the event in `file`, each for so many seconds; follows what the organiser does."""

    ALLOW_SELECT = False

    def __init__(self, file: EventFile, seconds: int = SECONDS) -> None:
        super().__init__()
        self.file = file
        self.seconds = seconds
        self._head, self._rows, self._notice = Head(), Rows(), Notice()
        self._pages: list[Page] = []
        self._at = 0
        self._left = seconds
        self._alarm = Alarm()

    @property
    def _club(self) -> ClubApp:
        assert isinstance(self.app, ClubApp)
        return self.app

    def compose(self) -> ComposeResult:
        """Title, page, notice."""
        yield self._head
        yield self._rows
        yield self._notice

    def on_mount(self) -> None:
        """The only timer of the program: once a second it looks at the file and at the clock."""
        self.set_interval(1, self.tick)

    def on_resize(self) -> None:
        """Arrange everything for the new size."""
        self._arrange()

    def on_key(self, event: events.Key) -> None:
        """Nothing has to be pressed; these leave."""
        if event.key in ("q", "escape", "ctrl+c", "ctrl+q"):
            event.stop()
            self.app.exit()

    def tick(self) -> None:
        """A second has gone by: follow the file, turn the page when it is time."""
        if not self._pages:
            return
        before = self.file.event
        if self.file.refresh() and self.file.event != before:
            if len(self.file.event.rounds) != len(before.rounds):
                self._at, self._left = 0, self.seconds + 1
            self._arrange()
        self._ring()
        self._left -= 1
        if self._left <= 0:
            self._at, self._left = (self._at + 1) % len(self._pages), self.seconds
        self._show()

    def _ring(self) -> None:
        """The bell of the round's clock; the clock itself says that the time is up."""
        passed = self._alarm.look(self.file.event, self._club.now())
        if passed and rings(self._club.settings.bell, passed[0]):
            self.app.bell()

    def _arrange(self) -> None:
        file = self.file
        self._pages = wall_pages.pages(
            file.event, self.size.width, self.size.height, last_change(file.history)
        )
        self._at = min(self._at, len(self._pages) - 1)
        self._show()

    def _show(self) -> None:
        page, after = self._pages[self._at], self._pages[(self._at + 1) % len(self._pages)]
        width = self.size.width
        self._head.show(*wall_edges.heading(page, self.file.event, self._club.now(), width))
        following = wall_edges.next_page(after.name, self._left, width) if len(self._pages) > 1 else ""
        text, style = wall_edges.notice(self.file, width)
        self._notice.notice(text, following, style)
        self._rows.show(page.lines)


class WallApp(ClubApp):
    """The program with nothing but the wall, for reading only."""

    def __init__(
        self,
        path: Path,
        *,
        seconds: int = SECONDS,
        theme: str = "",
        config: Path | None = None,
    ) -> None:
        self._seconds = seconds
        super().__init__(path.parent, path, theme=theme, config=config)

    def _event(self, path: Path) -> Frame:
        return Wall(EventFile.open(path, read_only=True), self._seconds)  # type: ignore[return-value]


def show(path: Path, seconds: int = SECONDS) -> int:
    """Show the event on this terminal until somebody ends it; the exit code. Refused when it cannot be read."""
    gc.disable()
    utf8.write()
    app = WallApp(path, seconds=seconds, config=settings.folder())
    app.run(mouse=False)
    return app.return_code or 0
