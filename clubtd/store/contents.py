"""What an event file holds: from a history to its bytes, and back with every check."""

from __future__ import annotations

from pathlib import Path

from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.history import Entry, History, replay
from clubtd.event.message import Message, Refused, msg
from clubtd.store import layout
from clubtd.store.entries import read_entry, write_entry
from clubtd.store.layout import FORMAT, LOG, STATE, Damaged, Document, Tables
from clubtd.store.migrations import migrated
from clubtd.store.rows import Rows
from clubtd.store.state import state

MOST_ACTIONS = 20_000
# What an event raises that does not fit together, as no program of ours would make it.
CONTRADICTIONS = (KeyError, IndexError, ValueError, AssertionError)


@frozen
class Contents:
    """A file as it was read: its bytes, the format they had, the tables in today's format, and the history."""

    raw: bytes
    version: int
    tables: Tables
    history: History


def to_bytes(history: History) -> bytes:
    """The whole event file of a history."""
    log = Rows().of([write_entry(entry) for entry in history.log])
    return layout.to_bytes(log, [layout.row(n, d) for n, d in enumerate(state(history.event), 1)])


def load(path: Path) -> Contents:
    """What is in the file; Refused, with path and reason (Damaged and Newer are kinds of it), when it is not right."""
    try:
        return parse(read_bytes(path))
    except Refused as refused:
        raise type(refused)(said_of(path, refused.message)) from None


def said_of(path: Path, what: Message) -> Message:
    """A sentence about a file."""
    return msg("{path}: {what}.", path=str(path), what=what)


def read_bytes(path: Path) -> bytes:
    """The bytes of the file, not many more than an event may have; Refused when there is none."""
    try:
        if not path.is_file():
            raise Refused(msg("it is a folder") if path.is_dir() else msg("there is no such file"))
        with path.open("rb") as file:
            return file.read(layout.LARGEST_FILE + 1)
    except OSError as error:
        raise Refused(msg("it cannot be read ({why})", why=error.strerror or str(error))) from None


def parse(raw: bytes) -> Contents:
    """The contents that these bytes stand for; Refused, Damaged or Newer when they are not right."""
    version, tables = layout.from_bytes(raw)
    tables = migrated(version, tables)
    documents, kept = tables.get(LOG), tables.get(STATE)
    if not isinstance(documents, dict) or not documents or not isinstance(kept, dict):
        raise Refused(msg("it holds no event"))
    if len(documents) > MOST_ACTIONS:
        raise Refused(msg("it holds more than {most} actions", most=MOST_ACTIONS))
    entries: list[Entry] = []
    for number, (key, document) in enumerate(documents.items(), 1):
        if key != str(number):
            raise Damaged(msg("its action {number} is missing", number=number))
        entries.append(read_entry(document, number))
    return Contents(raw, version, tables, _added_up(entries, list(kept.values()), version))


def _added_up(entries: list[Entry], kept: list[Document], version: int) -> History:
    try:
        history = replay(entries)
        made = checked_state(history.event)
    except Refused as refused:
        what = msg("one of its actions cannot be taken ({why})", why=refused.message)
        raise Damaged(what) from None
    except CONTRADICTIONS:
        raise Damaged(msg("its actions contradict each other")) from None
    if version == FORMAT and kept != made:
        raise Damaged(msg("its actions do not add up to the state that stands in it"))
    return history


def checked_state(event: Event) -> list[Document]:
    """The state of an event; Refused for one that no file could hold."""
    try:
        return state(event)
    except CONTRADICTIONS:
        raise Refused(msg("It contradicts what stands in the event already.")) from None
