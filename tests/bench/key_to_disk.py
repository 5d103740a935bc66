"""From a result's key in the real program to the result on the disk: 60 players, 9 rounds, in a pseudo-terminal.

python tests/bench/key_to_disk.py [RESULTS]
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from clubtd.event.actions import CreateEvent, EnterResult
from clubtd.event.result import Result
from clubtd.store.eventfile import EventFile
from tests.bench.save_time import AT, big_event
from tests.bench.terminal import Terminal


def seconds_to_disk(terminal: Terminal, path: Path, keys: str) -> float:
    """Until the file is another one."""
    before = path.stat().st_ino
    began = time.perf_counter()
    os.write(terminal.master, keys.encode())
    while path.stat().st_ino == before:
        if time.perf_counter() - began > 10:
            raise TimeoutError(f"{keys} was not saved")
        time.sleep(0.0005)
    return time.perf_counter() - began


def main(count: int = 60) -> None:
    """Print p50, p95 and the longest, in milliseconds."""
    first, *rest = big_event()
    assert isinstance(first, CreateEvent)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "big.json"
        file = EventFile.create(path, first, at=AT)
        file.take(*rest, EnterResult(9, 30, Result.OPEN), at=AT)
        file.close()
        times = []
        with closing(Terminal([sys.executable, "-m", "clubtd", str(path)], CLUBTD_DATA=folder)) as terminal:
            terminal.wait_for("Missing")
            terminal.settle()
            for i in range(count):
                times.append(seconds_to_disk(terminal, path, f"{i % 29 + 1}{'+-/'[(i + i // 29) % 3]}"))
                terminal.settle(0.15)
    p50, p95 = statistics.median(times), statistics.quantiles(times, n=20)[18]
    print(
        f"{count} results: p50 {1000 * p50:.0f} ms, p95 {1000 * p95:.0f} ms, longest {1000 * max(times):.0f} ms"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
