"""What can be written after `clubtd help`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t


def options(parser: Parser) -> None:
    """[TOPIC]"""
    parser.add_argument(
        "topic",
        nargs="*",
        metavar="TOPIC",
        help=t("a page of the manual, a command, a verb or a tie-break; all: the whole manual"),
    )
