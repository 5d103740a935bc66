"""No legal pairing: the screen says who is stuck, and offers what can be done."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from clubtd.__main__ import typed_verbs
from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult, PairRound
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.event.result import Result
from clubtd.pairing.next_round import next_round
from clubtd.store.eventfile import EventFile
from clubtd.ui.club import ClubApp
from tests.ui.conftest import press, settled, texts


def four_who_all_met(folder: Path) -> Path:
    path = folder / "four.json"
    file = EventFile.create(path, CreateEvent(Settings("Four", rounds=5)))
    file.take(
        AddPlayers(tuple(Person(name, 1800 - 100 * i) for i, name in enumerate(("Ana", "Bo", "Cai", "Dee"))))
    )
    for number in range(1, 4):
        file.take(PairRound(next_round(file.event)))
        file.take(*(EnterResult(number, board, Result.DRAW) for board in (1, 2)))
    file.close()
    return path


def seen(app: ClubApp) -> str:
    """All the words on the screen, without the lines of boxes."""
    return " ".join("\n".join(texts(app)).replace("│", " ").split())


def driven(path: Path, by: Callable[[ClubApp], Awaitable[None]]) -> None:
    async def run() -> None:
        app = ClubApp(path.parent, path, verbs=typed_verbs)
        async with app.run_test(size=(80, 24)):
            await settled(app)
            await press(app, "p", "enter")
            assert "no legal pairing" in seen(app)
            await by(app)
            await settled(app)
            assert app.desk is not None
            app.desk.close()

    asyncio.run(run())


def test_they_can_meet_again(tmp_path: Path) -> None:
    async def again(app: ClubApp) -> None:
        shown = seen(app)
        assert "Everybody could be paired if these met again" in shown
        await press(app, "a")
        assert app.desk is not None
        event = app.desk.event
        assert len(event.rounds) == 4
        assert {p for g in event.rounds[3].games for p in g.players} == {1, 2, 3, 4}
        assert all(g.by_hand for g in event.rounds[3].games)

    driven(four_who_all_met(tmp_path), again)


def test_the_event_can_end_there(tmp_path: Path) -> None:
    async def end(app: ClubApp) -> None:
        await press(app, "e")
        assert app.desk is not None
        assert app.desk.event.settings.rounds == 3
        assert app.desk.event.finished

    driven(four_who_all_met(tmp_path), end)


def test_pairs_can_be_made_by_hand(tmp_path: Path) -> None:
    async def by_hand(app: ClubApp) -> None:
        await press(app, "m")
        shown = seen(app)
        assert "round 4 by hand" in shown
        assert "4 to be paired" in shown
        for pair in (("ana", "bo"), ("cai", "dee")):
            for name in pair:
                await press(app, "/", *name, "enter")
            assert "have played each other in round" in seen(app)
            await press(app, "enter", *"all", "space", *"met", "enter")
        await press(app, "p", "enter")
        assert app.desk is not None
        assert {frozenset(g.players) for g in app.desk.event.rounds[3].games} == {
            frozenset((1, 2)),
            frozenset((3, 4)),
        }

    driven(four_who_all_met(tmp_path), by_hand)
