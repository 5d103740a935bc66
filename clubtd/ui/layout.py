"""Where the columns of a grid stand: their widths, which of them are in sight, and their titles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clubtd.ui import cells
from clubtd.ui.columns import GAP, Align, Column, natural, place, share
from clubtd.ui.listing import Row

MARGIN = 3


class Layout:
    """The columns in the width of the screen. `frozen` of them stay in sight when the others are shifted."""

    def __init__(self, columns: Sequence[Column], frozen: int) -> None:
        self.columns = tuple(columns)
        self.widths: list[int] = []
        self.tails: list[int] = []
        self.shifted = 0
        self._frozen = frozen
        self._wanted: list[int] = []
        self._width = 0

    def use(self, columns: Sequence[Column]) -> None:
        """Have these columns instead."""
        self.columns = tuple(columns)
        self.shifted = 0

    def arrange(self, rows: Sequence[Row], width: int) -> None:
        """Share `width` cells among the columns, by what the rows need."""
        self._width = width
        room = width - MARGIN - 1
        values = [[row.value(i) for row in rows if row.open] for i in range(len(self.columns))]
        self._wanted = [natural(column, found) for column, found in zip(self.columns, values, strict=True)]
        self.tails = [
            max(map(cells.fraction, found), default=0) if column.align is Align.POINT else 0
            for column, found in zip(self.columns, values, strict=True)
        ]
        self.widths = share(self.columns, self._wanted, room) if room > 0 else [0] * len(self.columns)

    def fits(self, row: Row) -> bool:
        """Whether a row can take the place of another without any column becoming wider."""
        return all(
            cells.width(row.value(i)) <= wanted and cells.fraction(row.value(i)) <= tail
            for i, (wanted, tail) in enumerate(zip(self._wanted, self.tails, strict=True))
            if self.columns[i].align is Align.POINT or not self.columns[i].width
        )

    def in_sight(self) -> list[tuple[int, int]]:
        """Index and width of the columns that are drawn now."""
        room = self._width - MARGIN - 1
        present = [i for i, w in enumerate(self.widths) if w]
        seen: list[tuple[int, int]] = []
        for index in present[: self._frozen] + present[self._frozen + self.shifted :]:
            if self.widths[index] > room:
                break
            seen.append((index, self.widths[index]))
            room -= self.widths[index] + GAP
        return seen

    def can_shift(self, key: str) -> bool:
        """Whether there are more columns to the `left` or to the `right`."""
        if key == "left":
            return self.shifted > 0
        seen = self.in_sight()
        return bool(seen) and seen[-1][0] < max(i for i, w in enumerate(self.widths) if w)

    def at(self, x: int) -> Column | None:
        """The column in that place of a line."""
        edge = MARGIN
        for index, room in self.in_sight():
            edge += room + GAP
            if x < edge:
                return self.columns[index]
        return None

    def placed(self, row: Row) -> Iterator[tuple[int, str]]:
        """Index and text of the columns in sight, with the gap before each but the first."""
        for number, (column, room) in enumerate(self.in_sight()):
            text = place(row.value(column), self.columns[column], room, self.tails[column])
            yield column, " " * GAP + text if number else text

    def titles(self, sorted_by: str, backwards: bool) -> str:
        """The line of titles, with an arrow at the column the rows are ordered by."""
        line = ""
        for index, room in self.in_sight():
            column = self.columns[index]
            title = cells.shown(column.title)
            if sorted_by == column.key:
                title += "▼" if backwards != column.falling else "▲"
            if line:
                line += " " * GAP + place(title, column, room, self.tails[index])
            elif column.align is Align.LEFT:
                line = " " * MARGIN + cells.left(title, room)
            else:
                # The title of a short first column may use the margin.
                line = " " + place(title, column, room + MARGIN - 1, 0)
        more = ("←" if self.shifted else "") + ("→" if self.can_shift("right") else "")
        return with_arrows(line.rstrip(), more, self._width - 1) if more else line


def with_arrows(line: str, more: str, room: int) -> str:
    """The arrows at the right end; they take the blanks behind the last title before they take of the title."""
    blanks = room - cells.width(line) - cells.width(more)
    return line + " " * blanks + more if blanks >= 0 else cells.ends(line, more, room)
