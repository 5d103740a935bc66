"""A value is what its code makes of the parts it kept, for every code, every player, under every ruleset."""

from fractions import Fraction
from random import Random

import pytest
from random_tables import round_robin, swiss

from clubtd.event.message import Message
from clubtd.standings.codes import FIDE_CODES, US_CODES, tie_break
from clubtd.standings.ranking import standings
from clubtd.standings.refusals import refusal
from clubtd.standings.rulesets import RULESETS, VOLUNTARY
from clubtd.standings.workings import workings

SUMS = "sum of what is kept"
MEAN = "mean of what is kept"
ROUNDED = "mean of what is kept, rounded, .5 up"
CODES = FIDE_CODES + US_CODES
TABLES = [swiss(Random(seed), players=9, rounds=6) for seed in range(5)] + [
    round_robin(Random(seed), players=4 + seed, double=seed == 1) for seed in range(3)
]


def allowed(table):
    return [code for code in CODES if refusal(tie_break(code), table) is None]


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("table", TABLES)
def test_the_total_is_made_of_the_parts_kept(table, rules):
    for code in allowed(table):
        found = standings(table, [code], rules)
        for row in found.rows:
            taken_apart = workings(table, row.number, code, rules)
            assert taken_apart.total == row.values[0]
            kept = [part.value for part in taken_apart.parts if part.kept]
            if str(taken_apart.how) == SUMS:
                assert taken_apart.total == sum(kept)
            elif taken_apart.total is not None and str(taken_apart.how) == MEAN:
                assert taken_apart.total == sum(kept) / len(kept)
            elif taken_apart.total is not None and str(taken_apart.how) == ROUNDED:
                assert taken_apart.total == (sum(kept) / len(kept) + Fraction(1, 2)) // 1


@pytest.mark.parametrize("table", TABLES)
def test_values_and_parts_are_exact_numbers(table):
    for code in allowed(table):
        for row in standings(table, [code]).rows:
            assert type(row.points) is int
            assert row.values[0] is None or type(row.values[0]) is Fraction
            for part in workings(table, row.number, code).parts:
                assert {type(v) for v in (part.score, part.result, part.value)} == {Fraction}
                assert isinstance(part.why, Message)


@pytest.mark.parametrize("table", TABLES)
def test_a_value_is_missing_only_with_a_reason(table):
    for code in allowed(table):
        for row in standings(table, [code]).rows:
            assert (row.values[0] is None) == (code in dict(row.notes))


@pytest.mark.parametrize("table", TABLES)
def test_a_cut_takes_as_many_parts_as_it_says(table):
    for code in allowed(table):
        read = tie_break(code)
        if read.criterion.rules:
            continue
        for entrant in table.entrants:
            parts = workings(table, entrant.number, code).parts
            cut = sum(1 for part in parts if not part.kept)
            assert cut == min(read.least + read.most, len(parts))


def test_the_cut_of_buchholz_takes_the_lowest_voluntary_round_and_else_the_lowest():
    """16.5: a voluntary round that is cut is never lower than the least significant value."""
    seen = set()
    for table in TABLES[:5]:
        for entrant in table.entrants:
            parts = workings(table, entrant.number, "BH-C1").parts
            voluntary = [part for part in parts if entrant.records[part.round - 1].code in VOLUNTARY]
            (removed,) = [part for part in parts if not part.kept]
            assert removed.value == min(part.value for part in voluntary or parts)
            seen.add(bool(voluntary) and removed.value > min(part.value for part in parts))
    assert seen == {True, False}
