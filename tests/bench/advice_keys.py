"""How fast a key is answered while this event is simulated in another process, against the same keys without it.

python tests/bench/advice_keys.py [keys] [events]

An event of 24 players and 4 rounds, in a pseudo-terminal. The keys open the help and close it; each is timed until
the first words of its answer have been written. Then so many events are simulated to the end, and timed.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from subprocess import DEVNULL, run
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[2]))

from clubtd.advice.simulate import Size, invented
from clubtd.event.actions import AddPlayers, CreateEvent
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.store.eventfile import EventFile
from tests.bench.terminal import Terminal

HELP, CLOSE = "?", "\x1b"
IN_HELP, ON_SCREEN = "The rest of the event", "give or take"


def event_of_24(path: Path) -> Path:
    """24 invented players, before round 1 of 4."""
    table, _ = invented(Size(24, 4), Random(24))
    file = EventFile.create(path, CreateEvent(Settings("Long evening", rounds=4), ("BH-C1", "BH", "SB")))
    file.take(AddPlayers(tuple(Person(f"Player {e.number}", e.rating) for e in table.entrants)))
    file.close()
    return path


def answered(terminal: Terminal, key: str, words: str) -> float:
    """Seconds until these words were written after the key."""
    while terminal.read(0):
        pass
    terminal.output.clear()
    begun = time.perf_counter()
    os.write(terminal.master, key.encode())
    terminal.wait_for(words)
    seconds = time.perf_counter() - begun
    end = time.perf_counter() + 0.1
    while (left := end - time.perf_counter()) > 0:
        terminal.read(left)
    return seconds


def timed(terminal: Terminal, keys: int) -> list[float]:
    """Seconds of so many openings and closings of the help."""
    times = []
    for _ in range(keys // 2):
        times += [answered(terminal, HELP, IN_HELP), answered(terminal, CLOSE, ON_SCREEN)]
    return times


def simulating(terminal: Terminal) -> bool:
    """Whether the program has a simulation beside it."""
    tasks = Path(f"/proc/{terminal.process.pid}/task").iterdir()
    return any((task / "children").read_text().split() for task in tasks)


def main() -> None:
    """Print both latencies, their ratio, and what the events took."""
    keys = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    events = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    with TemporaryDirectory() as folder:
        path = str(event_of_24(Path(folder) / "evening.json"))
        words = [sys.executable, "-m", "clubtd", "--data", folder]
        terminal = Terminal([*words, path])
        try:
            terminal.wait_for("Player")
            terminal.settle()
            for key in ("s", "s", " ", "+", "+"):  # the simulation, stopped at once, then 10 000 events
                terminal.key(key, 0.5)
            terminal.output.clear()
            terminal.key("\r", 0.0)
            terminal.wait_for(ON_SCREEN)
            assert simulating(terminal)
            busy = timed(terminal, keys)
            assert simulating(terminal), "it ended before all keys were timed: fewer keys"
            terminal.key(" ", 1.0)
            assert not simulating(terminal)
            idle = timed(terminal, keys)
        finally:
            terminal.close()
        begun = time.perf_counter()
        simulate = [*words, "simulate", path, "--runs", str(events), "--seed", "2026"]
        run(simulate, stdout=DEVNULL, check=True)
        seconds = time.perf_counter() - begun
    for name, times in (("idle", idle), ("simulating", busy)):
        print(
            f"{name:10} p50 {1000 * median(times):6.1f} ms   p95 {1000 * quantiles(times, n=20)[18]:6.1f} ms"
        )
    slow, quick = (quantiles(times, n=20)[18] for times in (busy, idle))
    print(f"ratio      p50 {median(busy) / median(idle):.2f}   p95 {slow / quick:.2f}   (at most 5)")
    print(f"{events} events of 24 players and 4 rounds: {seconds:.1f} s")


if __name__ == "__main__":
    main()
