"""An event that is open: its file, and where on each screen one was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from clubtd.event.actions import AsOne, RequestBye
from clubtd.event.actions.byes import KINDS
from clubtd.event.event import Event
from clubtd.event.history import Redo, Step, Undo, together
from clubtd.event.message import Message, in_a_row, msg
from clubtd.event.notices import notices_of
from clubtd.formats.words import clock
from clubtd.store.backups import Backup
from clubtd.store.clock import now
from clubtd.store.eventfile import EventFile
from clubtd.store.writer import Saving, Status


class Desk:
    """One open event. Every change goes through `take`, which saves it beside the keyboard."""

    def __init__(self, file: EventFile) -> None:
        self.file = file
        self.places: dict[str, str] = {}
        self.last = ""
        self.said: Message | None = None
        self.noticed: tuple[Message, ...] = ()
        self.digits_are_results = False
        self.saved = self._time()

    @classmethod
    def open(cls, path: Path) -> Desk:
        """The event of a file; Refused when it cannot be read."""
        return cls(EventFile.open(path, background=True))

    @property
    def event(self) -> Event:
        """The event as it is now."""
        return self.file.event

    @property
    def looking_back(self) -> str:
        """What to say when this is not the event as it is now; empty when it is."""
        return ""

    @property
    def trouble(self) -> Message | None:
        """Why what was done last is not on the disk; None when it is, or will be in a moment."""
        return self.file.status.why

    @property
    def saving(self) -> bool:
        """Whether something that was done is not on the disk yet, for a few hundredths of a second."""
        return self.file.status.saving is Saving.SAVING

    def tell_changes(self, changed: Callable[[], None]) -> None:
        """Call `changed`, from another thread, when something was saved or could not be."""

        def told(status: Status) -> None:
            if status.saving is Saving.SAVED:
                self.saved = self._time()
            if status.saving is not Saving.SAVING:
                changed()

        self.file.changed = told

    def _time(self) -> str:
        log = self.file.history.log
        return clock(log[-1].at) if log else ""

    def take(self, *steps: Step) -> Message:
        """Do these steps, all or none; the sentence of the last one. Refused when one cannot be done.

        Several actions are one line of the history, and one undo takes them back.
        """
        before, done, noticed = self.event, together(steps), notices_of(self.event, steps)
        self.said = self.file.take(*done)[len(done) - 1]
        if isinstance(done[-1], AsOne):
            *others, self.said = done[-1].sentences(before)
            if others and done[-1].pairs_again:  # first what is short: the line has an end
                self.said = in_a_row(self.said, *others)
            self.said = _byes(before, done[-1]) or self.said
        self.noticed = noticed
        return self.said

    def undo(self) -> Message:
        """Take back the last thing done."""
        return self.take(Undo())

    def redo(self) -> Message:
        """Do again what was taken back last."""
        return self.take(Redo())

    def restore(self, backup: Backup) -> Message:
        """Go back to a backup; an undo takes that back."""
        self.said = self.file.restore(backup)[-1]
        return self.said

    def pair(self) -> Message:
        """Pair the next round."""
        from clubtd.pairing.next_round import pairing_steps
        from clubtd.store.chance import lot

        chance, seed = lot()
        *draw, published = pairing_steps(self.event, now(), chance, seed)
        if draw:  # an act of its own: undone, a pairing made again has the same numbers
            self.take(*draw)
        return self.take(published)

    def close(self, *, anyway: bool = False) -> None:
        """Give the file back, with everything saved; Refused when it cannot be, unless `anyway`."""
        self.file.close(anyway=anyway)


def _byes(event: Event, done: AsOne) -> Message | None:
    """One sentence for the same bye of one player in several rounds; None when something else was done."""
    byes = [step for step in done.steps if isinstance(step, RequestBye)]
    if len(byes) < len(done.steps) or len({(step.player, step.code) for step in byes}) != 1:
        return None
    return msg(
        "{name} has {bye} in rounds {rounds}.",
        name=event.name(byes[0].player),
        bye=KINDS[byes[0].code],
        rounds=", ".join(str(step.round) for step in byes),
    )
