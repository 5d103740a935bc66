"""The order: points, then each tie-break on those still level (C.07 4.2)."""

from fractions import Fraction

import pytest
from typed_tables import table

from clubtd.event.crosstable import Crosstable, System
from clubtd.standings.field import Announced
from clubtd.standings.ranking import standings
from clubtd.standings.workings import workings

LEVEL = table("--H", "--H", "--F", "--H")


def test_level_players_share_a_rank_and_stand_by_pairing_number():
    found = standings(LEVEL, [])
    assert [(row.rank, row.number) for row in found.rows] == [(1, 3), (2, 1), (2, 2), (2, 4)]
    assert found.groups == ((3,), (1, 2, 4))


def test_a_tie_break_splits_each_group_on_its_own():
    crosstable = table("5w1 --H", "6w1 --H", "--H --F", "--F --H", "1b0 --U", "2b0 --U")
    found = standings(crosstable, ["WIN", "TPN/R"])
    assert [row.number for row in found.rows] == [4, 3, 2, 1, 6, 5]


def test_direct_encounter_looks_at_those_still_level_and_may_be_listed_again():
    """1, 2 and 3 beat each other in a circle; WIN puts 3 behind; DE looks at 1 and 2 only."""
    crosstable = table("2w1 3b0 --F --Z", "1b0 --F 3w1 --Z", "--H 1w1 2b0 --H")
    found = standings(crosstable, ["DE", "WIN", "DE"])
    assert [row.number for row in found.rows] == [1, 2, 3]
    assert [row.values for row in found.rows] == [(None, 2, 1), (None, 2, 2), (None, 1, None)]
    assert found.separated_by(1, 3) == "WIN"
    assert found.separated_by(1, 2) == "DE"
    assert found.stages == ((1, 1, 1), (1, 1, 1), (1, 1, 3), (1, 2, 3))


def test_direct_encounter_leaves_out_who_takes_no_place():
    """1, 2 and 3 beat each other in a circle, but 3 only fills in: 1 beat 2."""
    crosstable = table("2w1 3b0 --F --Z", "1b0 --F 3w1 --Z", "--H 1w1 2b0 --H")
    announced = Announced(house=(3,))
    found = standings(crosstable, ["DE"], announced=announced)
    assert [(row.number, row.rank, row.values[0]) for row in found.rows] == [
        (1, 1, 1),
        (2, 2, 2),
        (3, 0, None),
    ]
    made = [workings(crosstable, n, "DE", announced=announced) for n in (1, 2)]
    assert [(w.total, w.group) for w in made] == [(1, (1, 2)), (2, (1, 2))]


def test_who_is_apart_by_points_and_who_not_at_all():
    found = standings(LEVEL, ["WIN"])
    assert found.separated_by(3, 1) == "PTS"
    assert found.separated_by(1, 2) is None


def test_the_recorded_lots_decide_when_they_are_listed():
    assert standings(LEVEL, [], announced=Announced(lots=(4, 1, 2))).groups == ((3,), (1, 2, 4))
    found = standings(LEVEL, ["LOTS"], announced=Announced(lots=(4, 1)))
    assert [row.number for row in found.rows] == [3, 4, 1, 2]
    assert [row.values[0] for row in found.rows] == [None, 1, 2, None]
    assert "not among the lots drawn" in str(dict(found.rows[3].notes)["LOTS"])


@pytest.mark.parametrize(
    ("code", "ranking"),
    [("TPN", [1, 2, 3]), ("TPN/R", [3, 2, 1]), ("RTNG", [2, 3, 1]), ("RTNG/R", [1, 3, 2])],
)
def test_numbers_and_ratings_both_ways(code, ranking):
    crosstable = table("--H", "--H", "--H", ratings=(1500, 1900, 1700))
    assert [row.number for row in standings(crosstable, [code]).rows] == ranking


def test_players_without_a_value_come_after_the_others():
    crosstable = table("--F", "3w1", "2b0")
    assert [row.number for row in standings(crosstable, ["ARO"]).rows] == [2, 1, 3]


def test_during_an_event_the_standings_are_those_of_an_event_that_ended_there():
    """After round 2 the requested bye of number 3 is its last round; after round 3 it is back."""
    whole = table("2w1 3b1 4w1", "1b0 --U 3b1", "4w1 1w0 2w0", "3b0 --Z 1b0")
    assert standings(whole.after(1), ["BH"]).row(1).values == (0,)
    two = standings(whole.after(2), ["BH"])
    assert two.row(3).values == (Fraction(1, 2) + 2,)  # 4 is worth ½ for the bye, 1 has 2
    three = standings(whole, ["BH"])
    assert three.row(3).values == (0 + 3 + 2,)


def test_an_open_game_contributes_nothing():
    crosstable = table("2w1 3w?", "1b0 4w?", "4w= 1b?", "3b= 2b?")
    found = standings(crosstable, ["BH", "SB", "PS", "REP"])
    assert found.row(1).values == (0, 0, 1, 1)
    assert found.row(4).values == (Fraction(1, 2), Fraction(1, 4), Fraction(1, 2), 1)


def test_before_round_one_everybody_is_level():
    nothing = table("2w1", "1b0").after(0)
    assert standings(nothing, ["BH", "SB", "DE"]).groups == ((1, 2),)


def test_without_players_there_are_no_rows():
    assert standings(Crosstable((), 5), ["BH", "DE"]).rows == ()


CANCELLED = table("2w1 3b1 4w+", "1b0 4b1 3w=", "4w1 1w0 2b=", "3b0 2w0 1b-", system=System.ROUND_ROBIN)


def test_cancelled_results_of_a_round_robin_count_for_nobody():
    """Number 4 left; C.05 6.6."""
    found = standings(CANCELLED, ["SB", "KS"], announced=Announced(cancelled=(4,)))
    assert [(r.number, r.rank, r.points) for r in found.rows] == [
        (1, 1, 20),
        (2, 2, 5),
        (3, 2, 5),
        (4, 0, 0),
    ]
    assert found.row(1).values == (1, 0)  # the limit of Koya is 1 of two games
    assert found.row(4).values == (None, None)
    assert "6.6" in str(found.row(4).notes[0][1])
