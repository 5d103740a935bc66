"""The round's clock on the screens: what it says, when it rings, and that nothing happens while it stands."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest

from clubtd.event.actions import ChangeSettings, EnterResult, SetClock
from clubtd.event.clock import Clock
from clubtd.event.result import Result
from clubtd.store.clock import now
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from clubtd.ui import settings
from clubtd.ui.club import ClubApp
from clubtd.ui.event_frame import EventFrame
from clubtd.ui.round_clock import Face
from clubtd.ui.wall import Wall
from tests.pseudo_terminal import Terminal
from tests.ui.conftest import AT, make_event, play, press, resize, settled, texts
from tests.ui.test_wall import watch


def make_timed(folder: Path) -> Path:
    """Nine players at 15+5 (40 minutes a round): round 2 is paired at 20:31."""
    path = make_event(folder)
    file = EventFile.open(path)
    file.take(ChangeSettings(replace(file.event.settings, time_control="15+5")), at=AT)
    file.close()
    return path


@pytest.fixture
def timed(tmp_path: Path) -> Path:
    return make_timed(tmp_path)


def later(minutes: int, seconds: int = 0) -> str:
    return f"2026-11-29T{(20 * 60 + 31 + minutes) // 60:02}:{(31 + minutes) % 60:02}:{seconds:02}"


@pytest.mark.parametrize(
    ("left", "running", "words", "short", "wait"),
    [
        (2400, True, "40 min left", "40 min", 60),
        (2399, True, "40 min left", "40 min", 59),
        (301, True, "6 min left", "6 min", 1),
        (300, True, "5:00 left", "5:00", 1),
        (61, True, "1:01 left", "1:01", 1),
        (0, True, "time is up", "time is up", 3600),
        (-3599, True, "time is up", "time is up", 1),
        (-3600, True, "", "", 0),
        (1500, False, "clock stands, 25 min left", "■ 25 min", 0),
    ],
)
def test_what_it_says_and_until_when(left: int, running: bool, words: str, short: str, wait: int) -> None:
    face = Face(left, running)
    assert face.words() == words
    assert face.words(short=True) == short
    assert face.next_change == wait


def run(path: Path, *times: str, config: Path | None = None, keys: str = "") -> tuple[list[list[str]], int]:
    """The screen at these times, and how often the bell rang."""

    async def go() -> tuple[list[list[str]], int]:
        app = ClubApp(path.parent, path, config=config)
        app.now = lambda: times[0]
        rung: list[bool] = []
        app.bell = lambda: rung.append(True)  # type: ignore[method-assign]
        seen = []
        async with app.run_test(size=(80, 24)):
            await settled(app)
            frame = app.screen
            assert isinstance(frame, EventFrame)
            await press(app, *keys.split())
            for time in times:
                app.now = lambda time=time: time
                frame.clock.tick()
                await settled(app)
                seen.append(texts(app))
            assert app.desk
            app.desk.close()
        return seen, len(rung)

    return asyncio.run(go())


def test_the_title_says_how_much_is_left_and_when_all_will_be_over(timed: Path) -> None:
    shown, _ = run(timed, AT, later(14), later(36, 30))
    assert shown[0][0].endswith("40 min · round until 21:11 · night until 22:41")
    assert shown[1][0].endswith("26 min · round until 21:11 · night until 22:41")
    assert shown[2][0].endswith("3:30 · round until 21:11 · night until 22:41")


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Winter Rapid 4 of the Rooks", " Winter Rapid 4… · round 2 of 4  "),
        ("Nguyễn Văn Bình Memorial Rapid", " Nguyễn Văn Bìn… · round 2 of 4  "),
        ("Winter", " Winter · round 2 of 4  "),
    ],
)
def test_a_long_name_gives_way_to_the_forecast(timed: Path, name: str, title: str) -> None:
    file = EventFile.open(timed)
    file.take(ChangeSettings(replace(file.event.settings, name=name)), at=AT)
    file.close()
    shown = play(timed.parent, event=timed)
    assert shown[0].startswith(title)
    assert shown[0].endswith("round until 21:11 · night until 22:41")
    narrow = play(timed.parent, event=timed, size=(60, 20))[0]
    assert narrow.endswith("40 min left")
    assert "round 2 of 4" in narrow


@pytest.mark.parametrize("name", ["players", "standings"])
def test_the_other_screens_have_it_beside_the_time_of_saving(timed: Path, name: str) -> None:
    key = {"players": "l", "standings": "s"}[name]
    shown = play(timed.parent, key, event=timed)
    assert "40 min left · saved 20:31" in shown[22]
    assert "min left" not in "".join(play(timed.parent, key, event=timed, size=(60, 20)))


def test_it_rings_five_minutes_before_the_end_and_at_the_end_and_says_who_plays(timed: Path) -> None:
    shown, rung = run(timed, later(34), later(35), later(36), later(40), later(41))
    assert rung == 2
    assert "5 minutes left in round 2. Still playing: 2, 3 and 4" in shown[1][22]
    assert "The time of round 2 is up. Still playing: 2, 3 and 4" in shown[3][22]
    assert "time is up" in shown[4][0]


def test_it_says_so_on_whatever_screen_is_on_top(timed: Path) -> None:
    shown, rung = run(timed, later(38), later(40), keys="enter")
    assert "Esc" in shown[1][23]
    assert "The time of round 2 is up" in shown[1][22]
    assert rung == 1


@pytest.mark.parametrize(("bell", "times"), [("on", 2), ("end", 1), ("off", 0)])
def test_the_bell_is_a_setting(timed: Path, tmp_path: Path, bell: str, times: int) -> None:
    config = tmp_path / "config"
    settings.write(config / settings.FILE, settings.Settings(bell=bell))
    shown, rung = run(timed, later(34), later(35), later(40), config=config)
    assert rung == times
    assert "The time of round 2 is up" in shown[2][22]


def test_what_was_over_when_the_program_started_does_not_ring(timed: Path) -> None:
    _, rung = run(timed, later(50), later(51))
    assert rung == 0


def test_a_key_stops_it_and_lets_it_go_on_and_undo_takes_that_back(timed: Path) -> None:
    shown = play(timed.parent, "k enter", event=timed)
    assert "The clock of round 2 is stopped." in shown[22]
    assert shown[0].endswith("clock stands, 40 min left")
    assert load(timed).history.event.rounds[-1].clock == Clock(AT, 0, running=False)
    assert "goes on" in play(timed.parent, "k k", event=timed)[22]
    play(timed.parent, "u u", event=timed)
    assert load(timed).history.event.rounds[-1].clock is None


def test_more_time_less_time_and_all_of_it_again(timed: Path) -> None:
    assert "45 min" in play(timed.parent, "k +", event=timed)[0]
    assert "35 min" in play(timed.parent, "k - k -", event=timed)[0]
    assert "40 min" in play(timed.parent, "k s", event=timed)[0]


def test_without_a_time_control_it_is_asked_for(tmp_path: Path) -> None:
    path = make_event(tmp_path)
    assert "min" not in play(tmp_path, event=path)[0]
    assert "is not a time control" in "".join(play(tmp_path, "k s o o n enter", event=path))
    shown = play(tmp_path, "k 1 0 enter", event=path)
    assert "20 min" in shown[0]
    assert "The clock of round 2 runs: the last game can end 20:51." in shown[22]


def timers(path: Path, keys: str = "") -> list[float]:
    """The timers of the screens below and on top, once all has settled."""
    found: list[float] = []

    def look(app: ClubApp) -> None:
        for screen in app.screen_stack:
            # Textual's own, which lays out and paints, is paused while there is nothing to do.
            found.extend(
                t._interval for t in screen._timers if t is not getattr(screen, "_update_timer", None)
            )

    play(path.parent, keys, event=path, look=look)
    return found


def test_where_no_clock_runs_no_timer_waits(timed: Path) -> None:
    assert timers(timed) == [60]
    assert timers(timed, "k enter") == []
    assert timers(timed, "k enter") == [60]
    assert timers(timed, "+ + +") == []
    without = make_event(timed.parent, name="No control")
    assert timers(without) == []


def ring_on_the_wall(path: Path, *times: str) -> tuple[list[str], int]:
    rung: list[bool] = []

    def look(wall: Wall) -> None:
        wall.app.bell = lambda: rung.append(True)  # type: ignore[method-assign]
        for time in times:
            wall.app.now = lambda time=time: time  # type: ignore[attr-defined]
            wall.tick()

    return watch(path, seconds=60, look=look), len(rung)


def test_the_wall_shows_the_same_clock_and_rings(timed: Path) -> None:
    shown, rung = ring_on_the_wall(timed, later(34), later(35), later(36, 12))
    assert rung == 1
    assert shown[0].endswith("3:48 LEFT · 21:07")
    file = EventFile.open(timed)
    file.take(SetClock(2, Clock(later(30), 1800, running=False)), at=later(30))
    file.close()
    shown, rung = ring_on_the_wall(timed, later(36), later(45))
    assert rung == 0
    assert "CLOCK STANDS, 10 MIN LEFT" in shown[0]


def test_it_is_gone_when_the_last_result_is_in(timed: Path) -> None:
    file = EventFile.open(timed)
    file.take(*(EnterResult(2, board, Result.DRAW) for board in (2, 3, 4)), at=AT)
    file.close()
    shown, rung = run(timed, later(38), later(41))
    assert rung == 0
    assert shown[1][0].strip() == "Winter Rapid 4 · round 2 of 4"


def playing_now(folder: Path, *, gone: int, running: bool = True) -> Path:
    """A round whose clock has run so many seconds at this moment."""
    path = make_timed(folder)
    file = EventFile.open(path)
    file.take(SetClock(2, Clock(now(), gone, running)))
    file.close()
    return path


def written_in(terminal: Terminal, seconds: float) -> int:
    """How many bytes the program writes while nobody does anything."""
    before, end = len(terminal.output), monotonic() + seconds
    while (left := end - monotonic()) > 0:
        terminal.read(left)
    return len(terminal.output) - before


@pytest.mark.parametrize(
    ("gone", "running", "least", "most"),
    [
        (900, False, 0, 0),  # it stands
        (905, True, 0, 0),  # the next minute is 55 seconds away
        (2400 - 200, True, 10, 4 * 120),  # the last minutes go by seconds: at most 120 bytes each
    ],
)
def test_what_is_written_while_nobody_types(
    tmp_path: Path, gone: int, running: bool, least: int, most: int
) -> None:
    path = playing_now(tmp_path, gone=gone, running=running)
    with Terminal(str(path), data=tmp_path) as terminal:
        terminal.wait("Missing: 2, 3, 4")
        written_in(terminal, 1.0)
        while not running and written_in(terminal, 1.0):
            pass  # a slow machine is still drawing
        assert least <= written_in(terminal, 3.5) <= most


def test_the_clock_goes_on_over_a_kill_and_is_the_same_on_the_wall(tmp_path: Path) -> None:
    path = playing_now(tmp_path, gone=2400 - 250)
    with Terminal(str(path), data=tmp_path) as terminal:
        terminal.wait("4:0")
    with Terminal(str(path), data=tmp_path) as again, Terminal("wall", str(path), data=tmp_path) as wall:

        def seconds(terminal: Terminal) -> int:
            terminal.read(0)
            found = re.search(r"(\d+):(\d\d)( LEFT)? · ", terminal.lines[0])
            return int(found[1]) * 60 + int(found[2]) if found else 0

        again.wait(" · round until")
        wall.wait("LEFT")
        wall.wait(lambda: 0 < seconds(again) < 250 and abs(seconds(again) - seconds(wall)) <= 2)


def test_the_title_follows_the_size_of_the_terminal(timed: Path) -> None:
    async def go() -> list[str]:
        app = ClubApp(timed.parent, timed)
        app.now = lambda: AT
        seen = []
        async with app.run_test(size=(80, 24)):
            for size in ((80, 24), (60, 20), (200, 60), (60, 20)):
                await resize(app, *size)
                seen.append(texts(app)[0].rstrip())
            assert app.desk
            app.desk.close()
        return seen

    middle, narrow, wide, again = asyncio.run(go())
    assert middle.endswith("40 min · round until 21:11 · night until 22:41")
    assert narrow.split("  ")[0] == " Winter Rapid 4 · round 2 of 4"
    assert narrow.endswith("  40 min left")
    assert wide.endswith("40 min left · last game can end 21:11; the night ends 22:41 at the latest")
    assert again == narrow


@pytest.mark.parametrize(
    ("width", "title"),
    [
        (80, " Winter Rapid 4 · round 1 of 4            an earlier round: the last one is 2 →"),
        (60, " Winter Rapid 4 · round 1 of 4      the last one is 2 →"),
        (40, " Winter… · round 1 of 4   the last one…"),
    ],
)
def test_a_narrow_title_names_the_round_all_the_same(timed: Path, width: int, title: str) -> None:
    assert play(timed.parent, "<", event=timed, size=(width, 20))[0].split() == title.split()
