"""Asking for one line of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from textual.widget import Widget

from clubtd.event.message import Message
from clubtd.event.names import clean
from clubtd.formats.words import say
from clubtd.ui import cells
from clubtd.ui.command import Command, Keys
from clubtd.ui.field import Field
from clubtd.ui.form import FormFrame, Leaving
from clubtd.ui.text import Lines

_APART = 3


class AskLine(FormFrame):
    """A question with one field; what was typed goes back to the asker, once `checked` has not refused it."""

    explained = False
    leaving = Leaving.LEAVES
    OFFERS = (
        Command("save", ("enter",), "all right", "Take what was typed.", "save"),
        Command("leave", ("escape",), "leave", "Leave everything as it was.", "back"),
    )
    CSS = "AskLine .form { height: 3; } AskLine > Lines { height: 1fr; margin: 0 1; }"

    def __init__(self, question: str, label: str, about: Message, checked: Callable[[str], object]) -> None:
        super().__init__()
        self._question = question
        self._label = label
        self._about = about
        self._checked = checked
        self._choices: Sequence[str] = ()
        self.field = Field()
        self._lines = Lines()

    def offer(self, choices: Sequence[str], save: Command) -> AskLine:
        """Itself, with what can be typed listed below the field, and Enter called by another word."""
        self._choices = choices
        self.keys = Keys((save, *(c for c in self.keys.commands if c.id != save.id)))
        return self

    def rows(self) -> Iterable[tuple[str, Field]]:
        """The field."""
        return ((self._label, self.field),)

    def content(self) -> Iterable[Widget]:
        """The field, and why it is asked."""
        return self.form(), self._lines

    def title_line(self) -> tuple[str, str]:
        """The question."""
        return self._question, ""

    def on_resize(self) -> None:
        """Break the lines anew."""
        room = max(20, self.size.width - 4)
        told = cells.wrapped(say(self._about), room)
        listed = in_columns(self._choices, room, self.size.height - 8 - len(told))
        self._lines.show([*((line, "muted") for line in (*told, "")), *((line, "") for line in listed)])

    def save(self) -> None:
        """Give the line back."""
        line = clean(self.field.value)
        self._checked(line)
        self.dismiss(line)


def in_columns(items: Sequence[str], room: int, high: int) -> list[str]:
    """Items in columns, read downwards, no item broken: as few columns as a list of that height needs."""
    if not items:
        return []
    most = max(1, (room + _APART) // (8 + _APART))
    across = min(most, -(-len(items) // max(1, high)))
    wide = (room + _APART) // across - _APART
    deep = -(-len(items) // across)
    return [
        (" " * _APART).join(cells.left(item, wide) for item in items[y::deep]).rstrip() for y in range(deep)
    ]
