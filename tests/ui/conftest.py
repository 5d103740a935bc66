"""Events with fixed times, the program without a terminal, and what stands on its screen."""

import asyncio
import os
import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from textual.pilot import Pilot

from clubtd.__main__ import typed_verbs
from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult, PairRound, RequestBye, SignIn
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.pairing.next_round import next_round
from clubtd.store.eventfile import EventFile
from clubtd.ui.club import ClubApp

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


async def settled(app: ClubApp, pilot: Pilot[int]) -> None:
    """Until the screen has been the same a few times running: what a key leads to can take a moment."""
    shown, same = texts(app), 0
    while same < 3:
        await pilot.pause(0.01)
        now = texts(app)
        shown, same = now, same + 1 if now == shown else 0


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
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for key in keys.split():
                await pilot.press(key)
            if app.desk:
                app.desk.file.flush()
            await settled(app, pilot)
            if look:
                look(app)
            shown = texts(app)
            if app.desk:
                app.desk.close()
            return shown

    return asyncio.run(run())
