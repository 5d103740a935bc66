"""What can be written after `clubtd copy`."""

from __future__ import annotations

from clubtd.cli.parser import Parser


def options(parser: Parser) -> None:
    """EVENT FOLDER"""
    parser.add_argument("event", metavar="EVENT")
    parser.add_argument("folder", metavar="FOLDER")
