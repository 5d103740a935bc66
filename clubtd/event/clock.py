"""The clock of a round: how much of its time is gone. It runs by the times in the event, so that every program
that reads the event shows the same."""

from __future__ import annotations

from clubtd.event.frozen import frozen

LONGEST = 7 * 24 * 3600
"""More seconds than this no clock has run or been given."""


@frozen
class Clock:
    """`used` seconds were gone at the time `at` (ISO); below 0 where time was added. It goes on if `running`."""

    at: str
    used: int = 0
    running: bool = True

    def gone(self, now: str) -> int:
        """How many seconds are gone at the time `now`. A clock set in the future has not begun to run."""
        return self.used + (max(0, _seconds(self.at, now)) if self.running else 0)

    def set(self, now: str, *, running: bool, seconds: int = 0) -> Clock:
        """The clock as it stands now, running or not, with `seconds` more time."""
        return Clock(now, self.gone(now) - seconds, running)


def is_time(text: str) -> bool:
    """Whether a text is a time as the clock needs it, `2026-11-30T19:28:03`."""
    from datetime import datetime

    try:
        return len(text) >= len("2026-11-30T19:28") and datetime.fromisoformat(text).tzinfo is None
    except ValueError:
        return False


def _seconds(start: str, end: str) -> int:
    from datetime import datetime

    return int((datetime.fromisoformat(end) - datetime.fromisoformat(start)).total_seconds())
