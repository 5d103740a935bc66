"""What the advice costs: noise on an event of 60 players in tables, and simulated events in pairings.

python tests/bench/advice_cost.py [EVENTS]
"""

import sys
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

from clubtd.advice.noise import firmness, side_by_side, usual_orders
from clubtd.advice.outlook import outlook
from clubtd.advice.shape import Shape
from clubtd.advice.simulate import Pairs, Plan, Size, invented, simulate
from clubtd.advice.this_event import dutch_round
from clubtd.advice.verdict import Terms
from clubtd.event.crosstable import Crosstable, System
from clubtd.standings.ranking import standings

sys.path.insert(0, str(Path(__file__).parents[1] / "advice"))
from played import event, level_pair, reopened

ORDER = ("BH-C1", "BH", "SB")


def cost(question: Callable[[], object]) -> float:
    """Milliseconds of processor time, the median of 15."""
    times = []
    for _ in range(15):
        start = process_time()
        question()
        times.append(process_time() - start)
    return 1000 * median(times)


def noise() -> None:
    table = next(t for t in (event(60, 7, seed) for seed in range(100)) if level_pair(t))
    pair = level_pair(table)
    assert pair
    opened = reopened(table, 30)
    orders = usual_orders(Shape(System.SWISS, 7, 60))
    one = cost(lambda: standings(table, ORDER))
    parts = {
        "single other results": cost(lambda: firmness(table, Terms(ORDER), *pair)),
        f"{len(orders)} orders side by side": cost(lambda: side_by_side(table, orders, Terms(()))),
        "what can still happen": cost(lambda: outlook(opened, Terms(()))),
    }
    print(f"60 players, 7 rounds: one table {one:.2f} ms")
    for name, milliseconds in parts.items():
        print(f"  {name}: {milliseconds:.2f} ms, {milliseconds / one:.1f} tables")
    print(f"  together {sum(parts.values()) / one:.1f} tables (at most 20)")


def simulation(events: int) -> None:
    spent = 0.0

    def timed(table: Crosstable, number: int, present: Sequence[int]) -> tuple[Pairs, int]:
        nonlocal spent
        start = process_time()
        made = dutch_round(table, present)
        spent += process_time() - start
        return made

    chance = Random(2026)
    table, _ = invented(Size(24, 4), chance)
    start, clock = process_time(), perf_counter()
    orders = [("BH", "SB", "PS"), ("PS", "BH"), ("BH-C1", "BH", "SB")]
    tally = deque(simulate(Plan(table, timed), orders, events, chance), maxlen=1)[0]
    total = process_time() - start
    print(
        f"{events} events of 24 players and 4 rounds: {total:.1f} s of processor, {perf_counter() - clock:.1f} s"
    )
    print(f"  {total / spent:.2f} times their pairings (at most 1.5); {tally.figures}")


if __name__ == "__main__":
    noise()
    simulation(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
