"""A round typed in a hurry is read as it is meant."""

import pytest
from typed_tables import read_rounds

from clubtd.event.message import Refused
from clubtd.event.result import Code, Colour
from clubtd.standings.calculator import TypedRound
from clubtd.standings.typed_line import read_line

W, B = Colour.WHITE, Colour.BLACK
WON = TypedRound(Code.WIN, W, 35, 35)


@pytest.mark.parametrize("line", ["3½w1", "3½ w 1", "3.5w1", "3,5 w 1", "35w1", " 35W1 ", "3½ 1w", "1w 3½"])
def test_the_same_round_in_many_spellings(line):
    assert read_line(line, 5) == WON


@pytest.mark.parametrize(
    ("line", "code", "score"),
    [
        ("31", Code.WIN, 30),
        ("30", Code.LOSS, 30),
        ("35", Code.DRAW, 30),
        ("3=", Code.DRAW, 30),
        ("3/", Code.DRAW, 30),
        ("3d", Code.DRAW, 30),
        ("3 ½", Code.DRAW, 30),
        ("3 .5", Code.DRAW, 30),
        ("351", Code.WIN, 35),
        ("355", Code.DRAW, 35),
        ("½½", Code.DRAW, 5),
        (".5 0", Code.LOSS, 5),
        ("051", Code.WIN, 5),
        ("00", Code.LOSS, 0),
        ("2+", Code.FORFEIT_WIN, 20),
        ("2½-", Code.FORFEIT_LOSS, 25),
        ("0 4", Code.LOSS, 40),
    ],
)
def test_score_and_result(line, code, score):
    assert read_line(line, 5) == TypedRound(code, None, score, score)


@pytest.mark.parametrize(
    ("line", "code"), [("h", Code.HALF_BYE), ("Z", Code.ZERO_BYE), ("f", Code.FULL_BYE), ("u", Code.PAB)]
)
def test_byes_are_letters(line, code):
    assert read_line(line, 5) == TypedRound(code)


def test_rating_and_adjusted_score():
    assert read_line("4/3½b0 1850", 5) == TypedRound(Code.LOSS, B, 40, 35, 1850)
    assert read_line("3=b 1850", 5) == TypedRound(Code.DRAW, B, 30, 30, 1850)


def test_two_digits_are_a_half_only_when_nobody_can_have_so_much():
    assert read_line("15w1", 9).score == 15
    assert read_line("15w1", 20).score == 150
    assert read_line("10w1", 11).score == 100


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("3½", "and the result?"),
        ("3.5", "and the result?"),
        ("3w", "and the result?"),
        ("7w1", "7 in 5 rounds"),
        ("w1", "not clear"),
        ("3x1", "not clear"),
        ("3½w1 99", "not clear"),
    ],
)
def test_what_cannot_be_read_says_why(line, reason):
    with pytest.raises(Refused, match=reason.replace("?", r"\?")):
        read_line(line, 5)


@pytest.mark.parametrize("line", ["1w 3½", "=b 3 1850", "0 4/3½", "+ 1½", "- 2", "H", "U"])
def test_the_lines_of_the_calculator_file_are_read_alike(line):
    (round_,) = read_rounds(line)
    assert read_line(line, 5) == round_
