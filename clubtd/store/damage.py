"""A damaged event file: what is wrong, what can be had back, and the repair, which keeps the damaged file."""

from __future__ import annotations

from pathlib import Path

from clubtd.event.frozen import frozen
from clubtd.event.history import History
from clubtd.event.message import Message, Refused, msg
from clubtd.store.backups import Backup, Occasion, backups, keep
from clubtd.store.contents import load, parse, read_bytes, to_bytes
from clubtd.store.layout import Damaged, Newer
from clubtd.store.lock import Busy, acquire
from clubtd.store.replace import replace_file
from clubtd.store.salvage import salvage, written


@frozen
class Damage:
    """What was found. `salvaged` has every action before the damage, of about `written` that the file held.

    `backup` is the newest backup that is whole, with the history in it.
    """

    path: Path
    what: Message
    raw: bytes
    salvaged: History
    written: int
    backup: Backup | None
    kept: History

    @property
    def best(self) -> History:
        """What holds most: the salvaged actions, or the backup."""
        return max(self.salvaged, self.kept, key=lambda history: len(history.log))


def examine(path: Path) -> Damage | None:
    """What is wrong with an event file, None when nothing is; Refused when it is none of ours and has no backup."""
    raw = read_bytes(path)
    try:
        parse(raw)
    except Newer:
        raise
    except Refused as refused:
        backup, kept = _newest_good(path)
        if backup is None and not isinstance(refused, Damaged):
            raise
        salvaged = salvage(raw)
        return Damage(
            path, refused.message, raw, salvaged, max(written(raw), len(salvaged.log)), backup, kept
        )
    return None


def _newest_good(path: Path) -> tuple[Backup | None, History]:
    for backup in backups(path):
        if backup.occasion.kind != "damaged":
            try:
                return backup, load(backup.path).history
            except Refused:
                continue
    return None, History()


def repair(damage: Damage, history: History | None = None) -> Message:
    """Put the damaged file aside, and the history (the best there is) in its place; Refused when that fails."""
    chosen = damage.best if history is None else history
    if not chosen.log:
        raise Refused(
            msg("{path}: nothing in it could be saved, and it has no backup.", path=str(damage.path))
        )
    try:
        lock = acquire(damage.path)
    except Busy as busy:
        raise Refused(msg("{path} is open in {holder}.", path=str(damage.path), holder=busy.holder)) from None
    except OSError as error:
        raise Refused(
            msg("{path} cannot be repaired: {why}.", path=str(damage.path), why=str(error))
        ) from None
    try:
        aside = keep(damage.path, damage.raw, Occasion(len(damage.salvaged.log), "damaged"))
        replace_file(damage.path, to_bytes(chosen))
    except OSError as error:
        raise Refused(
            msg("{path} cannot be repaired: {why}.", path=str(damage.path), why=str(error))
        ) from None
    finally:
        lock.release()
    return msg(
        "{name} is repaired: {actions} of about {written} actions are there. The damaged file is kept as {aside}.",
        name=chosen.event.settings.name,
        actions=len(chosen.log),
        written=damage.written,
        aside=str(aside),
    )
