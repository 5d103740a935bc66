"""What is written to the terminal, in the letters that terminals have."""

from __future__ import annotations

import sys
from io import TextIOWrapper


def write() -> None:
    """Write UTF-8 whatever the locale says: terminals show it, and Textual reads keys as nothing else."""
    if isinstance(sys.__stderr__, TextIOWrapper):
        sys.__stderr__.reconfigure(encoding="utf-8")
