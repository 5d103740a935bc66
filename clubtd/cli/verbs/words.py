"""The words of one action: positions and options, told apart so that `-+` and `--` can be results."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from clubtd.cli.answer import WrongUsage
from clubtd.event.actions import ChangeSettings
from clubtd.event.event import Event, Settings
from clubtd.event.find import find_player
from clubtd.event.frozen import frozen
from clubtd.event.history import Step
from clubtd.event.message import Refused, msg
from clubtd.event.player import Player


@frozen
class Words:
    """What was typed after the verb; `usage` is how it should look.

    `earlier` gives the days of byes on earlier nights by player id, for who wants to know.
    """

    usage: str
    places: tuple[str, ...] = ()
    options: Mapping[str, str] = {}
    flags: frozenset[str] = frozenset()
    earlier: Callable[[], Mapping[int, Sequence[str]]] = dict

    def wrong(self) -> WrongUsage:
        """Wrong usage, with the right one."""
        return WrongUsage(msg("Usage: {usage}", usage=self.usage))

    def at(self, place: int) -> str:
        """The word at that place; wrong usage when it is missing."""
        if place >= len(self.places):
            raise self.wrong()
        return self.places[place]

    def only(self, count: int) -> None:
        """Wrong usage when there are more words than that."""
        if len(self.places) > count:
            raise self.wrong()

    def number(self, place: int, what: str) -> int:
        """The whole number at that place."""
        return whole(self.at(place), what)

    def option(self, name: str, default: str = "") -> str:
        """The value of an option."""
        return self.options.get(name, default)

    def player(self, event: Event, place: int) -> Player:
        """The player named at that place."""
        return find_player(event, self.at(place))

    def round(self, event: Event) -> int:
        """The round of `--round`, or the last one paired."""
        if "round" in self.options:
            return whole(self.options["round"], "--round")
        return max(len(event.rounds), 1)

    def rounds(self, event: Event, place: int) -> tuple[int, ...]:
        """The rounds of `--rounds`: `3,5`, `3-5` or `3 5`, which leaves words from that place on; else the next."""
        typed = self.option("rounds")
        if self.places[place:] and not typed:
            raise self.wrong()
        parts = ",".join((typed, *self.places[place:])).replace(" ", ",").split(",")
        found: list[int] = []
        for part in filter(None, parts):
            first, last = rounds_from(part)
            beyond = event.settings.rounds + 1  # is refused by its number
            found += range(first, min(last or beyond - 1, beyond) + 1) if "-" in part else [first]
        return tuple(dict.fromkeys(found)) or (len(event.rounds) + 1,)


def changed(event: Event, settings: Settings) -> tuple[Step, ...]:
    """The change to these settings; Refused when they are so already, lest somebody think that something happened."""
    if settings == event.settings:
        raise Refused(msg("That is so already in {event}: nothing changes.", event=settings.name))
    return (ChangeSettings(settings),)


def whole(text: str, what: str) -> int:
    """A whole number as typed; wrong usage when it is not one."""
    text = text.strip()
    if not text:
        raise WrongUsage(msg("{what} must be a whole number, and is empty.", what=what))
    if not text.isascii() or not text.isdecimal():
        raise WrongUsage(msg("{what} must be a whole number, not {text}.", what=what, text=text))
    return int(text)


def rounds_from(text: str) -> tuple[int, int]:
    """The first and the last round (0: to the end) of `2`, `1-3` or `4-`; every round when nothing was typed."""
    if not text:
        return 1, 0
    first, dash, last = text.partition("-")
    if not dash:
        return whole(first, "--rounds"), whole(first, "--rounds")
    return whole(first or "1", "--rounds"), whole(last or "0", "--rounds")


def split(words: Sequence[str], usage: str, options: Collection[str], flags: Collection[str] = ()) -> Words:
    """The words sorted into places, options and flags; an option has a value, a lone `--` is a word."""
    places: list[str] = []
    said: set[str] = set()
    found: dict[str, str] = {}
    rest = iter(words)
    for word in rest:
        name = word[2:]
        if not word.startswith("--") or not name[:1].isalpha():
            places.append(word)
        elif name in flags:
            said.add(name)
        elif name not in options:
            raise WrongUsage(msg("Unknown option {option}. Usage: {usage}", option=word, usage=usage))
        else:
            value = next(rest, None)
            if value is None:
                raise WrongUsage(msg("{option} needs a value. Usage: {usage}", option=word, usage=usage))
            found[name] = value
    return Words(usage, tuple(places), found, frozenset(said))
