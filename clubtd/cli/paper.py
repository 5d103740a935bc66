"""A sheet on standard output."""

from __future__ import annotations

import shutil
import sys

from clubtd.formats.sheets import Sheet
from clubtd.formats.text import plain_text, sheet_text

_NOTHING_IS_CUT = 250


def on_screen(sheet: Sheet, *, plain: bool) -> str:
    """The text of a sheet for the terminal; so wide that no name is cut when a file or a program reads it."""
    if plain:
        return plain_text(sheet)
    return sheet_text(sheet, shutil.get_terminal_size().columns if sys.stdout.isatty() else _NOTHING_IS_CUT)
