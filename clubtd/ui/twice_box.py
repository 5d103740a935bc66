"""The question about a likely double entry, asked while the next name may be typed already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from clubtd.formats.words import t
from clubtd.ui.box import Answer, Box
from clubtd.ui.command import key_of

if TYPE_CHECKING:
    from textual import events

ANOTHER = "+"
"""The key that enters; no letter, for letters belong to the next name."""
_ENDS = ("enter", "tab")


class TwiceBox(Box):
    """Only a key that no name has in it enters. What is typed meanwhile is shown, and kept in `ahead`."""

    def __init__(self, why: str, ahead: Sequence[str] = ()) -> None:
        """`ahead` was typed already: characters, and the names of the keys that end a field."""
        super().__init__(
            t("Twice?"), [why], [Answer((ANOTHER,), t("another person: enter"), "add")], t("do not enter")
        )
        self.ahead = list(ahead)
        self._why = why
        self._say()

    def _say(self) -> None:
        text = "".join(" · " if key in _ENDS else key for key in self.ahead)
        self._text = [self._why, "", t("Typed meanwhile: {text}", text=text)] if self.ahead else [self._why]

    async def on_key(self, event: events.Key) -> None:
        """Keep what belongs to a name; everything else is as in every box."""
        key = key_of(event)
        if event.character and event.is_printable and key != ANOTHER:
            self.ahead.append(event.character)
        elif self.ahead and key == "backspace":
            self.ahead.pop()
        elif self.ahead and key in _ENDS:
            self.ahead.append(key)
        else:
            await super().on_key(event)
            return
        event.stop()
        event.prevent_default()
        self._say()
        self.on_resize()
