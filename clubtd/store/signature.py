"""Whether a file is still the one that was read."""

from __future__ import annotations

import os
from pathlib import Path

Signature = tuple[int, int, int]


def signature(path: Path) -> Signature | None:
    """What changes when a file is replaced or written; None when there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns
