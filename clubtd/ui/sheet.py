"""A box that explains: lines in styles, which may change while it is open; long ones scroll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple, TypeAlias

from rich.segment import Segment
from textual import events
from textual.app import ComposeResult
from textual.strip import Strip

from clubtd.formats.words import t
from clubtd.ui import cells
from clubtd.ui.box import LESS, MORE, Answer, Pane
from clubtd.ui.command import Command, Keys, key_of
from clubtd.ui.on_top import OnTop


class Piece(NamedTuple):
    """A part of a line and its style, one of the names in `look.py`."""

    text: str
    style: str = ""


Text: TypeAlias = tuple[Piece, ...]
EMPTY: Text = ()


def plain(text: str, style: str = "") -> Text:
    """A line in one style."""
    return (Piece(text, style),)


def wrapped(text: str, room: int, style: str = "") -> list[Text]:
    """A sentence in lines of at most so many cells."""
    return [plain(line, style) for line in cells.wrapped(cells.shown(text), room)]


# Two commands on neighbouring keys are shown as one.
_PAIRS = {"right": "← →", "down": "↑ ↓"}

CLOSE = Command("close", ("escape", "enter", "q"), "close", "Back to the screen.", "close")


class SheetPane(Pane):
    """A box whose lines have styles."""

    def __init__(self) -> None:
        super().__init__("", (), ())
        self._texts: Sequence[Text] = ()

    def show(self, title: str, texts: Sequence[Text], answers: Sequence[Answer]) -> None:
        """Hold these lines instead."""
        self._title, self._texts, self._answers = title, texts, answers
        self._lines = ["".join(piece.text for piece in text) for text in texts]
        self.top = max(0, min(self.top, self.last_top))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of the box."""
        if y in (0, self.size.height - 1):
            return super().render_line(y)
        index = y - 1 + self.top
        room = self.size.width - 4
        segments = [Segment("│ ", self.look.style("line"))]
        for piece in self._texts[index] if index < len(self._texts) else ():
            text = cells.cut(piece.text, room)
            room -= cells.width(text)
            segments.append(Segment(text, self.look.style(piece.style)))
        segments += [Segment(" " * room, self.look.style("")), Segment(" │", self.look.style("line"))]
        return Strip(segments)


class Sheet(OnTop):
    """A box at the lower edge. Subclasses give `question()`, `texts()`, and `OFFERS`."""

    DEFAULT_CSS = "Sheet { align: center bottom; background: transparent; }"
    OFFERS: ClassVar[tuple[Command, ...]] = (MORE, LESS, CLOSE)
    WIDEST: ClassVar[int] = 120

    def __init__(self) -> None:
        super().__init__()
        self.pane = SheetPane()
        self.keys = Keys(self.OFFERS)
        self._high = 0

    def compose(self) -> ComposeResult:
        """The box alone."""
        yield self.pane

    def question(self) -> str:
        """What stands in the upper edge."""
        return ""

    def texts(self, room: int) -> list[Text]:
        """The lines, none longer than `room`."""
        return []

    @property
    def has_below(self) -> bool:
        """Whether there are lines below those in sight."""
        return self.pane.top < self.pane.last_top

    @property
    def has_above(self) -> bool:
        """Whether there are lines above those in sight."""
        return self.pane.top > 0

    def show(self) -> None:
        """Draw it anew. It never shrinks while it is open: nothing jumps when one leafs through it."""
        if not self.size.width:
            return
        wide = min(self.size.width, self.WIDEST)
        texts = self.texts(wide - 4)
        self._high = max(self._high, len(texts) + 2)
        high = min(self.size.height, self._high)
        self.pane.styles.width, self.pane.styles.height = wide, high
        self.pane.show(self.question(), texts, self._edge())

    def _edge(self) -> list[Answer]:
        """The keys in the lower edge, that which closes last; the pane itself says whether there is more to read."""
        offers = [c for c in self.keys.now(self) if c.line and c.id not in (MORE.id, LESS.id, CLOSE.id)]
        close = next(c for c in self.keys.commands if c.id == CLOSE.id)
        return [Answer((_PAIRS.get(c.keys[0], c.keys[0]),), t(c.label), c.id) for c in (*offers, close)]

    def on_resize(self) -> None:
        """As large as its lines need, and as there is room; what it was in another size does not count."""
        self._high = 0
        self.show()

    async def on_key(self, event: events.Key) -> None:
        """Do what the key says, here or on every screen; every other key is left alone."""
        event.stop()
        event.prevent_default()
        if command := self.keys.at(key_of(event), self):
            command.on(self)
        else:
            await self.everywhere(key_of(event))

    def page_down(self) -> None:
        """The lines below."""
        self.pane.scroll_lines(self.pane.size.height - 3)

    def page_up(self) -> None:
        """The lines above."""
        self.pane.scroll_lines(3 - self.pane.size.height)

    def close(self) -> None:
        """Back to the screen."""
        self.dismiss("")
