"""What can be written after `clubtd events`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t


def options(parser: Parser) -> None:
    """[--archived]"""
    parser.add_argument("--archived", action="store_true", help=t("those in the archive too"))
