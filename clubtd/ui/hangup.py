"""The terminal going away: a window closed, a connection dropped."""

from __future__ import annotations

import select
import sys
from collections.abc import Callable
from threading import Thread


def watch(gone: Callable[[], object]) -> None:
    """Call `gone`, from another thread, when there is no terminal any more.

    The signal that tells it (SIGHUP) does not reach a program that does not own its terminal, and reading from one
    that is gone returns at once, for ever.
    """
    if not hasattr(select, "poll"):
        return
    try:
        terminal = sys.stdin.fileno()
    except (OSError, ValueError, AttributeError):
        return
    poll = select.poll()
    poll.register(terminal, 0)

    def wait() -> None:
        poll.poll()
        gone()

    Thread(target=wait, name="hangup", daemon=True).start()
