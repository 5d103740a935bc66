"""An event simulated beside the screens, by a process of its own."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from textual.pilot import Pilot

from clubtd.advice.compared import compared
from clubtd.advice.simulate import simulate
from clubtd.advice.this_event import plan_of
from clubtd.formats.simulation import Progress, written
from clubtd.store.contents import load
from clubtd.store.demo import demo_event
from clubtd.store.remembered import recall, remember
from clubtd.ui.club import ClubApp
from clubtd.ui.simulate_screen import SimulateScreen, fingerprint
from tests.ui.conftest import AT, make_event, play, texts
from tests.ui.test_closer_looks import finished


def simulated(folder: Path, runs: int = 100, done: int = 100) -> Path:
    """An event of which a simulation has been kept, perhaps one that was stopped."""
    path = make_event(folder, rounds=1)
    event = load(path).history.event
    *_, tally = simulate(plan_of(event), compared(event), done, Random("5"))
    kept = {"event": fingerprint(event), "at": AT, "simulation": written(Progress(tally.figures, runs, "5"))}
    remember(folder, f"simulation {path.stem}", kept)
    return path


def driven(folder: Path, event: Path | None, by: Callable[[Pilot[int], ClubApp], Awaitable[None]]) -> None:
    async def run() -> None:
        app = ClubApp(folder, event)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await by(pilot, app)
            if app.desk:
                app.desk.close()

    asyncio.run(run())


def screen(app: ClubApp) -> SimulateScreen:
    assert isinstance(app.screen, SimulateScreen)
    return app.screen


def test_it_runs_beside_the_screen_and_is_kept(tmp_path: Path):
    path = demo_event(tmp_path, 3)

    async def by(pilot: Pilot[int], app: ClubApp) -> None:
        await pilot.press("s", "s", "space")
        await app.workers.wait_for_complete()
        await pilot.press("-", "-", "enter")
        await app.workers.wait_for_complete()
        await pilot.pause()
        shown = "\n".join(texts(app))
        assert "100 of 100 events" in shown
        assert "With the rest of this event played 100 times" in shown
        assert "100 %" in shown
        first = recall(tmp_path, f"simulation {path.stem}")["simulation"]
        await pilot.press("r")
        await app.workers.wait_for_complete()
        assert recall(tmp_path, f"simulation {path.stem}")["simulation"] == first
        await pilot.press("escape", "s")
        assert "100 of 100 events" in texts(app)[0]

    driven(tmp_path, path, by)


def test_keys_are_taken_while_it_runs_and_escape_ends_the_process(tmp_path: Path):
    async def by(pilot: Pilot[int], app: ClubApp) -> None:
        await pilot.press("s", "s")
        simulation = screen(app)._simulation
        assert simulation is not None
        await pilot.press("pagedown", "?", "escape", "escape", "down", "r")
        assert "round 3" in texts(app)[0]
        await app.workers.wait_for_complete()
        assert simulation._process is None or simulation._process.returncode is not None

    driven(tmp_path, demo_event(tmp_path, 3), by)


def test_another_result_makes_the_old_figures_worthless(tmp_path: Path):
    path = simulated(tmp_path)

    async def by(pilot: Pilot[int], app: ClubApp) -> None:
        await pilot.press("+", "s", "s")
        assert screen(app).running
        await pilot.press("escape")

    driven(tmp_path, path, by)


def test_an_order_that_is_not_saved_yet_is_simulated_too(tmp_path: Path):
    async def by(pilot: Pilot[int], app: ClubApp) -> None:
        await pilot.press("s", "o", "space", "s")
        assert "With the order that is not saved yet" in "\n".join(texts(app))
        await pilot.press("escape", "escape")

    driven(tmp_path, demo_event(tmp_path, 3), by)


def test_a_finished_event_has_nothing_to_simulate(tmp_path: Path):
    assert "final standings" in play(tmp_path, "s s", event=finished(tmp_path))[0]
    assert "nothing left to simulate" in " ".join(play(tmp_path, "s o s", event=finished(tmp_path)))


def test_a_new_event_is_simulated_with_invented_players(tmp_path: Path):
    assert "How many players will there be?" in " ".join(play(tmp_path, "n ctrl+s"))

    async def by(pilot: Pilot[int], app: ClubApp) -> None:
        await pilot.press("n", "A", "tab", "tab", "tab", "8", "ctrl+s", "space")
        await app.workers.wait_for_complete()
        await pilot.press("-", "-", "enter")
        await app.workers.wait_for_complete()
        await pilot.pause()
        shown = "\n".join(texts(app))
        assert "In 100 simulated events like this one" in shown
        assert "The 8 players are invented" in shown
        await pilot.press("escape")
        assert "New event" in texts(app)[0]

    driven(tmp_path, None, by)
    assert not list(tmp_path.glob("*.json"))


def test_the_guides_habit_and_an_own_order_are_one_key_away(tmp_path: Path):
    play(tmp_path, "n A ctrl+g enter")
    assert load(tmp_path / "a.json").history.event.tie_breaks == ("PS", "BH")
    play(tmp_path, "n B ctrl+o , W I N enter")
    assert load(tmp_path / "b.json").history.event.tie_breaks == ("BH", "SB", "PS", "WIN")
    assert "BHX     is no tie-break" in "\n".join(play(tmp_path, "n ctrl+g X"))
    assert "guides' habit" not in "\n".join(play(tmp_path, "n tab tab 7"))
