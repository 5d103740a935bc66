"""What can be written after `clubtd show`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t


def options(parser: Parser) -> None:
    """EVENT [--round N]"""
    parser.add_argument("event", metavar="EVENT")
    parser.add_argument("--round", type=int, metavar="N")
    parser.add_argument("--at", metavar="20:13", help=t("as it was at that time; nothing is changed"))
