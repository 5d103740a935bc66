"""A question on top of a screen: a box with sentences and the keys that answer it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual.app import ComposeResult
from textual.strip import Strip

from clubtd.formats.words import t
from clubtd.ui import cells
from clubtd.ui.command import Command, cap, key_of, keys_of
from clubtd.ui.look import Drawn
from clubtd.ui.on_top import OnTop

if TYPE_CHECKING:
    from textual import events


WIDEST = 100
"""The longest sentence that is easy to read in one line, in cells."""
MORE = Command("more", ("pagedown",), "more", "The lines below.", "page_down", "has_below")
LESS = Command("less", ("pageup",), "back up", "The lines above.", "page_up", "has_above")


class Answer(NamedTuple):
    """One way to answer: its keys, its words, and the value that the asker gets."""

    keys: tuple[str, ...]
    label: str
    value: str


class Pane(Drawn):
    """The box itself: a frame of lines with the title in its upper edge and the keys in its lower one."""

    def __init__(self, title: str, lines: Sequence[str], answers: Sequence[Answer]) -> None:
        super().__init__()
        self.top = 0
        self.hold(title, lines, answers)

    def hold(self, title: str, lines: Sequence[str], answers: Sequence[Answer]) -> None:
        """Show these texts instead."""
        self._title = title
        self._lines = lines
        self._answers = answers
        self.refresh()

    @property
    def last_top(self) -> int:
        """The first line in sight when the last one is."""
        return max(0, len(self._lines) - (self.size.height - 2))

    def scroll_lines(self, lines: int) -> None:
        """Scroll by so many lines, never past an end."""
        self.top = max(0, min(self.last_top, self.top + lines))
        self.refresh()

    def _leaf(self) -> tuple[Command, ...]:
        """What brings the lines that are out of sight, when there are any: those below come first."""
        return (MORE,) if self.top < self.last_top else (LESS,) if self.top else ()

    def render_line(self, y: int) -> Strip:
        """One line of the box."""
        inner = self.size.width - 4
        plain, line = self._style(""), self._style("line")
        if y == 0:
            title = cells.cut(self._title, inner - 2)
            rest = "─" * (inner - cells.width(title))
            return Strip([*self._part(("┌ ", line), (title, self._style("title")), (f" {rest}┐", line))])
        if y == self.size.height - 1:
            return self._keys(inner)
        index = y - 1 + self.top
        text = self._lines[index] if index < len(self._lines) else ""
        return Strip([*self._part(("│ ", line), (cells.left(text, inner), plain), (" │", line))])

    def _keys(self, inner: int) -> Strip:
        """As many keys as fit, and always the last one, which closes."""
        shown = [(cap(keys_of(leaf)[0]), t(leaf.label)) for leaf in self._leaf()]
        shown += [(_named(answer), answer.label) for answer in self._answers]
        while len(shown) > 1 and _long(shown) > inner:
            shown.pop(-2)
        parts: list[tuple[str, Style]] = [("└ ", self._style("line"))]
        for key, label in shown:
            gap = "   " if len(parts) > 1 else ""
            parts += [(gap, self._style("")), (key, self._style("key")), (f" {label}", self._style(""))]
        parts.append((f" {'─' * max(0, inner - _long(shown))}┘", self._style("line")))
        return Strip([*self._part(*parts)])

    def _part(self, *parts: tuple[str, Style]) -> list[Segment]:
        return [Segment(text, style) for text, style in parts if text]

    def _style(self, name: str) -> Style:
        return self.look.style(name)


def _long(keys: Sequence[tuple[str, str]]) -> int:
    """The cells of these keys with their labels, beside each other."""
    return sum(cells.width(key + label) + 4 for key, label in keys) - 3


class Box(OnTop):
    """Asks and gives the value of the answer; empty after Esc."""

    DEFAULT_CSS = "Box { align: center middle; background: transparent; }"

    def __init__(self, title: str, lines: Sequence[str], answers: Sequence[Answer], leave: str = "") -> None:
        """`lines` are broken where the screen has no room for them."""
        super().__init__()
        self._title = title
        self._text = lines
        keys = ("escape",) if answers else ("escape", "enter")
        self._answers = (*answers, Answer(keys, leave or t("leave"), ""))
        self._pane = Pane("", (), ())

    def compose(self) -> ComposeResult:
        """The box alone."""
        yield self._pane

    def on_resize(self) -> None:
        """As large as its text, as far as there is room; answers too long for the lower edge are lines of their own."""
        most = self.size.width - 4
        text, shown = (
            [part for line in self._text for part in _broken(line, min(most, WIDEST))],
            self._answers,
        )
        labels = [(_named(a), a.label) for a in shown]
        if len(text) + 2 > self.size.height:
            labels.append((cap(keys_of(LESS)[0]), t(LESS.label)))
        keys = _long(labels) + 1
        if keys > most:
            *others, leave = shown
            beside = max(cells.width(_named(a)) for a in others) if others else 0
            text += ["", *(part for a in others for part in _answer(a, most, beside))]
            shown, keys = (leave,), 0
        wide = max(keys, cells.width(self._title) + 2, *map(cells.width, text))
        self._pane.hold(self._title, text, shown)
        self._pane.styles.width = min(most, wide) + 4
        self._pane.styles.height = min(self.size.height, len(text) + 2)

    async def on_key(self, event: events.Key) -> None:
        """Answer, or look at the rest of a long text; what has a key on every screen has it here."""
        event.stop()
        event.prevent_default()
        key = key_of(event)
        for answer in self._answers:
            if key in answer.keys:
                self.dismiss(answer.value)
                return
        page = max(1, self._pane.size.height - 3)
        steps = (
            {"up": -1, "down": 1} | dict.fromkeys(keys_of(LESS), -page) | dict.fromkeys(keys_of(MORE), page)
        )
        if step := steps.get(key, 0):
            self._pane.scroll_lines(step)
        else:
            await self.everywhere(key)


def _broken(line: str, room: int) -> list[str]:
    """A line that is too long in several, all but the first a little further in; tables are made to fit."""
    if cells.width(line) <= room or "│" in line:
        return [line]
    first, *rest = cells.wrapped(line, room - 2)
    return [first, *("  " + part for part in rest)]


def _named(answer: Answer) -> str:
    """The key of an answer, and Enter where it gives this one: nobody shall learn that by accident."""
    first = answer.keys[0]
    return (
        f"{cap(first)} {cap('enter')}"
        if "enter" in answer.keys and first not in ("enter", "escape")
        else cap(first)
    )


def _answer(answer: Answer, room: int, beside: int) -> list[str]:
    """An answer as a line of its own, or several under each other, after as many cells for the key."""
    key = f"  {cells.left(_named(answer), beside)}  "
    if cells.width(key + answer.label) <= room:
        return [key + answer.label]  # as it is: it may have columns of its own
    first, *rest = cells.wrapped(answer.label, room - cells.width(key))
    return [key + first, *(" " * cells.width(key) + part for part in rest)]
