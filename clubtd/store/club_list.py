"""The club's members, in one file of the club's folder kept by TinyDB.

It is read as a whole and changed in short steps: under a lock, from what stands in the file then, and replaced as a
whole. Before the first change of a day, and before a large one, the file is copied into `club/backups/`.
"""

from __future__ import annotations

import gc
import json
import os
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tinydb import TinyDB
from tinydb.storages import Storage

from clubtd.event.member import Member, checked_member
from clubtd.event.message import Message, Refused, msg
from clubtd.event.names import plain
from clubtd.store import codec, layout
from clubtd.store.clock import now
from clubtd.store.lock import Busy, Lock, acquire
from clubtd.store.member_rows import Documents, Members, documents_of, from_tables
from clubtd.store.replace import clean_siblings, replace_file

FOLDER, NAME = "club", "members.json"
FORMAT = 1
KEPT = 20
PATIENCE = 3.0  # seconds that a change waits for another program's
MOST_MEMBERS = 50_000
TABLE = "members"
_TOP = b'{"clubtd club list": {"1": {"format": %d}},\n"%b": {\n' % (FORMAT, TABLE.encode())
_FOOT = b"\n}"

Tables = dict[str, dict[str, dict[str, Any]]]


class DamagedList(Refused):
    """The club list is not as it was written."""


class ClubStorage(Storage):
    """The tables of the club list: read once, written once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._tables: Tables | None = None
        self.changed = False

    def read(self) -> Tables | None:
        """The tables, None when there is no list yet; DamagedList for a file that is not as it was written."""
        if self._tables is None:
            self._tables = _tables(self.path)
        return self._tables

    def write(self, data: Tables) -> None:
        """Remember the tables; `save` writes them."""
        self._tables, self.changed = data, True

    def save(self) -> None:
        """Replace the file by what was written last; OSError when that fails."""
        rows = (layout.row(int(n), document) for n, document in (self._tables or {}).get(TABLE, {}).items())
        body = _TOP + b",\n".join(rows) + _FOOT
        replace_file(self.path, layout.with_checksum(body))


def key_of(name: str) -> str:
    """The words of a name without accents, case and punctuation, in their order: `kovacs agnes`."""
    return " ".join("".join(c if c.isalnum() or c == "'" else " " for c in plain(name)).split())


def _document(member: Member) -> dict[str, Any]:
    return {**codec.write(checked_member(member)), "key": key_of(member.name)}


def list_path(folder: Path) -> Path:
    """Where the list of that club is."""
    return folder / FOLDER / NAME


def read_members(folder: Path) -> Members:
    """The members of the club, nobody when there is no list yet; Refused or DamagedList when it cannot be read.

    A file that is whole, and laid out as it is written here, is only cut into its rows.
    """
    path = list_path(folder)
    raw = _bytes(path)
    if raw is None:
        return Members(Documents({}, {}))
    found = _rows(raw) if layout.is_whole(raw) else None
    if found is None:
        found = from_tables(_parsed(raw, path).get(TABLE, {}))
    return Members(found, f"{zlib.crc32(raw):08x}")


def _rows(raw: bytes) -> Documents | None:
    if not raw.startswith(_TOP) or raw[-len(_FOOT) - layout.TAIL_LENGTH :][: len(_FOOT)] != _FOOT:
        return None
    try:
        return documents_of(raw[len(_TOP) : -len(_FOOT) - layout.TAIL_LENGTH].decode())
    except UnicodeDecodeError:
        return None


def change_members(
    folder: Path,
    add: Iterable[Member] = (),
    put: Mapping[int, Member] | None = None,
    remove: Iterable[int] = (),
) -> tuple[int, ...]:
    """Add members, put others in the place of those with these numbers, remove some: all or nothing, in one write.

    The numbers of those added. Refused when an entry cannot be right, or the file cannot be read or written.
    """
    added = [_document(m) for m in add]
    changed = {number: _document(m) for number, m in (put or {}).items()}
    gone = tuple(remove)
    large = len(added) + len(changed) > 1 or bool(gone)
    with _database(folder, large=large) as database:
        table = database.table(TABLE)
        if len(table) + len(added) > MOST_MEMBERS:
            raise Refused(msg("A club list holds at most {most} members.", most=MOST_MEMBERS))
        for number in (*changed, *gone):
            if not table.contains(doc_id=number):
                raise Refused(msg("Member {number} is not on the club list any more.", number=number))
        if gone:
            table.remove(doc_ids=list(gone))
        for number, document in changed.items():
            table.update(_replaced(document), doc_ids=[number])
        return tuple(table.insert_multiple(added))


def _replaced(new: dict[str, Any]) -> Callable[[Any], None]:
    """TinyDB's own update merges: what the new entry does not say any more goes here."""

    def replaced(document: dict[str, Any]) -> None:
        document.clear()
        document.update(new)

    return replaced


