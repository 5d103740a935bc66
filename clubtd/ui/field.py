"""A text field of one line: no box, no blinking."""

from __future__ import annotations

from textual import events
from textual.widgets import Input

_EDITING = frozenset(
    ("backspace", "delete", "left", "right", "home", "end", "ctrl+left", "ctrl+right", "ctrl+u", "ctrl+k")
)


class Field(Input):
    """Textual's input, one line high. `plain_keys` are left to the screen although they could be typed."""

    DEFAULT_CSS = """
    Field, Field:focus, Field.-textual-compact {
        height: 1; border: none; padding: 0; width: 1fr;
        background: $club-field; background-tint: transparent 0%;
    }
    Field > .input--placeholder, Field:ansi > .input--placeholder { color: $club-muted; text-style: none; }
    """

    def __init__(
        self,
        value: str = "",
        *,
        placeholder: str = "",
        restrict: str | None = None,
        plain_keys: tuple[str, ...] = (),
        replaced: bool = False,
    ) -> None:
        """With `replaced` the first letter takes the place of the value that is there."""
        super().__init__(
            value, placeholder=placeholder, restrict=restrict, compact=True, select_on_focus=replaced
        )
        self.cursor_blink = False
        self.plain_keys = plain_keys

    def wants(self, key: str) -> bool:
        """Whether a key belongs to the text: letters, and what moves in it or takes away from it."""
        if key == "space":
            return key not in self.plain_keys
        return len(key) == 1 or key in _EDITING

    async def edit(self, event: events.Key) -> bool:
        """Do what a key that is no letter does in the text, at once; False when it does nothing there.

        Textual would do it after the letters that were typed behind it.
        """
        keys = () if event.key in self.plain_keys else (event.key, *event.aliases)
        found = [binding for key in keys for binding in self._bindings.key_to_bindings.get(key, ())]
        return bool(found) and await self.app.run_action(found[0].action, self)

    async def _on_key(self, event: events.Key) -> None:
        # Without a default, Textual's own handler does not type it, and the screen gets it.
        if event.key in self.plain_keys:
            event.prevent_default()
