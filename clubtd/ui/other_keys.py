"""Whether the keys that somebody gave to commands can be: known commands, keys a terminal sends, none of them twice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import NamedTuple

from clubtd.event.message import Message, msg
from clubtd.ui.command import Command, cap
from clubtd.ui.entry import TYPED

Given = Mapping[str, tuple[str, ...]]

_SAME = {"ctrl+i": "Tab", "ctrl+m": "Enter", "ctrl+j": "Enter", "ctrl+h": "Backspace", "ctrl+[": "Esc"}
"""What a terminal sends for these, and cannot tell from the other key."""
_WORDS = {"esc": "escape", "return": "enter", "del": "delete", "pgup": "pageup", "pgdn": "pagedown"}


class Place(NamedTuple):
    """The settings file, and in which line of it each command has its keys."""

    file: str
    lines: Mapping[str, int]

    def of(self, name: str) -> str:
        """Where that command stands, for a sentence."""
        return f"{self.file}:{self.lines[name]}" if name in self.lines else self.file


def place(path: Path) -> Place:
    """Where the commands stand in a settings file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        text = ""
    lines: dict[str, int] = {}
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip().startswith("["):
            inside = line.strip().replace(" ", "").startswith("[keys]")
        elif inside and (found := re.match(r"""\s*(["']?)([\w-]+)\1\s*=""", line)):
            lines.setdefault(found[2], number)
    return Place(path.name, lines)


def usable(given: Given, where: Place) -> tuple[dict[str, tuple[str, ...]], list[Message]]:
    """The keys without those that no terminal sends, and what is wrong with these.

    A command that would be left without a key keeps its own.
    """
    good: dict[str, tuple[str, ...]] = {}
    problems: list[Message] = []
    for name, keys in given.items():
        bad = [trouble for key in keys if (trouble := _trouble(key))]
        problems += [msg("{where}: {what}", where=where.of(name), what=trouble) for trouble in bad]
        if left := tuple(key for key in keys if not _trouble(key)):
            good[name] = left
    return good, problems


def _trouble(key: str) -> Message | None:
    from textual.keys import Keys

    if key in _SAME:
        return msg("“{key}” is {same} to a terminal", key=key, same=_SAME[key])
    if len(key) == 1 and key.isprintable() and key != " ":
        return None
    known = {str(value.value) for value in Keys}
    if key in known and not key.startswith("<"):
        return None
    near = _WORDS.get(key.lower()) or next(iter(get_close_matches(key.lower(), known, 1)), "")
    if near:
        return msg("“{key}” is no key; perhaps “{near}”", key=key, near=near)
    return msg("“{key}” is no key", key=key)


def contradictions(given: Given, where: Place) -> list[Message]:
    """Names that no command has, and keys that two commands of a screen have, or that are for typing results.

    This looks at all screens, so it is asked when the first one is there already.
    """
    screens = list(_screens())
    known = {command.id for _, commands in screens for command in commands}
    problems = [_unknown(name, known, where) for name in given if name not in known]
    told: set[tuple[str, frozenset[str]]] = set()
    for types_results, commands in screens:
        now = [c._replace(keys=given.get(c.id, c.keys)) for c in commands]
        for own, command in zip(commands, now, strict=True):
            new = [key for key in command.keys if key not in own.keys]
            for key, other in _clashes(command, new, now, types_results):
                pair = key, frozenset((command.id, other))
                if pair not in told:
                    told.add(pair)
                    problems.append(_clash(key, command.id, other, where))
    return problems


def _clashes(
    command: Command, new: Iterable[str], now: Iterable[Command], types_results: bool
) -> Iterator[tuple[str, str]]:
    """Which of its new keys mean something else on its screen, and what."""
    for key in new:
        if types_results and key in TYPED and command.run != "take":
            yield key, ""
        for other in now:
            if key in other.keys and other.id != command.id:
                yield key, other.id


def _clash(key: str, name: str, other: str, where: Place) -> Message:
    if not other:
        return msg(
            "{where}: {key} types results and boards, it cannot be “{name}”",
            where=where.of(name),
            key=cap(key),
            name=name,
        )
    return msg(
        "{where}: {key} is “{name}” and “{other}” on one screen",
        where=where.of(name),
        key=cap(key),
        name=name,
        other=other,
    )


def _unknown(name: str, known: Iterable[str], where: Place) -> Message:
    near = next(iter(get_close_matches(name, known, 1)), "")
    if near:
        return msg(
            "{where}: there is no command “{name}”; perhaps “{near}”",
            where=where.of(name),
            name=name,
            near=near,
        )
    return msg("{where}: there is no command “{name}”", where=where.of(name), name=name)


def _screens() -> Iterator[tuple[bool, tuple[Command, ...]]]:
    """Whether results are typed on it, and its commands, for every screen there is."""
    from clubtd.ui.frame import EVERYWHERE, Frame
    from clubtd.ui.result_entry import ResultEntry

    folder = Path(__file__).parent
    for module in iter_modules([str(folder)]):
        import_module(f"clubtd.ui.{module.name}")
    waiting: list[type[Frame]] = [Frame]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        yield issubclass(kind, ResultEntry), (*kind.OFFERS, *EVERYWHERE)
