"""Several actions that belong together: one line of the history, and one key that takes them back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from clubtd.event.actions.base import Action
from clubtd.event.actions.players import EditPlayer
from clubtd.event.actions.rounds import PairRound, UnpairRound
from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, in_a_row, msg, nmsg
from clubtd.event.result import Result


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
        """The sentences of all of them."""
        return in_a_row(*self.sentences(event))

    def brief(self, event: Event) -> Message:
        """The same; of many corrected entries only how many, for a line that has no room for each."""
        if all(isinstance(step, EditPlayer) for step in self.steps):
            return nmsg("{n} entry is corrected.", "{n} entries are corrected.", len(self.steps))
        return self.says(event)

    @property
    def pairs_again(self) -> int:
        """The round that is paired anew by the last of these, after a correction; 0: none."""
        *others, last = self.steps
        again = others and isinstance(others[-1], UnpairRound)
        return last.round.number if again and isinstance(last, PairRound) else 0

    def sentences(self, event: Event) -> Iterator[Message]:
        """The sentence of each, in their order; `event` is the one before the first.

        A round that goes without a result, and is there anew, is one sentence.
        """
        again = False
        for step, later in zip(self.steps, (*self.steps[1:], None), strict=True):
            if again:
                yield msg("Round {round} is paired again.", round=len(event.rounds) + 1)
                again = False
            elif _anew(event, step, later):
                again = True
            else:
                yield step.says(event)
            event = step.on(event)


def _anew(event: Event, step: Action, later: Action | None) -> bool:
    """Whether a pairing without results is only replaced by another."""
    if not isinstance(step, UnpairRound) or not isinstance(later, PairRound) or later.reason:
        return False
    return step.round == later.round.number and all(
        g.result is Result.OPEN for g in event.round(step.round).games
    )


def as_one(*steps: Action) -> Action:
    """One action that does all of these."""
    return steps[0] if len(steps) == 1 else AsOne(steps)
