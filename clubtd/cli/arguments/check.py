"""What can be written after `clubtd check`."""

from __future__ import annotations

from clubtd.cli.parser import Parser


def options(parser: Parser) -> None:
    """FILE..."""
    parser.add_argument("files", nargs="+", metavar="FILE")
