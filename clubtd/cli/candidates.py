"""What can stand in place of the word being typed: commands, options, events, verbs, names, codes.

Read from what each command declares: a value is completed by its choices, or by the word that stands for it in the
usage (EVENT, FILE, FOLDER, CODES, ...).
"""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module

from clubtd import TYPE_CHECKING
from clubtd.event.message import Refused
from clubtd.event.names import plain
from clubtd.formats.words import t

if TYPE_CHECKING:
    from clubtd.cli.command import Arguments

Found = Iterable[tuple[str, str]]
"""Texts, each with what it means, perhaps empty."""

FILES, FOLDERS = (":files", ""), (":folders", "")
"""Instead of a text: the shell's own completion of files or folders."""

_OPTION = re.compile(r"\[?(--[\w-]+)(?: ([^\]\s]+))?")
_OF_LISTS = ("import", "club import", "ratings")
"""Commands whose FILE is no event."""


def unquoted(word: str) -> str:
    """A word as bash hands it over, without its quotes; a quote or a backslash may still be open."""
    if (len(word) - len(word.rstrip("\\"))) % 2:
        word = word[:-1]
    for closed in (word, word + '"', word + "'"):
        try:
            return "".join(shlex.split(closed))
        except ValueError:
            continue
    return word


def candidates(typed: Sequence[str]) -> Found:
    """What fits the last of the words after the program's name."""
    *before, current = typed or [""]
    try:
        found = _after(before, current)
        return [
            (text, means) for text, means in found if text in (":files", ":folders") or _fits(text, current)
        ]
    except (Refused, OSError):
        return []


def _fits(text: str, current: str) -> bool:
    return plain(text).startswith(plain(current))


def _after(before: Sequence[str], current: str) -> Found:
    from clubtd.cli.main import COMMANDS, MODULES
    from clubtd.cli.parser import Parser, everybody

    words, data = _without_data(before)
    name = next((word for word in words if word in COMMANDS), None)
    parser = Parser(add_help=False)
    if name is None:
        everybody(parser)
        if current.startswith("-"):
            return [*_options(parser), ("--version", ""), ("--help", "")]
        known: Found = [(command, t(what)) for command, what in COMMANDS.items()]
        return [*known, *_events(data), FILES]
    arguments: Arguments = import_module("clubtd.cli.arguments." + MODULES.get(name, name))
    arguments.options(parser)
    everybody(parser)
    words = words[words.index(name) + 1 :]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            kind = next((word for word in words if word in action.choices), None)
            if kind is None and current.startswith("-"):
                return _options(parser)
            if kind is None:
                return [(choice.dest, choice.help or "") for choice in action._choices_actions]
            name, parser, words = f"{name} {kind}", action.choices[kind], words[words.index(kind) + 1 :]
    return _Line(name, parser, words, data).next(current)


def _without_data(before: Sequence[str]) -> tuple[list[str], str | None]:
    """The words without the folder of events, and the folder."""
    words = list(before)
    if "--data" in words[:-1]:
        at = words.index("--data")
        folder = words[at + 1]
        return words[:at] + words[at + 2 :], folder
    return words, None


def _options(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str]]:
    for action in parser._actions:
        if action.option_strings and action.help != argparse.SUPPRESS:
            yield max(action.option_strings, key=len), action.help or ""


