"""`clubtd wall`: an event on a second terminal for everybody in the room; for reading only, it turns its pages."""

from __future__ import annotations

import argparse

from clubtd.cli.answer import WrongUsage
from clubtd.event.message import msg


def run(args: argparse.Namespace) -> int:
    """Shows the event until somebody ends it with q; with `--plain` it is read out once, nothing is drawn."""
    if not 1 <= args.seconds <= 3600:
        raise WrongUsage(msg("--seconds {n}: 1 to 3600.", n=args.seconds))
    if args.plain:
        from clubtd.cli import show
        from clubtd.cli.linear import read_out

        args.round = args.at = None
        return read_out(lambda: show.run(args))
    code: int = args.screens(args.data, args.event, wall=args.seconds)
    return code
