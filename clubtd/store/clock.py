"""The clock: local time as event files keep it."""

from __future__ import annotations

import time


def now() -> str:
    """The local time, `2026-11-30T19:28:03`."""
    return time.strftime("%Y-%m-%dT%H:%M:%S")
