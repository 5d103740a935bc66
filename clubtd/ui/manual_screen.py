"""The manual on the screens: the list of topics, and one page of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from textual.widget import Widget

from clubtd.formats import manual
from clubtd.formats.manual import Kind
from clubtd.formats.words import t
from clubtd.ui import cells
from clubtd.ui.columns import Column
from clubtd.ui.command import Command
from clubtd.ui.field import Field
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.listing import Cell, Row
from clubtd.ui.picking import ARROWS, Picking
from clubtd.ui.reading import READING_KEYS, Leafing, Reading

_WIDEST_PAGE = 80
_STYLES = {Kind.HEADING: "title", Kind.COMMAND: "key"}


class Manual(Picking):
    """The topics; a few letters find one, by its name or by any word that leads to it."""

    explained: ClassVar[bool] = False
    OFFERS = (
        Command("read", ("enter",), "read", "Read the page.", "read", "chosen"),
        *ARROWS,
        Command("back", ("escape",), "back", "Back to the screen.", "back"),
    )
    DEFAULT_CSS = "Manual Field { margin: 0 1; }"

    def __init__(self) -> None:
        super().__init__()
        self.field = Field(placeholder=t("type a word"))
        pages = [manual.page(topic) for topic in manual.TOPICS]
        rows = [
            Row(
                p.topic,
                (p.title, Cell(p.about, "muted")),
                search=" ".join((p.title, p.about, p.topic, *p.also)),
            )
            for p in pages
        ]
        self.grid = Grid([Column("topic"), Column("what", flexible=True, drop=1)], rows, header=False)
        self.grid.can_focus = False

    def title_line(self) -> tuple[str, str]:
        """Where we are, and how to read it without the screens."""
        return t("The manual"), "clubtd help"

    @property
    def chosen(self) -> bool:
        """Whether a page is under the cursor."""
        return bool(self.grid.key)

    def on_input_changed(self) -> None:
        """Show what fits."""
        self.grid.search(self.field.value)
        self.update()

    def on_grid_chosen(self) -> None:
        """A double click is Enter."""
        self.read()

    def read(self) -> None:
        """Open the page."""
        self.app.push_screen(ManualPage(self.grid.key))


class ManualPage(Leafing, Frame):
    """One page, as `clubtd help` prints it."""

    explained: ClassVar[bool] = False
    OFFERS = (
        Command("line-down", ("down",), "down", "The line below.", "line_down", "below", False),
        Command("line-up", ("up",), "up", "The line above.", "line_up", "above", False),
        *READING_KEYS,
        Command("next", ("right",), "next page", "The next page of the manual.", "turn", with_="1"),
        Command("before", ("left",), "page before", "The page before.", "turn", line=False, with_="-1"),
        Command("back", ("escape", "q", "enter"), "back", "Back to the topics.", "back"),
    )

    def __init__(self, topic: str) -> None:
        super().__init__()
        self._topic = topic
        self.reading = Reading()

    def content(self) -> Iterable[Widget]:
        """The lines of the page."""
        return (self.reading,)

    def title_line(self) -> tuple[str, str]:
        """Which page, and how to print it."""
        return t("The manual · {title}", title=manual.page(self._topic).title), f"clubtd help {self._topic}"

    def notice_line(self) -> tuple[str, str, str]:
        """That a page is not translated."""
        if manual.page(self._topic).translated:
            return "", "", "plain"
        return t("This page is in English; it has not been translated yet."), "", "plain"

    def on_resize(self) -> None:
        """Break the lines anew."""
        self._show(from_top=False)

    def _show(self, *, from_top: bool) -> None:
        width = min(self.size.width - 4, _WIDEST_PAGE)
        shown = manual.shown(manual.page(self._topic), width)
        lines = [
            (cells.cut(text, self.size.width - 4), _STYLES.get(kind, "") if kind else "")
            for text, kind in shown
        ]
        self.reading.show(lines, from_top=from_top)
        self.update()

    def line_down(self) -> None:
        """One line on."""
        self.reading.scroll_lines(1)
        self.update()

    def line_up(self) -> None:
        """One line back."""
        self.reading.scroll_lines(-1)
        self.update()

    def turn(self, pages: str) -> None:
        """Another page; after the last comes the first."""
        at = manual.TOPICS.index(self._topic) + int(pages)
        self._topic = manual.TOPICS[at % len(manual.TOPICS)]
        self._show(from_top=True)
