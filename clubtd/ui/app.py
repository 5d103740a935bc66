"""The door to the screens: what the command line calls. Textual is imported behind it."""

from __future__ import annotations

import gc
from pathlib import Path


def run(data: Path, event: Path | None = None, *, demo_round: int | None = None) -> int:
    """Open the screens on the club's folder, on one event, or on the demo; the exit code."""
    # Nothing that is made while starting is garbage: looking for some takes a sixth of the start.
    gc.disable()
    from clubtd.ui.club import ClubApp

    app = ClubApp(data, event, demo_round=demo_round)
    app.run()
    return app.return_code or 0