class _Line:
    """A command and the words after it."""

    def __init__(
        self, name: str, parser: argparse.ArgumentParser, words: Sequence[str], data: str | None
    ) -> None:
        self._name, self._parser, self._data = name, parser, data
        self._places: list[str] = []
        self._open: argparse.Action | None = None
        self._rest: argparse.Action | None = None
        by_option = {option: a for a in parser._actions for option in a.option_strings}
        left = 0
        for word in words:
            if left:
                left -= 1
                self._open = self._open if left else None
            elif word in by_option and not self._in_rest():
                action = by_option[word]
                left = action.nargs if isinstance(action.nargs, int) else 1 if action.nargs is None else 0
                self._open = action if left or action.nargs == "+" else None
            else:
                self._places.append(word)

    def _in_rest(self) -> bool:
        """Whether everything that comes belongs to a verb."""
        positional = self._positional()
        return positional is not None and positional.nargs == argparse.REMAINDER

    def _positional(self) -> argparse.Action | None:
        """The argument that the next word without a dash is."""
        left = len(self._places)
        for action in self._parser._actions:
            if action.option_strings:
                continue
            if left == 0 or action.nargs in ("+", "*", argparse.REMAINDER):
                return action
            left -= 1
        return None

    def next(self, current: str) -> Found:
        """What can come now."""
        if self._in_rest():
            return self._verb(current)
        if self._open and self._open.nargs != 0:
            many = self._open.nargs == "+" and current.startswith("-")
            if not many:
                return self._values(self._open, current)
        if current.startswith("-"):
            return [*_options(self._parser), ("--help", "")]
        positional = self._positional()
        return self._values(positional, current) if positional else ()

    def _values(self, action: argparse.Action, current: str) -> Found:
        if action.choices is not None:
            return [(str(choice), "") for choice in action.choices]
        name = action.metavar if isinstance(action.metavar, str) else ""
        if action.dest == "sheet":
            from clubtd.formats.written import NAMES

            return _listed(NAMES, current)
        event = self._places[0] if self._places else ""
        known: dict[str, Callable[[], Found]] = {
            "EVENT": lambda: [*_events(self._data), FILES],
            "FILE": lambda: [*(_events(self._data) if self._name not in _OF_LISTS else ()), FILES],
            "OUT": lambda: [FILES],
            "BACKUP": lambda: [FILES],
            "FOLDER": lambda: [FOLDERS],
            "CODES": lambda: _codes(current),
            "CODE": lambda: _codes(""),
            "R": _rules,
            "NO": lambda: _players(self._data, event),
            "MEMBER": lambda: _members(self._data),
            "TOPIC": _topics,
        }
        if action.dest == "why_not":
            return _players(self._data, event)
        if self._name == "season" and action.dest == "name":
            return _seasons(self._data)
        return known.get(name, tuple)()

    def _verb(self, current: str) -> Found:
        """The verbs, or the words of one as its usage names them."""
        from clubtd.cli.verbs import VERBS

        event, *words = self._places
        if not words:
            return [*((name, verb.usage) for name, verb in VERBS.items()), ("-", "")]
        verb = VERBS.get(words[0])
        if verb is None:
            return ()
        usage, *others = re.sub(r"\(.*?\)", "", verb.usage).split("|")
        values = {option: word for option, word in _OPTION.findall(usage) if option[2:] in verb.options}
        if words[-1] in values:
            return self._word(values[words[-1]], event, current)
        if current.startswith("-") and "RESULT" not in usage:
            flags = [f"--{name}" for name in (*verb.options, *verb.flags)]
            return [*((option, "") for option in flags), ("--yes", "")]
        named = _OPTION.sub("", usage).split()[1:]
        places = [w for w in (word.strip("[].") for word in named) if w]
        typed = [
            w for w, before in zip(words[1:], words, strict=False) if before not in values and w not in values
        ]
        place = min(len(typed), len(places) - 1) if "..." in named else len(typed)
        found = [*(self._word(places[place], event, current) if 0 <= place < len(places) else ())]
        instead = [word for other in others for word in other.split()[1:] if word.islower() and not typed]
        return [*found, *((word, "") for word in instead if not word.startswith("-"))]

    def _word(self, stands_for: str, event: str, current: str) -> Found:
        match stands_for:
            case "NAME" | "WHITE" | "BLACK":
                return _players(self._data, event)
            case "BOARD":
                return _boards(self._data, event)
            case "RESULT":
                return [(text, "") for text in ("1-0", "1/2", "0-1", "+-", "-+", "--", "clear", "adjourn")]
            case "CODES":
                return _codes(current)
        if stands_for.islower():
            return [(word, "") for word in stands_for.split("/")]
        return ()


def _listed(words: Iterable[str], current: str) -> Found:
    """One more of a list with commas."""
    begun = current[: current.rfind(",") + 1]
    return [(begun + word, "") for word in words if word not in begun.split(",")]


def _events(data: str | None) -> Found:
    from clubtd.store.folder import data_folder, event_names

    return [(name, "") for name in event_names(data_folder(data))]


def _seasons(data: str | None) -> Found:
    from clubtd.store.folder import data_folder
    from clubtd.store.seasons import seasons

    return [(kept.path.stem, kept.season.name) for kept in seasons(data_folder(data))]


def _members(data: str | None) -> Found:
    from clubtd.store.club_list import read_members
    from clubtd.store.folder import data_folder

    members = read_members(data_folder(data))
    return [(members.name(number), str(number)) for number in members]


def _players(data: str | None, event: str) -> Found:
    from clubtd.cli.source import load
    from clubtd.event.namesakes import shown_names

    found = load(data, event)
    numbers = found.numbers
    return [(name, str(numbers.get(player, ""))) for player, name in shown_names(found).items()]


def _boards(data: str | None, event: str) -> Found:
    """The boards of the last round, those without a result first."""
    from clubtd.cli.source import load
    from clubtd.event.namesakes import shown_names

    found = load(data, event)
    if found.current is None:
        return ()
    names = shown_names(found)
    games = sorted(found.current.games, key=lambda game: (game.result.final, game.board))
    return [(str(g.board), f"{names[g.white]} - {names[g.black]}  {g.result.value}".rstrip()) for g in games]


def _codes(current: str) -> Found:
    from clubtd.formats.words import say
    from clubtd.standings.codes import FIDE_CODES, US_CODES, tie_break

    begun = current[: current.rfind(",") + 1]
    return [
        (begun + code, say(tie_break(code).title))
        for code in (*FIDE_CODES, *US_CODES)
        if code not in begun.split(",")
    ]


def _rules() -> Found:
    from clubtd.standings.rulesets import RULESETS

    return [(name, "") for name in RULESETS]


def _topics() -> Found:
    from clubtd.formats import manual

    return [(topic, manual.page(topic).about) for topic in manual.TOPICS]
