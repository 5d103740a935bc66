"""The door to the screens: what the command line calls. Textual is imported behind it."""

from __future__ import annotations

import gc
import sys
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
    return ended(app.return_code or 0)


def ended(code: int) -> int:
    """The exit code; after a fault of the program its last line says, below the traceback, what to do now."""
    if code:
        from clubtd.formats.words import t

        sentence = t(
            "clubtd ended by a fault of its own. Everything typed until then is saved: start it again and go on."
        )
        print(sentence, file=sys.stderr)
    return code
