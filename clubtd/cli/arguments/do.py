"""What can be written after `clubtd do`."""

from __future__ import annotations

import argparse

from clubtd.cli.parser import Parser


def options(parser: Parser) -> None:
    """EVENT VERB [ARGS...]"""
    parser.add_argument("event", metavar="EVENT")
    parser.add_argument("words", nargs=argparse.REMAINDER, metavar="VERB [ARGS...]")
    parser.add_argument("--yes", action="store_true", help="take an action with consequences elsewhere")
    parser.below = _usages


def _usages() -> str:
    from clubtd.cli.verbs import VERBS

    return "\n".join([*(f"  {verb.usage}" for verb in VERBS.values()), "  - (one action a line, from stdin)"])
