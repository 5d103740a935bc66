"""An event as it was at some time: to be looked at, never changed."""

from __future__ import annotations

from collections.abc import Callable

from clubtd.event.event import Event
from clubtd.event.history import Step
from clubtd.event.message import Message, Refused, msg
from clubtd.formats.words import clock, t
from clubtd.ui.desk import Desk


class Past(Desk):
    """The event after one entry of the history of a desk."""

    def __init__(self, desk: Desk, entry: int) -> None:
        super().__init__(desk.file)
        self._event = desk.file.history.past[entry]
        self._at = desk.file.history.log[entry].at

    @property
    def event(self) -> Event:
        """The event as it was then."""
        return self._event

    @property
    def looking_back(self) -> str:
        """What the screens say of it."""
        return t("As it was at {time}: Esc leads back to now", time=clock(self._at))

    def tell_changes(self, changed: Callable[[], None]) -> None:
        """Nothing changes here."""

    def take(self, *steps: Step) -> Message:
        """Refused: what was is not changed."""
        raise Refused(msg("This is the event as it was: Esc leads back to what it is now."))
