"""Pairs every round of reference tournaments again: python tests/bench/pairing_corpus.py FILE.json ...

Prints each round that differs, then one line of figures; exit 1 if any does.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1] / "pairing")]

from dutch_reference import differences  # noqa: E402


def main(paths: list[str]) -> int:
    rounds, began, found = 0, time.process_time(), []
    for path in paths:
        event: dict[str, Any] = json.loads(Path(path).read_text(encoding="utf-8"))
        rounds += len(event["rounds"])
        for number, right, ours in differences(event):
            found.append(number)
            print(event["id"], event["family"], "round", number, "expected", right, "found", ours)
    took = time.process_time() - began
    print(
        f"{len(paths)} tournaments, {rounds} rounds, {len(found)} differ; {1000 * took / max(1, rounds):.2f} ms a round"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
