"""What the palette finds: the commands of this screen, the players, and the commands of the other screens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from clubtd.event.message import Refused, msg
from clubtd.event.names import plain
from clubtd.event.namesakes import shown_names
from clubtd.formats.words import t
from clubtd.ui.command import Command, cap, keys_of
from clubtd.ui.event_frame import EventFrame
from clubtd.ui.event_keys import AROUND
from clubtd.ui.frame import Frame

if TYPE_CHECKING:
    from clubtd.ui.club import ClubApp
    from clubtd.ui.desk import Desk

Do: TypeAlias = Callable[[], Awaitable[object]]


class Find(NamedTuple):
    """Something that can be found: its sentence, what stands at its right, what else it is found by, what it does."""

    key: str
    what: str
    aside: str
    search: str
    do: Do


def everything(of: Frame) -> Iterator[Find]:
    """All that can be found from the screen `of`, what is nearest first."""
    here = [command for command in of.keys.now(of) if command.id != "palette"]
    yield from (_here(of, command) for command in here)
    desk: Desk | None = getattr(of, "desk", None) or of.club.desk
    if desk:
        yield from _players(of.club, desk)
    yield from _elsewhere(of, desk, {command.id for command in of.keys.commands})


def _here(of: Frame, command: Command) -> Find:
    async def do() -> None:
        await of.perform(command)

    keys = " ".join(cap(key) for key in command.keys)
    return Find(command.id, t(command.help), keys, f"{t(command.label)} {t(command.help)}", do)


def _players(club: ClubApp, desk: Desk) -> Iterator[Find]:
    names, by_id = shown_names(desk.event), desk.event.by_id
    for player, name in sorted(names.items(), key=lambda item: plain(item[1])):

        async def do(player: int = player) -> None:
            from clubtd.ui.card import Card

            await club.push_screen(Card(desk, player))

        person = by_id[player].person
        aside = f"{t('card')} {person.rating or ''}".rstrip()
        yield Find(f"player {player}", name, aside, f"{name} {person.club}", do)


def _elsewhere(of: Frame, desk: Desk | None, known: set[str]) -> Iterator[Find]:
    """The commands of the main screens that this one does not have; those that type results are for the boards only."""
    base = next((s for s in reversed(of.club.screen_stack) if isinstance(s, EventFrame)), None)
    if base:
        known |= {command.id for command in AROUND if base is of}
    for place, title in _main_screens(desk):
        for command in _commands(place):
            if command.id not in known and command.run != "take":
                known.add(command.id)
                yield _there(of, place, title, command)


def _main_screens(desk: Desk | None) -> Iterator[tuple[str, str]]:
    """The screens that one can go to from everywhere, and their titles."""
    if desk:
        yield from (("round", t("Round")), ("players", t("Players")), ("standings", t("Standings")))
    yield "home", t("Events")


def _commands(place: str) -> tuple[Command, ...]:
    from clubtd.ui.club import PLACES

    return _of_screen(":".join(PLACES[place]))


def _of_screen(name: str) -> tuple[Command, ...]:
    """The commands of the screen `module:Class`."""
    offers: tuple[Command, ...] = _kind(name).OFFERS
    return offers


def _kind(name: str) -> type[Frame]:
    module, _, kind = name.partition(":")
    found: type[Frame] = getattr(import_module(module), kind)
    return found


def _there(of: Frame, place: str, title: str, command: Command) -> Find:
    async def do() -> None:
        await _go_and_do(of.club, place, command.id)

    search = f"{title} {t(command.label)} {t(command.help)}"
    key = cap(keys_of(command)[0])
    return Find(f"{place} {command.id}", t(command.help), f"{title}  {key}", search, do)


def _verbs(club: ClubApp, desk: Desk) -> Iterator[Find]:
    """The actions that are typed: the line opens with the verb written, and nothing is done yet."""
    try:
        usages = club.verbs().usages
    except Refused:
        return
    for name, usage in usages.items():

        async def do(name: str = name) -> None:
            while len(club.screen_stack) > 2:
                await club.pop_screen()
            if not isinstance(club.screen, EventFrame):
                club.change(desk.last or "round", desk=desk)
            screen = club.screen
            assert isinstance(screen, EventFrame)
            await screen.ready.wait()
            screen.do_line(f"{name} ")

        yield Find(f"verb {name}", usage, f"{t('do')}  :", f"{name} {name.replace('-', ' ')} {usage}", do)


def deeper(of: Frame) -> Iterator[Find]:
    """The commands of the screens that commands open, shown where they are; last the actions that are typed.

    Only those with a key of their own: what Enter, Esc and the arrows do has a meaning on the spot only. Nothing is
    done at once, for it would be done to whatever row the cursor of that screen is on.
    """
    desk: Desk | None = getattr(of, "desk", None) or of.club.desk
    seen = {type(of)}
    main = list(_main_screens(desk))
    known = {command.help for place, _ in main for command in (*_commands(place), *of.OFFERS)}
    for place, title in main:
        ways: list[tuple[str, tuple[Command, ...]]] = [
            (title, (command,)) for command in _commands(place) if command.to
        ]
        while ways:
            path, way = ways.pop(0)
            kind = _kind(way[-1].to)
            if kind in seen:
                continue
            seen.add(kind)
            path = f"{path} · {t(way[-1].label)}"
            for command in kind.OFFERS:
                if command.to:
                    ways.append((path, (*way, command)))
                if command.help not in known and not _ON_THE_SPOT.issuperset(keys_of(command)):
                    yield _shown_there(of.club, place, path, way, command)
    if desk and not desk.looking_back:
        yield from _verbs(of.club, desk)


_KEYS_ON_THE_SPOT = (
    "enter", "escape", "tab", "shift+tab", "up", "down", "left", "right", "pageup", "pagedown", "space", "q", "<", ">",
)  # fmt: skip
_ON_THE_SPOT = frozenset(_KEYS_ON_THE_SPOT)


def _shown_there(club: ClubApp, place: str, path: str, way: tuple[Command, ...], command: Command) -> Find:
    key = cap(keys_of(command)[0])

    async def do() -> None:
        for step in way:
            before = club.screen
            if step is way[0]:
                await _go_and_do(club, place, step.id)
            elif isinstance(before, Frame):
                await before.perform(step)
            screen = club.screen
            if not isinstance(screen, Frame) or not isinstance(screen, _kind(step.to)):
                return  # what is in the way is on the screen
            await screen.ready.wait()
            if step is way[-1]:
                # After its first frame: what a screen says while it is laid out would take the place of this.
                screen.call_after_refresh(_point_at, screen, command, key)

    search = f"{path} {t(command.label)} {t(command.help)}"
    return Find(f"{way[-1].to} {command.id}", t(command.help), f"{t(way[-1].label)}  {key}", search, do)


def _point_at(screen: Frame, command: Command, key: str) -> None:
    """Say which key does it, or that it cannot be done now."""
    what = t(command.help)
    if command.possible(screen):
        screen.tell(msg("{key} here: {what}", key=key, what=what))
    else:
        screen.tell(msg("Not now: {what}", what=what), "warn")


async def _go_and_do(club: ClubApp, place: str, name: str) -> None:
    """Go to a main screen and run a command there; what cannot be done there now is said."""
    while len(club.screen_stack) > 2:
        await club.pop_screen()
    before = club.screen
    if isinstance(before, EventFrame):
        before.leave()
    if place == "home":
        club.home()
    elif club.desk:
        club.desk.last = place
        club.change(place, desk=club.desk)
    screen = club.screen
    assert isinstance(screen, Frame)
    await screen.ready.wait()
    command = next(command for command in screen.keys.commands if command.id == name)
    if command.possible(screen):
        await screen.perform(command)
    else:
        screen.tell(msg("Not now: {what}", what=t(command.help)), "warn")


async def run(of: Frame, found: Find) -> None:
    """Do it; what it refuses is told on the screen `of`. A question on top of that is left as it was asked."""
    while of.club.screen is not of and of in of.club.screen_stack:
        await of.club.pop_screen()
    try:
        await found.do()
    except Refused as refusal:
        of.tell(refusal.message, "bad")
