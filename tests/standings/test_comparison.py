"""Why one player stands above another: the first step of the order that tells them apart (C.07 4.2)."""

from fractions import Fraction

from typed_tables import table

from clubtd.event.playoff import Decider
from clubtd.standings.comparison import Compared, compare, neighbour
from clubtd.standings.field import Announced
from clubtd.standings.of_event import settled
from clubtd.standings.ranking import standings

# 1 and 2 drew with each other; 1 beat the better one of the other two.
TABLE = table("3w1 2b=", "4b1 1w=", "1b0 4w1", "2w0 3b0")
HALF = Fraction(1, 2)


def test_points_come_first():
    ranked = standings(TABLE, ["BH"])
    found = compare(ranked, 2, 3)
    assert found.steps == (Compared("PTS", 1 + HALF, Fraction(1)),)
    assert (found.decisive, found.level) == ("PTS", False)


def test_the_last_step_is_the_one_that_decides():
    ranked = standings(TABLE, ["DE", "BH", "SB"])
    found = compare(ranked, 1, 2)
    assert [step.code for step in found.steps] == ["PTS", "DE", "BH"]
    assert found.steps[1] == Compared("DE", None, None)  # they drew
    assert found.steps[2] == Compared("BH", 2 + HALF, 1 + HALF)
    assert found.decisive == "BH"


def test_players_who_stay_level_are_told_apart_by_nothing():
    ranked = standings(TABLE, ["DE", "WIN"])
    found = compare(ranked, 1, 2)
    assert [step.code for step in found.steps] == ["PTS", "DE", "WIN"]
    assert (found.decisive, found.level) == ("", True)


def test_whom_no_tie_break_tells_apart_a_play_off_does():
    lots = Decider((2, 1), "2026-11-22T22:31")
    ranked = settled(standings(TABLE, ["DE", "WIN"]), [lots], {1: 1, 2: 2})
    found = compare(ranked, 2, 1)
    assert [step.code for step in found.steps] == ["PTS", "DE", "WIN"]
    assert (found.decisive, found.level, found.settled) == ("", False, True)


def test_everybody_is_compared_with_the_next_above_and_the_leader_with_the_next_below():
    ranked = standings(TABLE, ["BH"])
    assert [neighbour(ranked, n) for n in (1, 2, 3, 4)] == [2, 1, 2, 3]


def test_somebody_whose_results_are_cancelled_is_compared_with_nobody():

    ranked = standings(TABLE, ["BH"], announced=Announced(cancelled=(4,)))
    assert neighbour(ranked, 4) == 0
