"""A thing that can be done, declared once: its keys, its place on the key line, its help and its palette entry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

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


class Command(NamedTuple):
    """One command of a screen.

    `id` names it in a settings file; `keys` are characters (`p`, `+`) or Textual's names (`enter`, `f2`);
    `label` is its word on the key line and `help` its sentence in the help and the palette, both before
    translation. `run` is the method of the screen that does it, called with `with_` where that is given; `when`
    is the attribute of the screen that is true when it can be done. A command with `line` may stand on the key
    line, in the order of declaration. `to` is the screen that it opens, `module:Class`, where the commands of
    that one shall be found from everywhere.
    """

    id: str
    keys: tuple[str, ...]
    label: str
    help: str
    run: str
    when: str = ""
    line: bool = True
    with_: str = ""
    to: str = ""

    def possible(self, screen: object) -> bool:
        """Whether it can be done now."""
        return not self.when or bool(getattr(screen, self.when))

    def on(self, screen: object) -> object:
        """Do it; what the method gives back."""
        method = getattr(screen, self.run)
        return method(self.with_) if self.with_ else method()


def keys_of(command: Command) -> tuple[str, ...]:
    """The keys that a command has, by its declaration or by the settings."""
    return _remapped.get(command.id, command.keys)


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
    name = name.upper() if held and len(name) == 1 else name
    return "+".join([*(word.capitalize() for word in held), name])


_remapped: dict[str, tuple[str, ...]] = {}


def remap(keys: Mapping[str, tuple[str, ...]]) -> None:
    """Give other keys to commands, by their ids, on all screens that are opened from now on."""
    _remapped.clear()
    _remapped.update(keys)


class Keys:
    """The commands of a screen by their keys."""

    def __init__(self, commands: Iterable[Command]) -> None:
        self.commands = tuple(c._replace(keys=keys_of(c)) for c in commands)
        self._shared: frozenset[str] | None = None

    def has(self, command: Command, key: str, screen: object) -> bool:
        """Whether that key of a command, which can be done now, does it, and not one that comes before it."""
        if self._shared is None:
            all_keys = [k for c in self.commands for k in set(c.keys)]
            self._shared = frozenset(k for k in all_keys if all_keys.count(k) > 1)
        return key not in self._shared or self.at(key, screen) is command

    def at(self, key: str, screen: object) -> Command | None:
        """The first command on that key that can be done now."""
        return next((c for c in self.commands if key in c.keys and c.possible(screen)), None)

    def now(self, screen: object) -> Iterator[Command]:
        """The commands that can be done now."""
        return (c for c in self.commands if c.possible(screen))