def _locked(path: Path) -> Lock:
    """The lock of the list. Refused when another program keeps it or the folder cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return acquire(path, PATIENCE)
    except Busy as busy:
        raise Refused(
            msg("The club list is being changed by {holder}: try again.", holder=busy.holder)
        ) from None
    except OSError as error:
        raise Refused(_not_saved(path, error)) from None


@contextmanager
def _database(folder: Path, *, large: bool) -> Iterator[TinyDB]:
    """The list under a lock, written at the end when something changed."""
    path = list_path(folder)
    lock = _locked(path)
    try:
        clean_siblings(path)
        storage = ClubStorage(path)
        with TinyDB(storage=lambda: storage) as database:
            yield database
            if storage.changed:
                _back_up(path, large=large)
                storage.save()
    except OSError as error:
        raise Refused(_not_saved(path, error)) from error
    finally:
        lock.release()


def _not_saved(path: Path, error: OSError) -> Message:
    why = error.strerror or str(error)
    return msg("The club list {path} cannot be saved: {why}.", path=str(path), why=why)


# Reading


def _tables(path: Path) -> Tables | None:
    raw = _bytes(path)
    return None if raw is None else _parsed(raw, path)


def _bytes(path: Path) -> bytes | None:
    try:
        with path.open("rb") as file:
            return file.read(layout.LARGEST_FILE + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(msg("The club list {path} cannot be read: {why}.", path=str(path), why=why)) from None


def _parsed(raw: bytes, path: Path) -> Tables:
    try:
        with _nothing_to_collect():
            found = json.loads(raw)
        version = found["clubtd club list"]["1"]["format"]
        table = found[TABLE]
        sound = all(
            isinstance(d["person"]["name"] + d["key"], str) and n.isdecimal() for n, d in table.items()
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise DamagedList(_damaged(path)) from None
    if isinstance(version, int) and version > FORMAT:
        text = "The club list {path} was written by a newer clubtd: this one cannot read it."
        raise Refused(msg(text, path=str(path)))
    if not sound or not layout.is_whole(raw):
        raise DamagedList(_damaged(path))
    return {TABLE: table}


@contextmanager
def _nothing_to_collect() -> Iterator[None]:
    """Thousands of objects are made and none is garbage: looking for some meanwhile takes as long as making them."""
    on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if on:
            gc.enable()


def _damaged(path: Path) -> Message:
    backup = newest_backup(path.parent.parent)
    if backup is None:
        text = "The club list {path} is damaged, and has no backup: move it away to begin a new one."
        return msg(text, path=str(path))
    text = "The club list {path} is damaged. The backup of {when} can take its place: clubtd club restore."
    return msg(text, path=str(path), when=_when(backup))


# Backups


def _back_up(path: Path, *, large: bool) -> None:
    """A copy of the file as it is, before the first change of a day and before every large one."""
    time = now().replace("-", "").replace(":", "").replace("T", "-")
    folder = path.parent / "backups"
    with suppress(FileNotFoundError):
        raw = path.read_bytes()
        folder.mkdir(exist_ok=True)
        kept = sorted(p.name for p in folder.glob("members-*.json"))
        if large or not any(name.startswith(f"members-{time[:8]}") for name in kept):
            replace_file(folder / f"members-{time}.json", raw)
            for name in kept[: -KEPT + 1]:
                os.unlink(folder / name)


def newest_backup(folder: Path) -> Path | None:
    """The newest backup of the club list that can be read; None when there is none."""
    for path in sorted((folder / FOLDER / "backups").glob("members-*.json"), reverse=True):
        with suppress(OSError, ValueError, KeyError, TypeError):
            raw = path.read_bytes()
            if layout.is_whole(raw) and json.loads(raw)["clubtd club list"]["1"]["format"] <= FORMAT:
                return path
    return None


def restore_list(folder: Path) -> Message:
    """Put the newest good backup in the place of the list, which is kept beside it. Refused when there is none."""
    path, backup = list_path(folder), newest_backup(folder)
    if backup is None:
        raise Refused(msg("The club list has no backup that can be read."))
    aside = path.with_name(f"members-before-{now().replace(':', '')}.json")
    lock = _locked(path)
    try:
        with suppress(FileNotFoundError):
            replace_file(aside, path.read_bytes())
        replace_file(path, backup.read_bytes())
    except OSError as error:
        raise Refused(_not_saved(path, error)) from error
    finally:
        lock.release()
    text = "The club list is as it was before {when}; what was there is kept as {aside}."
    return msg(text, when=_when(backup), aside=str(aside))


def _when(backup: Path) -> str:
    digits = backup.stem.removeprefix("members-")
    return f"{digits[:4]}-{digits[4:6]}-{digits[6:8]} {digits[9:11]}:{digits[11:13]}"
