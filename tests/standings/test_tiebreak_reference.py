"""150 reference tournaments: every value on which others agree, and ours where only the text decides."""

from fractions import Fraction

import pytest
from typed_tables import reference, table_of

from clubtd.standings.codes import tie_break
from clubtd.standings.ranking import standings
from clubtd.standings.refusals import refusal

EVENTS = {event["id"]: event for event in reference()}
TABLES = {name: table_of(event) for name, event in EVENTS.items()}


def right_values(event: dict, code: str) -> dict[int, object]:
    agreed = dict(enumerate(event["agreed"].get(code, []), 1))
    text = {int(n): value for n, (_, value) in event["by_text"].get(code, {}).items()}
    return {n: value for n, value in {**agreed, **text}.items() if value is not None}


def points_of(event: dict) -> dict[int, int]:
    return dict(enumerate(event["points"], 1))


@pytest.mark.parametrize("name", EVENTS)
def test_every_value_is_that_of_the_reference(name):
    event = EVENTS[name]
    table = TABLES[name]
    codes = ["DE", *(c for c in {**event["agreed"], **event["by_text"]} if c != "DE")]
    allowed = [c for c in codes if refusal(tie_break(c), table) is None]
    table_standings = standings(table, allowed)
    points = points_of(event)
    assert {row.number: Fraction(row.points, 10) for row in table_standings.rows} == {
        n: Fraction(str(p)) for n, p in points.items()
    }
    for at, code in enumerate(allowed):
        for n, right in right_values(event, code).items():
            ours = table_standings.row(n).values[at]
            if ours is None and code == "DE":
                assert right == 1
                continue
            assert ours is not None, (code, n)
            assert abs(ours - Fraction(str(right))) < Fraction(1, 1_000_000), (code, n)


def test_all_values_are_looked_at():
    values = sum(
        len(right_values(event, code))
        for event in EVENTS.values()
        for code in {**event["agreed"], **event["by_text"]}
        if refusal(tie_break(code), TABLES[event["id"]]) is None
    )
    assert values > 70_000


def test_only_what_the_rules_forbid_is_refused():
    refused = {
        (code, event["system"] == "swiss", event["rounds"] < 5)
        for event in EVENTS.values()
        for code in {**event["agreed"], **event["by_text"]}
        if refusal(tie_break(code), TABLES[event["id"]]) is not None
    }
    assert refused <= {("KS", True, True), ("KS", True, False), ("BH-M2", True, True)}
