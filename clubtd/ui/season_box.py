"""Somebody's season taken apart: what every night was worth, which ones are dropped, the sum."""

from __future__ import annotations

from clubtd.event.message import msg, nmsg
from clubtd.formats.words import day, number, say, t
from clubtd.standings.season import SeasonCell, SeasonRow, SeasonTable
from clubtd.ui import cells
from clubtd.ui.box import LESS, MORE
from clubtd.ui.command import Command
from clubtd.ui.sheet import CLOSE, EMPTY, Sheet, Text, plain, wrapped


class SeasonBox(Sheet):
    """The row at `at` of the table, and with the arrows the others."""

    OFFERS = (
        Command("next", ("down", "right"), "next", "The one below in the table.", "forward", "has_others"),
        Command("before", ("up", "left"), "before", "The one above.", "backward", line=False),
        MORE,
        LESS,
        CLOSE,
    )

    def __init__(self, table: SeasonTable, at: int) -> None:
        super().__init__()
        self._table = table
        self._at = at

    @property
    def has_others(self) -> bool:
        """Whether there is anybody else."""
        return len(self._table.rows) > 1

    @property
    def _row(self) -> SeasonRow:
        return self._table.rows[self._at]

    def question(self) -> str:
        """Whose total it is."""
        return t("{rank}. {name}: {total}", rank=self._row.rank, name=self._row.name, total=self._row.total)

    def texts(self, room: int) -> list[Text]:
        """The sum, the nights, and what is not clear."""
        row, table = self._row, self._table
        lines = [*wrapped(say(row.sum), room, "strong"), EMPTY]
        names = [f"{night.name}, {day(night.date)}" if night.date else night.name for night in table.nights]
        wide = min(max(map(cells.width, names), default=0), room // 2)
        for name, cell in zip(names, row.cells, strict=True):
            lines += _night(cells.left(cells.shown(name), wide), cell, room)
        if row.attendance:
            there = say(
                nmsg(
                    "{n} night there: {points}",
                    "{n} nights there: {points}",
                    row.nights,
                    points=row.attendance,
                )
            )
            lines += [EMPTY, *wrapped(there, room)]
        lines += [EMPTY, *wrapped(say(table.rules.said(len(table.nights))), room, "muted")]
        if row.unsure:
            unsure = msg("It is not clear who this is: a birth year or an id in the event's entry tells.")
            lines += wrapped(say(unsure), room, "warn")
        return lines

    def forward(self) -> None:
        """The one below."""
        self._leaf(1)

    def backward(self) -> None:
        """The one above."""
        self._leaf(-1)

    def _leaf(self, by: int) -> None:
        self._at = (self._at + by) % len(self._table.rows)
        self.pane.top = 0
        self.show()


def _night(name: str, cell: SeasonCell | None, room: int) -> list[Text]:
    """The night, its points, and why, in as many lines as that needs."""
    if cell is None:
        return [plain(f"{name}     ·  {t('not there')}", "muted")]
    points = f" {number(cell.points)} " if cell.counts else f"[{number(cell.points)}]"
    why, look = (say(cell.why), "") if cell.counts else (t("{why}, dropped", why=cell.why), "muted")
    begun = f"{name} {cells.right(points, 6)} "
    first, *rest = cells.wrapped(why, max(12, room - cells.width(begun)))
    return [plain(begun + first, look), *(plain(" " * cells.width(begun) + more, look) for more in rest)]
