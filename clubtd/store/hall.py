"""The other events in the hall: two sections of one evening must not have games at the same tables."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from clubtd.event.event import Event
from clubtd.event.message import Message, Refused, msg
from clubtd.store.contents import load
from clubtd.store.folder import Summary, events


def same_tables(event: Event, path: Path, folder: Path) -> Iterator[Message]:
    """Which tables of the last round are those of games that another event of the club's folder plays on that day."""
    for other, both in beside(event, path, folder):
        yield msg(
            "{event} plays at these tables too: {tables}."
            " The verb first-table gives others from the next pairing on.",
            event=other.settings.name,
            tables=both,
        )


def beside(event: Event, path: Path, folder: Path) -> Iterator[tuple[Event, tuple[int, ...]]]:
    """The events of the club's folder that play on the day of the last round at some of its tables, and at which.

    None for an event that is kept elsewhere.
    """
    ours = event.current
    if ours is None or not ours.at or os.path.realpath(path.parent) != os.path.realpath(folder):
        return
    tables = {game.board for game in ours.games}
    for other in _running(folder):
        if os.path.realpath(other.path) == os.path.realpath(path):
            continue
        try:
            section = load(other.path).history.event
        except Refused:
            continue
        theirs = section.current
        if theirs is None or theirs.at[:10] != ours.at[:10]:
            continue
        if both := sorted(tables & {game.board for game in theirs.missing}):
            yield section, tuple(both)


def _running(folder: Path) -> list[Summary]:
    """The events with games that have no result; none when the folder cannot be read."""
    try:
        return [found for found in events(folder) if found.missing]
    except Refused:
        return []
