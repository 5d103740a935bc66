"""The door to the screens: what the command line calls. Textual is imported behind it."""

from __future__ import annotations

import gc
from pathlib import Path


def run(data: Path, event: Path | None = None) -> int:
    """Open the screens on the club's folder, or on one event; the exit code. Refused when it cannot be read."""
    # Nothing that is made while starting is garbage: looking for some takes a sixth of the start.
    gc.disable()
    from clubtd.ui.club import ClubApp

    app = ClubApp(data, event)
    app.run()
    return app.return_code or 0
