"""A table of pictures of every screen: how one comes there, from the list of events or from within an event."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from clubtd.__main__ import typed_verbs
from clubtd.ui.club import ClubApp
from clubtd.ui.wall import WallApp
from tests.ui import (
    test_backups_and_damage,
    test_closer_looks,
    test_import_screen,
    test_prizes_and_playoff,
    test_rating_list_screens,
    test_season_screens,
    test_sheets_screen,
    test_simulate,
)
from tests.ui.club_night import make_club, make_night, tonight
from tests.ui.conftest import AT, make_event, press, saved, settled
from tests.ui.test_closer_looks import finished
from tests.ui.test_round_clock import make_timed
from tests.ui.test_screens import SCREENS

Prepare = Callable[[Path], tuple[Path | None, str]]
"""Makes the files in a folder; the event to open at once (None: the list of events) and the keys."""


class Shot(NamedTuple):
    """One picture. With `turns` it is the wall after so many seconds."""

    name: str
    prepare: Prepare
    turns: int = -1


def home(name: str, keys: str, make: Callable[[Path], object] = make_event) -> Shot:
    """From the list of events."""

    def prepare(folder: Path) -> tuple[None, str]:
        make(folder)
        return None, keys

    return Shot(name, prepare)


def inside(name: str, keys: str, make: Callable[[Path], Path] = make_event) -> Shot:
    """From the screen on which an event opens."""
    return Shot(name, lambda folder: (make(folder), keys))


def wall(name: str, turns: int, make: Callable[[Path], Path] = make_event) -> Shot:
    """The wall, which needs no keys."""
    return Shot(name, lambda folder: (make(folder), ""), turns)


def _list(raw: str | bytes, keys: str) -> Prepare:
    def prepare(folder: Path) -> tuple[Path, str]:
        path, typed = test_import_screen.listed(folder, raw)
        return path, typed + keys

    return prepare


def _new(folder: Path) -> Path:
    return make_event(folder, rounds=0)


def _evening(folder: Path) -> Path:
    """A club with two nights behind it, and one before its first round."""
    make_club(folder)
    make_night(folder, "2026-11-15", "Kovács, Ágnes", "Quist, Per", "Rossi, Ada")
    make_night(folder, "2026-11-22", "Smith, Jo", "Quist, Per", "Rossi, Ada")
    return tonight(folder, "Umar, Bilal", "Lee, Min-jun")


SHOTS = [
    *(home(name, keys) for name, keys in SCREENS.items()),
    home("home-empty", "", lambda folder: None),
    home("settings", "f10"),
    home("themes", "f9"),
    home("manual", "? m"),
    home("manual-page", "? m down enter"),
    home("history", "enter f6"),
    home("do", "enter : b y e space t"),
    home("club-list", "c", _evening),
    home("club-list-find", "c / r o", _evening),
    home("member-form", "c e", _evening),
    home("home-new", "", _new),
    home("put-away", "delete"),
    *(home(*row) for row in test_backups_and_damage.SCREENS),
    *(inside(name, keys, make) if make else home(name, keys) for name, keys, make in test_closer_looks.ALL),
    *(inside(*row) for row in test_prizes_and_playoff.SCREENS),
    *(inside(*row) for row in test_sheets_screen.SCREENS),
    *(home(*row) for row in test_season_screens.SCREENS),
    home("season-new", "s n W i n", test_season_screens.make_nights),
    *(inside(*row) for row in test_rating_list_screens.SCREENS),
    *(Shot(name, _list(raw, keys)) for name, raw, keys in test_import_screen.SCREENS),
    inside("paste", "I A n a enter B o", _new),
    inside("pick-file", "i ctrl+u . /", _new),
    inside("players-new", "", _new),
    inside("player-add", "a Z o ë", _new),
    inside("player-twice", "a T e s s a space Q u i l l enter T e s s a space Q u i l enter D a n", _new),
    inside("tonight", "c s m", _evening),
    inside("by-hand", "+ - / m"),
    inside("round-none", "r", _new),
    inside("round-all-in", "+ - /"),
    inside("round-pending", "1 2"),
    inside("round-why", "x"),
    inside("round-clock", "", make_timed),
    inside("clock-box", "k", make_timed),
    inside("clock-control", "k"),
    inside("players-clock", "l", make_timed),
    inside("second-pass", "+ - / c + +"),
    inside("palette-player", "ctrl+p n g u y e n"),
    inside("standings-final", "", finished),
    inside("simulated", "s s", lambda folder: test_simulate.simulated(folder, 200, 200)),
    inside("simulated-stopped", "s s", lambda folder: test_simulate.simulated(folder, 1000, 20)),
    wall("wall-entries", 0, _new),
    wall("wall-board", 0),
    wall("wall-name", 1),
    wall("wall-standings", 2),
    wall("wall-clock", 0, make_timed),
    wall("wall-final", 0, finished),
]

FOUND_ON = {
    "AskLine": "copy-ask",
    "BackupsScreen": "backups",
    "ByHand": "by-hand",
    "Calculator": "calculator",
    "Card": "card",
    "ClubListScreen": "club-list",
    "CrossTableScreen": "cross",
    "DoLine": "do",
    "Help": "help",
    "HistoryScreen": "history",
    "Home": "home",
    "ImportScreen": "import",
    "ManualPage": "manual-page",
    "Manual": "manual",
    "LookUpScreen": "look-up",
    "RatingsScreen": "ratings",
    "MappingScreen": "import-columns",
    "MemberForm": "member-form",
    "NewEvent": "new",
    "OrderScreen": "order",
    "Palette": "palette",
    "PasteScreen": "paste",
    "PickFile": "pick-file",
    "PickTheme": "themes",
    "PlayerForm": "player-form",
    "PlayersScreen": "players",
    "PlayoffScreen": "play-off",
    "PrizesScreen": "prizes",
    "Race": "race",
    "RoundScreen": "round",
    "SettingsScreen": "settings",
    "SheetsScreen": "sheet-boards",
    "SimulateScreen": "simulated",
    "StandingsScreen": "standings",
    "TonightScreen": "tonight",
    "SeasonsScreen": "seasons",
    "SeasonScreen": "season",
    "SeasonBox": "season-why",
    "SeasonEvents": "season-nights",
    "SeasonForm": "season-new",
    "SeasonSheet": "season-sheet",
    "TwiceBox": "player-twice",
    "ValueBox": "card-value",
    "Wall": "wall-board",
    "WorkingsBox": "why",
}
"""Every kind of screen there is, and the picture that shows it."""


class _StillWall(WallApp):
    """A wall that turns its pages when it is told to, not by the clock."""

    def on_ready(self) -> None:
        super().on_ready()
        for timer in self.screen._timers:
            if timer._interval == 1:
                timer.pause()


async def at_the_screen(
    shot: Shot, folder: Path, size: tuple[int, int], then: Callable[[ClubApp], object]
) -> None:
    """Open it in a terminal of that size, and do something there."""
    event, keys = shot.prepare(folder)
    if shot.turns >= 0:
        assert event
        app: ClubApp = _StillWall(event, seconds=1)
    else:
        app = ClubApp(folder, event, verbs=typed_verbs)
    app.now = lambda: AT
    async with app.run_test(size=size):
        await settled(app)
        await press(app, *keys.split())
        for _ in range(shot.turns):
            app.screen.tick()  # type: ignore[attr-defined]
        await saved(app)
        done = then(app)
        if asyncio.iscoroutine(done):
            await done
        if app.desk:
            app.desk.close()
