"""Where a code is refused, and in which words."""

import pytest
from typed_tables import table

from clubtd.event.crosstable import System
from clubtd.event.message import Refused
from clubtd.standings.ranking import standings
from clubtd.standings.workings import workings

SWISS = table("2w1 --U", "1b0 --Z", planned=4)
ROBIN = table("2w1 --R 3b1", "1b0 3w1 --R", "--R 2b0 1w0", system=System.ROUND_ROBIN)
UNRATED = table("2w1", "1b0", ratings=(1500, 0))


@pytest.mark.parametrize(
    ("crosstable", "code", "reason"),
    [
        *((ROBIN, code, "round robin") for code in ("BH", "BH-C1", "BH-M2", "FB", "FB-C1", "AOB")),
        (SWISS, "KS", "not defined for a Swiss"),
        (SWISS, "KS/L+1", "not defined for a Swiss"),
        (SWISS, "BH-M2", "at least 5 rounds"),
        (SWISS, "FB-M2", "at least 5 rounds"),
        (table("2w1 --U", "1b0 --Z"), "BH-M1", "at least 3 rounds"),
        *((UNRATED, code, "ratings") for code in ("ARO", "ARO-C1", "TPR", "PTP", "APRO", "APPO", "RTNG")),
        (SWISS, "BH-C9", "There is no tie-break"),
    ],
)
def test_a_code_is_refused_with_its_reason(crosstable, code, reason):
    with pytest.raises(Refused, match=reason):
        standings(crosstable, ["PS", code])
    with pytest.raises(Refused, match=reason):
        workings(crosstable, 1, code)


@pytest.mark.parametrize("code", ["BH", "BH-C2", "BH-M1", "FB", "SB", "AOB", "MODMED", "ARO", "TPN"])
def test_other_codes_are_allowed_in_a_swiss(code):
    assert standings(SWISS, [code]).order == (code,)


@pytest.mark.parametrize("code", ["KS", "SB", "DE", "WON", "PS", "ARO", "SB-US"])
def test_other_codes_are_allowed_in_a_round_robin(code):
    assert standings(ROBIN, [code]).order == (code,)


def test_the_planned_rounds_count_not_those_played_so_far():
    after_two = table("2w1 --U", "1b0 --Z", planned=5)
    assert [row.values for row in standings(after_two, ["BH-M2"]).rows] == [(0,), (0,)]


def test_unknown_rules_are_refused_with_the_known_ones():
    with pytest.raises(Refused, match="fide-2026, fide-2024, uschess, club"):
        standings(SWISS, [], "fide-1998")
