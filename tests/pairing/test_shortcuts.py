"""Whatever way a bracket is paired, its pairs are those of the best complete round-pairing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from dutch_reference import initial_colour, table_of
from simulated import simulate

from clubtd.pairing.alone import Alone
from clubtd.pairing.bracket import Bracket, Pairs
from clubtd.pairing.costs import Costs
from clubtd.pairing.dutch import complete_rows, pair_brackets
from clubtd.pairing.everybody import Everybody
from clubtd.pairing.field import Field, field_of
from clubtd.pairing.lookahead import Lookahead
from clubtd.pairing.walk import ideal_candidate


def fields_of(event: dict[str, Any]) -> list[Field]:
    """The fields of all rounds of an event that have a pairing."""
    found = []
    for number, round_ in enumerate(event["rounds"], 1):
        if "error" not in round_:
            absent = {player for player, _ in round_["absent"]}
            present = [player for player, _ in event["players"] if player not in absent]
            forbidden = [(a, b) for a, b in event["forbidden"]]
            found.append(field_of(table_of(event, number - 1), present, initial_colour(event), forbidden))
    return found


def ways(bracket: Bracket) -> dict[str, Pairs | None]:
    costs = Costs(bracket.field, bracket.members, bracket.following)
    found: dict[str, Pairs | None] = {"everybody": Everybody(bracket, costs).pairs()}
    if bracket.last or not bracket.may_hold_bye:
        found["walk"] = ideal_candidate(bracket, costs, Lookahead(bracket.rows))
        if not bracket.last:
            found["alone"] = Alone(bracket, costs).certified(Lookahead(bracket.rows))
    return found


@pytest.mark.parametrize("block", range(6))
def test_every_way_that_answers_gives_the_same_answer(block: int) -> None:
    answered: Counter[str] = Counter()
    for seed in range(500 + 4 * block, 504 + 4 * block):
        for field in fields_of(simulate(seed)):
            for outcome in pair_brackets(field, complete_rows(field)):
                for way, pairs in ways(outcome.bracket).items():
                    if pairs is not None:
                        answered[way] += 1
                        assert sorted(pairs) == sorted(outcome.pairs), (seed, way)
    assert min(answered[way] for way in ("walk", "alone", "everybody")) > 20
