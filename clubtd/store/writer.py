"""Saving beside the keyboard: one thread that writes in the order in which things were done."""

from __future__ import annotations

import atexit
import contextlib
import threading
from collections.abc import Callable
from enum import Enum
from typing import Generic, TypeVar

from clubtd.event.frozen import frozen
from clubtd.event.message import Message

T = TypeVar("T")

LINGER = 0.008  # seconds for the screen to be drawn first; what comes meanwhile goes into the same write
PATIENCE = 0.1  # seconds that somebody who is quicker than the disk waits for it
RETRY = 2.0  # seconds between attempts while nothing can be saved


class Saving(Enum):
    """Whether everything that was done is on the disk."""

    SAVED = "saved"
    SAVING = "saving"
    NOT_SAVED = "not saved"


@frozen
class Status:
    """For the key line; `why` is the sentence when something could not be saved."""

    saving: Saving
    why: Message | None = None


class Writer(Generic[T]):
    """Calls `save` with everything put so far, again and again until it succeeds, from a thread of its own.

    What is put at once is saved at once, never half of it. `save` raises OSError when it cannot. `changed` is called
    from that thread at every change of the status.
    """

    def __init__(
        self,
        save: Callable[[list[T]], None],
        explain: Callable[[Exception], Message],
        changed: Callable[[Status], None],
    ) -> None:
        self._save, self._explain, self._changed = save, explain, changed
        self._waiting: list[T] = []
        self._hurried = False
        self._ended = False
        self._news = threading.Condition()
        self.status = Status(Saving.SAVED)
        self._thread: threading.Thread | None = None

    def put(self, job: T) -> None:
        """Save this too, after everything before it.

        Returns at once when the disk keeps up. Otherwise it waits a moment for what was put before, so that a power
        cut takes one thing at most; a disk that fails or hangs holds nobody longer.
        """
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="saving", daemon=True)
            self._thread.start()
            atexit.register(self.flush, 10.0)
        with self._news:
            if self.status.saving is Saving.SAVING:
                self._hurried = True
                self._news.notify_all()
                self._news.wait_for(lambda: self.status.saving is not Saving.SAVING, PATIENCE)
            self._waiting.append(job)
            if self.status.saving is Saving.SAVED:
                self.status = Status(Saving.SAVING)
            else:
                self._hurried |= self.status.saving is Saving.NOT_SAVED
            self._news.notify_all()

    def flush(self, seconds: float | None = None) -> bool:
        """Wait until everything is saved or an attempt has failed; whether everything is saved."""
        with self._news:
            if self._waiting and not self._ended:
                self._hurried = True
                self._news.notify_all()
                self._news.wait_for(lambda: not self._hurried or not self._waiting, seconds)
            return not self._waiting

    def end(self) -> None:
        """Stop; what could not be saved until now is not tried again."""
        with self._news:
            self._ended = True
            self._news.notify_all()
        if self._thread:
            self._thread.join()
            atexit.unregister(self.flush)

    def _run(self) -> None:
        while True:
            with self._news:
                self._news.wait_for(lambda: self._waiting or self._ended)
                if not self._hurried and not self._ended:
                    failed = self.status.saving is Saving.NOT_SAVED
                    self._news.wait_for(lambda: self._hurried or self._ended, RETRY if failed else LINGER)
                if self._ended:
                    return
                jobs = list(self._waiting)
            status = self._attempt(jobs)
            with self._news:
                if status.saving is Saving.SAVED:
                    del self._waiting[: len(jobs)]
                    if self._waiting:
                        status = Status(Saving.SAVING)
                if not self._waiting or status.saving is Saving.NOT_SAVED:
                    self._hurried = False
                self.status = status
                self._news.notify_all()
            with contextlib.suppress(Exception):  # a screen that is gone must not stop the saving
                self._changed(status)

    def _attempt(self, jobs: list[T]) -> Status:
        try:
            self._save(jobs)
        except Exception as error:  # a fault of ours must show as well, and not end the thread
            return Status(Saving.NOT_SAVED, self._explain(error))
        return Status(Saving.SAVED)
