"""`clubtd demo`: the screens on a ready-made event, in a scratch copy that is never mixed with the club's own."""

from __future__ import annotations

import argparse

from clubtd.cli.screens import open_demo


def options(parser: argparse.ArgumentParser) -> None:
    """[--round N]"""
    parser.add_argument("--round", type=int, metavar="N", help="open while round N is being played")


def run(args: argparse.Namespace) -> int:
    """Opens the screens."""
    return open_demo(args.round)
