"""The two edges of the wall: which page this is and how late it is, what is missing and which page comes next.

In whatever room there is they say less, never half of something.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from clubtd.event.message import nmsg
from clubtd.formats.words import clock, say, t
from clubtd.ui import cells
from clubtd.ui.round_clock import face
from clubtd.ui.wall_page import Page, Piece
from clubtd.ui.wall_pages import NARROW

if TYPE_CHECKING:
    from clubtd.event.event import Event
    from clubtd.store.eventfile import EventFile


def heading(page: Page, event: Event, now: str, width: int) -> tuple[str, str]:
    """What the page shows, and the time left and the time of day; the event's name gives way first, then the times."""
    left, time = time_left(event, now, short=width < NARROW), clock(now)
    for times in (f"{left} · {time}" if left else time, left or time, ""):
        room = width - 2 - (cells.width(times) + 2 if times else 0)
        if found := _first(_titles(page, room), room):
            return found, times
    return "", ""


def _titles(page: Page, room: int) -> Iterable[str]:
    """The title with as much of the event's name as says something, without it, or only the name of the page."""
    what, _, _ = page.title.partition(cells.PART)
    yield page.title
    if room - cells.width(what + cells.PART) >= cells.SHORTEST_NAME:
        yield cells.cut(page.title, room)
    yield what
    yield page.name.upper()


def time_left(event: Event, now: str, *, short: bool = False) -> str:
    """The clock of the round; empty when the round is over or nobody can tell."""
    found = face(event, now)
    return found.words(short=short).upper() if found else ""


def notice(file: EventFile, width: int) -> Piece:
    """That the file is gone, else what is missing, or that nothing is; the longest way of saying it that fits."""
    texts, style = _away(file) if file.away else _missing(file.event)
    return _first(texts, width - 4), style


def _away(file: EventFile) -> tuple[Iterable[str], str]:
    """What is on the wall may be out of date: as of the last action that was seen."""
    time = clock(file.history.log[-1].at)
    texts = (
        t("The event's file cannot be read: shown is how it stood at {time}", time=time),
        t("No event file: as it stood at {time}", time=time),
        t("No file: {time}", time=time),
        t("No file"),
    )
    return texts, "bad"


def _missing(event: Event) -> tuple[Iterable[str], str]:
    played = event.current
    if played is None:
        return (t("Round 1 is not paired yet"), t("Not paired yet")), "plain"
    if playing := [str(game.board) for game in played.games if not game.result.final]:
        counted = nmsg("{n} board still playing", "{n} boards still playing", len(playing))
        return (
            t("Still playing: {boards}", boards=" ".join(playing)),
            say(counted),
            t("{n} playing", n=len(playing)),
        ), "warn"
    if event.finished:
        return (t("The event is over"), t("Over")), "good"
    return (t("All results are in"), t("All are in")), "good"


def next_page(name: str, seconds: int, width: int) -> str:
    """Which page comes when."""
    left = f"{seconds:>2}"
    return t("{n} s →", n=left) if width < NARROW else t("{page} in {n} s →", page=name, n=left)


def _first(texts: Iterable[str], room: int) -> str:
    """The first of the texts that is whole in so many cells; empty when none is."""
    return next((text for text in texts if cells.width(text) <= room), "")
