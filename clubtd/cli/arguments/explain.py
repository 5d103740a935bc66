"""What can be written after `clubtd explain`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t


def options(parser: Parser) -> None:
    """FILE --round N [--board B] [--why-not A B]"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument(
        "--round", type=int, metavar="N", help=t("a round that is paired, or the next one; else the last")
    )
    parser.add_argument("--board", type=int, metavar="B", help=t("only this board"))
    parser.add_argument("--why-not", nargs=2, metavar=("A", "B"), help=t("why these two do not meet"))
