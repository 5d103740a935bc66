"""Start-up, memory and silence of the screens against a bare Textual app, in one run: ratios, not milliseconds.

python tests/bench/ui_start.py [runs]

The home screen, the round of an event of 60 players that is still being played, and the standings of a finished one.
`processor` is the time until the first frame without what other programs took meanwhile.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.bench.big_event import big_event
from tests.bench.terminal import Terminal

BARE = """
from textual.app import App
from textual.widgets import Static
class Bare(App):
    def compose(self):
        yield Static("bare app")
Bare().run()
"""


class Start(NamedTuple):
    """First frame, processor time until then, settled (seconds), memory (MiB), and two idle seconds."""

    first: float
    processor: float
    settled: float
    memory: float
    idle_processor: float
    idle_bytes: int


def measure(argv: list[str], text: str, folder: str) -> Start:
    """One start of a program whose first frame has this text."""
    terminal = Terminal(argv, CLUBTD_DATA=folder, CLUBTD_CONFIG=folder)
    try:
        first, spent = terminal.wait_for(text), terminal.spent()
        settled, memory = terminal.settle(), terminal.memory() / 1024
        used, written = terminal.spent(), len(terminal.output)
        terminal.settle(2)
        idle = terminal.spent() - used, len(terminal.output) - written
        return Start(first, spent, settled, memory, *idle)
    finally:
        terminal.close()


def main() -> None:
    """Interleave the programs, print medians and ratios."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with TemporaryDirectory() as folder:
        playing = big_event(Path(folder) / "long-open.json")
        finished = big_event(Path(folder) / "finished.json", open_boards=0)
        clubtd = [sys.executable, "-m", "clubtd"]
        programs = {
            "bare": ([sys.executable, "-c", BARE], "bare app"),
            "home": (clubtd, "Long Open"),
            "round": ([*clubtd, str(playing)], "Missing"),
            "standings": ([*clubtd, str(finished)], "final standings"),
        }
        found: dict[str, list[Start]] = {name: [] for name in programs}
        for turn in range(runs + 1):
            for name, (argv, text) in programs.items():
                start = measure(argv, text, folder)
                if turn:  # the first turn compiles what has changed, and warms the disk
                    found[name].append(start)
    bare = [median(column) for column in zip(*found["bare"], strict=True)]
    print(f"{'':10} {'first':>6} {'processor':>9} {'settled':>7} {'MiB':>5}  (ratios)  idle processor, bytes")
    for name, starts in found.items():
        own = [median(column) for column in zip(*starts, strict=True)]
        first, processor, settled, memory = (mine / its for mine, its in zip(own[:4], bare[:4], strict=True))
        idle = f"{own[4] * 1000:.1f} ms {own[5]:.0f}"
        print(f"{name:10} {first:6.2f} {processor:9.2f} {settled:7.2f} {memory:5.2f}            {idle}")
    print(f"bare: first {bare[0] * 1000:.0f} ms, settled {bare[2] * 1000:.0f} ms, {bare[3]:.1f} MiB")


if __name__ == "__main__":
    main()
