"""What looking through a rating list costs against reading its lines, and whether memory grows with the list.

    python tests/bench/rating_list.py [LINES]

Makes lists of 50 000 and 500 000 invented people (FIDE's text layout, and a CSV) in a scratch folder. For each way of
looking: the median of seven runs against the median of just reading the lines, in the same run, alternating. Then the
peak of the memory that Python holds (tracemalloc) on the small list and on the large one. Exit code 1 when a look-up
costs more than three times the reading, or memory grows with the list.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from clubtd.event.player import Person
from clubtd.store.rating_list import RatingList

LARGE = int(sys.argv[1]) if len(sys.argv) > 1 else 500_000
SMALL = LARGE // 10
RUNS = 7
LIMIT = 3.0
HEADER = (
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
    "FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
CSV_HEADER = "fideid,name,country,sex,title,rating,rapid_rating,blitz_rating,birthday,flag"
SYLLABLES = (
    "ka",
    "ro",
    "mi",
    "ten",
    "lu",
    "sa",
    "vor",
    "ni",
    "bel",
    "do",
    "har",
    "ti",
    "gu",
    "pe",
    "lan",
    "wi",
)


def people(count: int) -> list[Person]:
    """Invented people, the same every time."""
    chance = random.Random(20261130)

    def word() -> str:
        return "".join(chance.choices(SYLLABLES, k=chance.randint(3, 5))).capitalize()

    return [
        Person(
            f"{word()}, {word()}",
            chance.randint(1400, 2800),
            federation=chance.choice(("ENG", "GER", "VIE", "NOR")),
            fide_id=str(1_000_000 + n),
            born=str(chance.randint(1940, 2018)),
            sex=chance.choice("mw"),
        )
        for n in range(count)
    ]


def fide_line(p: Person) -> str:
    """A line of the combined text list, 162 characters."""
    rating = f"{p.rating:<6}"
    sex = {"m": "M", "w": "F"}[p.sex]
    return (
        f"{p.fide_id:<15}{p.name:<61}{p.federation:<4}{sex:<4}{'':<5}{'':<5}{'':<15}{'':<4}"
        f"{rating}{'0':<4}{'20':<3}{rating}{'0':<4}{'20':<3}{rating}{'0':<4}{'20':<3}{p.born:<6}{'':<4}"
    )


def make(folder: Path, count: int) -> dict[str, Path]:
    """The list in both forms."""
    everybody = people(count)
    fide, table = folder / f"fide-{count}.txt", folder / f"fide-{count}.csv"
    fide.write_text("\r\n".join([HEADER, *map(fide_line, everybody), ""]), encoding="ascii", newline="")
    rows = (
        f'{p.fide_id},"{p.name}",{p.federation},{p.sex.upper()},,{p.rating},{p.rating},{p.rating},{p.born},'
        for p in everybody
    )
    table.write_text("\n".join([CSV_HEADER, *rows, ""]), encoding="utf-8", newline="")
    return {"FIDE text": fide, "CSV": table}


def read(path: Path) -> int:
    """Reads the lines and does nothing with them."""
    lines = 0
    with path.open("rb") as file:
        for _ in file:
            lines += 1
    return lines


def timed(work: Callable[[], object]) -> float:
    """Seconds of one run."""
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def peak(work: Callable[[], object]) -> int:
    """The most bytes that Python held during one run, beyond what it held before."""
    tracemalloc.start()
    work()
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most


def ways(path: Path, event: list[Person], last: Person) -> dict[str, Callable[[], object]]:
    """The ways of looking through a list: each looks at every line."""
    return {
        "look up a name": lambda: RatingList(path).find(last.name),
        "look up an id": lambda: RatingList(path).find(last.fide_id),
        "look up nobody": lambda: RatingList(path).find("Nobody Atall"),
        f"update {len(event)} players": lambda: RatingList(path).matches(event),
    }


def main() -> int:
    """Prints the figures; 1 when a limit is passed."""
    failed = False
    with tempfile.TemporaryDirectory() as scratch:
        small, large = make(Path(scratch), SMALL), make(Path(scratch), LARGE)
        everybody = people(LARGE)
        event, last = everybody[:: LARGE // 60][:60], everybody[-1]
        assert RatingList(large["CSV"]).find(last.fide_id)[0].name == last.name
        assert all(m.certain for m in RatingList(large["FIDE text"]).matches(event))
        for form, path in large.items():
            size = path.stat().st_size / 1e6
            print(f"{form}: {LARGE} lines, {size:.0f} MB")
            reads = partial(read, path)
            for name, way in ways(path, event, last).items():
                runs = [(timed(reads), timed(way)) for _ in range(RUNS)]
                reading, looking = median(r for r, _ in runs), median(w for _, w in runs)
                ratio = looking / reading
                held = peak(ways(small[form], event, last)[name]), peak(way)
                grows = held[1] > 2 * held[0] + 500_000
                over = ratio > LIMIT and name.startswith("look")
                failed |= over or grows
                print(
                    f"  {name:<18} {looking:6.3f} s, reading {reading:6.3f} s: {ratio:4.2f} x"
                    f"   memory {held[0] // 1024} KB at {SMALL}, {held[1] // 1024} KB at {LARGE}"
                    f"{'  TOO SLOW' if over else ''}{'  GROWS' if grows else ''}"
                )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
