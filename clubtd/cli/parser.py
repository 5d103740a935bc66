"""argparse with this program's words for wrong usage, and the options of every command."""

from __future__ import annotations

import argparse
import sys

from clubtd import TYPE_CHECKING
from clubtd.formats.words import LANGUAGES, t

if TYPE_CHECKING:
    from collections.abc import Callable


class Parser(argparse.ArgumentParser):
    """The arguments of a command. `below` gives what its help ends with, when somebody asks for that."""

    below: Callable[[], str] | None = None

    def error(self, message: str) -> None:  # type: ignore[override]
        """Wrong usage: argparse's sentence and where to read more; exit code 2."""
        print(f"{self.prog}: {message}. {self.prog} --help", file=sys.stderr)
        sys.exit(2)

    def format_help(self) -> str:
        """The help with what stands below it."""
        return super().format_help() + (f"\n{self.below()}\n" if self.below else "")


def everybody(parser: Parser) -> None:
    """The options that every command has."""
    parser.add_argument("--json", action="store_true", help=t("exactly one JSON value"))
    parser.add_argument(
        "--plain", action="store_true", help=t("no boxes, one fact a line, for screen readers")
    )
    parser.add_argument("--lang", metavar="LANG", choices=LANGUAGES, help=t("the language: en, vi"))
    parser.add_argument(
        "--data", metavar="FOLDER", help=t("the club's folder; else CLUBTD_DATA, else the platform's")
    )
