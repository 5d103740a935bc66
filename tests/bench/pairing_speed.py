"""CPU milliseconds a round, ours and gacrux on the same rounds.

    python tests/bench/pairing_speed.py [SIZE ...] [--alone]

Ours: from the cross-table to boards with colours. why: what an explanation costs, as a multiple of the pairing.
gacrux: its engine on a tournament read before; `--alone` leaves it out. The last line compares the import of the
engine with the start of the interpreter, the least of many runs and their median.
"""

from __future__ import annotations

import gc
import os
import resource
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parents[1] / "pairing")]

from dutch_reference import initial_colour, table_of  # noqa: E402
from simulated import FAIR, Weather, simulate  # noqa: E402

from clubtd.pairing.dutch import pair  # noqa: E402

EVENTS = {10: 24, 20: 16, 40: 10, 60: 6, 100: 3, 200: 2}
CLUB_NIGHT = Weather(forfeit=2, bye=3, leave=1, late=2)


def ours(event: dict[str, Any], number: int) -> float:
    """Milliseconds for one round, with everything derived from the results."""
    table = table_of(event, number - 1)
    absent = {player for player, _ in event["rounds"][number - 1]["absent"]}
    present = [player for player, _ in event["players"] if player not in absent]
    began = process_time()
    pair(table, present, initial_colour=initial_colour(event))
    return 1000 * (process_time() - began)


def explanation(event: dict[str, Any], number: int) -> float:
    """How many times the pairing an explanation costs: the dearer of one board explained and one "why not"."""
    from clubtd.event.message import Refused
    from clubtd.pairing.explain import explain, why_not
    from clubtd.pairing.inquiry import inquire

    once = ours(event, number)
    table = table_of(event, number - 1)
    round_ = event["rounds"][number - 1]
    absent = {player for player, _ in round_["absent"]}
    present = [player for player, _ in event["players"] if player not in absent]
    pairs = round_["pairs"]
    (white, black), (other, _) = pairs[number % len(pairs)], pairs[(number + 1) % len(pairs)]
    took = []
    for question, a, b in ((explain, white, black), (why_not, white, other)):
        began = process_time()
        with suppress(Refused):
            question(inquire(table, present, initial_colour(event)), a, b)
        took.append(1000 * (process_time() - began))
    return max(took) / once


def row(name: str, times: list[float]) -> str:
    times = sorted(times)
    at = (len(times) // 2, len(times) * 95 // 100, -1)
    return f"{name:8}" + "".join(f"{times[i]:10.2f}" for i in at)


def main(sizes: list[int], alone: bool) -> None:
    print("players  rounds  engine      median       p95     worst   (CPU ms a round)")
    for size in sizes:
        mine: list[float] = []
        theirs: list[float] = []
        times: list[float] = []
        for seed in range(EVENTS.get(size, 4)):
            event = simulate(1000 * size + seed, size - seed % 2, 9, CLUB_NIGHT if seed % 3 else FAIR)
            event["forbidden"] = []
            numbers = [n for n, round_ in enumerate(event["rounds"], 1) if "error" not in round_]
            mine += [ours(event, number) for number in numbers]
            if not alone:
                theirs += gacrux(event, numbers)
                gc.collect()
                gc.freeze()  # or a collection in our time would walk through all that gacrux keeps
            times += [explanation(event, number) for number in numbers]
        print(f"{size:7}  {len(mine):6}  {row('ours', mine)}")
        print(f"{'':17}{row('why', times)}   times the pairing")
        if theirs:
            ratio = sorted(theirs)[len(theirs) // 2] / sorted(mine)[len(mine) // 2]
            print(f"{'':17}{row('gacrux', theirs)}   ours is {ratio:.1f} times as fast")
    print("\n" + starting())


def gacrux(event: dict[str, Any], numbers: list[int]) -> list[float]:
    from gacrux_oracle import Oracle

    oracle, times = Oracle(event), []
    for number in numbers:
        began = process_time()
        oracle.pair(number)
        times.append(1000 * (process_time() - began))
    return times


def starting() -> str:
    """What the interpreter's own start costs, and what importing the engine adds: CPU milliseconds."""
    codes = {
        "bare": "pass",
        "library": "import collections.abc, enum, heapq",
        "event": "import collections.abc, enum, heapq, clubtd.event.colour, clubtd.event.message",
        "engine": "import clubtd.pairing.dutch",
    }
    taken: dict[str, list[float]] = {name: [] for name in codes}
    for run in range(41):
        for name, code in codes.items():
            milliseconds = subprocess_time(code)
            if run:  # the first may have to compile
                taken[name].append(milliseconds)
    least = {name: min(times) for name, times in taken.items()}
    middle = {name: median(times) for name, times in taken.items()}
    return (
        f"python starts in {least['bare']:.1f} ms (median {middle['bare']:.1f}); importing the engine adds"
        f" {least['engine'] - least['bare']:.1f} ms (median {middle['engine'] - middle['bare']:.1f}):"
        f" {least['library'] - least['bare']:.1f} for enum and heapq, {least['event'] - least['library']:.1f} for"
        f" clubtd.event, {least['engine'] - least['event']:.1f} for clubtd.pairing"
    )


def subprocess_time(code: str) -> float:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    main([int(a) for a in arguments if a.isdigit()] or list(EVENTS), "--alone" in arguments)
