"""What the modules of this package offer to `main`; read by type checkers only."""

from __future__ import annotations

import argparse
from typing import Protocol

from clubtd.cli.parser import Parser


class Arguments(Protocol):
    """A module of `clubtd.cli.arguments`: what can be written after a command."""

    def options(self, parser: Parser) -> None:
        """Declares it."""


class Command(Protocol):
    """A module of `clubtd.cli`: what a command does."""

    def run(self, args: argparse.Namespace) -> int:
        """Does the work; the exit code."""
        ...


class Screens(Protocol):
    """Opens the screens on a folder and an event, or its wall, a page so many seconds; the exit code."""

    def __call__(self, data: str | None, event: str | None, *, wall: int = 0) -> int:
        """Returns when somebody leaves them."""
        ...
