"""Two real processes hammering one event: they take turns, and every result of both is there at the end.

python tests/bench/hammer.py [SECONDS]
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from clubtd.event.actions import EnterResult
from clubtd.event.result import Result
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from tests.store.evening import played

RESULTS = (Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS)


def strike(path: Path, board: int, seconds: float) -> int:
    """Open the event, enter three results, close it, again and again; how many were taken."""
    done, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        file = EventFile.open(path, patience=10)
        if not file.read_only:
            for result in RESULTS:
                file.take(EnterResult(4, board, result))
                done += 1
        file.close()
    return done


def hammer(path: Path, seconds: float) -> tuple[list[int], int]:
    """How many results each of two processes was told are taken, and how many the file gained."""
    played(path).close()
    before = len(load(path).history.log)
    processes = [
        subprocess.Popen(
            [sys.executable, __file__, str(path), str(board), str(seconds)], stdout=subprocess.PIPE
        )
        for board in (2, 3)
    ]
    done = [int(process.communicate(timeout=seconds + 60)[0]) for process in processes]
    return done, len(load(path).history.log) - before


def main() -> int:
    """Hammer, or be one of the hammers; 1 when something was lost."""
    if len(sys.argv) == 4:
        print(strike(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
        return 0
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 30
    with tempfile.TemporaryDirectory() as folder:
        done, gained = hammer(Path(folder) / "hammered.json", seconds)
    print(f"{seconds:.0f} s: {done[0]} and {done[1]} results taken, {gained} in the file")
    return int(gained != sum(done))


if __name__ == "__main__":
    raise SystemExit(main())
