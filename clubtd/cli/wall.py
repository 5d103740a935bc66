"""`clubtd wall`: an event on a second terminal for everybody in the room; for reading only, it turns its pages."""

from __future__ import annotations

import argparse

from clubtd.cli.answer import WrongUsage
from clubtd.event.message import msg


def run(args: argparse.Namespace) -> int:
    """Shows the event until somebody ends it with q."""
    if not 1 <= args.seconds <= 3600:
        raise WrongUsage(msg("--seconds {n}: 1 to 3600.", n=args.seconds))
    code: int = args.screens(args.data, args.event, wall=args.seconds)
    return code
