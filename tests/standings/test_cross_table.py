"""Cross-tables: opponents by place in a Swiss, a grid in a round robin."""

from typed_tables import table

from clubtd.event.crosstable import System
from clubtd.event.result import Code
from clubtd.standings.cross_table import by_place, grid
from clubtd.standings.ranking import standings


def test_opponents_are_named_by_their_place():
    crosstable = table("2w0 --H", "1b1 3w1", "--U 2b0")
    lines = by_place(crosstable, standings(crosstable, []))
    assert [(line.number, line.rank) for line in lines] == [(2, 1), (3, 2), (1, 3)]
    assert [[cell.place for cell in line.cells] for line in lines] == [[3, 2], [0, 1], [1, 0]]
    assert [cell.record.code for cell in lines[2].cells] == [Code.LOSS, Code.HALF_BYE]


def test_a_grid_has_every_game_once_in_each_half():
    crosstable = table("2w0 --R 3b=", "1b1 3w+ --R", "--R 2b- 1w=", system=System.ROUND_ROBIN)
    lines = grid(crosstable, standings(crosstable, []))
    assert [line.number for line in lines] == [2, 1, 3]
    assert [line.squares[at] for at, line in enumerate(lines)] == [None] * 3
    letters = [
        ["".join(cell.record.code.value for cell in square) for square in line.squares if square is not None]
        for line in lines
    ]
    assert letters == [["1", "+"], ["0", "="], ["-", "="]]


def test_a_double_round_robin_has_two_games_a_square():
    crosstable = table("2w1 2b=", "1b0 1w=", system=System.DOUBLE_ROUND_ROBIN)
    first, _ = grid(crosstable, standings(crosstable, []))
    (_, square) = first.squares
    assert square is not None
    assert [(cell.round, cell.record.code) for cell in square] == [(1, Code.WIN), (2, Code.DRAW)]


def test_games_not_paired_yet_are_empty_squares():
    crosstable = table("2w1", "1b0", "4w=", "3b=", system=System.ROUND_ROBIN)
    lines = grid(crosstable, standings(crosstable, []))
    assert [square == () for square in lines[0].squares] == [False, True, True, False]


def test_cancelled_games_are_shown_and_do_not_count():
    crosstable = table("2w1 --R 3b1", "1b0 3w1 --R", "--R 2b0 1w0", system=System.ROUND_ROBIN)
    lines = grid(crosstable, standings(crosstable, []), cancelled=(3,))
    shown = {
        (line.number, cell.round): cell.counts
        for line in lines
        for square in line.squares
        for cell in square or ()
    }
    assert shown == {(1, 1): True, (2, 1): True, (1, 3): False, (3, 3): False, (2, 2): False, (3, 2): False}
