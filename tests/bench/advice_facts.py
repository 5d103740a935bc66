"""Make the figures of `clubtd/advice/facts.py` again: invented events of many sizes, with a fixed seed.

    python tests/bench/advice_facts.py [RUNS] [--cells 16x4,24x5] [--seed N] [--pairing P]
    python tests/bench/advice_facts.py [RUNS] --saved LINES

Prints a line a cell, and how far each published figure is from the one measured here: in points, and in standard
errors of the difference. P: score-groups, depth-first (`depth_first.py`), or dutch, the real pairing. With --saved
nothing is played: the lines of an earlier run of RUNS a cell are judged again.

The published tables are samples themselves. So the end says how many figures are within 3 points, and how many would
be if both were samples of the very same thing, each with its own number of ties and each rounded; how often all of
them would be; and how likely a chi-squared as large as this one is (roughly: the figures of a cell share their
ties, which makes the true chances a little wider).

Assumptions: those of advice 4, and where it leaves something open, the reading of `clubtd/advice/scoregroups.py`
(who goes down from a score group, whom they meet, what happens when nothing fits) and of `simulate.by_score_group`
(White to the higher placed of two who had it equally often: with the colours drawn, or taken in turn, first place
of 32 players and 3 rounds would be shared in 66 of 100 events, not in the published 69).

What the figures say (10 000 runs, seed 2026): the two published tables are not of one process, and the second is not
of 10 000 events.
- Who is right, and how often first place is shared: score-groups has 93 of 95 within 3 points; chance alone would
  put 1.4 beyond, chi-squared is 100 (p 0.34). Depth-first does not fit (210 for 70; p 7e-16).
- Changed and reversed: depth-first has 44 of 48 within 3 points, worst 9 (12 players, 7 rounds), score-groups 38.
  Were they of 10 000 events, chi-squared would be 132 and 178 for 48 (p 1e-9, 9e-17); of 3 000, which is
  likeliest under depth-first, it is 65 (p 0.06), and chance alone puts 3.5 of the 48 beyond 3 points.
  About 1 900 other readings (whom the odd one out meets, order within a group, colours, what is done when nothing
  fits, weighted matching, the real Dutch pairing; most at 12 and 16 players only) had none that fits both tables,
  and none run on all four sizes that has all 48.
"""

import argparse
import json
import random
import re
import time
from collections import deque
from collections.abc import Sequence
from math import erfc, exp, gamma, pi, prod, sqrt
from pathlib import Path
from typing import NamedTuple

from depth_first import depth_first

from clubtd.advice.facts import CHANGED, REVERSED, RIGHT, SHARED
from clubtd.advice.simulate import Pairer, Pairs, Size, simulate_invented
from clubtd.advice.tally import Figures
from clubtd.advice.this_event import dutch_round
from clubtd.event.crosstable import Crosstable


def dutch(table: Crosstable, number: int, present: Sequence[int]) -> tuple[Pairs, int]:
    return dutch_round(table, present)


SIZES = (8, 12, 16, 24, 32, 40, 60)
ORDERS = (("BH-C1",), ("BH",), ("SB",), ("PS",))

EVENTS, NOISE_EVENTS = 10_000, 3_000
"""How many events a published cell stands for: as published, and what the scatter of the noise tables shows."""

PUBLISHED = {
    "shared": (SHARED, (16, 32, 60), range(3, 10)),
    "BH-C1": (RIGHT["BH-C1"], SIZES, range(3, 10)),
    "SB": (RIGHT["SB"], (16, 32), range(3, 10)),
    "PS": (RIGHT["PS"], (16, 32), range(3, 10)),
    "changed": (CHANGED, (12, 16, 24, 32), (3, 4, 5, 6, 7, 9)),
    "reversed": (REVERSED, (12, 16, 24, 32), (3, 4, 5, 6, 7, 9)),
}
"""The figures of advice 4; the rest of facts.py was measured by this script."""

NOISE = ("changed", "reversed")

PAIRINGS: dict[str, Pairer | None] = {"score-groups": None, "depth-first": depth_first, "dutch": dutch}


class Off(NamedTuple):
    """How far a published figure is from the measured one, in points, and what both of them stand on."""

    name: str
    points: int
    share: float
    measured: float
    """How many ties (for "shared": events) the figure measured here was counted over."""

    per_event: float
    """How many of those there are an event."""

    def scatter(self, events: float) -> float:
        """One standard error of the difference in points, before rounding, when `events` events were published."""
        ties = 1 / self.measured + 1 / (events * self.per_event)
        return float(100 * sqrt(self.share * (1 - self.share) * ties))

    def errors(self, events: float) -> float:
        """How many standard errors the figures are apart, the rounding of both counted in."""
        return self.points / sqrt(self.scatter(events) ** 2 + 2 / 12)

    def chance_beyond_3(self, events: float, exact: bool = False) -> float:
        """How likely the rounded figures are 4 points apart or more though both are of the same thing.

        A difference d before rounding becomes 4 or more with the chance d - 3, at least 0 and at most 1: where a
        figure lies between two whole numbers is anybody's guess. `exact`: as if nothing measured here were chance.
        """
        spread = self._replace(measured=float("inf")) if exact else self
        error = spread.scatter(events)
        return 2 * (_mean_over(3, error) - _mean_over(4, error))


