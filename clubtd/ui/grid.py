"""The one table of all screens: a widget on Textual's Line API that repaints only the rows that changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip

from clubtd.ui import cells
from clubtd.ui.columns import Column
from clubtd.ui.layout import Layout
from clubtd.ui.listing import Cell, Listing, Row, words_of
from clubtd.ui.look import Drawn


class Grid(Drawn, can_focus=True):
    """Rows and columns with a cursor row.

    Up, Down, Page Up, Page Down, Home and End move the cursor; Left and Right show other columns when there is
    no room for all. Every other key is left to the screen.
    """

    DEFAULT_CSS = "Grid { height: 1fr; }"

    class RowEvent(Message):
        """Something happened to the row `row` of the grid `grid`."""

        def __init__(self, grid: Grid, row: Row) -> None:
            super().__init__()
            self.grid = grid
            self.row = row

        @property
        def control(self) -> Grid:
            """The grid it happened in."""
            return self.grid

    class Highlighted(RowEvent):
        """The cursor stands on another row."""

    class Chosen(RowEvent):
        """Enter, or a double click, on a row."""

    def __init__(
        self,
        columns: Sequence[Column] = (),
        rows: Iterable[Row] = (),
        *,
        id: str | None = None,
        header: bool = True,
        frozen: int = 2,
    ) -> None:
        """`frozen` columns stay in sight when the others are shifted with Left and Right."""
        super().__init__(id=id)
        self._layout = Layout(columns, frozen)
        self._listing = Listing(rows)
        self._header = 1 if header else 0
        self._sorted = ""

    # What it holds

    @property
    def rows(self) -> Sequence[Row]:
        """The rows in sight, in their order."""
        return self._listing.rows

    @property
    def row(self) -> Row | None:
        """The row under the cursor."""
        return self._listing.row

    @property
    def key(self) -> str:
        """The key of the row under the cursor, empty when there is none."""
        return self._listing.key

    @property
    def widths(self) -> Sequence[int]:
        """The width of each column in cells; 0: left out."""
        return self._layout.widths

    def show(
        self, rows: Iterable[Row], *, columns: Sequence[Column] | None = None, cursor: str | None = None
    ) -> None:
        """Hold these rows instead, the cursor on the row with the key `cursor` (else where it was)."""
        if columns is not None:
            self._layout.use(columns)
        self._listing.all = tuple(rows)
        self._arrange(self.key if cursor is None else cursor, repaint=columns is not None)

    def replace(self, row: Row, *, cursor: str | None = None) -> None:
        """Put this row in the place of the one with the same key, the cursor on the row `cursor`.

        Only that row is looked at and repainted, as long as the columns are wide enough for it.
        """
        listing = self._listing
        listing.all = tuple(row if old.key == row.key else old for old in listing.all)
        place_of = next((i for i, old in enumerate(listing.rows) if old.key == row.key), -1)
        if place_of < 0 or listing.order or not self._layout.fits(row):
            self._arrange(self.key if cursor is None else cursor)
            return
        if listing.rows[place_of] != row:
            listing.rows[place_of] = row
            self._repaint(place_of)
        if cursor is not None:
            self.move_to(cursor)

    def move_to(self, key: str) -> bool:
        """Put the cursor on the row with that key; False when it is not in sight."""
        index = self._listing.index(key)
        self._move(index)
        return index >= 0

    def step(self, rows: int) -> None:
        """Move the cursor by so many rows."""
        at = max(0, min(len(self.rows) - 1, self._listing.cursor + rows))
        self._move(self._listing.next_open(at, 1 if rows > 0 else -1))

    def search(self, query: str) -> int:
        """Show only rows with a word beginning like each word of the query; accents and case do not matter.

        Returns how many there are.
        """
        self._listing.query = words_of(query)
        self._arrange(self.key)
        return sum(row.open for row in self.rows)

    def sort(self, key: str, *, backwards: bool = False) -> None:
        """Order the rows by the column with that key; an empty key goes back to the order they came in."""
        self._sorted = key
        self._listing.order = next((c.order for c in self._layout.columns if c.key == key), None)
        self._listing.backwards = backwards
        self._arrange(self.key, repaint=True)

    def _arrange(self, cursor: str, *, repaint: bool = False) -> None:
        listing = self._listing
        rows, at, top, key = listing.rows, listing.cursor, listing.top, listing.key
        laid_out = self._layout.widths, self._layout.tails
        listing.arrange(cursor)
        self._lay_out()
        if repaint or top != listing.top or laid_out != (self._layout.widths, self._layout.tails):
            self.refresh()
        else:
            for index in range(max(len(rows), len(listing.rows))):
                if rows[index : index + 1] != listing.rows[index : index + 1]:
                    self._repaint(index)
            if at != listing.cursor:
                self._repaint(at)
                self._repaint(listing.cursor)
        if self.row and key != self.key:
            self.post_message(self.Highlighted(self, self.row))

    def _lay_out(self) -> None:
        self._layout.arrange(self._listing.all, self.size.width)

    def _move(self, index: int) -> None:
        listing = self._listing
        if index in (listing.cursor, -1):
            return
        old, top = listing.cursor, listing.top
        listing.move(index)
        if top == listing.top:
            self._repaint(old)
            self._repaint(index)
        else:
            self.refresh()
        self.post_message(self.Highlighted(self, listing.rows[index]))

    def _repaint(self, index: int) -> None:
        y = index - self._listing.top
        if 0 <= y < self._listing.page:
            self.refresh(Region(0, y + self._header, self.size.width, 1))

    # What people do

    def on_key(self, event: events.Key) -> None:
        """Move the cursor; Enter chooses."""
        target = self._listing.target(event.key)
        if target is not None:
            self._move(target)
        elif event.key in ("left", "right") and self._layout.can_shift(event.key):
            self._layout.shifted += 1 if event.key == "right" else -1
            self.refresh()
        elif event.key == "enter" and self.row:
            self.post_message(self.Chosen(self, self.row))
        else:
            return
        event.stop()
        event.prevent_default()

    def on_click(self, event: events.Click) -> None:
        """Put the cursor there; a double click chooses; a click on a title sorts."""
        if event.y < self._header:
            self._sort_at(event.x)
            return
        index = self._listing.top + event.y - self._header
        if index < len(self.rows) and self.rows[index].open:
            self._move(index)
            if event.chain == 2:
                self.post_message(self.Chosen(self, self.rows[index]))

    def _sort_at(self, x: int) -> None:
        column = self._layout.at(x)
        if column and column.order:
            again = self._sorted == column.key and not self._listing.backwards
            self.sort(column.key, backwards=again)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Three rows on."""
        event.stop()
        if self._listing.scroll(3):
            self.refresh()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Three rows back."""
        event.stop()
        if self._listing.scroll(-3):
            self.refresh()

    def on_resize(self) -> None:
        """Share the new width among the columns."""
        self._listing.page = max(1, self.size.height - self._header)
        self._listing.keep_in_sight()
        self._layout.shifted = 0
        self._lay_out()
        self.refresh()

    def on_focus(self) -> None:
        """The cursor row shines."""
        self._repaint(self._listing.cursor)

    def on_blur(self) -> None:
        """The cursor row rests."""
        self._repaint(self._listing.cursor)

    # How it looks

    def _style(self, name: str, row: str = "") -> Style:
        return self.look.style(name, row)

    def render_line(self, y: int) -> Strip:
        """One line of the grid: the header, a row, or nothing."""
        if y < self._header:
            return self._header_line(y)
        index = self._listing.top + y - self._header
        if index >= len(self.rows):
            return Strip.blank(self.size.width, self._style(""))
        row = self.rows[index]
        look = row.style
        if index == self._listing.cursor:
            look = "cursor" if self.has_focus else "resting"
        rest = self._style("", look if index == self._listing.cursor else "")
        if row.wide:
            text = cells.cut(" " + cells.shown(row.wide), self.size.width - 1)
            return self._strip([(text, self._style("", look))], y, rest)
        pointer = " "
        if index == self._listing.cursor:
            pointer = "▶" if self.has_focus else "»"
        pieces = [(f"{cells.left(row.mark, 1)}{pointer} ", self._style("", look))]
        for column, text in self._layout.placed(row):
            cell = row.cells[column] if column < len(row.cells) else ""
            pieces.append((text, self._style(cell.style if isinstance(cell, Cell) else "", look)))
        return self._strip(pieces, y, rest)

    def _header_line(self, y: int) -> Strip:
        titles = self._layout.titles(self._sorted, self._listing.backwards)
        return self._strip([(titles, self._style("muted"))], y, self._style(""))

    def _strip(self, pieces: Sequence[tuple[str, Style]], y: int, rest: Style) -> Strip:
        """The pieces as one line, neighbours of one style joined, the line filled, the scroll bar at its end."""
        segments: list[Segment] = []
        filled = 0
        for text, style in pieces:
            filled += cells.width(text)
            if segments and segments[-1].style == style:
                segments[-1] = Segment(segments[-1].text + text, style)
            else:
                segments.append(Segment(text, style))
        segments.append(Segment(" " * max(0, self.size.width - 1 - filled), rest))
        segments.append(Segment(self._thumb(y), self._style("line")))
        return Strip([s for s in segments if s.text], self.size.width)

    def _thumb(self, y: int) -> str:
        """The scroll bar's character in this line: where in a long table one is."""
        count, page = len(self.rows), self._listing.page
        if y < self._header or count <= page:
            return " "
        size = max(1, page * page // count)
        first = (page - size) * self._listing.top // (count - page)
        return "█" if first <= y - self._header < first + size else "│"
