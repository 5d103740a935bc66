"""Somebody who types results into the program until it is killed."""

from __future__ import annotations

import os
import random
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.bench.terminal import Terminal

Line = tuple[int, str]  # board and result as it is typed: 1-0, 1/2, 0-1

SHOWN = re.compile(rb"Round 1, board \d+: [^\r\n]*\r?\n")
KEYS = {"1-0": "+", "0-1": "-", "1/2": "/"}
SIGNS = {"1-0": "1 - 0", "0-1": "0 - 1", "1/2": "½ - ½"}
ESCAPE = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]")


class Typist(Protocol):
    """Types the lines and kills the program so many seconds later."""

    def run(self, path: Path, lines: list[Line], after: float) -> tuple[int, int]:
        """How many of the lines must be on the disk, and how many can be."""
        ...


class CommandLine:
    """Types actions into `clubtd do EVENT -` as fast as they go; what must be kept are the sentences shown."""

    def __init__(self, *program: str) -> None:
        self.program = list(program)

    def run(self, path: Path, lines: list[Line], after: float) -> tuple[int, int]:
        """Types one line, waits for its sentence, types the others, and kills."""
        with program_in_terminal([*self.program, "do", str(path), "-"], columns=200) as terminal:
            self._type(terminal, lines, after)
        shown = len(SHOWN.findall(terminal.output))
        return shown, shown + 1

    def _type(self, terminal: Terminal, lines: list[Line], after: float) -> None:
        first, *rest = (f"result {board} {result}\n".encode() for board, result in lines)
        os.write(terminal.master, first)
        while not SHOWN.search(terminal.output):
            if not terminal.read(20):
                raise TimeoutError(bytes(terminal.output[-500:]))
        os.write(terminal.master, b"".join(rest))
        end = time.perf_counter() + after
        while time.perf_counter() < end:
            terminal.read(end - time.perf_counter())


class Screens:
    """Opens the screens, which must offer the event and its round, and types results by key.

    Somebody very quick: the next result comes 30 to 120 ms after the last stands on the screen. What must be kept is
    every result that stood there but the last, which is the one in flight.
    """

    def __init__(self, chance: random.Random, *program: str) -> None:
        self.program = list(program)
        self.chance = chance

    def run(self, path: Path, lines: list[Line], after: float) -> tuple[int, int]:
        """Enters the event by Enter alone; TimeoutError when its round does not come."""
        with program_in_terminal(self.program, CLUBTD_DATA=str(path.parent)) as terminal:
            terminal.wait_for("Crash")
            terminal.settle(0.1)
            os.write(terminal.master, b"\r")
            terminal.wait_for("Missing: ")
            terminal.settle(0.1)
            shown = self._type(terminal, lines, time.perf_counter() + after)
        return max(0, shown - 1), shown + 1

    def _type(self, terminal: Terminal, lines: list[Line], end: float) -> int:
        """How many results stood on the screen before the end."""
        for shown, (board, result) in enumerate(lines):
            before = len(terminal.output)
            os.write(terminal.master, f"{board}{KEYS[result]}".encode())
            row = re.compile(rf"\b{board}  [^·]*?{SIGNS[result]}".encode())
            while not row.search(ESCAPE.sub(b"", bytes(terminal.output[before:]))):
                if time.perf_counter() >= end:
                    return shown
                terminal.read(end - time.perf_counter())
            pause = time.perf_counter() + self.chance.uniform(0.03, 0.12)
            while (left := min(pause, end) - time.perf_counter()) > 0:
                terminal.read(left)
            if time.perf_counter() >= end:
                return shown + 1
        return len(lines)


@contextmanager
def program_in_terminal(argv: list[str], columns: int = 80, **environment: str) -> Iterator[Terminal]:
    """A program that is killed at the end, as the power does it; what was on its way to the screen is still read."""
    terminal = Terminal(argv, columns=columns, **environment)
    try:
        yield terminal
    finally:
        terminal.process.kill()
        terminal.process.wait()
        while terminal.read(0.05):
            pass
        terminal.close()
