"""An event like one that is there: last week's settings and people, or a second section in the same hall."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from clubtd.event.actions import CreateEvent
from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.message import Refused, msg
from clubtd.event.result import Colour
from clubtd.event.tables import table_after
from clubtd.event.template import again
from clubtd.formats.words import t
from clubtd.store.chance import lot
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from clubtd.store.folder import new_path
from clubtd.ui.ask import AskLine

if TYPE_CHECKING:
    from clubtd.ui.home import Home


def ask_for_another(screen: Home, path: Path) -> None:
    """Ask for the name of an event like that one, make it, and go into it. Refused when it cannot be read."""
    event = load(path).history.event
    about = msg(
        "Settings, tie-breaks, prizes and people come along; nobody is ticked yet, and nothing is played."
    )
    if not event.finished:
        first = table_after(event)
        about = msg(
            "{what} {name} is not over: the tables of the new event begin at {table}, no number is there twice.",
            what=about,
            name=event.settings.name,
            table=first,
        )

    def checked(typed: str) -> None:
        if not typed:
            raise Refused(msg("An event needs a name."))

    def answered(typed: str | None) -> None:
        if typed:
            screen.club.enter(_made(screen, event, typed))

    question = t("A new event like {name}", name=event.settings.name)
    screen.app.push_screen(AskLine(question, t("Name"), about, checked), answered)


def _made(screen: Home, event: Event, name: str) -> Path:
    now = screen.club.now()
    first, *rest = again(event, name, now[:10])
    assert isinstance(first, CreateEvent)
    settings = first.settings
    if settings.colour_by_lot:
        drawn = (Colour.WHITE, Colour.BLACK)[lot()[0].randrange(2)]
        settings = replace(settings, initial_colour=drawn)
    if not event.finished:
        settings = replace(settings, first_table=table_after(event))
    path = new_path(screen.club.data, name)
    EventFile.create(path, replace(first, settings=settings), *rest).close()
    return path
