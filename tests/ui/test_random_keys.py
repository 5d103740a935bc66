"""Whatever keys are pressed, nothing breaks, and the event in the file is the one on the screen."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from clubtd.__main__ import typed_verbs
from clubtd.store.contents import load
from clubtd.ui.club import ClubApp
from tests.ui.conftest import AT, make_event, press, settled, strike

KEYS = (
    "+ - / * . = w b d p u U s r l e x a i h z o n c g v m t 1 2 3 4 0 ? f1 f2 f3 f4 f6 f9 enter enter enter escape"
    " escape tab shift+tab up down left right home end pageup pagedown space delete backspace ctrl+p < > $ : #"
)


@pytest.mark.parametrize("seed", range(4))
def test_any_keys_in_any_order(tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    path = make_event(tmp_path, rounds=chance.randrange(4))

    async def run() -> None:
        app = ClubApp(tmp_path, path if chance.random() < 0.7 else None, config=tmp_path / "config")
        app.now = lambda: AT
        async with app.run_test(size=chance.choice([(80, 24), (60, 20), (120, 40), (40, 10)])):
            await settled(app)
            for _ in range(80):
                strike(app, chance.choice(KEYS.split()))
                await settled(app, background=False)
            if app.desk:
                app.desk.file.flush()
                assert load(app.desk.file.path).history.event == app.desk.event
                app.desk.close()

    asyncio.run(run())


STARTS = (
    "m",
    "s c",
    "s $",
    "s o",
    "f6",
    "f5",
    ":",
    "l a",
    "l c",
    "ctrl+p",
    "e 1",
    "escape n",
    "escape s",
    "p",
)


@pytest.mark.parametrize("start", STARTS)
def test_any_keys_from_any_screen(tmp_path: Path, start: str) -> None:
    """Two keys at once now and then, before the first has done its work; boxes come and go below them."""
    chance = Random(start)
    path = make_event(tmp_path, rounds=1 + chance.randrange(3))

    async def run() -> None:
        app = ClubApp(tmp_path, path, config=tmp_path / "config", verbs=typed_verbs)
        app.now = lambda: AT
        async with app.run_test(size=chance.choice([(80, 24), (60, 20), (120, 40)])):
            await settled(app)
            await press(app, *start.split())
            for _ in range(20):
                for key in chance.sample(KEYS.split(), chance.choice([1, 1, 2])):
                    strike(app, key)
                await settled(app, background=False)
            if app.desk:
                app.desk.file.flush()
                assert load(app.desk.file.path).history.event == app.desk.event
                app.desk.close()
        assert load(path).history.event.players

    asyncio.run(run())
