"""Direct Encounter (C.07 Art. 6). Groups are given outright: what else the players made does not matter."""

import pytest
from typed_tables import table

from clubtd.event.crosstable import System
from clubtd.standings.direct_encounter import direct_encounter
from clubtd.standings.field import Announced, Field
from clubtd.standings.ranking import standings
from clubtd.standings.rulesets import ruleset

SWISS = {
    "X beat Y, Y drew Z, X and Z have not met": (["2w1 --Z", "1b0 3w=", "--Z 2b="], [(1, 2, 3)]),
    "X beat both, who have not met": (["2w1 3b1", "1b0 --Z", "--Z 1w0"], [(1,), (2, 3)]),
    "second place in the same standings": (
        ["3w0 4b0 --Z", "4w0 3w= --Z", "1b1 2b= 4w=", "2b1 1w1 3b="],
        [(4,), (3,), (1, 2)],
    ),
    "the others again, who have all met": (
        ["2w0 3b0 --Z", "1b1 4w0 3b=", "4b0 1w1 2w=", "3w1 2b1 --Z"],
        [(4,), (2, 3), (1,)],
    ),
    "a cycle": (["2w1 3b0 --Z", "1b0 --Z 3w1", "--Z 1w1 2b0"], [(1, 2, 3)]),
    "all met, the two level ones again among themselves": (
        ["2w1 3b0 4w=", "1b0 4w= 3w1", "4w0 1w1 2b0", "3b1 2b= 1b="],
        [(4,), (1,), (2,), (3,)],
    ),
    "a drawn game": (["2w=", "1b="], [(1, 2)]),
}


def order(rows, announced=None, system=System.SWISS, group=None):
    crosstable = table(*rows, system=system)
    field = Field(crosstable, ruleset("fide-2026", system), announced or Announced())
    return list(direct_encounter(field, group or tuple(range(1, len(rows) + 1))).tiers)


@pytest.mark.parametrize("name", SWISS)
def test_in_a_swiss(name):
    rows, right = SWISS[name]
    assert order(rows) == right


def test_a_forfeit_is_a_missing_game_unless_the_event_counts_it():
    rows = ["2w+", "1b-"]
    assert order(rows) == [(1, 2)]
    assert order(rows, Announced(forfeits_count=True)) == [(1,), (2,)]
    assert order(rows, system=System.ROUND_ROBIN) == [(1,), (2,)]


def test_the_modifier_p_counts_forfeits():
    crosstable = table("2w+ --Z", "1b- --F", "--Z --Z")
    assert standings(crosstable, ["DE"]).groups[0] == (1, 2)
    assert standings(crosstable, ["DE/P"]).groups[0] == (1,)


def test_several_games_count_with_their_average():
    """1 has a win and a loss against 2 and beaten 3; 3 has beaten 2: 1½, ½ and 1."""
    rows = ["2w1 2b0 3w1 --Z", "1b0 1w1 --Z 3w0", "--Z --Z 1b0 2b1"]
    assert order(rows) == [(1,), (3,), (2,)]


def test_a_player_outside_the_group_does_not_matter():
    rows = ["2w0 3w1", "1b1 --Z", "--Z 1b0"]
    assert order(rows, group=(1, 3)) == [(1,), (3,)]


def test_a_place_is_safe_only_if_nobody_could_still_reach_the_score():
    """1 has 1 of 1; 3 has missed the game with 1 and could make 1 as well."""
    rows = ["2w1 --Z", "1b0 3w=", "--Z 2b="]
    assert order(rows) == [(1, 2, 3)]


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        (["2w=", "1b="], "6.2"),
        (["--H", "--H"], "6.3"),
        (["2w1", "1b0"], "not level with anybody"),
    ],
)
def test_when_it_decided_nothing_it_says_why(rows, why):
    (_, note), *_ = standings(table(*rows), ["DE"]).rows[0].notes
    assert why in str(note)
