"""What the palette finds: the commands of this screen, the players, and the commands of the other screens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from clubtd.event.message import Refused, msg
from clubtd.event.namesakes import shown_names
from clubtd.formats.words import t
from clubtd.ui.command import Command, cap
from clubtd.ui.event_frame import EventFrame
from clubtd.ui.event_keys import AROUND

if TYPE_CHECKING:
    from clubtd.ui.club import ClubApp
    from clubtd.ui.desk import Desk
    from clubtd.ui.frame import Frame

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
    for player, name in sorted(names.items(), key=lambda item: item[1]):

        async def do(player: int = player) -> None:
            from clubtd.ui.card import Card

            await club.push_screen(Card(desk, player))

        person = by_id[player].person
        aside = f"{t('card')} {person.rating or ''}".rstrip()
        yield Find(f"player {player}", name, aside, f"{name} {person.club}", do)


def _elsewhere(of: Frame, desk: Desk | None, known: set[str]) -> Iterator[Find]:
    """The commands of the main screens that this one does not have; those that type results are for the boards only."""
    from clubtd.ui.club import PLACES

    base = next((s for s in reversed(of.club.screen_stack) if isinstance(s, EventFrame)), None)
    if base:
        known |= {command.id for command in AROUND if base is of}
    titles = {"round": t("Round"), "players": t("Players"), "standings": t("Standings"), "home": t("Events")}
    for place, title in titles.items():
        if place != "home" and not desk:
            continue
        module, kind = PLACES[place]
        commands: tuple[Command, ...] = getattr(import_module(module), kind).OFFERS
        for command in commands:
            if command.id not in known and command.run != "take":
                known.add(command.id)
                yield _there(of, place, title, command)


def _there(of: Frame, place: str, title: str, command: Command) -> Find:
    async def do() -> None:
        await _go_and_do(of.club, place, command.id)

    search = f"{title} {t(command.label)} {t(command.help)}"
    return Find(f"{place} {command.id}", t(command.help), f"{title}  {cap(command.keys[0])}", search, do)


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
    screen: Frame = club.screen  # type: ignore[assignment]
    await screen.ready.wait()
    command = next(command for command in screen.keys.commands if command.id == name)
    if command.possible(screen):
        await screen.perform(command)
    else:
        screen.tell(msg("Not now: {what}", what=t(command.help)), "warn")


async def run(of: Frame, found: Find) -> None:
    """Do it; what it refuses is told on the screen `of`."""
    try:
        await found.do()
    except Refused as refusal:
        of.tell(refusal.message, "bad")
