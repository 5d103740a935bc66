"""Fields below each other, each with its name at the left."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto
from typing import ClassVar

from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.widget import Widget

from clubtd.event.message import msg
from clubtd.ui.choice import Choice
from clubtd.ui.command import Command
from clubtd.ui.field import Field
from clubtd.ui.frame import Frame
from clubtd.ui.text import Lines

FORM_KEYS = (
    Command("next", ("tab", "down"), "next field", "The next field.", "focus_next"),
    Command("before", ("shift+tab", "up"), "field before", "The field before.", "focus_previous", line=False),
)
PERSON_KEYS = (
    Command("save", ("enter",), "save", "Save the entry.", "save"),
    *FORM_KEYS,
    Command(
        "look-up",
        ("f2",),
        "look up",
        "Find the name or id in a rating list, and take rating, id, birth year and title from it.",
        "look_up",
    ),
    Command("leave", ("escape",), "leave", "Leave: what is typed but not saved is not kept.", "back"),
)
"""Of the forms for one person."""


class FormRow(Horizontal):
    """One field with its name."""

    DEFAULT_CSS = "FormRow { height: 1; padding: 0 0 0 1; } FormRow Lines { width: 14; height: 1; }"

    def __init__(self, label: str, field: Widget) -> None:
        super().__init__(Lines([(label, "muted")]), field)


class Leaving(Enum):
    """What Esc does where something is typed that is not saved."""

    WARNS = auto()
    """It says so first, and leaves when pressed again."""
    TELLS = auto()
    """It leaves, and what was not saved is read below: for forms that are typed in a moment."""
    LEAVES = auto()


class FormFrame(Frame):
    """A screen with a form."""

    DEFAULT_CSS = "FormFrame .form { width: 1fr; padding: 1 0 0 0; }"

    leaving: ClassVar[Leaving] = Leaving.WARNS

    def __init__(self) -> None:
        super().__init__()
        self._at_first: list[str] = []
        self._warned = False

    def rows(self) -> Iterable[tuple[str, Field | Choice]]:
        """The names of the fields, and the fields."""
        return ()

    def _texts(self) -> list[str]:
        return [field.value for field in self.query(Field)]

    @property
    def unsaved(self) -> bool:
        """Whether something is typed that would be lost."""
        return self._texts() != self._at_first

    def on_mount(self) -> None:
        """Note what the fields hold before anything is typed."""
        super().on_mount()
        self._at_first = self._texts()

    async def press(self, event: Key) -> bool:
        """Whoever goes on after the warning is warned again."""
        self._warned = self._warned and event.key == "escape"
        return await super().press(event)

    def back(self) -> None:
        """Close the form, as `leaving` says."""
        if self.leaving is Leaving.WARNS and self.unsaved and not self._warned:
            self._warned = True
            self.tell(msg("Not saved: Enter saves, Esc again leaves without it."), "warn")
            return
        typed = " · ".join(filter(None, self._texts())) if self.unsaved else ""
        below = self.app.screen_stack[-2]
        self.end()
        if typed and self.leaving is Leaving.TELLS and isinstance(below, Frame):
            below.call_after_refresh(below.tell, msg("Not saved: {typed}", typed=typed), "warn")

    def end(self) -> None:
        """Close the form as it is."""
        super().back()

    def form(self) -> Vertical:
        """The fields below each other."""
        column = Vertical(*(FormRow(label, field) for label, field in self.rows()), classes="form")
        column.can_focus = False
        return column

    def content(self) -> Iterable[Widget]:
        """The form alone."""
        return (self.form(),)
