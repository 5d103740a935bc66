"""A thing that can be done, declared once: its keys, its place on the key line, its help and its palette entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from clubtd.event.message import Message
from clubtd.formats.words import say

if TYPE_CHECKING:
    from textual.events import Key

# The names of keys as they are printed on keyboards; everything else is shown as it is.
_CAPS = {
    "enter": "Enter", "escape": "Esc", "space": "Space", "tab": "Tab", "backspace": "Backspace",
    "delete": "Del", "up": "↑", "down": "↓", "left": "←", "right": "→", "pageup": "PgUp", "pagedown": "PgDn",
}  # fmt: skip
# Keys of the numeric keypad in terminals that tell them apart.
_KEYPAD = {
    "add": "+", "subtract": "-", "multiply": "*", "divide": "/", "decimal": ".", "separator": ".", "equal": "=",
}  # fmt: skip


def _always(_: Any) -> bool:
    return True


class Command(NamedTuple):
    """One command of a screen.

    `id` names it in a settings file; `keys` are characters (`p`, `+`) or Textual's names (`enter`, `f2`);
    `label` is its word on the key line and `help` its sentence in the help and the palette. `when` says whether
    it can be done now. A command with `line` stands on the key line, in the order of declaration.
    """

    id: str
    keys: tuple[str, ...]
    label: Message
    help: Message
    run: Callable[[Any], object]
    when: Callable[[Any], bool] = _always
    line: bool = True


def key_of(event: Key) -> str:
    """The key as commands name it: the character where it has one, whatever part of the keyboard it came from."""
    if event.key in _KEYPAD:
        return _KEYPAD[event.key]
    if event.character and event.is_printable and event.character != " ":
        return event.character
    return event.key


def cap(key: str) -> str:
    """The key as people read it: `Enter`, `F1`, `Ctrl+S`, `p`."""
    *held, last = key.split("+") if len(key) > 1 else [key]
    name = _CAPS.get(last) or (last.upper() if len(last) > 1 and last[0] == "f" else last)
    return "+".join([*(word.capitalize() for word in held), name.upper() if held else name])


class Keys:
    """The commands of a screen by their keys; `remapped` gives other keys to commands by their ids."""

    def __init__(
        self, commands: Iterable[Command], remapped: dict[str, tuple[str, ...]] | None = None
    ) -> None:
        changed = remapped or {}
        self.commands = tuple(c._replace(keys=changed.get(c.id, c.keys)) for c in commands)

    def at(self, key: str, screen: object) -> Command | None:
        """The first command on that key that can be done now."""
        return next((c for c in self.commands if key in c.keys and c.when(screen)), None)

    def now(self, screen: object) -> Iterator[Command]:
        """The commands that can be done now."""
        return (c for c in self.commands if c.when(screen))

    def line(self, screen: object) -> list[tuple[str, str]]:
        """Key and label of what the key line shows now."""
        return [(cap(c.keys[0]), say(c.label)) for c in self.now(screen) if c.line and c.keys]
