"""Everything that was done, with its time, newest first; and the event as it was then."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widget import Widget

from clubtd.event.message import Refused, msg
from clubtd.formats.words import clock, day, say, t
from clubtd.ui import cells
from clubtd.ui.columns import Column
from clubtd.ui.command import Command
from clubtd.ui.event_frame import EventFrame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row
from clubtd.ui.past import Past
from clubtd.ui.text import Lines

WHOLE = 2
"""The lines in which the sentence under the cursor is read in full."""
BESIDE = 13
"""The cells of a line that its sentence does not have: mark, time, gaps and the bar."""


class HistoryScreen(EventFrame):
    """The log in sentences. What was undone is marked; Enter looks at the event as it was after a line."""

    NAME = "history"
    ABOUT = (
        msg(
            "Every action with its time, the newest first. Nothing here changes the event, except u, which undoes."
        ),
        msg("Enter shows the event as it was after the line under the cursor: rounds, standings, players."),
    )
    OFFERS = (
        Command("look", ("enter",), "as it was then", "Look at the event as it was after this line.", "look"),
        Command("undo", ("u",), "undo", "Take back the last thing done; again: the one before.", "undo"),
        Command("redo", ("U", "ctrl+r"), "redo", "Do again what was undone.", "redo", "undone"),
        Command("back", ("escape",), "back", "Back to the event.", "back"),
    )

    def content(self) -> Iterable[Widget]:
        """The lines."""
        self.grid = Grid([Column("time"), Column("what", flexible=True)], header=False, frozen=1)
        self.whole = Lines(margin=" ")
        self.whole.styles.height = WHOLE
        self.grid.show(self._rows())
        return self.grid, self.whole

    def title_line(self) -> tuple[str, str]:
        """Where we are."""
        return t("{event} · history", event=self.event.settings.name), t("newest first")

    def _rows(self) -> list[Row]:
        rows: list[Row] = []
        self._sentences: dict[str, str] = {}
        date = ""
        lines = self.desk.file.history.lines()
        for place in range(len(lines) - 1, -1, -1):
            line = lines[place]
            if line.at[:10] != date:
                date = line.at[:10]
                rows.append(Row(f"day {date}", wide=day(date) or " "))
            text = cells.shown(say(line.message)) + (t("  (undone)") if line.undone else "")
            self._sentences[str(place)] = text
            rows.append(Row(str(place), (clock(line.at), Cell(text, "muted") if line.undone else text)))
        return rows

    def redraw(self) -> None:
        """Show the log as it is now."""
        self.grid.show(self._rows())
        self.on_grid_highlighted()

    def on_resize(self) -> None:
        """Another width cuts other lines."""
        self.on_grid_highlighted()

    def on_grid_highlighted(self) -> None:
        """A sentence too long for its line, a reason at its end, is read in full below the list."""
        line = self._sentences.get(self.grid.key, "")
        long = cells.width(line) > self.size.width - BESIDE
        room = self.size.width - 2
        parts = cells.wrapped(line, room) if long else []
        if len(parts) > WHOLE:
            parts = [*parts[: WHOLE - 1], cells.cut(" ".join(parts[WHOLE - 1 :]), room)]
        self.whole.show([(part, "muted") for part in parts])

    def on_grid_chosen(self) -> None:
        """A double click is Enter."""
        self.look()

    def look(self) -> None:
        """The event as it was after the line under the cursor."""
        if not self.grid.key.isdecimal():
            raise Refused(msg("No line is selected."))
        past = Past(self.desk, int(self.grid.key))
        event = past.event
        name = "players" if not event.rounds else "standings" if event.finished else "round"
        self.app.push_screen(self.club.make(name, desk=past))
