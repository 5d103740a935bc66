"""What can be written after `clubtd wall`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t


def options(parser: Parser) -> None:
    """EVENT [--seconds N]"""
    parser.add_argument("event", metavar="EVENT")
    parser.add_argument(
        "--seconds", type=int, default=10, metavar="N", help=t("how long each page stays; else 10")
    )
