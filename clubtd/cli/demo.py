"""`clubtd demo`: the screens on a ready-made event, in a scratch copy that is never mixed with the club's own."""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from clubtd.store.demo import demo_event


def run(args: argparse.Namespace) -> int:
    """Opens the screens on a folder of its own, which is gone afterwards."""
    with TemporaryDirectory(prefix="clubtd-demo-") as folder:
        path = demo_event(Path(folder), args.round)
        code: int = args.screens(folder, str(path))
        return code
