"""`clubtd` and `python -m clubtd`: opens the screens, or runs a command; imports only the one it needs."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from clubtd.ui.do_line import Verbs


def main() -> int:
    """Run the program with the arguments of the shell; the exit code."""
    if sys.argv[1:] == ["--version"]:
        from clubtd import __version__

        print(f"clubtd {__version__}")
        return 0
    from clubtd.cli.main import run

    return run(sys.argv[1:], open_screens)


def open_screens(data: str | None, event: str | None = None, *, wall: int = 0) -> int:
    """Open the screens on the club's folder or on an event, or its wall with so many seconds a page; the exit code."""
    from clubtd.cli.answer import refuse
    from clubtd.event.message import msg

    if os.environ.get("TERM") == "dumb" or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return refuse(
            msg("The screens need a terminal. Without one the commands do the same work: clubtd --help."), 2
        )
    from clubtd.store.folder import data_folder, find

    folder = data_folder(data)
    if wall and event:
        from clubtd.ui.wall import show

        return show(find(folder, event), wall)
    from clubtd.ui.app import run as run_screens

    return run_screens(folder, find(folder, event) if event else None, typed_verbs)


def typed_verbs() -> Verbs:
    """The verbs of the command line, for the line on the screens where any action can be typed."""
    from clubtd.cli.verbs import VERBS, steps_of
    from clubtd.ui.do_line import Verbs

    return Verbs({name: verb.usage for name, verb in VERBS.items()}, steps_of)


if __name__ == "__main__":
    sys.exit(main())
