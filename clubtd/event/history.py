"""The actions taken, each with its time: the truth about an event, from which everything else follows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from clubtd.event.actions import Action, AsOne, CreateEvent, apply, as_one
from clubtd.event.event import Event, Settings
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg, nmsg

NOTHING = Event(Settings(""))


@frozen
class Undo:
    """Takes back the last action that is not taken back yet."""

    verb: ClassVar[str] = "undo"


@frozen
class Redo:
    """Does again what the last undo took back."""

    verb: ClassVar[str] = "redo"


@frozen
class Restore:
    """Makes the event what it was after the first `actions` entries of the log. An undo takes that back."""

    verb: ClassVar[str] = "restore"
    actions: int

    def says(self, event: Event) -> Message:
        """How far back the event is now."""
        return nmsg(
            "The event is as it was after its first action.",
            "The event is as it was after its first {n} actions.",
            self.actions,
        )


Step = Action | Undo | Redo | Restore


def together(steps: Sequence[Step]) -> tuple[Step, ...]:
    """The same steps so that one undo takes back all of them, where they can be one line of the log."""
    actions = [s for s in steps if not isinstance(s, Undo | Redo | Restore | CreateEvent)]
    return (as_one(*actions),) if actions and len(actions) == len(steps) else tuple(steps)


@frozen
class Entry:
    """A line of the log: when (ISO time), and what."""

    at: str
    step: Step


@frozen
class _Done:
    entry: Entry
    event: Event


@frozen
class Line:
    """A line of the history for people: when, the sentence, and whether it was undone."""

    at: str
    message: Message
    undone: bool


@frozen
class History:
    """An immutable log. Undo and redo are entries too, so they survive a restart and can be read.

    `past[n]` is the event as it was after entry n of the log.
    """

    log: tuple[Entry, ...] = ()
    done: tuple[_Done, ...] = ()
    undone: tuple[_Done, ...] = ()
    past: tuple[Event, ...] = ()

    @property
    def event(self) -> Event:
        """The event as it is now."""
        return self.done[-1].event if self.done else NOTHING

    def at(self, time: str) -> Event:
        """The event as it was at a time (ISO, to the minute or the second), with all that happened in that minute.

        Nothing changes. Refused for a time before the event was created.
        """
        known = [n for n, entry in enumerate(self.log) if entry.at[: len(time)] <= time]
        if not known:
            raise Refused(msg("The event was not there yet at {time}.", time=time.replace("T", " ")))
        return self.past[known[-1]]

    def take(self, step: Step, at: str) -> History:
        """The history after one more step; Refused when the step cannot be taken."""
        entry = Entry(at, step)
        match step:
            case Undo():
                self.undo_message()
                return self._with(entry, self.done[:-1], (*self.undone, self.done[-1]))
            case Redo():
                self.redo_message()
                return self._with(entry, (*self.done, self.undone[-1]), self.undone[:-1])
            case Restore():
                if not 1 <= step.actions <= len(self.log):
                    raise Refused(msg("There is nothing to restore."))
                event = self.past[step.actions - 1]
            case _:
                if not self.done and not isinstance(step, CreateEvent):
                    raise Refused(msg("An event begins with its creation."))
                event = apply(self.event, step)
        return self._with(entry, (*self.done, _Done(entry, event)), ())

    def _with(self, entry: Entry, done: tuple[_Done, ...], undone: tuple[_Done, ...]) -> History:
        event = done[-1].event if done else NOTHING
        return History((*self.log, entry), done, undone, (*self.past, event))

    def says(self, step: Step) -> Message:
        """What the step does now, in one sentence; Refused when there is nothing to undo or redo."""
        match step:
            case Undo():
                return self.undo_message()
            case Redo():
                return self.redo_message()
            case _:
                return step.says(self.event)

    def undo_message(self) -> Message:
        """What an undo would take back; Refused when nothing is left to undo."""
        if len(self.done) < 2:
            raise Refused(msg("There is nothing to undo."))
        return msg("Undone: {what}", what=_said(self.done[-1], self.done[-2].event))

    def redo_message(self) -> Message:
        """What a redo would do again; Refused when nothing was undone."""
        if not self.undone:
            raise Refused(msg("There is nothing to redo."))
        return msg("Done again: {what}", what=_said(self.undone[-1], self.event))

    def lines(self) -> tuple[Line, ...]:
        """The whole history in sentences, oldest first; the undone ones are marked."""
        standing = {id(done.entry) for done in self.done}
        past = History()
        lines = []
        for entry in self.log:
            gone = not isinstance(entry.step, (Undo, Redo)) and id(entry) not in standing
            lines.append(Line(entry.at, past.says(entry.step), gone))
            past = past.take_entry(entry)
        return tuple(lines)

    def made_by(self) -> tuple[tuple[Event, Action], ...]:
        """The actions that the event as it is now is made of, oldest first, each with the event before it."""
        before: dict[int, int] = {}  # of an entry: the one that it was done after, -1 for none
        done, undone, standing = [-1], [-1], [-1]
        for n, entry in enumerate(self.log):
            match entry.step:
                case Undo():
                    undone.append(done.pop())
                case Redo():
                    done.append(undone.pop())
                case Restore(actions=actions):
                    done.append(standing[actions])
                case _:
                    before[n] = done[-1]
                    done.append(n)
            standing.append(done[-1])
        found: list[tuple[Event, Action]] = []
        at = done[-1]
        while at >= 0:
            step = self.log[at].step
            assert not isinstance(step, Undo | Redo | Restore)
            found.append((self.past[at - 1] if at else NOTHING, step))
            at = before[at]
        return tuple(reversed(found))

    def take_entry(self, entry: Entry) -> History:
        """The history after an entry of another log, which keeps its time."""
        return self.take(entry.step, entry.at)


def _said(done: _Done, before: Event) -> Message:
    step = done.entry.step
    assert not isinstance(step, (Undo, Redo))
    return step.brief(before) if isinstance(step, AsOne) else step.says(before)


def replay(entries: Iterable[Entry]) -> History:
    """The history that a log adds up to; Refused at the first entry that cannot be taken."""
    history = History()
    for entry in entries:
        history = history.take_entry(entry)
    return history
