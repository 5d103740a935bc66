"""How wide text may be that goes to standard output."""

from __future__ import annotations

import shutil
import sys

_NOTHING_IS_CUT = 250


def paper_width() -> int:
    """The columns of the terminal; so many that no name is cut when a file or a program reads."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else _NOTHING_IS_CUT
