"""What can be written after `clubtd prizes`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t


def options(parser: Parser) -> None:
    """FILE [--after N]"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--after", type=int, metavar="N", help=t("by the table after N rounds"))
    parser.add_argument("--at", metavar="20:13", help=t("as it was at that time; nothing is changed"))
