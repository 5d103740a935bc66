"""Start-up, memory and silence of the screens against a bare Textual app, in one run: ratios, not milliseconds.

python tests/bench/ui_start.py [runs]
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.bench.terminal import Terminal

BARE = """
from textual.app import App
from textual.widgets import Static
class Bare(App):
    def compose(self):
        yield Static("bare app")
Bare().run()
"""


def measure(argv: list[str], text: str) -> tuple[float, float, float, float, int]:
    """First frame and settled (seconds), memory (MiB), processor of two idle seconds, and bytes written in them."""
    terminal = Terminal(argv)
    try:
        first = terminal.wait_for(text)
        settled = terminal.settle()
        memory = terminal.memory() / 1024
        used, written = terminal.processor(), len(terminal.output)
        terminal.settle(2)
        return first, settled, memory, terminal.processor() - used, len(terminal.output) - written
    finally:
        terminal.close()


def main() -> None:
    """Interleave the programs, print medians and ratios."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    programs = {
        "bare": ([sys.executable, "-c", BARE], "bare app"),
        **{
            name: ([sys.executable, *argv.split()], text)
            for name, argv, text in (entry.split("|") for entry in sys.argv[2:])
        },
    }
    found: dict[str, list[tuple[float, float, float, float, int]]] = {name: [] for name in programs}
    for argv, text in programs.values():
        measure(argv, text)  # compiles what has changed, and warms the disk
    for _ in range(runs):
        for name, (argv, text) in programs.items():
            found[name].append(measure(argv, text))
    bare = [median(column) for column in zip(*found["bare"], strict=True)]
    print(
        f"{'':10} {'first':>8} {'settled':>8} {'MiB':>6}  {'first':>6} {'settled':>7} {'MiB':>5}  idle cpu, bytes"
    )
    for name, rows in found.items():
        first, settled, memory, cpu, written = (median(column) for column in zip(*rows, strict=True))
        ratios = f"{first / bare[0]:6.2f} {settled / bare[1]:7.2f} {memory / bare[2]:5.2f}"
        print(
            f"{name:10} {first * 1000:6.0f}ms {settled * 1000:6.0f}ms {memory:6.1f}  {ratios}  {cpu:.2f}s {written:.0f}"
        )


if __name__ == "__main__":
    main()
