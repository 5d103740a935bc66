"""What can be written after `clubtd simulate`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t


def options(parser: Parser) -> None:
    """FILE [--runs N] [--seed S]"""
    parser.add_argument("file", metavar="FILE", help=t("an event; - reads one from standard input"))
    parser.add_argument("--runs", type=int, default=1000, metavar="N", help=t("how many events; else 1000"))
    parser.add_argument("--seed", metavar="S", help=t("the seed of an earlier simulation, to see it again"))
    parser.add_argument(
        "--stream", action="store_true", help=t("a line of JSON for every bit of progress, for programs")
    )
