"""Random events written as report files and read by gacrux: `python tests/bench/trf_agreement.py [HOW MANY [FROM]]`.

Prints every event in which a round, a total or a rank differs, then one line of figures. The free round of an odd
round robin is `Z` in our files, which gacrux does not count as one: only games are compared there.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "formats"))

from random_events import random_event
from trf_oracle import rounds_that_differ, tie_breaks

from clubtd.event.event import Event
from clubtd.formats.trf import write_trf
from clubtd.formats.trf.export import trf_of

SWISS = ("PTS", "BH/C1", "BH", "SB", "DE")
ROUND_ROBIN = ("PTS", "DE", "WIN", "SB", "KS")


def differences(event: Event, path: Path) -> list[str]:
    """What gacrux makes otherwise of our file of this event."""
    trf = trf_of(event)
    path.write_bytes(write_trf(trf))
    found = []
    for number, (theirs, ours) in rounds_that_differ(path).items():
        if {tuple(p) for p in theirs if all(p)} != {tuple(p) for p in ours if all(p)}:
            found.append(f"round {number}: {theirs} and {ours}")
    if not trf.rounds:
        return found
    codes = SWISS if event.is_swiss else ROUND_ROBIN
    reckoned = tie_breaks(path, trf.rounds, codes, round_robin=not event.is_swiss)
    for entrant in trf.entrants:
        rank, values = reckoned[entrant.number]
        if round(float(values[0]) * 10) != entrant.points:
            found.append(f"number {entrant.number}: {values[0]} and {entrant.points / 10} points")
        if event.is_swiss and rank != entrant.rank:
            found.append(f"number {entrant.number}: rank {rank} and {entrant.rank}")
    return found


def main() -> None:
    """Every event of the seeds asked for."""
    count, first = (int(a) for a in (*sys.argv[1:], *("500", "0")[len(sys.argv) - 1 :]))
    start = time.process_time()
    differ = rounds = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + count):
            event = random_event(seed)
            rounds += len(event.rounds)
            if found := differences(event, Path(folder) / "event.trf"):
                differ += 1
                print(seed, event.settings.system.value, *found, sep="\n  ")
    print(f"{count} events, {rounds} rounds, {differ} differ, {time.process_time() - start:.0f} s of CPU")


if __name__ == "__main__":
    main()
