"""The clock of the round on the screens: what it says, when it says something else, and when it rings.

It moves by minutes, in the last minutes by seconds. A clock that stands, or has run down, needs no timer.
"""

from __future__ import annotations

from typing import NamedTuple

from clubtd.advice.planning import longest_game, time_control
from clubtd.event.event import Event
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.formats.words import t
from clubtd.ui.settings import BELLS

WARNING = 5 * 60
"""Seconds before the end at which it rings for the first time, and from which on it shows seconds."""
OVER = 3600
"""Seconds that it says that the time is up; a round still not over then is played by appointment."""


class Face(NamedTuple):
    """What a clock shows: seconds left (below 0: that long over), and whether it runs."""

    left: int
    running: bool

    def words(self, *, short: bool = False) -> str:
        """The time left; empty when it was up long ago."""
        if self.left <= 0:
            return t("time is up") if self.left > -OVER else ""
        seconds = f"{self.left // 60}:{self.left % 60:02}"
        left = seconds if self.left <= WARNING else t("{n} min", n=-(-self.left // 60))
        if not self.running:
            return t("clock stands, {time} left", time=left) if not short else f"■ {left}"
        return left if short else t("{time} left", time=left)

    @property
    def next_change(self) -> int:
        """Seconds until the words are others; 0: they stay."""
        if not self.running or self.left <= -OVER:
            return 0
        if self.left <= 0:
            return self.left + OVER
        return 1 if self.left <= WARNING else self.left - 60 * (-(-self.left // 60) - 1)


def face(event: Event, now: str) -> Face | None:
    """The clock of the running round; None: nothing is played, or without a time control the program knows."""
    played = event.current
    time = played.time if played else None
    if played is None or time is None or not played.missing or not event.settings.time_control:
        return None
    try:
        longest = longest_game(time_control(event.settings.time_control))
    except Refused:
        return None
    return Face(longest * 60 - time.gone(now), time.running)


class Alarm:
    """Notices when a mark is passed between two looks at the clock; what was passed before the first is past."""

    def __init__(self) -> None:
        self._before: tuple[int, int] | None = None

    def look(self, event: Event, now: str) -> tuple[int, Message] | None:
        """The mark (seconds before the end) that was passed since the last look, and what to say; None: none."""
        found, number = face(event, now), len(event.rounds)
        before, self._before = self._before, (number, found.left) if found else None
        if found is None or before is None or before[0] != number or not found.running:
            return None
        passed = [mark for mark in (0, WARNING) if before[1] > mark >= found.left]
        return (passed[0], _said(event, passed[0])) if passed else None


def rings(bell: str, mark: int) -> bool:
    """Whether the bell rings at that mark, by the setting."""
    return bell == BELLS[0] or (bell == BELLS[1] and not mark)


def _said(event: Event, mark: int) -> Message:
    played = event.current
    boards = tuple(game.board for game in played.missing) if played else ()
    number = len(event.rounds)
    if not mark:
        return msg("The time of round {round} is up. Still playing: {boards}", round=number, boards=boards)
    return nmsg(
        "{n} minute left in round {round}. Still playing: {boards}",
        "{n} minutes left in round {round}. Still playing: {boards}",
        mark // 60,
        round=number,
        boards=boards,
    )
