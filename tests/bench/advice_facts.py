"""Make the figures of `clubtd/advice/facts.py` again: invented events of many sizes, with a fixed seed.

    python tests/bench/advice_facts.py [RUNS] [--cells 16x4,24x5] [--seed N] [--dutch]
    python tests/bench/advice_facts.py [RUNS] --saved LINES

Prints a line a cell, and how far each published figure is from the one measured here: in points, and in standard
errors of the difference. With --dutch the real pairing plays, not score groups. With --saved nothing is played: the
lines of an earlier run of RUNS a cell are judged again.

The published tables are samples themselves. So the end says how many figures are within 3 points, and how many would
be if both were samples of the very same thing, each with its own number of ties and each rounded; how often all of
them would be; and how likely a chi-squared as large as this one is (roughly: the figures of a cell share their
ties, which makes the true chances a little wider).

Assumptions: those of advice 4, and where it leaves something open, the reading of `clubtd/advice/scoregroups.py`
(who goes down from a score group, whom they meet, what happens when nothing fits) and of `simulate.by_score_group`
(White to the higher placed of two who had it equally often: with the colours drawn, or taken in turn, first place
of 32 players and 3 rounds would be shared in 66 of 100 events, not in the published 69).

What the figures say: under this reading the tables of who is right and of shared places agree with 10 000 events a
cell; chi-squared is below the number of figures. The table of changed and reversed verdicts does not, under any
reading that was tried (colours, floaters, exchanges, what is done when nothing fits, the real Dutch pairing): its
scatter is that of about 2 000 events a cell: were it 10 000, chi-squared would be 178 for 48 figures; with 2 000 it
is 64. (5 rounds, 12 to 32 players: published 69, 64, 68, 63, measured 70, 70, 63, 62.) So these figures are held to
the standard error of 2 000 events, 2 to 3 points, and not to 3 points flat: a program without any error at all would
have four of the 48 further off.
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

from clubtd.advice.facts import CHANGED, REVERSED, RIGHT, SHARED
from clubtd.advice.simulate import Pairer, Pairs, Size, simulate_invented
from clubtd.advice.tally import Figures
from clubtd.advice.this_event import dutch_round
from clubtd.event.crosstable import Crosstable

SIZES = (8, 12, 16, 24, 32, 40, 60)
ORDERS = (("BH-C1",), ("BH",), ("SB",), ("PS",))

EVENTS, NOISE_EVENTS = 10_000, 2_000
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


def dutch(table: Crosstable, number: int, present: Sequence[int]) -> tuple[Pairs, int]:
    return dutch_round(table, present)


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
    parser.add_argument("--dutch", action="store_true")
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
        found = measured(size, given.runs, given.seed, dutch if given.dutch else None)
        seconds = time.process_time() - start
        figures = by_name(found)
        here = compared(figures, found.ties, found.runs - found.stuck, size)
        offs += here
        print(line(figures, found.ties, here, size), f"{seconds:.1f} s", flush=True)
    print(f"{given.runs} runs a cell, seed {given.seed}")
    judge(offs)


if __name__ == "__main__":
    main()
