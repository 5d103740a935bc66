"""Make the figures of `clubtd/advice/facts.py` again: invented events of many sizes, with a fixed seed.

    python tests/bench/advice_facts.py [RUNS] [--cells 16x4,24x5] [--seed N] [--dutch]

With --dutch the real pairing plays, not score groups. Prints a line a cell and, where facts.py holds a figure, how
far the new one is from it.
"""

import argparse
import json
import random
import time
from collections import deque
from collections.abc import Sequence

from clubtd.advice.facts import CHANGED, REVERSED, RIGHT, SHARED
from clubtd.advice.simulate import Pairer, Pairs, Size, simulate_invented
from clubtd.advice.this_event import dutch_round
from clubtd.event.crosstable import Crosstable

SIZES = (8, 12, 16, 24, 32, 40, 60)
ORDERS = (("BH-C1",), ("BH",), ("SB",), ("PS",))


def dutch(table: Crosstable, number: int, present: Sequence[int]) -> tuple[Pairs, int]:
    return dutch_round(table, present)


def measured(size: Size, runs: int, seed: int, pairer: Pairer | None) -> dict[str, int]:
    chance = random.Random(f"{seed} {size.players} {size.rounds}")
    tally = deque(simulate_invented(size, ORDERS, runs, chance, pairer), maxlen=1)[0]
    found = tally.figures
    figures = {"shared": found.shared.percent}
    figures |= {order[0]: share.percent for order, share in zip(ORDERS, found.right, strict=True)}
    figures |= {"PS decides": found.decided[-1].percent}
    return figures | {"changed": found.changed.percent, "reversed": found.reversed.percent}


def known(players: int, rounds: int) -> dict[str, int]:
    tables = {"shared": SHARED, "changed": CHANGED, "reversed": REVERSED}
    tables |= {code: RIGHT[code] for code in ("BH-C1", "SB", "PS")}
    return {name: t[players][rounds] for name, t in tables.items() if rounds in t.get(players, {})}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("runs", type=int, nargs="?", default=10_000)
    parser.add_argument("--cells", default="")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--dutch", action="store_true")
    given = parser.parse_args()
    if given.cells:
        cells = [tuple(map(int, cell.split("x"))) for cell in given.cells.split(",")]
    else:
        cells = [(p, r) for p in SIZES for r in range(3, 10) if r < p - 1]
    worst = 0
    for players, rounds in cells:
        start = time.process_time()
        figures = measured(Size(players, rounds), given.runs, given.seed, dutch if given.dutch else None)
        seconds = time.process_time() - start
        off = {name: figures[name] - value for name, value in known(players, rounds).items()}
        worst = max([worst, *map(abs, off.values())])
        print(f"{players}x{rounds} {json.dumps(figures)} off {json.dumps(off)} {seconds:.1f} s", flush=True)
    print(f"{given.runs} runs a cell, seed {given.seed}: at most {worst} points from the figures in facts.py")


if __name__ == "__main__":
    main()
