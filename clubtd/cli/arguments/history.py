"""What can be written after `clubtd history`."""

from __future__ import annotations

from clubtd.cli.parser import Parser


def options(parser: Parser) -> None:
    """EVENT"""
    parser.add_argument("event", metavar="EVENT")
