"""The cross-table: a Swiss by final place, a round robin as a grid."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widget import Widget

from clubtd.event.crosstable import Crosstable, Record
from clubtd.event.message import msg
from clubtd.event.namesakes import names_by_number
from clubtd.event.table import cancelled, on_record
from clubtd.formats.words import number, points, say, t
from clubtd.standings.cross_table import Cell as Game
from clubtd.standings.cross_table import by_place, grid
from clubtd.ui.closer import CARD
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.desk import Desk
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, CellLike, Row
from clubtd.ui.reckoned import Reckoned, reckoned
from clubtd.ui.round_cells import RESULTS, without_game
from clubtd.ui.table_after import TURNING, TableAfter

_SWISS = msg("12w1: opponent's place, colour, score; + - are forfeits")
_ROBIN = msg("+ and - are forfeits; (1) does not count")


class CrossTableScreen(TableAfter):
    """Everybody's rounds, in the order of the standings."""

    NAME = "cross"
    ABOUT = (
        msg("The cross-table, in the order of the standings. Enter opens the card of a player."),
        _SWISS,
        _ROBIN,
    )
    OFFERS = (
        CARD._replace(keys=("enter", "v")),
        *TURNING,
        Command("back", ("escape", "c", "q"), "back", "Back to the screen.", "back"),
    )

    def __init__(self, desk: Desk, after: int | None = None) -> None:
        super().__init__(desk, after)
        self.grid = Grid(frozen=3)

    @property
    def player_id(self) -> int:
        """The player under the cursor."""
        return int(self.grid.key or 0)

    def content(self) -> Iterable[Widget]:
        """The table."""
        self.show(self.desk.places.get("standings", ""))
        return (self.grid,)

    def title_line(self) -> tuple[str, str]:
        """After which round, and how to read it."""
        event = self.event
        how = t("by final place") if event.is_swiss and event.finished else t("by place")
        if not event.is_swiss:
            how = t("everybody against everybody")
        return t(
            "{event} · cross-table after round {round}", event=event.settings.name, round=self.after
        ), how

    def notice_line(self) -> tuple[str, str, str]:
        """How to read a cell."""
        return say(_SWISS if self.event.is_swiss else _ROBIN), "", "plain"

    def show(self, cursor: str | None = None) -> None:
        """Show the table, the cursor on that row or where it was."""
        found = reckoned(self.event, self.after)
        self._names = names_by_number(self.event)
        rows = self._by_round(found) if self.event.is_swiss else self._squares(found)
        self.grid.show(rows, columns=self._columns(found), cursor=cursor)

    def _columns(self, found: Reckoned) -> list[Column]:
        swiss = self.event.is_swiss
        count = self.after if swiss else len(found.ranked.rows)
        return [
            Column("place", "#", 2, Align.RIGHT),
            Column("name", t("Player"), flexible=True, minimum=14),
            Column("points", t("Pts"), align=Align.POINT),
            *(
                Column(
                    f"game {n}",
                    t("R{n}", n=n) if swiss else str(n),
                    align=Align.LEFT if swiss else Align.CENTRE,
                )
                for n in range(1, count + 1)
            ),
            *(Column(f"code {code}", code, align=Align.POINT) for code in found.ranked.order),
        ]

    @property
    def _record(self) -> Crosstable:
        """The rows with the cancelled results too: they stay visible."""
        return on_record(self.event, self.after)

    def _by_round(self, found: Reckoned) -> list[Row]:
        rows = []
        for line in by_place(self._record, found.ranked, cancelled(self.event)):
            games: list[CellLike] = [_by_place(game) for game in line.cells]
            rows.append(self._row(found, line.number, line.points, games))
        return _numbered(rows)

    def _squares(self, found: Reckoned) -> list[Row]:
        rows = []
        for line in grid(self._record, found.ranked, cancelled(self.event)):
            games = [_square(square) for square in line.squares]
            rows.append(self._row(found, line.number, line.points, games))
        return _numbered(rows)

    def _row(self, found: Reckoned, number_: int, tenths: int, games: list[CellLike]) -> Row:
        player = self.event.order[number_ - 1]
        name = self._names[number_]
        values = found.ranked.row(number_).values
        ties = ["" if value is None else number(value) for value in values]
        return Row(str(player), ("", name, points(tenths), *games, *ties))

    def redraw(self) -> None:
        """Reckon again."""
        self.show()

    def on_grid_chosen(self) -> None:
        """A double click on a player."""
        self.card()


def _numbered(rows: list[Row]) -> list[Row]:
    """The lines with their numbers, which the cells refer to."""
    return [row._replace(cells=(str(at), *row.cells[1:])) for at, row in enumerate(rows, 1)]


def _by_place(game: Game) -> CellLike:
    record = game.record
    if game.place and record.colour:
        text = f"{game.place:>2}{record.colour.value}{RESULTS[record.code]}"
        return text if game.counts else Cell(f"({text.strip()})", "muted")
    return Cell(_without(record), "muted")


def _without(record: Record) -> str:
    return without_game(record.code, record.points) or "·"


def _square(square: tuple[Game, ...] | None) -> CellLike:
    if square is None:
        return Cell("×", "muted")
    shown = [RESULTS[g.record.code] if g.counts else f"({RESULTS[g.record.code]})" for g in square]
    return " ".join(shown) if shown else Cell("·", "muted")
