"""How fast a key is answered, and with how many bytes, against a bare Textual app in the same run.

python tests/bench/ui_keys.py [keys]
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.bench.big_event import big_event
from tests.bench.terminal import Terminal

BARE = """
from textual.app import App
from textual.widgets import Static
class Bare(App):
    def compose(self):
        self.shown, self.count = Static("bare app"), 0
        yield self.shown
    def on_key(self):
        self.count += 1
        self.shown.update(f"bare app {self.count}")
Bare().run()
"""
UP, DOWN = "\x1b[A", "\x1b[B"


def timed(argv: list[str], text: str, before: str, keys: list[str]) -> list[tuple[float, int]]:
    """The answers to the keys, after those of `before`."""
    terminal = Terminal(argv)
    try:
        terminal.wait_for(text)
        terminal.settle()
        for key in before:
            terminal.key(key, 0.4)
        return [terminal.key(key, 0.05) for key in keys]
    finally:
        terminal.close()


def main() -> None:
    """Print medians, the slow end, bytes, and ratios to the bare app."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    with TemporaryDirectory() as folder:
        event = str(big_event(Path(folder) / "long-open.json"))
        clubtd = [sys.executable, "-m", "clubtd", "--data", folder, event]
        runs = {
            "bare": timed([sys.executable, "-c", BARE], "bare app", "", ["x"] * count),
            "cursor": timed(clubtd, "Missing", "", ([UP] * 8 + [DOWN] * 8) * (count // 16 + 1)),
            "result": timed(clubtd, "Missing", "", ["+", "-"] * 9),
            "table": timed(clubtd, "Missing", "s", ["<", ">"] * (count // 4)),
        }
    base = [1.0, 1.0]
    print(f"{'':8} {'p50':>7} {'p95':>7} {'bytes':>6}   ratios")
    for name, answers in runs.items():
        times = [seconds * 1000 for seconds, _ in answers]
        middle, slow = median(times), quantiles(times, n=20)[18]
        base = [middle, slow] if name == "bare" else base
        size = median(size for _, size in answers)
        print(
            f"{name:8} {middle:6.1f} {slow:7.1f}  {size:6.0f}   {middle / base[0]:5.2f} {slow / base[1]:5.2f}"
        )


if __name__ == "__main__":
    main()
