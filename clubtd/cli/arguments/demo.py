"""What can be written after `clubtd demo`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t


def options(parser: Parser) -> None:
    """[--round N]"""
    parser.add_argument("--round", type=int, metavar="N", help=t("open while round N is being played"))
