"""What can be written after `clubtd completion`."""

from __future__ import annotations

import argparse

from clubtd.cli.parser import Parser
from clubtd.formats.words import t

SHELLS = ("bash", "zsh", "fish")


def options(parser: Parser) -> None:
    """SHELL"""
    parser.add_argument(
        "shell",
        choices=SHELLS,
        help=t("the shell; the page clubtd help commands says where its script goes"),
    )
    parser.add_argument("--reply", action="store_true", help=argparse.SUPPRESS)