def _mean_over(limit: float, error: float) -> float:
    """By how much a normal error is over the limit, in the mean; nothing when it is not."""
    z = limit / error
    return error * exp(-z * z / 2) / sqrt(2 * pi) - limit * erfc(z / sqrt(2)) / 2


def chance_of_chi_squared(value: float, figures: int) -> float:
    """How likely chi-squared of so many figures is this large or larger."""
    half = value / 2
    if figures % 2 == 0:
        return exp(-half) * sum(half**i / gamma(i + 1) for i in range(figures // 2))
    terms = (half ** (i - 0.5) / gamma(i + 0.5) for i in range(1, figures // 2 + 1))
    return float(erfc(sqrt(half)) + exp(-half) * sum(terms))


def measured(size: Size, runs: int, seed: int, pairer: Pairer | None) -> Figures:
    chance = random.Random(f"{seed} {size.players} {size.rounds}")
    return deque(simulate_invented(size, ORDERS, runs, chance, pairer), maxlen=1)[0].figures


def by_name(found: Figures) -> dict[str, int]:
    figures = {"shared": found.shared.percent}
    figures |= {order[0]: share.percent for order, share in zip(ORDERS, found.right, strict=True)}
    figures |= {"PS decides": found.decided[-1].percent}
    return figures | {"changed": found.changed.percent, "reversed": found.reversed.percent}


def compared(figures: dict[str, int], ties: int, played: int, size: Size) -> list[Off]:
    offs = []
    for name, (cells, sizes, rounds) in PUBLISHED.items():
        row = cells.get(size.players, {})
        if size.players not in sizes or size.rounds not in rounds or size.rounds not in row:
            continue
        counted = played if name == "shared" else ties
        share = max(figures[name], 2) / 100
        offs.append(Off(name, figures[name] - row[size.rounds], share, counted, counted / played))
    return offs


def line(figures: dict[str, int], ties: int, offs: Sequence[Off], size: Size) -> str:
    off = {o.name: f"{o.points:+d} ({o.errors(published(o)):+.1f})" for o in offs}
    cell = f"{size.players}x{size.rounds}"
    return f"{cell} {json.dumps(figures)} ties {ties} off {json.dumps(off)}"


def read_lines(text: str, played: int) -> list[Off]:
    """What an earlier run printed; its last lines, the verdict, are passed over."""
    offs = []
    for found in re.finditer(r"^(\d+)x(\d+) (\{.*?\}) ties (\d+)", text, re.MULTILINE):
        size = Size(int(found[1]), int(found[2]))
        offs += compared(json.loads(found[3]), int(found[4]), played, size)
    return offs


def published(off: Off) -> int:
    return NOISE_EVENTS if off.name in NOISE else EVENTS


def verdict(title: str, offs: Sequence[Off], guesses: Sequence[int]) -> None:
    if not offs:
        return
    within = sum(abs(o.points) <= 3 for o in offs)
    print(
        f"{title}: {within} of {len(offs)} figures within 3 points, worst {max(abs(o.points) for o in offs)}"
    )
    for events in guesses:
        beyond = [o.chance_beyond_3(events) for o in offs]
        perfect = [o.chance_beyond_3(events, exact=True) for o in offs]
        chi = sum(o.errors(events) ** 2 for o in offs)
        worst = max(abs(o.errors(events)) for o in offs)
        print(
            f"  if published from {events} events a cell: by chance alone {sum(beyond):.1f} beyond 3 points"
            f" ({sum(perfect):.1f} if nothing here were chance); none beyond in {prod(1 - b for b in beyond):.1%}"
            f" ({prod(1 - b for b in perfect):.1%}); worst {worst:.1f} standard errors;"
            f" chi-squared {chi:.0f} of {len(offs)}, p {chance_of_chi_squared(chi, len(offs)):.2g}"
        )


def judge(offs: Sequence[Off]) -> None:
    right = [o for o in offs if o.name not in NOISE]
    verdict("who is right, how often shared", right, (EVENTS,))
    verdict("changed, reversed", [o for o in offs if o.name in NOISE], (EVENTS, NOISE_EVENTS))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("runs", type=int, nargs="?", default=10_000)
    parser.add_argument("--cells", default="")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--pairing", choices=PAIRINGS, default="score-groups")
    parser.add_argument("--saved", type=Path)
    given = parser.parse_args()
    if given.saved:
        judge(read_lines(given.saved.read_text(), given.runs))
        return
    if given.cells:
        cells = [tuple(map(int, cell.split("x"))) for cell in given.cells.split(",")]
    else:
        cells = [(p, r) for p in SIZES for r in range(3, 10) if r < p - 1]
    offs: list[Off] = []
    for players, rounds in cells:
        size = Size(players, rounds)
        start = time.process_time()
        found = measured(size, given.runs, given.seed, PAIRINGS[given.pairing])
        seconds = time.process_time() - start
        figures = by_name(found)
        here = compared(figures, found.ties, found.runs - found.stuck, size)
        offs += here
        print(line(figures, found.ties, here, size), f"{seconds:.1f} s", flush=True)
    print(f"{given.runs} runs a cell, seed {given.seed}, {given.pairing}")
    judge(offs)


if __name__ == "__main__":
    main()
