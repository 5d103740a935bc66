"""What is to be saved, and the backup that comes before it."""

from __future__ import annotations

from clubtd.event.actions import AsOne, PairRound
from clubtd.event.history import History, Restore, Step
from clubtd.store.backups import Occasion


class Job:
    """A history to be saved, and the backup of an earlier one to be made first."""

    def __init__(self, history: History, backup: tuple[History, Occasion] | None = None) -> None:
        self.history = history
        self.backup = backup


def backup_before(step: Step, before: History) -> tuple[History, Occasion] | None:
    """What is backed up before a step is taken: the history so far, before a pairing or a restoring."""
    match step:
        case PairRound():
            return before, Occasion(len(before.log), "round", step.round.number)
        case AsOne(steps=steps):
            return next((found for part in steps if (found := backup_before(part, before))), None)
        case Restore():
            return before, Occasion(len(before.log), "restore")
    return None
