"""The door to the screens: what the command line calls. Textual is imported behind it."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clubtd.ui.do_line import Verbs


def run(data: Path, event: Path | None, verbs: Callable[[], Verbs]) -> int:
    """Open the screens on the club's folder, or on one event; the exit code. Refused when it cannot be read.

    `verbs` gives the actions that can be typed, when somebody wants to type one.
    """
    # Nothing that is made while starting is garbage: looking for some takes a sixth of the start.
    gc.disable()
    from clubtd.ui import settings, utf8
    from clubtd.ui.club import ClubApp

    utf8.write()
    app = ClubApp(data, event, config=settings.folder(), verbs=verbs)
    app.run(mouse=app.settings.mouse)
    return app.return_code or 0
