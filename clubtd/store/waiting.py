"""Files opened without waiting: a pipe into which nobody writes is empty."""

from __future__ import annotations

import os
from io import FileIO
from pathlib import Path

_AT_ONCE = getattr(os, "O_NONBLOCK", 0)


def open_at_once(path: Path) -> FileIO:
    """The file, opened to be read. Whoever already writes into a pipe is waited for, as usual; OSError as of open."""
    return FileIO(path, "rb", opener=_opener) if _AT_ONCE else FileIO(path, "rb")


def _opener(path: str, flags: int) -> int:
    number = os.open(path, flags | _AT_ONCE)
    os.set_blocking(number, True)
    return number
