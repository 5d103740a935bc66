"""Asking for one line of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from textual.widget import Widget

from clubtd.event.message import Message
from clubtd.event.names import clean
from clubtd.formats.words import say
from clubtd.ui import cells
from clubtd.ui.command import Command
from clubtd.ui.field import Field
from clubtd.ui.form import FormFrame
from clubtd.ui.text import Lines


class AskLine(FormFrame):
    """A question with one field; what was typed goes back to the asker, once `checked` has not refused it."""

    explained = False
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
        self.field = Field()
        self._lines = Lines()

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
        told = cells.wrapped(say(self._about), max(20, self.size.width - 4))
        self._lines.show([(line, "muted") for line in told])

    def save(self) -> None:
        """Give the line back."""
        line = clean(self.field.value)
        self._checked(line)
        self.dismiss(line)
