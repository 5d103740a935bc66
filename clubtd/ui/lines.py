"""The two edges of every screen: the title line above, the notice and the key line below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip

from clubtd.ui import cells
from clubtd.ui.look import Drawn


class _Edge(Drawn):
    """A few lines of text that are repainted one by one, when they change."""

    DEFAULT_CSS = "_Edge { width: 100%; }"

    def __init__(self) -> None:
        super().__init__()
        self._parts: dict[int, Sequence[tuple[str, str]]] = {}

    def _set(self, y: int, parts: Sequence[tuple[str, str]]) -> None:
        """Show these texts, each with its style, in a line."""
        if self._parts.get(y) != parts:
            self._parts[y] = parts
            self.refresh(Region(0, y, self.size.width, 1))

    def _strip(self, parts: Sequence[tuple[str, str]]) -> Strip:
        return Strip([Segment(text, self.look.style(name)) for text, name in parts if text])

    def _rule(self) -> Strip:
        return self._strip([("─" * self.size.width, "line")])


class Head(_Edge):
    """Where we are, at the right what matters all the time, and a rule."""

    DEFAULT_CSS = "Head { height: 2; }"

    def show(self, title: str, aside: str) -> None:
        """Show these two texts."""
        self._set(0, ((title, "title"), (aside, "muted")))

    def render_line(self, y: int) -> Strip:
        """The title line or the rule."""
        if y:
            return self._rule()
        (title, _), (aside, _) = self._parts.get(0, (("", ""), ("", "")))
        room = self.size.width - 1
        aside = cells.cut(aside, max(0, room - 3 - cells.least(title)))
        title = cells.cut_title(title, room - 1 - (cells.width(aside) + 2 if aside else 0))
        line = cells.ends(" " + title, aside, room)
        edge = len(line) - len(cells.cut(aside, self.size.width - 1)) if aside else len(line)
        return self._strip([(line[:edge], "title"), (line[edge:] + " ", "muted")])


class Foot(_Edge):
    """A rule that carries the notice, and the keys of the moment."""

    DEFAULT_CSS = "Foot { height: 2; }"

    class Clicked(Message):
        """The key with this cap was clicked."""

        def __init__(self, cap: str) -> None:
            super().__init__()
            self.cap = cap

    def notice(self, text: str, aside: str = "", style: str = "plain") -> None:
        """Show a sentence in the rule; `style` is plain, good, warn or bad."""
        self._set(0, ((text, style), (aside, "muted")))

    def keys(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Show these keys with their labels, as many as there is room for."""
        self._set(1, tuple(pairs))

    def render_line(self, y: int) -> Strip:
        """The rule with the notice, or the key line."""
        return self._key_line() if y else self._notice_line()

    def _notice_line(self) -> Strip:
        (text, style), (aside, _) = self._parts.get(0, (("", "plain"), ("", "plain")))
        room = self.size.width
        beside = room - 7 - cells.width(aside)
        if beside < cells.width(text) <= room - 4:
            aside = ""  # the sentence is whole without it
        aside = cells.cut(aside, room - 4)
        end = [(f" {aside} ", "muted"), ("─", "line")] if aside else []
        room -= cells.width(aside) + 3 if aside else 0
        text = cells.cut(text, room - 4)
        start = [("─", "line"), (f" {text} ", style)] if text else []
        room -= cells.width(text) + 3 if text else 0
        return self._strip([*start, ("─" * room, "line"), *end])

    def on_click(self, event: events.Click) -> None:
        """On a key or its label: as the key."""
        edge = 0
        for key, label in self._with_room() if event.y else ():
            edge += cells.width(key) + cells.width(label) + (3 if edge else 2)
            if event.x < edge:
                self.post_message(self.Clicked(key))
                return

    def _with_room(self) -> list[tuple[str, str]]:
        """The keys on the line. The last one is the help: it stays when others have no room."""
        pairs = self._parts.get(1, ())
        room = self.size.width - 1
        last = sum(map(cells.width, pairs[-1])) + 3 if pairs else 0
        found: list[tuple[str, str]] = []
        for index, (key, label) in enumerate(pairs):
            needed = cells.width(key) + cells.width(label) + 1 + (2 if found else 0)
            if needed <= room - (last if index < len(pairs) - 1 else 0):
                room -= needed
                found.append((key, label))
        return found

    def _key_line(self) -> Strip:
        parts: list[tuple[str, str]] = []
        for key, label in self._with_room():
            parts += [("  " if parts else " ", "muted"), (key, "key"), (" " + label, "muted")]
        return self._strip(parts)
