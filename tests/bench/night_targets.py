"""The seconds of a night, on this machine, with 60 players: from the start into the running round, from the last
result to the next pairings; and a stranger's evening of eight players and two rounds, by keys only.

python tests/bench/night_targets.py [times]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[2]))

from clubtd.event.actions import SetRounds
from clubtd.store.eventfile import EventFile
from tests.bench.big_event import big_event
from tests.pseudo_terminal import Terminal

PEOPLE = ("Ana", "Bo", "Cai", "Dee", "Eli", "Flo", "Gus", "Hal")


def start(folder: Path) -> float:
    """Seconds from the command to the boards of the running round, Enter on the list of events among them."""
    big_event(folder / "long-open.json", rounds=5)
    begun = monotonic()
    with Terminal(data=folder) as terminal:
        terminal.wait("Long Open")
        terminal.press("Enter", then="Missing:")
        return monotonic() - begun


def next_pairings(folder: Path) -> float:
    """Seconds from the last result's key to the pairings of the next round on the screen, over p and Enter."""
    path = big_event(folder / "long-open.json", rounds=5, open_boards=1)
    file = EventFile.open(path)
    file.take(SetRounds(6))
    file.close()
    with Terminal(str(path), data=folder) as terminal:
        terminal.wait("Missing:")
        begun = monotonic()
        terminal.press("+", then="p pairs round 6")
        terminal.press("p", then="are these the results?")
        terminal.press("Enter", then="round 6 of 6")
        return monotonic() - begun


def evening(folder: Path) -> float:
    """Keys of an evening of eight players and two rounds, from an empty club to the final table; its seconds."""
    begun = monotonic()
    with Terminal(data=folder) as terminal:
        terminal.wait("n")
        terminal.press("n", then="New event")
        terminal.type("Tuesday")
        terminal.press("Tab", "Tab", "Backspace", "Backspace", "2", "Enter", then="Tuesday · players")
        terminal.press("a")
        for name in PEOPLE:
            terminal.type(name)
            terminal.press("Enter")
        terminal.press("Esc", then="8 here")
        terminal.press("p", then="Pair round 1?")
        terminal.press("Enter", then="round 1 of 2")
        terminal.press("+", "-", "/", "+", then="All results are in")
        terminal.press("p", "Enter", then="round 2 of 2")
        terminal.press("+", "-", "/", "+", then="The event is over")
        terminal.press("s", then="final standings")
        print(f"an evening of eight players and two rounds: {terminal.keys} keys")
    return monotonic() - begun


def measured(what: str, work: Callable[[Path], float], times: int, limit: float) -> bool:
    """Do it so often; whether the middle of the times keeps the limit."""
    seconds = []
    for _ in range(times):
        with TemporaryDirectory() as folder:
            seconds.append(work(Path(folder)))
    kept = median(seconds) <= limit
    print(f"{what}: {median(seconds):.2f} s (at most {limit} s) {'' if kept else 'TOO SLOW'}")
    return kept


def main() -> int:
    """All of them; 1 when one is too slow."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    kept = [
        measured("4. start, straight into the running round", start, times, 1.5),
        measured("3. last result to the next pairings", next_pairings, times, 0.5),
        measured("10. a stranger's evening, typed without a pause", evening, 1, 600),
    ]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    raise SystemExit(main())
