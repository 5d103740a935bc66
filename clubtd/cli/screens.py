"""The way from the command line to the screens, which are imported only here."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from clubtd.cli.answer import refuse
from clubtd.event.message import msg


def open_screens(data: str | None, event: str | None, *, demo_round: int | None = None) -> int:
    """Open the screens on the club's folder, an event, or the demo; the exit code."""
    if os.environ.get("TERM") == "dumb" or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return refuse(
            msg("The screens need a terminal. Without one the commands do the same work: clubtd --help."), 2
        )
    from clubtd.store.folder import data_folder, find
    from clubtd.ui.app import run

    folder = data_folder(data)
    chosen: Path | None = find(folder, event) if event else None
    return run(folder, chosen, demo_round=demo_round)


def open_demo(round_number: int | None) -> int:
    """Open the screens on a scratch copy of the ready-made event; the exit code."""
    raise NotImplementedError
