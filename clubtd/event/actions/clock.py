"""The clock of the running round: started anew, paused, sent on, given more or less time."""

from __future__ import annotations

from typing import ClassVar

from clubtd.event.clock import LONGEST, Clock, is_time
from clubtd.event.event import Event
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg, nmsg


@frozen
class SetClock:
    """The clock of a round stands like this from now on."""

    verb: ClassVar[str] = "clock"
    round: int
    clock: Clock

    def on(self, event: Event) -> Event:
        """The event with that clock; only the last round has one that runs."""
        played = event.round(self.round)
        if played is not event.current:
            raise Refused(msg("Round {round} is over: its clock does not run any more.", round=self.round))
        if not is_time(self.clock.at):
            raise Refused(msg("“{time}” is not a time.", time=self.clock.at))
        if abs(self.clock.used) > LONGEST:
            raise Refused(msg("No clock runs so long."))
        return event.with_round(replace(played, clock=self.clock))

    def says(self, event: Event) -> Message:
        """What was done to it."""
        played = event.round(self.round)
        before = played.time
        gone = before.gone(self.clock.at) if before else 0
        if before is None or (self.clock.running and not self.clock.used and gone):
            return msg("The clock of round {round} starts.", round=self.round)
        if self.clock.running != before.running:
            if self.clock.running:
                return msg("The clock of round {round} goes on.", round=self.round)
            return msg("The clock of round {round} is stopped.", round=self.round)
        minutes = round((gone - self.clock.used) / 60)
        if minutes < 0:
            return nmsg(
                "The clock of round {round} has {n} minute less.",
                "The clock of round {round} has {n} minutes less.",
                -minutes,
                round=self.round,
            )
        return nmsg(
            "The clock of round {round} has {n} minute more.",
            "The clock of round {round} has {n} minutes more.",
            minutes,
            round=self.round,
        )
