"""Waiting until a widget has done what a key is for."""

from __future__ import annotations

import asyncio
import contextlib
import time

from textual.screen import Screen
from textual.widget import Widget

LONGEST = 5.0
"""Seconds that the next key waits for the one before at the most."""


async def handled(target: Widget) -> None:
    """Until `target` has handled what was forwarded to it, and its screen what came of that."""
    way = [target]
    at: object = target
    # The widget twice: first for the key, then for the message that says what the key changed.
    while isinstance(at, Widget):
        way.append(at)
        at = None if isinstance(at, Screen) else at.parent
    end = time.monotonic() + LONGEST
    for widget in way:
        done = asyncio.Event()
        if not widget.call_later(done.set):
            return
        while not done.is_set() and widget.is_running and time.monotonic() < end:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(done.wait(), LONGEST / 50)
