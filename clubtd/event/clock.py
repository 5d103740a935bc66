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
        return self.used + (max(0, seconds_between(self.at, now)) if self.running else 0)

    def set(self, now: str, *, running: bool, seconds: int = 0) -> Clock:
        """The clock as it stands now, running or not, with `seconds` more time."""
        return Clock(now, self.gone(now) - seconds, running)


def is_time(text: str) -> bool:
    """Whether a text is a time as the clock needs it, `2026-11-30T19:28:03`."""
    return _read(text) is not None


def seconds_between(start: str, end: str) -> int:
    """The seconds from one time to another, both as `is_time` wants them; below 0 when the other one is earlier."""
    first, second = _read(start), _read(end)
    assert first is not None and second is not None
    return second - first


_MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def _read(text: str) -> int | None:
    """The seconds since the beginning of the calendar; None when a text is no time. The pure layers have no clock."""
    date, _, time = text.partition("T")
    parts = [*date.split("-"), *time.split(":"), "0"][:6]
    shape = [4, 2, 2, 2, 2, 2] if time.count(":") == 2 else [4, 2, 2, 2, 2, 1]
    if [len(part) for part in parts] != shape or not all(part.isdecimal() for part in parts):
        return None
    year, month, day, hour, minute, second = map(int, parts)
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if not (year and 1 <= month <= 12 and 1 <= day <= _MONTHS[month - 1] + (month == 2 and leap)):
        return None
    if hour > 23 or minute > 59 or second > 59:
        return None
    before = year - 1
    days = before * 365 + before // 4 - before // 100 + before // 400
    days += sum(_MONTHS[: month - 1]) + (month > 2 and leap) + day
    return ((days * 24 + hour) * 60 + minute) * 60 + second
