"""The history, the event as it was, any action by its verb, and a correction before it is saved."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from clubtd.__main__ import typed_verbs
from clubtd.event.result import Result
from clubtd.store.demo import demo_event
from clubtd.ui.club import ClubApp
from clubtd.ui.frame import Frame
from clubtd.ui.past import Past
from tests.ui.conftest import press, settled


@pytest.fixture
def app(tmp_path: Path) -> ClubApp:
    return ClubApp(tmp_path, demo_event(tmp_path, 3), verbs=typed_verbs)


def text(app: ClubApp) -> str:
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in lines)


def driven(app: ClubApp, by: Callable[[], Awaitable[None]]) -> None:
    """Run the program without a terminal, driven by that."""

    async def run() -> None:
        async with app.run_test(size=(80, 24)):
            await settled(app)
            await by()
            if app.desk:
                app.desk.close()

    asyncio.run(run())


def test_the_event_as_it_was_can_be_looked_at_and_not_changed(app: ClubApp) -> None:
    async def by() -> None:
        await press(app, "f6")
        assert "20:55  Round 3 is paired: 10 games" in text(app)
        await press(app, *["down"] * 7, "enter")
        screen = app.screen
        assert isinstance(screen, Frame)
        assert isinstance(getattr(screen, "desk", None), Past)
        assert "As it was at 20:55" in text(app)
        before = app.desk.event if app.desk else None
        await press(app, "+")
        assert "This is the event as it was" in text(app)
        assert app.desk is not None
        assert app.desk.event == before
        await press(app, "escape", "escape")
        assert "Missing: 4, 6, 9" in text(app)

    driven(app, by)


def test_any_action_by_its_verb(app: ClubApp) -> None:
    async def by() -> None:
        await press(app, ":", *"withdraw noor")
        assert "withdraw NAME" in text(app)
        await press(app, "enter")
        assert "Noor Haddad leaves and is not paired from round 4 on." in text(app)
        await press(app, ":", *"withdraw zzz", "enter")
        assert "No player is called zzz." in text(app)

    driven(app, by)


def test_what_an_action_changes_elsewhere_is_asked_about_first(app: ClubApp) -> None:
    async def by() -> None:
        await press(app, ":", *"unpair", "enter")
        assert "7 results of round 3 will be lost" in text(app)
        await press(app, "escape", "escape")
        assert app.desk is not None
        assert len(app.desk.event.rounds) == 3

    driven(app, by)


def test_what_the_rules_are_against_is_kept_with_what_was_known(app: ClubApp) -> None:
    async def by() -> None:
        assert app.desk is not None
        first = app.desk.event.rounds[0].games[0]
        white, black = (app.desk.event.numbers[p] for p in first.players)
        await press(app, ":", *f"set-pair {white} {black} --round 4", "enter")
        assert "have played each other in round 1" in text(app)
        await press(app, "enter")
        last = str(app.desk.file.history.lines()[-1].message)
        assert "Reason: none given; it was known: " in last
        assert "have played each other in round 1 (C.04.3 C1)." in last

    driven(app, by)


def test_a_correction_shows_what_it_changes_and_one_undo_takes_it_back(app: ClubApp) -> None:
    async def by() -> None:
        assert app.desk is not None
        before = app.desk.event
        board = before.rounds[1].games[0]
        await press(app, "left", "1", "-" if board.result is not Result.BLACK_WINS else "+")
        shown = text(app)
        assert "→ 0, place" in shown or "→ 1, place" in shown
        assert "place" in shown
        await press(app, "escape")
        assert app.desk.event == before
        await press(app, "1", "-" if board.result is not Result.BLACK_WINS else "+", "k")
        assert app.desk.event.rounds[1].games[0].result is not board.result
        assert app.desk.event.rounds[2] == before.rounds[2]
        await press(app, "u")
        assert app.desk.event == before

    driven(app, by)
