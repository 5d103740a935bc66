"""The engine against the rule book read literally: all candidates of small brackets, sorted (C.04.3 Art. 2 to 4)."""

from __future__ import annotations

import pytest
from rule_book import best_candidate_by_the_book
from simulated import MOODS, simulate
from test_shortcuts import fields_of

from clubtd.pairing.dutch import complete_rows, pair_brackets


@pytest.mark.parametrize("block", range(8))
def test_3_8_the_best_candidate_and_the_earliest_of_equals(block: int) -> None:
    judged = 0
    for seed in range(6000 + 5 * block, 6005 + 5 * block):
        event = simulate(seed, players=5 + seed % 5, rounds=4 + seed % 4, weather=MOODS[seed % len(MOODS)])
        for field in fields_of(event):
            for outcome in pair_brackets(field, complete_rows(field)):
                bracket = outcome.bracket
                if bracket.last or not bracket.may_hold_bye:
                    judged += 1
                    assert sorted(outcome.pairs) == sorted(best_candidate_by_the_book(bracket)), seed
    assert judged > 50
