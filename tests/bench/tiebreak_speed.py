"""The table of 60 players after 9 rounds by us and by gacrux, in one run: python tests/bench/tiebreak_speed.py

Both start from results in memory and end with every value and every rank; the reading of files is not counted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "standings"), str(HERE.parents[1])]

from random_tables import swiss  # noqa: E402
from tiebreak_oracle import Oracle  # noqa: E402

from clubtd.standings.ranking import places, standings  # noqa: E402

ORDER = ["BH-C1", "BH", "SB", "PS", "DE"]
RUNS = 15


def best(work: Callable[[], object]) -> float:
    """The shortest of several runs, in milliseconds of processor time: the machine does other things too."""
    times = []
    for _ in range(RUNS):
        began = process_time()
        work()
        times.append(process_time() - began)
    return 1000 * min(times)


def main() -> int:
    table = swiss(Random(60), players=60, rounds=9, absences=0.1)
    oracle = Oracle(table)
    ours = best(lambda: standings(table, ORDER))
    ranks = best(lambda: places(table, ORDER))
    theirs = best(lambda: oracle.reckon(["PTS", *ORDER], 9))
    print(f"60 players, 9 rounds, {','.join(ORDER)}: ours {ours:.1f} ms, gacrux {theirs:.1f} ms")
    print(f"ratio {theirs / ours:.1f}; only the ranks, as a simulation needs them: {ranks:.1f} ms")
    return 0 if theirs >= 5 * ours else 1


if __name__ == "__main__":
    sys.exit(main())
