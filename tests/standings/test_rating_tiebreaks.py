"""Tie-breaks from ratings (C.07 Art. 10)."""

from fractions import Fraction

import pytest
from typed_tables import read_rounds, table

from clubtd.event.scoring import Scoring
from clubtd.standings.calculator import calculate
from clubtd.standings.ratings import expected
from clubtd.standings.workings import workings

EXAMPLE = "1 3 1600\n= 3 1700\n1 3 1750\n0 3 1800\n1 3 1850"


def values(rounds: str) -> dict[str, Fraction | None]:
    typed = read_rounds(rounds)
    return {w.code: w.total for w in calculate(typed, len(typed))}


def test_three_and_a_half_of_five_against_1600_to_1850():
    found = values(EXAMPLE)
    assert (found["ARO"], found["ARO-C1"]) == (1740, 1775)
    assert (found["TPR"], found["PTP"]) == (1889, 1897)


@pytest.mark.parametrize(
    ("rounds", "performance", "perfect"),
    [
        ("1 3 1600\n1 3 1800", 2500, 1800 + 736),  # everything: 1700 + 800; highest + 736
        ("0 3 1600\n0 3 1800", 900, 800),  # nothing: 1700 - 800; lowest - 800
        ("= 3 1600\n= 3 1600", 1600, 1597),  # even already from 3 points below
    ],
)
def test_extreme_scores(rounds, performance, perfect):
    found = values(rounds)
    assert (found["TPR"], found["PTP"]) == (performance, perfect)


@pytest.mark.parametrize(
    ("difference", "hundredths"),
    [(0, 50), (3, 50), (4, 51), (10, 51), (11, 52), (735, 99), (736, 100), (900, 100), (-4, 49), (-736, 0)],
)
def test_the_expected_score(difference, hundredths):
    assert expected(difference) == hundredths


def test_averages_are_rounded_up_from_a_half():
    assert values("1 3 1601\n0 3 1602")["ARO"] == 1602
    assert values("1 3 1601\n0 3 1601\n0 3 1602")["ARO"] == 1601


def test_a_percentage_is_rounded_to_hundredths():
    assert values("1 3 1600\n0 3 1600\n0 3 1600")["TPR"] == 1600 - 125  # a third: 33 per cent
    assert values("\n".join(["1 3 1600"] * 7 + ["0 3 1600"]))["TPR"] == 1600 + 336  # 87.5: 88


def test_games_count_1_half_0_whatever_the_scoring():
    football = Scoring(win=30, draw=10, bye=30)
    rows = ("2w1 3b=", "1b0 --Z", "--Z 1w=")
    ratings = (1500, 1600, 1700)
    three = workings(table(*rows, ratings=ratings, scoring=football), 1, "TPR")
    assert three.total == workings(table(*rows, ratings=ratings), 1, "TPR").total == 1650 + 193


def test_without_an_opponent_over_the_board_there_is_no_value():
    crosstable = table("2w+ --U", "1b- --Z")
    for code in ("ARO", "ARO-C1", "TPR", "PTP", "APRO", "APPO", "AOB"):
        found = workings(crosstable, 1, code)
        assert found.total is None
        assert "over the board" in str(found.note)


def test_a_cut_of_the_only_rating_leaves_no_value():
    assert values("1 3 1600\nU")["ARO-C1"] is None


def test_the_opponents_performances():
    crosstable = table("2w1 3b=", "1b0 3w1", "2b0 1w=", ratings=(1900, 1700, 1600))
    tpr = {n: workings(crosstable, n, "TPR").total for n in (1, 2, 3)}
    assert [p.value for p in workings(crosstable, 1, "APRO").parts] == [tpr[2], tpr[3]]
    assert workings(crosstable, 1, "APRO").total == (2 * (tpr[2] + tpr[3]) + 2) // 4


def test_a_published_rating_counts_for_those_without_one():
    crosstable = table("2w1", "1b0", ratings=(1800, 0))
    assert workings(crosstable, 1, "ARO/U1400").total == 1400
