"""How columns share a screen."""

import pytest

from clubtd.ui.columns import Align, Column, natural, place, share

BOARD = (
    Column("board", width=3),
    Column("white", flexible=True, minimum=10),
    Column("points", width=3),
    Column("black", flexible=True, minimum=10),
    Column("note", drop=1),
)
WANTED = [3, 28, 3, 20, 8]


@pytest.mark.parametrize(
    ("room", "widths"),
    [
        (80, [3, 28, 3, 20, 8]),
        (70, [3, 28, 3, 20, 8]),
        (66, [3, 24, 3, 20, 8]),
        (60, [3, 19, 3, 19, 8]),
        (50, [3, 19, 3, 19, 0]),
        (40, [3, 14, 3, 14, 0]),
        (20, [3, 10, 3, 10, 0]),
    ],
)
def test_flexible_columns_shrink_evenly_and_optional_ones_go(room: int, widths: list[int]) -> None:
    assert share(BOARD, WANTED, room) == widths


def test_what_is_left_over_goes_to_the_columns_that_grow() -> None:
    columns = (Column("a"), Column("b", grow=True), Column("c", grow=True))
    assert share(columns, [2, 2, 2], 21) == [2, 8, 7]


def test_points_stand_below_each_other() -> None:
    column = Column("points", "Pts", align=Align.POINT)
    values = ["3½", "10", "½", "2¼", ""]
    assert natural(column, values) == 3
    assert [place(value, column, 4, 1) for value in values] == ["  3½", " 10 ", "   ½", "  2¼", "    "]


def test_decimals_stand_below_each_other_too() -> None:
    column = Column("mean", align=Align.POINT)
    values = ["1702.25", "1690", "9.5"]
    assert natural(column, values) == 7
    assert [place(value, column, 7, 3) for value in values] == ["1702.25", "1690   ", "   9.5 "]
