"""What can be written after `clubtd import`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t


def options(parser: Parser) -> None:
    """FILE [-o EVENT]"""
    parser.add_argument(
        "file", metavar="FILE", help=t("a list of players (CSV, one name a line, XLSX) or a TRF")
    )
    parser.add_argument(
        "-o", dest="event", metavar="EVENT", help=t("the event file; one that is there gets the players")
    )
    parser.add_argument(
        "--encoding", metavar="E", help=t("how a file that is not UTF-8 is to be read, as cp1250")
    )
