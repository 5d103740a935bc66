"""The real program in a pseudo-terminal, results typed, killed (-9) at random moments.

    python tests/bench/crash_run.py [--kills 200] [--screens] [--stock] [--seed N]

Every run types results, into `clubtd do EVENT -` or with `--screens` by key, and kills the program somewhere.
Afterwards the file must load, hold every result that was shown, and at most one more: the one in flight. Most runs
start on what the last kill left; the screens must offer the event first and open its round. `--stock` puts TinyDB's
own JSONStorage in the place of ours, for comparison.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult
from clubtd.event.event import Settings
from clubtd.event.history import History, replay
from clubtd.event.message import Refused
from clubtd.store.contents import load
from clubtd.store.entries import read_entry
from clubtd.store.eventfile import EventFile
from tests.bench.typists import CommandLine, Line, Screens, Typist
from tests.store.evening import AT, in_order, people

PLAYERS = 60
LINES = 40
RUNS_ON_ONE_FILE = 20
RESULTS = ("1-0", "1/2", "0-1")


@dataclass
class Tally:
    """What became of the runs: `lost` results that were shown, `extra` ones beyond the one in flight."""

    kills: int = 0
    shown: int = 0
    unreadable: int = 0
    lost: int = 0
    extra: int = 0
    wrong: int = 0
    not_offered: int = 0
    examples: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        """Whether nothing went wrong at all."""
        return not (self.unreadable or self.lost or self.extra or self.wrong or self.not_offered)

    def judge(self, history: History, before: int, lines: list[Line], least: int, most: int) -> None:
        """Compare what a run left on the disk with what was typed and shown."""
        steps = [entry.step for entry in history.log[before:]]
        kept = [(s.board, spelled(s)) for s in steps if isinstance(s, EnterResult)]
        self.shown += least
        self.lost += max(0, least - len(kept))
        self.extra += max(0, len(kept) - most)
        self.wrong += kept != lines[: len(kept)]

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.shown} results shown before them: {self.unreadable} files unreadable, "
            f"{self.lost} results lost, {self.extra} more than the one in flight, {self.wrong} wrong, "
            f"{self.not_offered} times not offered again"
        )


def spelled(step: EnterResult) -> str:
    """A result as it is typed."""
    return step.result.value.replace("1/2-1/2", "1/2")


def new_event(path: Path) -> None:
    """An event of sixty players with round 1 paired."""
    file = EventFile.create(path, CreateEvent(Settings("Crash", rounds=9)), at=AT)
    file.take(AddPlayers(people(PLAYERS)), at=AT)
    file.take(in_order(file.event, 1), at=AT)
    file.close()


def lines_for(history: History, chance: random.Random) -> list[Line]:
    """Results as somebody enters and corrects them; never the one that stands, and the last board stays open."""
    now = {s.board: spelled(s) for s in (e.step for e in history.log) if isinstance(s, EnterResult)}
    lines = []
    for _ in range(LINES):
        board = chance.randrange(1, PLAYERS // 2)
        now[board] = chance.choice([result for result in RESULTS if result != now.get(board)])
        lines.append((board, now[board]))
    return lines


def read(path: Path, stock: bool) -> History:
    """The history in the file; of the stock storage without any check but that it is JSON and adds up."""
    if not stock:
        return load(path).history
    actions = json.loads(path.read_bytes())["actions"]
    for document in actions.values():
        document.pop("sum", None)
    return replay(read_entry(d, int(n)) for n, d in actions.items())


def crash_run(
    kills: int, typist: Typist, chance: random.Random, stock: bool = False, folder: Path | None = None
) -> Tally:
    """So many runs, a fresh event every twenty."""
    tally = Tally()
    with tempfile.TemporaryDirectory(dir=folder) as name:
        template, path = Path(name) / "template" / "crash.json", Path(name) / "club" / "crash.json"
        template.parent.mkdir()
        path.parent.mkdir()
        new_event(template)
        broken = True
        for run in range(kills):
            if broken or not run % RUNS_ON_ONE_FILE:
                shutil.copy(template, path)
            history, broken = read(path, stock), False
            lines = lines_for(history, chance)
            tally.kills += 1
            try:
                least, most = typist.run(path, lines, chance.uniform(0.05, 0.5))
                tally.judge(read(path, stock), len(history.log), lines, least, most)
            except TimeoutError as error:
                tally.not_offered += 1
                tally.examples.append(str(error))
            except (Refused, ValueError) as error:
                tally.unreadable += 1
                tally.examples.append(str(error))
                broken = True
    return tally


def main() -> int:
    """Print the tally; 1 when ours lost anything."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--screens", action="store_true")
    parser.add_argument("--stock", action="store_true")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    stock = str(Path(__file__).with_name("stock_clubtd.py"))
    program = [sys.executable, stock] if options.stock else [sys.executable, "-m", "clubtd"]
    typist = Screens(chance, *program) if options.screens else CommandLine(*program)
    tally = crash_run(options.kills, typist, chance, options.stock)
    where = "screens" if options.screens else "commands"
    print(f"seed {options.seed}, {where}, {'JSONStorage' if options.stock else 'ours'}: {tally}")
    for example in tally.examples[:5]:
        print("  ", example[-300:])
    return 0 if tally.clean or options.stock else 1


if __name__ == "__main__":
    raise SystemExit(main())
