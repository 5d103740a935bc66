"""The grid repaints what changed and nothing else."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.app import ComposeResult
from textual.strip import Strip

from clubtd.ui.columns import Align, Column
from clubtd.ui.frame import Frame
from clubtd.ui.grid import Grid
from clubtd.ui.layout import with_arrows
from clubtd.ui.listing import Cell, Row
from tests.ui.conftest import make_event, texts

COLUMNS = (
    Column("no", "No", 3, Align.RIGHT, order=lambda row: int(row.value(0))),
    Column("name", "Name", flexible=True, minimum=6, order=lambda row: row.value(1)),
    Column("points", "Pts", align=Align.POINT),
    *(Column(f"r{n}", f"R{n}", 5) for n in range(1, 12)),
)
ROWS = [
    Row(str(n), (str(n), f"Player {chr(64 + n % 26)}", "1½" if n % 2 else "2", *["12w1"] * 11))
    for n in range(1, 31)
]


class Watched(Grid):
    """A grid that notes which lines are drawn."""

    drawn: list[int]

    def render_line(self, y: int) -> Strip:
        self.drawn.append(y)
        return super().render_line(y)


class Sheet(Frame):
    """A screen with nothing but the grid."""

    explained = False

    def __init__(self) -> None:
        super().__init__()
        self.grid = Watched(COLUMNS, ROWS)
        self.grid.drawn = []
        self.chosen: list[str] = []

    def compose(self) -> ComposeResult:
        yield self.grid

    def update(self) -> None:
        pass

    def on_grid_chosen(self, event: Grid.Chosen) -> None:
        self.chosen.append(event.row.key)


def on_sheet(
    tmp_path: Path, *steps: Callable[[Sheet], object] | str, size: tuple[int, int] = (60, 12)
) -> tuple[Sheet, list[set[int]], list[str]]:
    """Take the steps (keys, or something done to the sheet); which lines each drew, and what is seen at the end."""
    from clubtd.ui.club import ClubApp

    async def run() -> tuple[Sheet, list[set[int]], list[str]]:
        app = ClubApp(tmp_path)
        drawn: list[set[int]] = []
        async with app.run_test(size=size) as pilot:
            sheet = Sheet()
            await app.push_screen(sheet)
            await pilot.pause()
            for step in steps:
                sheet.grid.drawn = []
                if isinstance(step, str):
                    await pilot.press(step)
                else:
                    step(sheet)
                await pilot.pause()
                drawn.append(set(sheet.grid.drawn))
            return sheet, drawn, texts(app)

    return asyncio.run(run())


ALL = set(range(12))


def test_a_cursor_key_repaints_two_lines(tmp_path: Path) -> None:
    _, drawn, shown = on_sheet(tmp_path, "down", "down", "up")
    assert drawn == [{1, 2}, {2, 3}, {2, 3}]
    assert shown[2].startswith(" ▶   2")


def test_only_scrolling_repaints_everything(tmp_path: Path) -> None:
    sheet, drawn, shown = on_sheet(tmp_path, "end", "up", "home")
    assert drawn == [ALL, {10, 11}, ALL]
    assert shown[1].startswith(" ▶   1")
    assert sheet.grid.key == "1"


def test_a_changed_row_repaints_its_line(tmp_path: Path) -> None:
    changed = ROWS[4]._replace(cells=("5", Cell("Player X", "bad"), "0", *["12b0"] * 11))
    _, drawn, shown = on_sheet(
        tmp_path,
        lambda s: s.grid.replace(changed),
        lambda s: s.grid.replace(changed),
        lambda s: s.grid.show([*ROWS[:4], changed, *ROWS[5:]]),
        lambda s: s.grid.show(ROWS),
        lambda s: s.grid.replace(ROWS[29]._replace(cells=("30", "Nobody sees it", "0"))),
    )
    assert drawn[:4] == [{5}, set(), set(), {5}]
    assert "Playe…   1½" in shown[5]


def test_a_wider_value_lays_the_columns_out_again(tmp_path: Path) -> None:
    wider = ROWS[4]._replace(cells=("5", "Player with a long name", "0"))
    _, drawn, shown = on_sheet(tmp_path, lambda s: s.grid.replace(wider), size=(120, 12))
    assert drawn == [ALL]
    assert shown[1].index("1½") == shown[3].index("1½") > shown[5].index("name")


@pytest.mark.parametrize(
    ("title", "more", "header"),
    [
        ("#  V1  ", "→", "#  V1 →"),
        ("#  V10 ", "→", "#  V10→"),
        ("#  V1  ", "←→", "#  V1←→"),
        ("#   Title", "→", "#…     →"),
    ],
)
def test_an_arrow_takes_the_blanks_behind_the_last_title(title: str, more: str, header: str) -> None:
    assert with_arrows(title.rstrip(), more, len(header)) == header


def test_columns_without_room_come_with_the_arrows(tmp_path: Path) -> None:
    _, _, shown = on_sheet(tmp_path)
    assert "R1" in shown[0] and "R9" not in shown[0] and shown[0].endswith("→")
    _, _, shown = on_sheet(tmp_path, *["right"] * 20)
    assert "R11" in shown[0] and "R1 " not in shown[0] and shown[0].endswith("←")
    assert "Name" in shown[0]
    _, _, shown = on_sheet(tmp_path, "right", "left")
    assert "R1 " in shown[0] and "←" not in shown[0]


def test_sorting_keeps_the_cursor_on_its_row(tmp_path: Path) -> None:
    sheet, _, shown = on_sheet(tmp_path, "down", lambda s: s.grid.sort("no", backwards=True))
    assert sheet.grid.key == "2"
    assert "No▼" in shown[0]
    assert sheet.grid.rows[0].key == "30"
    sheet, _, _ = on_sheet(tmp_path, lambda s: s.grid.sort("no", backwards=True), lambda s: s.grid.sort(""))
    assert sheet.grid.rows[0].key == "1"


def test_enter_chooses(tmp_path: Path) -> None:
    sheet, _, _ = on_sheet(tmp_path, "down", "enter")
    assert sheet.chosen == ["2"]


def test_the_bar_at_the_edge_says_where_in_the_table_one_is(tmp_path: Path) -> None:
    _, _, top = on_sheet(tmp_path)
    _, _, bottom = on_sheet(tmp_path, "end")
    assert top[1].endswith("█") and top[11].endswith("│")
    assert bottom[1].endswith("│") and bottom[11].endswith("█")


def test_a_click_puts_the_cursor_there_and_on_a_title_sorts(tmp_path: Path) -> None:
    from clubtd.ui.club import ClubApp

    async def run() -> tuple[str, str]:
        app = ClubApp(tmp_path)
        async with app.run_test(size=(60, 12)) as pilot:
            sheet = Sheet()
            await app.push_screen(sheet)
            await pilot.pause()
            await pilot.click(offset=(10, 4))
            await pilot.pause()
            key = sheet.grid.key
            await pilot.click(offset=(9, 0))
            await pilot.pause()
            return key, sheet.grid.rows[0].value(1)

    assert asyncio.run(run()) == ("4", "Player @")


def test_an_idle_screen_draws_nothing(tmp_path: Path) -> None:
    make_event(tmp_path)
    _, drawn, _ = on_sheet(tmp_path, lambda s: None)
    assert drawn == [set()]
