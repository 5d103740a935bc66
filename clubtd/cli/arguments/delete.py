"""What can be written after `clubtd delete`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t


def options(parser: Parser) -> None:
    """EVENT, or the way back."""
    parser.add_argument("event", metavar="EVENT", nargs="?")
    parser.add_argument("--list", action="store_true", help=t("the events that were deleted"))
    parser.add_argument("--back", action="store_true", help=t("fetch EVENT back"))
