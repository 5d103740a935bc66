"""The real program in a pseudo-terminal, results typed, killed (-9) at random moments.

    python tests/bench/crash_run.py [--kills 200] [--stock] [--seed N]

Every run types results into `clubtd do EVENT -` and kills it somewhere. Afterwards the file must load, hold every
result whose sentence was shown, and at most one more: the one in flight. `--stock` puts TinyDB's own JSONStorage
in the place of ours, for comparison.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult
from clubtd.event.event import Settings
from clubtd.event.history import replay
from clubtd.event.message import Refused
from clubtd.store.contents import load
from clubtd.store.entries import read_entry
from clubtd.store.eventfile import EventFile
from tests.bench.terminal import Terminal
from tests.store.evening import AT, in_order, people

PLAYERS = 60
LINES = 40
RUNS_ON_ONE_FILE = 20
SHOWN = re.compile(rb"Round 1, board \d+: [^\r\n]*\r?\n")
RESULTS = ("1-0", "1/2", "0-1", "+-")


@dataclass
class Tally:
    """What became of the runs: `lost` results that were shown, `extra` ones beyond the one in flight."""

    kills: int = 0
    shown: int = 0
    unreadable: int = 0
    lost: int = 0
    extra: int = 0
    wrong: int = 0
    examples: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        """Whether nothing went wrong at all."""
        return not (self.unreadable or self.lost or self.extra or self.wrong)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.shown} results shown before them: {self.unreadable} files unreadable, "
            f"{self.lost} results lost, {self.extra} more than the one in flight, {self.wrong} wrong"
        )


def new_event(path: Path) -> None:
    """An event of sixty players with round 1 paired."""
    file = EventFile.create(path, CreateEvent(Settings("Crash", rounds=9)), at=AT)
    file.take(AddPlayers(people(PLAYERS)), at=AT)
    file.take(in_order(file.event, 1), at=AT)
    file.close()


def typed(chance: random.Random) -> list[tuple[int, str]]:
    """Results as somebody enters them: board and what is typed."""
    return [(chance.randrange(1, PLAYERS // 2 + 1), chance.choice(RESULTS)) for _ in range(LINES)]


def killed_run(command: list[str], path: Path, lines: list[tuple[int, str]], after: float) -> int:
    """Type the lines, kill the program so many seconds after the first sentence; how many sentences were shown."""
    terminal = Terminal([*command, "do", str(path), "-"], columns=200)
    first, *rest = (f"result {board} {result}\n".encode() for board, result in lines)
    os.write(terminal.master, first)
    while not SHOWN.search(terminal.output):
        if not terminal.read(20):
            raise TimeoutError(bytes(terminal.output[-500:]))
    os.write(terminal.master, b"".join(rest))
    end = time.perf_counter() + after
    while time.perf_counter() < end:
        terminal.read(end - time.perf_counter())
    terminal.process.kill()
    terminal.process.wait()
    while terminal.read(0.05):
        pass
    terminal.close()
    return len(SHOWN.findall(terminal.output))


def judge(tally: Tally, kept: list[object], lines: list[tuple[int, str]], shown: int) -> None:
    """Compare the steps that a run left on the disk with what was typed and shown."""
    spelled = [
        (s.board, s.result.value.replace("1/2-1/2", "1/2")) for s in kept if isinstance(s, EnterResult)
    ]
    tally.lost += max(0, shown - len(spelled))
    tally.extra += max(0, len(spelled) - shown - 1)
    tally.wrong += spelled != lines[: len(spelled)]


def steps_in(path: Path, stock: bool) -> list[object]:
    """The steps in the file; of the stock storage without any check but that it is JSON and adds up."""
    if not stock:
        return [entry.step for entry in load(path).history.log]
    actions = json.loads(path.read_bytes())["actions"]
    for document in actions.values():
        document.pop("sum", None)
    return [entry.step for entry in replay(read_entry(d, int(n)) for n, d in actions.items()).log]


def crash_run(kills: int, seed: int, stock: bool = False, folder: Path | None = None) -> Tally:
    """So many runs, a fresh event every twenty, so that most start on what the last kill left."""
    chance, tally = random.Random(seed), Tally()
    command = [sys.executable, str(Path(__file__).with_name("stock_clubtd.py"))] if stock else []
    command = command or [sys.executable, "-m", "clubtd"]
    with tempfile.TemporaryDirectory(dir=folder) as name:
        template, path = Path(name) / "template.json", Path(name) / "crash.json"
        new_event(template)
        broken = True
        for run in range(kills):
            if broken or not run % RUNS_ON_ONE_FILE:
                shutil.copy(template, path)
            before, lines = len(steps_in(path, stock)), typed(chance)
            shown = killed_run(command, path, lines, chance.uniform(0, 0.4))
            tally.kills += 1
            tally.shown += shown
            broken = False
            try:
                judge(tally, steps_in(path, stock)[before:], lines, shown)
            except (Refused, ValueError) as error:
                broken = True
                tally.unreadable += 1
                tally.examples.append(str(error))
    return tally


def main() -> int:
    """Print the tally; 1 when ours lost anything."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--stock", action="store_true")
    options = parser.parse_args()
    tally = crash_run(options.kills, options.seed, options.stock)
    print(f"seed {options.seed}, {'JSONStorage' if options.stock else 'ours'}: {tally}")
    for example in tally.examples[:5]:
        print("  ", example)
    return 0 if tally.clean or options.stock else 1


if __name__ == "__main__":
    raise SystemExit(main())
