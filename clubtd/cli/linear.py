"""What `--plain` prints, for screen readers: one fact a line, no columns, no empty lines, nothing drawn."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import Any, TextIO, cast

_DRAWN = re.compile("[─-▟]+")
_GAP = re.compile(r"(?<=\S) {2,}(?=\S)")
_ENDED = (".", ":", ";", ",", "?", "!", "-")


def linear(line: str) -> str:
    """A line of a list or a table as it is read out: what stood in columns is told apart by commas."""
    line = _DRAWN.sub("  ", line).strip()
    return _GAP.sub(lambda gap: " " if line[: gap.start()].endswith(_ENDED) else ", ", line)


class Linear:
    """Standard output that is read out line by line. What is no text, as a file, goes by it unchanged."""

    def __init__(self, to: TextIO) -> None:
        self._to = to
        self._begun = ""

    def write(self, text: str) -> int:
        """Take some text; whole lines go on."""
        *lines, self._begun = (self._begun + text).split("\n")
        for line in filter(None, map(linear, lines)):
            self._to.write(line + "\n")
        return len(text)

    def flush(self) -> None:
        """What is whole is out."""
        self._to.flush()

    def end(self) -> None:
        """Whatever is left is a line, too."""
        if self._begun:
            self.write("\n")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._to, name)


def read_out(run: Callable[[], int]) -> int:
    """Run a command with what it prints made for reading out; its exit code."""
    out = Linear(sys.stdout)
    try:
        with redirect_stdout(cast("TextIO", out)):
            return run()
    finally:
        out.end()
