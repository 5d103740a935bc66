"""A small part of tests/bench/pairing_agreement.py: invented events, every round paired by gacrux as well."""

from __future__ import annotations

import pytest
from simulated import simulate

pytest.importorskip("gacrux")


@pytest.mark.parametrize("block", range(8))
def test_gacrux_makes_the_same_pairs_colours_and_bye(block: int) -> None:
    from gacrux_oracle import Oracle

    for seed in range(7000 + 5 * block, 7005 + 5 * block):
        event = simulate(seed)
        oracle = Oracle(event)
        for number, round_ in enumerate(event["rounds"], 1):
            ours = None
            if "error" not in round_:
                ours = frozenset((white, black) for white, black in round_["pairs"]), round_["bye"] or 0
            assert oracle.pair(number) == ours, (seed, number)
