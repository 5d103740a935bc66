"""Several actions that belong together: one line of the history, and one key that takes them back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from clubtd.event.actions.base import Action
from clubtd.event.actions.players import EditPlayer
from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, in_a_row, msg, nmsg


@frozen
class AsOne:
    """Actions done one after the other, all or none: a latecomer arrives and gets half a point."""

    verb: ClassVar[str] = "as-one"
    steps: tuple[Action, ...]

    def on(self, event: Event) -> Event:
        """The event after all of them; Refused with the reason of the first that cannot be done."""
        if not self.steps:
            raise Refused(msg("There is nothing to do."))
        for step in self.steps:
            event = step.on(event)
        return event

    def says(self, event: Event) -> Message:
        """The sentences of all of them; of many corrected entries how many."""
        if len(self.steps) > 1 and all(isinstance(step, EditPlayer) for step in self.steps):
            return nmsg("{n} entry is corrected.", "{n} entries are corrected.", len(self.steps))
        return in_a_row(*self.sentences(event))

    def sentences(self, event: Event) -> Iterator[Message]:
        """The sentence of each, in their order; `event` is the one before the first."""
        for step in self.steps:
            yield step.says(event)
            event = step.on(event)


def as_one(*steps: Action) -> Action:
    """One action that does all of these."""
    return steps[0] if len(steps) == 1 else AsOne(steps)
