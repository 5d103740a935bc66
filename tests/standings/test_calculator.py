"""The calculator: rounds typed in, every tie-break worked out without an event."""

from fractions import Fraction
from random import Random

import pytest
from random_tables import swiss
from typed_tables import read_rounds

from clubtd.event.crosstable import System
from clubtd.event.message import Refused
from clubtd.standings.calculator import TypedRound, calculate
from clubtd.standings.field import Announced, Field
from clubtd.standings.rulesets import ruleset
from clubtd.standings.workings import workings


def test_more_rounds_than_the_tournament_has_are_refused():
    with pytest.raises(Refused, match="3 rounds were typed, the tournament has 2"):
        calculate(read_rounds("1 1\n1 1\n1 1"), 2)


def test_fide_and_us_rules_side_by_side():
    """Four wins and a half-point bye: the byes count differently in every family."""
    typed = read_rounds("1 3½\n1 3\nH\n1 2½\n1 2")
    fide = {w.code: w.total for w in calculate(typed, 5)}
    american = {w.code: w.total for w in calculate(typed, 5, "uschess")}
    old = {w.code: w.total for w in calculate(typed, 5, "fide-2024")}
    club = {w.code: w.total for w in calculate(typed, 5, "club")}
    assert (fide["BH"], old["BH"], club["BH"], american["SOLKOFF"]) == (
        Fraction(27, 2),
        Fraction(31, 2),
        11,
        11,
    )
    assert (fide["BH-C1"], american["MODMED"]) == (11, 11)


@pytest.mark.parametrize(
    ("code", "rules", "reason"),
    [
        ("DE", "fide-2026", "players who are level"),
        ("FB", "fide-2026", "final round"),
        ("AOB", "fide-2026", "games of the opponents"),
        ("ARO", "fide-2026", "rating of every opponent"),
        ("BPG", "fide-2026", "colour of every game"),
        ("TPN", "fide-2026", "not come from results"),
        ("KS", "fide-2026", "not defined for a Swiss"),
        ("CUMOPP", "uschess", "games of the opponents"),
        ("RESULT", "uschess", "players who are level"),
    ],
)
def test_what_cannot_be_known_says_why(code, rules, reason):
    (found,) = [w for w in calculate(read_rounds("1 3\n0 2"), 2, rules) if w.code == code]
    assert found.total is None
    assert reason in str(found.note)


def test_koya_in_a_round_robin():
    typed = read_rounds("1 2½\n= 2\n0 1½\n1 1")
    (koya,) = [w for w in calculate(typed, 4, system=System.ROUND_ROBIN) if w.code == "KS"]
    assert koya.total == Fraction(3, 2)


def test_the_rounds_still_to_come_contribute_nothing_but_raise_the_cap():
    (bh,) = [w for w in calculate(read_rounds("1 2\n1 2\nU"), 9) if w.code == "BH"]
    assert bh.total == 2 + 2 + 3  # own score 3, below half of nine


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("rules", ["fide-2026", "fide-2024", "uschess", "club"])
def test_a_players_rounds_typed_in_give_the_values_of_the_event(seed, rules):
    """Each player of a random event, typed with what the opponents are worth."""
    table = swiss(Random(seed), players=12, rounds=7)
    field = Field(table, ruleset(rules), Announced())
    for entrant in table.entrants:
        typed = [
            TypedRound(
                r.code,
                r.colour,
                field.worth(r.opponent).score if r.opponent else 0,
                field.worth(r.opponent).score if r.opponent else 0,
                table.entrants[r.opponent - 1].rating if r.opponent else 0,
            )
            for r in entrant.records
        ]
        for found in calculate(typed, 7, rules):
            if found.note is None:
                assert found.total == workings(table, entrant.number, found.code, rules).total
