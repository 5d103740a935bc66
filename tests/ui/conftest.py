"""Events with fixed times, the program without a terminal, and what stands on its screen."""

import asyncio
import os
import re
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from textual.drivers.headless_driver import HeadlessDriver
from textual.events import Key, Resize
from textual.geometry import Size
from textual.keys import _character_to_key, key_to_character
from textual.message_pump import MessagePump

from clubtd.__main__ import typed_verbs
from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult, PairRound, RequestBye, SignIn
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.pairing.next_round import next_round
from clubtd.store.eventfile import EventFile
from clubtd.ui.club import ClubApp
from clubtd.ui.frame import Frame

AT = "2026-11-29T20:31:00"
PEOPLE = (
    Person("Ånderson, Bea", 1894, club="Rooks"),
    Person("Błaszczyk, Ola", 1822, club="Rooks"),
    Person("Çelik, Deniz", 1811, club="Castle"),
    Person("Đorđević, Eva", 1765, club="Castle"),
    Person("Estévez, Íñigo", 1750, club="Rooks"),
    Person("Fitzgerald-O'Hara, Maximilian", 1718, club="Castle"),
    Person("Hồ Thị Ánh Nguyệt", 1661, club="Pawns"),
    Person("Nguyễn Văn Bình", 1490, club="Pawns"),
    Person("Tanaka, Aki", club="Pawns"),
)
LATECOMER = len(PEOPLE)
SIGNS = {"slash": "/", "backslash": "\\", "minus": "-", "plus": "+", "underscore": "_", "at": "@"}
LONGEST = 60.0
"""Seconds after which a program that does not come to rest is a fault."""
FIRST_ROUND = (Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW, Result.WHITE_BY_FORFEIT)


def make_event(folder: Path, rounds: int = 2, name: str = "Winter Rapid 4") -> Path:
    """Nine players, one of them not here; so many rounds are paired, the last one without its last results."""
    path = folder / (name.lower().replace(" ", "-") + ".json")
    file = EventFile.create(path, CreateEvent(Settings(name, rounds=4), ("BH", "SB")), at=AT)
    file.take(AddPlayers(PEOPLE), at=AT)
    file.take(SignIn((LATECOMER,), here=False), at=AT)
    for number in range(1, rounds + 1):
        file.take(PairRound(next_round(file.event, at=AT)), at=AT)
        done = FIRST_ROUND if number < rounds else FIRST_ROUND[:1]
        file.take(*(EnterResult(number, board, result) for board, result in enumerate(done, 1)), at=AT)
    if rounds:
        file.take(RequestBye(2, rounds + 1, Code.HALF_BYE), at=AT)
    file.close()
    moment = datetime.fromisoformat(AT).timestamp()
    os.utime(path, (moment, moment))
    return path


@pytest.fixture
def event(tmp_path: Path) -> Path:
    return make_event(tmp_path)


def texts(app: ClubApp) -> list[str]:
    """The lines on the screen, top screen and what shines through below it."""
    strips = app.screen._compositor.render_strips()
    return [re.sub(r"(saved|đã lưu) \d\d:\d\d", r"\1 20:31", strip.text.rstrip()) for strip in strips]


async def press(app: ClubApp, *keys: str) -> None:
    """Press keys one by one: the next when all that one led to is done and drawn, however long or short that takes."""
    for key in keys:
        strike(app, key)
        await settled(app)


def strike(app: ClubApp, key: str) -> None:
    """Press a key, and do not wait for anything."""
    if len(key) == 1:
        app.post_message(Key(_character_to_key(key), key))
    else:
        app.post_message(Key(key, SIGNS.get(key) or key_to_character(key)))


async def settled(app: ClubApp, *, background: bool = True) -> None:
    """Until the program has done all it was asked for, in the background too, and has drawn it."""
    end = time.monotonic() + LONGEST
    while True:
        await _worked_off(app)
        going_on = _moving(app) or (background and _busy_behind(app))
        if not going_on and not _working(app):
            return
        app.screen._on_timer_update()
        await asyncio.sleep(0.005 if going_on else 0)
        assert time.monotonic() < end, "the program never came to rest"


async def resize(app: ClubApp, width: int, height: int) -> None:
    """Give the terminal another size, and wait until all is drawn in it."""
    size = Size(width, height)
    assert isinstance(app._driver, HeadlessDriver)
    app._driver._size = size
    app.post_message(Resize(size, size))
    await settled(app)


async def saved(app: ClubApp) -> None:
    """Until everything is saved and the screens say so."""
    if app.desk:
        app.desk.file.flush()
        for screen in app.screen_stack:
            if isinstance(screen, Frame):
                screen.call_later(screen.update)
        await _worked_off(app)
        for screen in app._background_screens:  # a box leaves the line of the screen below it in sight
            screen._on_timer_update()
    await settled(app)


def _moving(app: ClubApp) -> bool:
    """Whether something scrolls, or another size of the terminal is about to be told."""
    return bool(app._animator._animations or app._animator._scheduled or app._resize_event)


def _busy_behind(app: ClubApp) -> bool:
    return any(worker.is_running for worker in app.workers)


def _pumps(app: ClubApp) -> list[MessagePump]:
    in_sight = (*app._background_screens, app.screen)
    return [app, *(pump for screen in in_sight for pump in screen.walk_children(with_self=True))]


def _working(app: ClubApp) -> bool:
    """Whether something waits to be done or drawn."""
    screen = app.screen
    return (
        any(
            not pump._message_queue.empty() or pump._pending_message or pump._next_callbacks
            for pump in _pumps(app)
        )
        or bool(screen._callbacks or screen._dirty_widgets)
        or screen._layout_required
        or screen._scroll_required
        or screen._repaint_required
        or screen._recompose_required
    )


async def _worked_off(app: ClubApp) -> None:
    """Until the program, the screens in sight and what stands on them have done what waited for them up to now."""
    for pump in _pumps(app):
        done = asyncio.Event()
        if pump.call_later(done.set):
            while not done.is_set() and pump.is_running:
                await asyncio.wait([asyncio.create_task(done.wait())], timeout=0.1)


def play(
    folder: Path,
    keys: str = "",
    *,
    event: Path | None = None,
    size: tuple[int, int] = (80, 24),
    theme: str = "",
    config: Path | None = None,
    look: Callable[[ClubApp], object] | None = None,
) -> list[str]:
    """The screen after these keys, names of keys between blanks; `look` may look at the program then."""

    async def run() -> list[str]:
        app = ClubApp(folder, event, theme=theme, config=config, verbs=typed_verbs)
        app.now = lambda: AT
        async with app.run_test(size=size):
            await settled(app)
            await press(app, *keys.split())
            await saved(app)
            if look:
                look(app)
            shown = texts(app)
            if app.desk:
                app.desk.close()
            return shown

    return asyncio.run(run())
