"""The table of a season: rank, total, every night, dropped ones in brackets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from textual.widget import Widget

from clubtd.event.message import Message, msg
from clubtd.event.names import plain
from clubtd.formats.sheets.season import night_lines, running, season_doubts, season_notes
from clubtd.formats.words import day, number, say, t
from clubtd.standings.season import SeasonCell, SeasonTable
from clubtd.store.season_nights import Gathered, gather
from clubtd.store.seasons import Kept, load
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, CellLike, Row

_DATES_TAKE = 8  # cells for a night under its date, and what the other columns take at least
_OTHERS_TAKE = 44


class SeasonScreen(Frame):
    """One season. Enter takes somebody's total apart."""

    ABOUT = (
        msg("The table over several nights. Enter says how somebody's total comes about, night by night."),
        msg("In brackets: a night that is dropped, as only the best ones count. Empty: not there."),
        msg("n ticks the events that are its nights, r sets how they count, e prints or saves the table."),
    )
    OFFERS = (
        Command("why", ("enter",), "why", "How this total comes about.", "why", "chosen"),
        Command("nights", ("n",), "nights", "Which events are its nights.", "nights"),
        Command("rules", ("r",), "rules", "How the nights count; the name of the season.", "rules"),
        Command("sheets", ("e", "E", "f5"), "export", "Print, save or copy the table.", "export", "chosen"),
        Command("remarks", ("m",), "remarks", "What has to be known to read the table.", "remarks"),
        Command("back", ("escape", "q"), "back", "Back to the seasons.", "back"),
    )

    def __init__(self, data: Path, path: Path) -> None:
        """Refused when the season cannot be read."""
        super().__init__()
        self._data, self._path = data, path
        self._found: Gathered = gather(data, load(path))
        self.grid = Grid((), frozen=3)

    @property
    def table(self) -> SeasonTable:
        """The table now."""
        return self._found.table

    @property
    def chosen(self) -> str:
        """Whether somebody is under the cursor."""
        return self.grid.key

    @property
    def remarked(self) -> tuple[Message, ...]:
        """What has to be said besides the table."""
        rules = msg("{rules}.", rules=self.table.rules.said(len(self.table.nights)))
        return (rules, *self._found.troubles, *season_notes(self.table), *night_lines(self.table))

    def content(self) -> Iterable[Widget]:
        """The table."""
        return (self.grid,)

    def title_line(self) -> tuple[str, str]:
        """Which season, and how it counts."""
        name = self._found.season.name
        said = say(self.table.rules.said(len(self.table.nights)))
        room = self.size.width - cells.width(name) - 6
        return name, _whole(said, max(0, room))

    def notice_line(self) -> tuple[str, str, str]:
        """What is missing in the table, who is not clear, or which night is running."""
        table, found = self.table, self._found
        if not table.nights and not found.troubles:
            return t("No nights yet: n ticks the events that belong to it."), "", "warn"
        urgent = [*found.troubles, *season_doubts(table)]
        if urgent:
            more = t(" (m: {n} more)", n=len(urgent) - 1) if len(urgent) > 1 else ""
            return say(urgent[0]) + more, "", "warn"
        for night in table.nights:
            if not night.finished:
                return say(running(night)), "", "plain"
        return "", "", "plain"

    def on_resize(self) -> None:
        """Dates above the nights where there is room for them and each has its own; else numbers, as on paper."""
        self._show()
        self.update()

    def _show(self) -> None:
        self.grid.show(_rows(self.table), columns=self._columns())

    def _columns(self) -> Sequence[Column]:
        nights = self.table.nights
        dates = {night.date for night in nights if night.date}
        dated = len(nights) * _DATES_TAKE <= self.size.width - _OTHERS_TAKE and len(dates) == len(nights)
        titles = [day(night.date) if dated else str(at) for at, night in enumerate(nights, 1)]
        return (
            Column("rank", "#", 2, Align.RIGHT),
            Column("name", t("Player"), flexible=True, minimum=14, name=True),
            Column("total", t("Total"), align=Align.POINT),
            *(Column(f"night {at}", title, align=Align.RIGHT) for at, title in enumerate(titles, 1)),
            *((Column("there", t("There"), align=Align.POINT),) if self.table.rules.attendance else ()),
        )

    # Commands

    def on_grid_chosen(self) -> None:
        """Enter on somebody."""
        self.why()

    def why(self) -> None:
        """Take the total apart."""
        from clubtd.ui.season_box import SeasonBox

        self.app.push_screen(SeasonBox(self.table, int(self.grid.key)))

    def nights(self) -> None:
        """Tick events."""
        from clubtd.ui.season_events import SeasonEvents

        self.app.push_screen(SeasonEvents(self._data, self._kept()), self._changed)

    def rules(self) -> None:
        """Change the rules."""
        from clubtd.ui.season_form import SeasonForm

        self.app.push_screen(SeasonForm(self._data, self._kept()), self._changed)

    def _kept(self) -> Kept:
        return Kept(self._path, load(self._path))

    def _changed(self, _: str | None) -> None:
        """Reckon again."""
        self._found = gather(self._data, load(self._path))
        self._show()
        self.update()

    def export(self) -> None:
        """The table on paper."""
        from clubtd.ui.season_sheet import SeasonSheet

        self.app.push_screen(SeasonSheet(self._found, self._path.stem))

    def remarks(self) -> None:
        """All remarks, in a box that scrolls."""
        lines = [say(message) for message in self.remarked]
        self.app.push_screen(Box(t("Remarks"), lines, [Answer(("enter",), t("all right"), "")]))


def _rows(table: SeasonTable) -> list[Row]:
    rows = []
    for at, row in enumerate(table.rows):
        there = (number(row.attendance),) if table.rules.attendance else ()
        values: tuple[CellLike, ...] = (
            str(row.rank),
            Cell(row.name, "warn") if row.unsure else row.name,
            number(row.total),
            *map(_cell, row.cells),
            *there,
        )
        rows.append(
            Row(
                str(at),
                values,
                style="strong" if row.rank == 1 else "",
                mark="?" if row.unsure else "",
                search=plain(row.name),
            )
        )
    return rows


def _cell(cell: SeasonCell | None) -> CellLike:
    if cell is None:
        return ""
    if cell.counts:
        return number(cell.points) + " "
    return Cell(f"[{number(cell.points)}]", "muted")


def _whole(said: str, room: int) -> str:
    """As much of the rule as there is room for, cut between its parts and not inside a list; else inside a word."""
    parts = said.split(", ")
    for count in range(len(parts), 0, -1):
        short = ", ".join([*parts[:count], *(["…"] if count < len(parts) else [])])
        if cells.width(short) <= room and short.count("(") == short.count(")"):
            return short
    return cells.cut(said, room)
