"""US Chess rule 34."""

from fractions import Fraction

import pytest
from typed_tables import read_rounds, table

from clubtd.standings.calculator import calculate
from clubtd.standings.codes import US_CODES
from clubtd.standings.field import Announced, Field
from clubtd.standings.ranking import standings
from clubtd.standings.rulesets import ruleset
from clubtd.standings.us_chess import result_between
from clubtd.standings.workings import workings


def value(code: str, rounds: str) -> Fraction | None:
    typed = read_rounds(rounds.replace(", ", "\n"))
    (found,) = [w for w in calculate(typed, len(typed), "uschess") if w.code == code]
    return found.total


@pytest.mark.parametrize(
    ("rounds", "right"),
    [
        ("1 1, 0 2, 1 3, = 4, 0 2", "9"),  # 1 + 1 + 2 + 2½ + 2½
        ("U, 1 2, 0 3, = 4, 1 2", "10"),  # 1 + 2 + 2 + 2½ + 3½, less 1
        ("F, 0 2", "1"),
        ("+ 2, 0 2", "1"),
        ("H, 0 2", "1"),  # a half-point bye costs nothing
        ("- 2, Z, 1 2", "1"),
    ],
)
def test_cumulative(rounds, right):
    assert value("CUM", rounds) == Fraction(right)


@pytest.mark.parametrize(
    ("rounds", "right"),
    [
        ("1 1, 1 2, 1 3, 0 4", 9),  # a plus score discards the lowest
        ("0 1, 0 2, 1 3, 0 4", 6),  # a minus score the highest
        ("1 1, 0 2, 1 3, 0 4", 5),  # an even score both
        ("H, 1 2, 1 3, 0 4", 9),  # the own bye, worth 0, is the lowest
        (", ".join(["1 1", "1 2", *["1 3"] * 5, "0 4", "0 5"]), 24),  # nine rounds: two
        (", ".join(["0 1", "0 2", *["0 3"] * 5, "1 4", "1 5"]), 18),
        (", ".join(["1 1", "1 2", *["= 3"] * 5, "0 4", "0 5"]), 15),
    ],
)
def test_modified_median(rounds, right):
    assert value("MODMED", rounds) == right


def test_median_discards_one_at_each_end_and_two_from_nine_rounds_on():
    assert value("MEDIAN", "1 1, 1 2, 1 3, 0 4") == 5
    assert value("MEDIAN", ", ".join(f"1 {n}" for n in range(1, 10))) == 3 + 4 + 5 + 6 + 7


def test_kashdan_counts_4_2_1_0():
    assert value("KASHDAN", "1 1, = 2, 0 3, H, + 2, - 2, U") == 7


def test_most_blacks_counts_games_only():
    assert value("BLACKS", "1b 1, =b 2, 0w 3, +b 2") == 2


def test_sonneborn_berger_adds_the_beaten_and_half_of_the_drawn():
    assert value("SB-US", "1 4, = 3/2½, 0 5, U") == 4 + Fraction(5, 4)


def test_cumulative_of_opposition_adds_those_played():
    crosstable = table("2w1 3b+ --H", "1b0 --U 3w1", "--U 1w- 2b0")
    assert [workings(crosstable, n, "CUM", "uschess").total for n in (1, 2, 3)] == [
        1 + 2 + Fraction(5, 2) - 1,
        0 + 1 + 2 - 1,
        1 + 1 + 1 - 1,
    ]
    assert workings(crosstable, 1, "CUMOPP", "uschess").total == 2
    assert workings(crosstable, 2, "CUMOPP", "uschess").total == Fraction(9, 2) + 2


def test_result_between_two_is_their_game():
    crosstable = table("2w0 --U", "1b1 --Z")
    assert standings(crosstable, ["RESULT"], "uschess").groups == ((2,), (1,))


def test_result_among_more_is_plus_and_minus_not_percentage():
    """1 has made 3-1 and is above 2 with 1-0."""
    crosstable = table(
        "3w1 4b1 5w1 6b0",
        "--Z --Z --Z 3w1",
        "1b0 --Z --Z 2b0",
        "--Z 1w0 --Z --Z",
        "--Z --Z 1b0 --Z",
        "--Z --Z --Z 1w1",
    )
    field = Field(crosstable, ruleset("uschess"), Announced())
    assert result_between(field, (1, 2, 3, 4, 5, 6)).tiers == ((1,), (2, 6), (4, 5), (3,))


def test_a_forfeit_is_no_result_between_players():
    crosstable = table("2w+ --Z", "1b- --F")
    (_, note), *_ = standings(crosstable, ["RESULT"], "uschess").rows[0].notes
    assert "34E5" in str(note)


def test_us_codes_are_reckoned_by_rule_34_under_any_rules():
    crosstable = table("2w1 --H", "1b0 --Z")
    for code in US_CODES:
        american = standings(crosstable, [code], "uschess")
        assert [r.values for r in american.rows] == [r.values for r in standings(crosstable, [code]).rows]


def test_fide_codes_under_us_rules_take_the_scores_of_rule_34():
    crosstable = table("2w1 --H 3b=", "1b0 3w1 --Z", "--U 2b0 1w=")
    found = standings(crosstable, ["BH", "SOLKOFF", "SB", "SB-US"], "uschess")
    assert all(r.values[0] == r.values[1] and r.values[2] == r.values[3] for r in found.rows)
