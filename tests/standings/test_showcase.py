"""One Swiss reckoned by hand: every FIDE and US Chess value, and three criteria with three winners."""

from fractions import Fraction

import pytest
from typed_tables import showcase, table_of

from clubtd.standings.field import Announced, Field
from clubtd.standings.ranking import standings
from clubtd.standings.rulesets import ruleset
from clubtd.standings.workings import workings

EVENT = showcase()
TABLE = table_of(EVENT)


@pytest.mark.parametrize(("rules", "key"), [("fide-2026", "fide"), ("uschess", "us")])
def test_every_value(rules, key):
    codes = [code for code in EVENT[key] if code != "ADJ"]
    found = standings(TABLE, codes, rules)
    for row in found.rows:
        for code, value in zip(codes, row.values, strict=True):
            right = Fraction(str(EVENT[key][code][row.number - 1]))
            if value is None:
                assert (code, right) == ("DE", 1)
            else:
                assert abs(value - right) < Fraction(1, 1_000_000), (code, row.number)


def test_what_a_player_is_worth_under_rule_34():
    field = Field(TABLE, ruleset("uschess"), Announced())
    worth = [Fraction(field.worth(n).score, 10) for n in range(1, 10)]
    assert worth == [Fraction(str(right)) for right in EVENT["us"]["ADJ"]]


@pytest.mark.parametrize(
    ("order", "first"), [(["BH-C1"], (3,)), (["PS"], (4,)), (["BH"], (1, 3)), (["DE"], (1, 3, 4))]
)
def test_three_criteria_three_winners(order, first):
    assert standings(TABLE, order).groups[0] == first


@pytest.mark.parametrize(
    ("rules", "order", "ranking"),
    [
        ("fide-2026", ["BH-C1"], [3, 4, 1]),
        ("uschess", ["MODMED", "SOLKOFF", "CUM", "CUMOPP"], [3, 1, 4]),
    ],
)
def test_fide_and_us_chess_rank_the_same_table_differently(rules, order, ranking):
    assert [row.number for row in standings(TABLE, order, rules).rows[:3]] == ranking


@pytest.mark.parametrize(
    ("code", "cut"),
    [
        ("BH-C1", {4: "16.5"}),
        ("BH-C2", {4: "16.5", 2: "14.1"}),
        ("BH-M1", {4: "16.5", 3: "14.3"}),
        ("SB-C1", {2: "14.1"}),
        ("PS-C1", {1: "14.1.1"}),
    ],
)
def test_what_is_cut_of_number_1_and_by_which_article(code, cut):
    parts = workings(TABLE, 1, code).parts
    assert {p.round: True for p in parts if not p.kept} == dict.fromkeys(cut, True)
    for part in parts:
        assert part.cut is None or cut[part.round] in str(part.cut)


def test_the_reasons_of_the_dummies():
    reasons = {
        (n, part.round): str(part.why)
        for n in (1, 4, 5, 6)
        for part in workings(TABLE, n, "BH").parts
        if "dummy" in str(part.why)
    }
    assert reasons == {
        (1, 4): "dummy opponent with the own score 3.5 (16.4)",
        (4, 1): "dummy opponent: own score 3.5, at most 2.5, a draw in every round (16.4.2)",
        (4, 4): "dummy opponent with the own score 3.5 (16.4)",
        (5, 5): "dummy opponent with the own score 2 (16.4)",
        (6, 3): "dummy opponent: own score 3, at most the 1 of the scheduled opponent (16.4.1)",
        (6, 4): "dummy opponent: own score 3, at most 2.5, a draw in every round (16.4.2)",
    }


def test_the_adjusted_score_of_number_5_is_explained():
    (part,) = [p for p in workings(TABLE, 3, "BH").parts if p.opponent == 5]
    assert part.score == Fraction(5, 2)
    assert "final score 2, adjusted" in str(part.why)
    assert "16.3.2" in str(part.why)
