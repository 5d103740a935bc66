"""A report file as gacrux reads it, in process: its check of every round, and its tie-breaks. Needs the extra `oracle`.

gacrux has no library interface: its tools read the command line and keep what they found in objects.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gacrux.pairingchecker import pairingchecker  # type: ignore[import-untyped]
from gacrux.tiebreakchecker import tiebreakchecker  # type: ignore[import-untyped]

FINE = (0, 1, 2)  # 1: a check found a difference; 2: nobody was paired


def _run(tool: Any, path: Path, *args: str) -> Any:
    before = sys.argv
    sys.argv = ["gacrux", "-i", str(path), "-o", os.devnull, "-b", "utf-8-sig", *args]
    try:
        tool.common_main()
    finally:
        sys.argv = before
    status = tool.resultjson["status"]
    assert status["code"] in FINE, status
    return tool.chessfile.result


def rounds_that_differ(path: Path) -> dict[int, tuple[Any, Any]]:
    """The pairs of gacrux and of the file, for every round in which they differ."""
    checked = _run(pairingchecker(), path, "-c")["roundpairing"]
    return {r["round"]: (r["pairs"], r["current"]) for r in checked if not r["check"]}


def tie_breaks(
    path: Path, rounds: int, codes: Sequence[str], *, round_robin: bool
) -> dict[int, tuple[int, list[str]]]:
    """Rank and values by starting number after so many rounds."""
    found = _run(tiebreakchecker(), path, "-n", str(rounds), "-p" if round_robin else "-s", "-t", *codes)
    return {c["cid"]: (c["rank"], [str(v) for v in c["tiebreakScore"]]) for c in found["competitors"]}
