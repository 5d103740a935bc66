"""The wall: what stands on it, at the usual size and at double size, and that it follows the organiser."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult, PairRound, SignIn
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.event.result import Result
from clubtd.pairing.next_round import next_round
from clubtd.store.eventfile import EventFile
from clubtd.ui import cells, themes, wall_edges, wall_pages
from clubtd.ui.wall import Rows, Wall, WallApp
from tests.pseudo_terminal import Terminal
from tests.ui.conftest import AT, make_event, texts
from tests.ui.test_closer_looks import finished
from tests.ui.test_screens import CONSOLE_GLYPHS, golden


def watch(
    path: Path,
    ticks: int = 0,
    *,
    seconds: int = 1,
    size: tuple[int, int] = (80, 24),
    theme: str = "",
    between: Callable[[], object] | None = None,
    first: Callable[[Wall], object] | None = None,
    look: Callable[[Wall], object] | None = None,
) -> list[str]:
    """The wall after so many seconds; `between` is done before the last of them."""

    async def run() -> list[str]:
        app = WallApp(path, seconds=seconds, theme=theme)
        app.now = lambda: AT
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            wall = app.screen
            assert isinstance(wall, Wall)
            if first:
                first(wall)
            for tick in range(ticks):
                if between and tick == ticks - 1:
                    between()
                wall.tick()
            await pilot.pause()
            if look:
                look(wall)
            return texts(app)

    return asyncio.run(run())


def results(path: Path, number: int, *found: Result) -> None:
    file = EventFile.open(path)
    file.take(*(EnterResult(number, board, result) for board, result in enumerate(found, 1)), at=AT)
    file.close()


@pytest.mark.parametrize(("name", "turns"), [("board", 0), ("name", 1), ("standings", 2)])
def test_the_pages_at_double_size_look_as_they_did(event: Path, name: str, turns: int) -> None:
    def turn(wall: Wall) -> None:
        for _ in range(turns):
            wall.tick()

    golden(f"wall-{name}-40x12", watch(event, size=(40, 12), first=turn))


def many(folder: Path, count: int) -> Path:
    path = folder / "many.json"
    file = EventFile.create(path, CreateEvent(Settings("Long night", rounds=5), ("BH",)), at=AT)
    people = tuple(Person(f"Abcdefghijk Lmnopq{i:02}", 2000 - i) for i in range(count))
    file.take(AddPlayers(people), at=AT)
    file.take(PairRound(next_round(file.event, at=AT)), at=AT)
    file.close()
    return path


def test_a_usual_terminal_holds_18_boards_or_36_names_of_20_letters(tmp_path: Path) -> None:
    event = EventFile.open(many(tmp_path, 36), read_only=True).event
    boards, names = wall_pages.pages(event, 80, 24)
    assert len(boards.lines) == 18
    text = "".join(text for line in names.lines for text, _ in line)
    assert all(player.name in text for player in event.players)
    assert all(len(player.name) == 20 for player in event.players)


def test_long_lists_go_on_over_pages_of_equal_length(tmp_path: Path) -> None:
    event = EventFile.open(many(tmp_path, 100), read_only=True).event
    found = wall_pages.pages(event, 80, 24)
    assert [page.name for page in found] == ["by board"] * 3 + ["by name"] * 3
    assert [len(page.lines) for page in found[:3]] == [17, 17, 16]
    assert [len(page.lines) for page in found[3:]] == [17, 17, 16]


def test_at_double_size_no_name_of_30_letters_is_cut(tmp_path: Path) -> None:
    event = EventFile.open(many(tmp_path, 10), read_only=True).event
    for page in wall_pages.pages(event, 40, 12):
        for line in page.lines:
            assert "…" not in "".join(text for text, _ in line)
            assert len(line[0][0]) <= 40


def test_when_the_event_is_over_its_prizes_have_a_page(tmp_path: Path) -> None:
    event = EventFile.open(finished(tmp_path), read_only=True).event
    for size in ((80, 24), (40, 12), (20, 5)):
        assert "prizes" in [page.name for page in wall_pages.pages(event, *size)]
    _, prizes, *_ = wall_pages.pages(event, 80, 24)
    lines = ["".join(text for text, _ in line).split("  ") for line in prizes.lines]
    assert [[cell.strip() for cell in line if cell.strip()] for line in lines] == [
        ["Tanaka, Aki", "25", "cup"],
        ["Hồ Thị Ánh Nguyệt", "25"],
    ]


def test_by_name_both_names_have_the_whole_width(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    file = EventFile.create(path, CreateEvent(Settings("Long names", rounds=5), ("BH",)), at=AT)
    people = tuple(Person(f"Abcdefghijk Lmnopqrstuvwxyz Abcdefghij {i}", 2000 - i) for i in range(3))
    file.take(AddPlayers(people), at=AT)
    file.take(PairRound(next_round(file.event, at=AT)), at=AT)
    [names] = [page for page in wall_pages.pages(file.event, 100, 24) if page.name == "by name"]
    file.close()
    assert "…" not in "".join(text for line in names.lines for text, _ in line)


def test_a_result_comes_in_its_row_and_nowhere_else(event: Path) -> None:
    before = watch(event, seconds=60)
    after = watch(event, 1, seconds=60, between=lambda: results(event, 2, *[Result.DRAW] * 2))
    changed = [y for y, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    assert changed == [2, 3, 23]
    assert after[3].endswith("½ - ½")
    assert "Still playing: 3 4" in after[23]


def test_only_rows_that_changed_are_written(event: Path) -> None:
    written: list[object] = []

    def look(wall: Wall) -> None:
        rows = wall.query_one(Rows)
        rows.refresh = lambda *regions, **_: written.extend(regions)  # type: ignore[method-assign]
        wall.tick()
        assert not written
        results(event, 2, Result.DRAW)
        wall.tick()

    watch(event, seconds=60, look=look)
    assert [region.y for region in written] == [0]  # type: ignore[attr-defined]


def test_a_new_round_is_shown_at_once(event: Path) -> None:
    def pair() -> None:
        results(event, 2, *[Result.DRAW] * 4)
        file = EventFile.open(event)
        file.take(PairRound(next_round(file.event, at=AT)), at=AT)
        file.close()

    shown = watch(event, 2, seconds=60, between=pair)
    assert shown[0].startswith(" ROUND 3 OF 4")
    assert "by name in 60 s" in shown[23]


def test_before_round_1_everybody_finds_the_own_name(tmp_path: Path) -> None:
    shown = watch(make_event(tmp_path, rounds=0))
    assert shown[0].startswith(" ENTRIES · WINTER RAPID 4")
    assert "Round 1 is not paired yet" in shown[23]
    assert any("Tanaka, Aki" in line and "expected" in line for line in shown)


def test_the_end_shows_the_table_first(tmp_path: Path) -> None:
    path = make_event(tmp_path, rounds=3)
    results(path, 3, *[Result.DRAW] * 4)
    file = EventFile.open(path)
    file.take(PairRound(next_round(file.event, at=AT)), at=AT)
    number = len(file.event.rounds[3].games)
    file.close()
    results(path, 4, *[Result.DRAW] * number)
    shown = watch(path)
    assert shown[0].startswith(" FINAL STANDINGS")
    assert "The event is over" in shown[23]


@pytest.mark.parametrize(
    ("control", "now", "left"),
    [
        ("15+5", "2026-11-29T20:31:00", "40 MIN LEFT"),
        ("15+5", "2026-11-29T21:05:30", "6 MIN LEFT"),
        ("15+5", "2026-11-29T21:06:00", "5:00 LEFT"),
        ("15+5", "2026-11-29T21:10:30", "0:30 LEFT"),
        ("15+5", "2026-11-29T21:11:00", "TIME IS UP"),
        ("15+5", "2026-11-29T22:11:00", ""),
        ("15+5", "2026-11-29T20:30:00", "40 MIN LEFT"),
        ("", "2026-11-29T20:31:00", ""),
        ("as long as it takes", "2026-11-29T20:31:00", ""),
    ],
)
def test_the_time_left_is_that_of_the_longest_game(tmp_path: Path, control: str, now: str, left: str) -> None:
    file = EventFile.create(
        tmp_path / "timed.json", CreateEvent(Settings("Timed", time_control=control), ()), at=AT
    )
    file.take(AddPlayers((Person("Ana"), Person("Bo"))), SignIn((1, 2), here=True), at=AT)
    file.take(PairRound(next_round(file.event, at=AT)), at=AT)
    assert wall_edges.time_left(file.event, now) == left
    file.close()


def test_the_wall_never_holds_the_event(event: Path) -> None:
    def look(_: Wall) -> None:
        file = EventFile.open(event)
        assert not file.read_only
        file.close()

    watch(event, look=look)


def test_the_linux_console_has_every_character(event: Path) -> None:
    for ticks in range(3):
        used = set("".join(watch(event, ticks, theme=themes.CONSOLE)))
        assert {c for c in used if not c.isalpha() and not c.isascii()} <= CONSOLE_GLYPHS


def test_the_command_follows_another_program_and_q_leaves(event: Path) -> None:
    with Terminal("wall", str(event), data=event.parent) as terminal:
        terminal.wait("Still playing: 2 3 4")
        results(event, 2, Result.DRAW, Result.DRAW)
        terminal.wait("Still playing: 3 4")
        terminal.press("q")
        assert terminal.ended() == 0


def test_a_file_that_is_gone_is_told_until_it_is_back(event: Path) -> None:
    away = event.with_suffix(".away")
    gone = watch(event, 1, seconds=60, between=lambda: event.rename(away))
    assert "The event's file cannot be read: shown is how it stood at 20:31" in gone[23]
    away.rename(event)
    assert gone[2:23] == watch(event, 1, seconds=60)[2:23]

    def back(wall: Wall) -> None:
        event.rename(away)
        wall.tick()
        assert wall.file.away
        away.rename(event)

    assert "Still playing: 2 3 4" in watch(event, 1, seconds=60, first=back)[23]


@pytest.mark.parametrize("width", [12, 16, 20, 26, 30, 40])
@pytest.mark.parametrize("height", [4, 5, 8])
@pytest.mark.parametrize("rounds", [0, 2])
def test_a_tiny_wall_shows_less_but_nothing_cut_at_its_edge(
    tmp_path: Path, width: int, height: int, rounds: int
) -> None:
    file = EventFile.open(make_event(tmp_path, rounds), read_only=True)
    found = wall_pages.pages(file.event, width, height)
    for page in found:
        what, times = wall_edges.heading(page, file.event, AT, width)
        assert cells.width(what) + cells.width(times) <= width
        assert what.startswith(("ROUND 2", "STANDINGS", "ENTRIES"))
        assert len(page.lines) <= height - wall_pages.EDGES
        assert all(cells.width("".join(text for text, _ in line).rstrip()) <= width for line in page.lines)
    assert "…" not in wall_edges.notice(file, width)[0]
    if rounds:
        table = [line[-1][0].rstrip() for page in found if page.name == "standings" for line in page.lines]
        assert sum(text.endswith(("0", "½", "1")) for text in table) == 8


@pytest.mark.parametrize("size", [(60, 20), (200, 60), (30, 8), (12, 4)], ids=str)
def test_no_size_is_too_small_or_too_large(event: Path, size: tuple[int, int]) -> None:
    for ticks in range(4):
        shown = watch(event, ticks, size=size)
        assert len(shown) == size[1]
        assert all(len(line) <= size[0] for line in shown)


def test_the_size_may_change_at_any_moment(event: Path) -> None:
    async def run() -> list[str]:
        app = WallApp(event)
        app.now = lambda: AT
        async with app.run_test(size=(80, 24)) as pilot:
            for width, height in ((40, 12), (200, 60), (30, 8), (120, 40)):
                await pilot.resize_terminal(width, height)
                await pilot.pause()
            return texts(app)

    assert asyncio.run(run())[:3] == watch(event, size=(120, 40))[:3]


@pytest.mark.parametrize("theme", themes.files())
def test_every_theme_shows_the_same_text(event: Path, theme: str) -> None:
    assert watch(event, theme=theme) == watch(event)
