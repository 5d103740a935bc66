"""Invented events, every round paired by us and by gacrux: python tests/bench/pairing_agreement.py ROUNDS [SEED [LOG]]

Writes the progress and every round that differs into LOG (default: standard output); exit 1 if any differs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1] / "pairing")]

from gacrux_oracle import Oracle  # noqa: E402
from simulated import simulate  # noqa: E402


def disagreements(event: dict[str, Any]) -> Iterator[str]:
    """The rounds of an event in which gacrux has other games, colours or another bye."""
    oracle = Oracle(event)
    for number, round_ in enumerate(event["rounds"], 1):
        ours = None
        if "error" not in round_:
            ours = frozenset((white, black) for white, black in round_["pairs"]), round_["bye"] or 0
        theirs = oracle.pair(number)
        if ours != theirs:
            yield f"{event['id']} round {number}: ours {_show(ours)}, gacrux {_show(theirs)}"


def _show(found: Any) -> str:
    return "no legal pairing" if found is None else f"{sorted(found[0])} bye {found[1]}"


def main(goal: int, seed: int = 1, log: str = "") -> int:
    rounds = differ = events = impossible = 0
    with open(log, "a", encoding="utf-8") if log else sys.stdout as out:
        while rounds < goal:
            event = simulate(seed)
            for line in disagreements(event):
                differ += 1
                print(line, file=out, flush=True)
            seed, events, rounds = seed + 1, events + 1, rounds + len(event["rounds"])
            impossible += any("error" in round_ for round_ in event["rounds"])
            if events % 100 == 0 or rounds >= goal:
                so_far = (
                    f"{events} events, {rounds} rounds, {impossible} without a legal pairing, {differ} differ"
                )
                print(f"{so_far}; next seed {seed}", file=out, flush=True)
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3]), *sys.argv[3:4]))
