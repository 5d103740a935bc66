"""An event and its file: what is taken is on the disk before it is called saved."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from clubtd.event.actions import CreateEvent, EnterResult
from clubtd.event.event import Event
from clubtd.event.history import Entry, History, Restore, Step
from clubtd.event.message import Message, Refused, msg
from clubtd.store import backups, copying
from clubtd.store.backups import Backup, Occasion
from clubtd.store.clock import now
from clubtd.store.contents import MOST_ACTIONS, Contents, checked_state, load, to_bytes
from clubtd.store.entries import read_entry, write_entry
from clubtd.store.job import Job, backup_before
from clubtd.store.layout import FORMAT
from clubtd.store.lock import Busy, Lock, acquire
from clubtd.store.on_disk import OnDisk
from clubtd.store.replace import REAL_DISK, Disk, clean_siblings
from clubtd.store.signature import signature
from clubtd.store.writer import Saving, Status, Writer

SAVED = Status(Saving.SAVED)


class EventFile:
    """One event, in memory and on the disk.

    `read_only` is True when asked for, and when another program has the event: `holder` then says which.
    `warnings` are sentences about the place where the file is. With `background` True `take` does not wait for
    the disk: `status` says how far the saving is, and `changed` is called (from another thread) when it changes.
    `away` says that the file could not be read at the last `refresh`: the event is then as it was before.
    """

    def __init__(self, path: Path, contents: Contents | None, disk: Disk = REAL_DISK) -> None:
        self.path = path
        self.read_only = True
        self.away = False
        self.holder: Message | None = None
        self.warnings: tuple[Message, ...] = ()
        self.changed: Callable[[Status], None] | None = None
        self._disk = disk
        self._lock: Lock | None = None
        self._writer: Writer[list[Job]] | None = None
        self._background = False
        self._asked_read_only = False
        self._told_clock = False
        self._put_in(contents)

    def _put_in(self, contents: Contents | None) -> None:
        self._on_disk = OnDisk(self.path, contents, self._disk)
        self.history = contents.history if contents else History()
        self._old = contents if contents and contents.version < FORMAT else None

    @property
    def event(self) -> Event:
        """The event as it is now."""
        return self.history.event

    @property
    def status(self) -> Status:
        """Whether everything is on the disk."""
        return self._writer.status if self._writer else SAVED

    @classmethod
    def create(
        cls,
        path: Path,
        step: CreateEvent,
        *more: Step,
        at: str | None = None,
        background: bool = False,
        disk: Disk = REAL_DISK,
    ) -> EventFile:
        """A new file with a new event after all these steps.

        Refused, and no file made, when there is one already, a step cannot be done or nothing can be written.
        """
        made = cls(path, None, disk)
        made._own()
        try:
            if os.path.lexists(path):
                raise Refused(msg("{path} is there already: choose another name.", path=str(path)))
            if made.read_only:
                raise Refused(made.warnings[0] if made.warnings else made._refusal())
            made.take(step, *more, at=at)
        except Refused:
            made.close()
            raise
        made._work(background)
        return made

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        read_only: bool = False,
        background: bool = False,
        patience: float = 0,
        disk: Disk = REAL_DISK,
    ) -> EventFile:
        """The event in that file; Refused (or Damaged, or Newer) with the reason when it cannot be read.

        When another program still has it after `patience` seconds, or the folder cannot be written, it is open for
        reading only.
        """
        seen = signature(path)
        opened = cls(path, load(path), disk)  # first, so that a file that is no event gets no lock beside it
        opened._asked_read_only = read_only
        if not read_only:
            opened._own(patience)
        if signature(path) != seen:
            try:
                opened._put_in(load(path))
            except Refused:
                opened.close()
                raise
        opened._work(background)
        return opened

    def _own(self, patience: float = 0) -> None:
        try:
            self._lock = acquire(self.path, patience)
        except Busy as busy:
            self.holder = busy.holder
            return
        except OSError as error:
            why = error.strerror or str(error)
            self.warnings = (
                msg("{folder} cannot be written: {why}.", folder=str(self.path.parent), why=why),
            )
            return
        self.read_only, self.holder = False, None
        self.warnings = (self._lock.warning,) if self._lock.warning else ()
        clean_siblings(self.path)

    def _work(self, background: bool) -> None:
        self._background = background
        if background and not self.read_only:
            self._writer = Writer(
                lambda takes: self._save([job for jobs in takes for job in jobs]),
                not_saved,
                lambda status: self.changed(status) if self.changed else None,
            )

    def take(self, *steps: Step, at: str | None = None) -> tuple[Message, ...]:
        """Do all the steps or none, and say what was done; Refused when one cannot be done or nothing can be saved."""
        if self.read_only:
            raise Refused(self._refusal())
        time_of_day = at or now()
        history, said, jobs = self.history, [], []
        for step in steps:
            before, number = history, len(history.log) + 1
            said.append(history.says(step))
            history = history.take(step, time_of_day)
            if number > MOST_ACTIONS:
                raise Refused(msg("An event holds at most {most} actions.", most=MOST_ACTIONS))
            read_entry(write_entry(Entry(time_of_day, step)), number)  # Refused what could not be read again
            jobs.append(Job(history, backup_before(step, before)))
        if not all(isinstance(step, EnterResult) for step in steps):  # results are quick, and change nobody
            checked_state(history.event)
        self._put(jobs)
        said.extend(self._clock_went_back(time_of_day, at))
        self.history = history
        return tuple(said)

    def _put(self, jobs: list[Job]) -> None:
        if self._writer:
            self._writer.put(jobs)
            return
        try:
            self._save(jobs)
        except OSError as error:
            raise Refused(not_saved(error)) from error

    def _save(self, jobs: list[Job]) -> None:
        if self._old:
            old = self._old
            self._back_up(old.raw, Occasion(len(old.history.log), "format", old.version))
            self._old = None
        for job in jobs:
            if job.backup:
                earlier, occasion = job.backup
                self._back_up(to_bytes(earlier), occasion)
                job.backup = None
        if jobs:
            self._on_disk.write(jobs[-1].history)

    def _back_up(self, raw: bytes, occasion: Occasion) -> None:
        try:
            backups.keep(self.path, raw, occasion, self._disk)
        except OSError as error:  # the event itself is saved next, or says why not
            self.warnings = (msg("No backup could be made: {why}.", why=error.strerror or str(error)),)

    def _clock_went_back(self, time_of_day: str, at: str | None) -> tuple[Message, ...]:
        last = self.history.log[-1].at if self.history.log else ""
        if at or self._told_clock or time_of_day >= last:
            return ()
        self._told_clock = True
        return (
            msg(
                "The clock of this computer went back ({now}, the last entry is of {last}): the order stays right.",
                now=time_of_day.replace("T", " "),
                last=last.replace("T", " "),
            ),
        )

    def _refusal(self) -> Message:
        name = self.event.settings.name or self.path.name
        if self.holder:
            return msg(
                "{name} is open in {holder}: only that one can change it.", name=name, holder=self.holder
            )
        if self.warnings:
            return msg("{name} is open for reading only. {why}", name=name, why=self.warnings[0])
        return msg("{name} is open for reading only.", name=name)

    def backups(self) -> list[Backup]:
        """The backups that can be restored, newest first."""
        return backups.backups(self.path)

    def restore(self, backup: Backup | Path) -> tuple[Message, ...]:
        """Go back to a backup. What was done since stays in the history, and an undo brings it back.

        A backup of something else than this history replaces it; what was there is then a backup itself.
        """
        path = backup if isinstance(backup, Path) else backup.path
        wanted = load(path).history
        count = len(wanted.log)
        if self.history.log[:count] == wanted.log:
            return self.take(Restore(count))
        if self.read_only:
            raise Refused(self._refusal())
        self._put([Job(wanted, (self.history, Occasion(len(self.history.log), "restore")))])
        self.history = wanted
        return (msg("The event is as it was in {path}; what was there is a backup now.", path=str(path)),)

    def copy_to(self, folder: Path) -> Message:
        """A copy in another folder, of everything that was done, saved or not; Refused when it fails."""
        return copying.copy_to(folder, self.path.name, self.history, self._disk)

    def refresh(self) -> bool:
        """Follow another program's changes, and take over from it when it is gone; whether anything is new."""
        if not self.read_only:
            return False
        new = not self._asked_read_only and self._take_over()
        try:
            if self._on_disk.is_another:
                self._put_in(load(self.path))
                new = True
            self.away = False
        except (
            Refused,
            OSError,
        ):  # a stick that was pulled out, or damaged: what is known stays on the screen
            self.away = True
        return new

    def _take_over(self) -> bool:
        self._own()
        if self.read_only:
            return False
        self._work(self._background)
        return True

    def flush(self, seconds: float | None = None) -> bool:
        """Wait for the disk; whether everything is saved."""
        return self._writer.flush(seconds) if self._writer else True

    def close(self, *, anyway: bool = False) -> None:
        """Save what is not saved yet and give the file back; Refused when it cannot be saved, unless `anyway`."""
        if not self.flush() and not anyway:
            raise Refused(self.status.why or msg("NOT SAVED."))
        if self._writer:
            self._writer.end()
            self._writer = None
        self.read_only = True
        self._asked_read_only = True
        if self._lock:
            self._lock.release()
            self._lock = None


def not_saved(error: Exception) -> Message:
    """Why nothing could be written, for the key line."""
    why = error.strerror if isinstance(error, OSError) else None
    return msg("NOT SAVED: {why}.", why=(why or str(error) or type(error).__name__).rstrip("."))
