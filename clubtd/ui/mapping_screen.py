"""What each column of a list of players holds, with the first players as they would read."""

from __future__ import annotations

from collections.abc import Iterable

from textual.widget import Widget

from clubtd.event.message import Refused, msg, nmsg
from clubtd.formats.headers import Columns, Field
from clubtd.formats.playerlist import ListedPlayer, PlayerList
from clubtd.formats.words import say, t
from clubtd.ui import cells
from clubtd.ui.columns import Align, Column
from clubtd.ui.command import Command
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row
from clubtd.ui.text import Lines

_ANSWERS: tuple[Field | None, ...] = (None, *Field)
_SAMPLES = 3


class MappingScreen(Frame):
    """Left and Right change what the column under the cursor holds; `listed` is the list read so."""

    ABOUT = (
        msg(
            "Every column of the list with its first cells. Left and Right say what it holds; each thing stands in one"
            " column only. Below are the first players as they would read."
        ),
    )
    OFFERS = (
        Command("take", ("enter",), "all right", "Read the list so.", "take_it"),
        Command(
            "next", ("right", "space"), "change", "What this column holds: the next.", "change", with_="1"
        ),
        Command(
            "before",
            ("left",),
            "before",
            "What this column holds: the one before.",
            "change",
            line=False,
            with_="-1",
        ),
        Command("nothing", ("delete", "backspace"), "not read", "This column is not read.", "drop"),
        Command("back", ("escape",), "leave", "Leave it as it was.", "back"),
    )
    CSS = "MappingScreen Lines { height: 5; margin: 0 1 1 3; }"

    def __init__(self, listed: PlayerList) -> None:
        super().__init__()
        self.listed = listed
        self._wanted = list(listed.mapping) + [None] * (_width(listed) - len(listed.mapping))
        self._latest = [0] * len(self._wanted)
        self._changes = 0
        self._grid = Grid(
            (
                Column("at", "", align=Align.RIGHT),
                Column("header", t("Column"), flexible=True, minimum=8),
                Column("holds", t("Holds"), 14),
                Column("cells", t("First cells"), flexible=True, minimum=12, grow=True),
            ),
            frozen=3,
        )
        self._sample = Lines()

    def content(self) -> Iterable[Widget]:
        """The columns, and the first players below."""
        self._show()
        return self._grid, self._sample

    def title_line(self) -> tuple[str, str]:
        """Which list."""
        return t("Columns · {file}", file=self.listed.file), say(
            nmsg("{n} player", "{n} players", len(self.listed.rows))
        )

    def notice_line(self) -> tuple[str, str, str]:
        """That nobody has a name."""
        if not self.listed.rows:
            return t("No column holds the names: nobody can be entered so."), "", "bad"
        return "", "", "plain"

    def _fields(self) -> Columns:
        """What each column holds: of two that were told the same, the one told last."""
        return tuple(
            None
            if any(other is field and self._latest[at] > self._latest[place] for at, other in self._meant())
            else field
            for place, field in self._meant()
        )

    def _meant(self) -> list[tuple[int, Field | None]]:
        return list(enumerate(self._wanted))

    def _show(self) -> None:
        table = self.listed.table
        filled = [row for row in table.rows if not row.blank][:_SAMPLES]
        rows = []
        for at, field in enumerate(self._fields()):
            header = table.header[at] if at < len(table.header) else ""
            samples = " · ".join(row.cells[at] for row in filled if at < len(row.cells) and row.cells[at])
            holds = Cell(t(field.value), "") if field else Cell(t("not read"), "muted")
            rows.append(Row(str(at), (str(at + 1), header, holds, Cell(samples, "muted"))))
        self._grid.show(rows)
        lines = [(t("So the first players are"), "muted")]
        lines += [(_as_read(player), "") for player in self.listed.rows[:4]]
        self._sample.show((lines + [("", "")] * 5)[:5])

    def change(self, by: str) -> None:
        """The next thing that the column can hold."""
        at = int(self._grid.key or 0)
        now = _ANSWERS.index(self._wanted[at])
        self._map(at, _ANSWERS[(now + int(by)) % len(_ANSWERS)])

    def drop(self) -> None:
        """Nothing of this column is read."""
        self._map(int(self._grid.key or 0), None)

    def _map(self, at: int, field: Field | None) -> None:
        self._changes += 1
        self._wanted[at], self._latest[at] = field, self._changes
        self.listed = self.listed.mapped(self._fields())
        self._show()

    def take_it(self) -> None:
        """Read the list so."""
        if not self.listed.rows:
            raise Refused(msg("One column must hold the names: Right on it, until it says name."))
        self.dismiss("taken")


def _as_read(player: ListedPlayer) -> str:
    """Everything that was read of a player, so that a column that was meant otherwise is seen at once."""
    person = player.person
    more = (person.title, person.born, person.club, person.federation, person.fide_id, player.id, person.sex)
    rating = cells.right(str(player.rating or t("unrated")), 8)
    return (
        f"{cells.left(cells.shown(player.name), 30)} {rating}  {cells.shown(' · '.join(filter(None, more)))}"
    )


def _width(listed: PlayerList) -> int:
    """How many columns the list has."""
    table = listed.table
    widest = max((len(row.cells) for row in table.rows), default=0)
    return max(len(table.header), len(table.columns), widest)
