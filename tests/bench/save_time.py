"""How long a result takes to be on the disk: 60 players, 9 rounds, ours against TinyDB's own storage.

    python tests/bench/save_time.py [RESULTS] [FOLDER]

Three ways to save the same action, in turns, so that the machine's moods hit all: `EventFile.take` (one write of a
whole new file, two syncs), the same in the background until it is on the disk, and TinyDB as it comes
(`JSONStorage`: one write in place for the action and two for the state). Then one write of each storage alone.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tinydb import TinyDB
from tinydb.storages import JSONStorage

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult
from clubtd.event.event import Settings
from clubtd.event.history import Entry, History, Step
from clubtd.event.result import Result
from clubtd.store.entries import write_entry
from clubtd.store.eventfile import EventFile
from clubtd.store.state import state
from clubtd.store.storage import EventStorage
from tests.store.evening import in_order, people

RESULTS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)
AT = "2026-11-22T19:28:03"


def big_event() -> list[Step]:
    """The steps of an event of 60 players and 9 rounds with every result."""
    steps: list[Step] = [CreateEvent(Settings("Big", rounds=9)), AddPlayers(people(60))]
    history = History().take(steps[0], AT).take(steps[1], AT)
    for number in range(1, 10):
        paired = in_order(history.event, number)
        results = [EnterResult(number, g.board, RESULTS[(g.board + number) % 3]) for g in paired.round.games]
        for step in (paired, *results):
            steps.append(step)
            history = history.take(step, AT)
    return steps


class Stock:
    """The same tables kept by TinyDB as it comes."""

    def __init__(self, path: Path, steps: list[Step]) -> None:
        self.database = TinyDB(path)
        self.history = History()
        for step in steps:
            self.history = self.history.take(step, AT)
        self.database.table("actions").insert_multiple(write_entry(e) for e in self.history.log)
        self.database.table("state").insert_multiple(state(self.history.event))

    def take(self, step: Step) -> None:
        self.history = self.history.take(step, AT)
        self.database.table("actions").insert(write_entry(Entry(AT, step)))
        self.database.table("state").truncate()
        self.database.table("state").insert_multiple(state(self.history.event))


def seconds(do: Callable[[], object]) -> float:
    """How long that takes."""
    began = time.perf_counter()
    do()
    return time.perf_counter() - began


def line(name: str, times: list[float], base: list[float]) -> str:
    """p50 and p95 in milliseconds, and their ratio to TinyDB's."""
    p50, p95 = statistics.median(times), statistics.quantiles(times, n=20)[18]
    b50, b95 = statistics.median(base), statistics.quantiles(base, n=20)[18]
    return f"{name:36} p50 {1000 * p50:6.1f} ms  p95 {1000 * p95:6.1f} ms  ratio {p50 / b50:4.2f} / {p95 / b95:4.2f}"


def main(count: int = 100, folder: str | None = None) -> None:
    """Print the three lines."""
    steps = big_event()
    with tempfile.TemporaryDirectory(dir=folder) as name:
        first, *rest = steps
        assert isinstance(first, CreateEvent)
        ours = EventFile.create(Path(name) / "ours.json", first, at=AT)
        ours.take(*rest, at=AT)
        behind = EventFile.create(Path(name) / "behind.json", first, at=AT, background=True)
        behind.take(*rest, at=AT)
        behind.flush()
        stock = Stock(Path(name) / "stock.json", steps)
        whole = EventStorage(Path(name) / "whole.json")
        in_place = JSONStorage(str(Path(name) / "in-place.json"))
        times: dict[str, list[float]] = {
            k: [] for k in ("ours", "key", "behind", "stock", "whole", "in place")
        }
        for i in range(count):
            step = EnterResult(9, i % 30 + 1, RESULTS[i % 3])
            times["ours"].append(seconds(lambda step=step: ours.take(step, at=AT)))  # type: ignore[misc]
            times["stock"].append(seconds(lambda step=step: stock.take(step)))  # type: ignore[misc]
            began = time.perf_counter()
            behind.take(step, at=AT)
            times["key"].append(time.perf_counter() - began)
            while behind.status.saving.value != "saved":
                time.sleep(0.0005)
            times["behind"].append(time.perf_counter() - began)
            tables = stock.database.storage.read()
            times["whole"].append(seconds(lambda tables=tables: whole.write(tables)))  # type: ignore[misc]
            times["in place"].append(seconds(lambda tables=tables: in_place.write(tables)))  # type: ignore[misc]
        print(f"{len(ours.history.log)} actions, {ours.path.stat().st_size} bytes, {count} results")
        print(line("clubtd, waiting for the disk", times["ours"], times["stock"]))
        print(line("clubtd, background: until on disk", times["behind"], times["stock"]))
        print(line("clubtd, background: the key waits", times["key"], times["stock"]))
        print(line("TinyDB's own JSONStorage", times["stock"], times["stock"]))
        print(line("one write: EventStorage, whole file", times["whole"], times["in place"]))
        print(line("one write: JSONStorage, in place", times["in place"], times["in place"]))
        ours.close()
        behind.close()


if __name__ == "__main__":
    main(*(int(a) if a.isdigit() else a for a in sys.argv[1:]))  # type: ignore[arg-type]
