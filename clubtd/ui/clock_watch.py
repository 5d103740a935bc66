"""Watching the clock of the running round: the lines change with it, and it rings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clubtd.ui.frame import Frame

if TYPE_CHECKING:
    from textual.timer import Timer

    from clubtd.event.clock import Clock
    from clubtd.ui.event_frame import EventFrame
    from clubtd.ui.round_clock import Alarm, Face


class ClockWatch:
    """The clock as a screen of the event shows it. Where no clock runs nothing waits and nothing is written."""

    def __init__(self, screen: EventFrame) -> None:
        self._screen = screen
        self._waiting: Timer | None = None
        self._waiting_for: Clock | None = None
        self._alarm: Alarm | None = None

    def face(self) -> Face | None:
        """The clock of the running round; None: there is none, or this is the past."""
        event = self._screen.event
        if not event.settings.time_control or not event.rounds or self._screen.desk.looking_back:
            return None
        from clubtd.ui.round_clock import face

        return face(event, self._screen.club.now())

    def watch(self) -> None:
        """Wait for the next change of the clock, and ring when it is time."""
        found = self.face()
        current = self._screen.event.current
        wait = found.next_change if found else 0
        time = current.time if wait and current else None
        if self._waiting and time != self._waiting_for:
            self._waiting.stop()
            self._waiting = None
        self._waiting_for = time
        if wait and not self._waiting:
            self._waiting = self._screen.set_timer(wait, self.tick)
        self._ring()

    def tick(self) -> None:
        """The clock says something else now."""
        self._waiting = None
        self._screen.update()

    def _ring(self) -> None:
        """Say that the time is nearly or quite up, whatever screen is on top, and ring."""
        if not self._waiting_for:
            return
        from clubtd.ui.round_clock import Alarm, rings

        screen = self._screen
        self._alarm = self._alarm or Alarm()
        if passed := self._alarm.look(screen.event, screen.club.now()):
            mark, said = passed
            top = screen.app.screen
            (top if isinstance(top, Frame) else screen).tell(said, "warn")
            if rings(screen.club.settings.bell, mark):
                screen.app.bell()
