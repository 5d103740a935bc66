"""The club's folder of events: which there are, finding one by name, a place for a new one."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg
from clubtd.event.names import clean, plain, words
from clubtd.store import layout

SUFFIX = ".json"
DELETED = "deleted"
"""The folder in the club's folder that deleted events go to."""
LONGEST_NAME = 60
# Names that Windows keeps for devices.
_DEVICES = {"con", "prn", "aux", "nul", *(f"{d}{i}" for d in ("com", "lpt") for i in range(1, 10))}
_STATE = b'"state": {\n"1": '


@frozen
class Summary:
    """An event as a line of the list. `error` says why a file cannot be read; then only path and time are known.

    `round` is the last one paired, `missing` its boards without a result, `leaders` the names of those with the
    most points, `modified` seconds since 1970.
    """

    path: Path
    modified: float
    name: str = ""
    system: str = ""
    rounds: int = 0
    round: int = 0
    players: int = 0
    missing: int = 0
    finished: bool = False
    leaders: tuple[str, ...] = ()
    archived: bool = False
    error: Message | None = None


def data_folder(option: str | None = None) -> Path:
    """Where the events live: the option, else the variable CLUBTD_DATA, else the platform's folder. It exists."""
    chosen = option or os.environ.get("CLUBTD_DATA")
    if chosen:
        folder = Path(os.path.expanduser(chosen))
    else:
        from platformdirs import user_data_path

        folder = user_data_path("clubtd", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(
            msg(
                "The folder {path} cannot be made: {why}.", path=str(folder), why=error.strerror or str(error)
            )
        ) from None
    return folder


def events(folder: Path, *, archived: bool = False) -> list[Summary]:
    """The events in the folder, the one changed last first; those in the archive only when asked for.

    A file that cannot be read says so in its line.
    """
    try:
        found = [entry for entry in os.scandir(folder) if _is_event_file(entry)]
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(msg("The folder {path} cannot be read: {why}.", path=str(folder), why=why)) from None
    summaries = [summary(Path(entry.path)) for entry in found]
    if not archived:
        summaries = [s for s in summaries if not s.archived]
    return sorted(summaries, key=lambda s: (-s.modified, s.path.name))


def event_names(folder: Path) -> list[str]:
    """The names of the event files, without their ending, the one changed last first; no file is read."""
    try:
        found = [(entry.stat().st_mtime, entry.name) for entry in os.scandir(folder) if _is_event_file(entry)]
    except OSError:
        return []
    return [name.removesuffix(SUFFIX) for _, name in sorted(found, reverse=True)]


def put_away(folder: Path, events_of_folder: Iterable[Summary]) -> list[Summary]:
    """What can be brought back, the one changed last first: the archived ones of these events, and the deleted."""
    gone = events(folder / DELETED, archived=True) if (folder / DELETED).is_dir() else []
    return sorted([*(s for s in events_of_folder if s.archived), *gone], key=lambda s: -s.modified)


def _is_event_file(entry: os.DirEntry[str]) -> bool:
    return entry.name.endswith(SUFFIX) and not entry.name.startswith(".") and not entry.is_dir()


def summary(path: Path) -> Summary:
    """The line of one event, from the state that stands in its file: nothing is replayed."""
    modified = 0.0
    try:
        with path.open("rb") as file:
            modified = os.fstat(file.fileno()).st_mtime
            raw = file.read(layout.LARGEST_FILE + 1)
    except OSError as error:
        return Summary(path, modified, error=msg("cannot be read: {why}", why=error.strerror or str(error)))
    try:
        if not layout.is_whole(raw):
            layout.from_bytes(raw)
        start = raw.index(_STATE) + len(_STATE)
        state = json.loads(raw[start : raw.index(b"\n", start)].rstrip(b","))
        players = state["players"]  # a list in files of format 1
        return Summary(
            path,
            modified,
            str(state["name"]),
            str(state["system"]),
            int(state["rounds"]),
            int(state["round"]),
            len(players) if isinstance(players, list) else int(players),
            int(state["missing"]),
            bool(state["finished"]),
            tuple(str(name) for name in state["leaders"]),
            bool(state.get("archived", False)),
        )
    except Refused as refused:
        return Summary(path, modified, error=refused.message)
    except (ValueError, KeyError, TypeError, RecursionError):
        return Summary(path, modified, error=msg("it is not an event of clubtd"))


def path_in(text: str) -> Path | None:
    """The path that was typed, of a file that is there or with a folder in it; None: it is the name of an event."""
    path = Path(os.path.expanduser(text))
    return path if os.path.isfile(path) or os.sep in text or (os.altsep and os.altsep in text) else None


def find(folder: Path, text: str) -> Path:
    """The event meant: a path, or enough of the name of one in the folder. Refused when none or several fit."""
    if path := path_in(text):
        return path
    known = events(folder, archived=True)
    wanted, parts = plain(clean(text)), words(text)
    tests: tuple[Callable[[Summary], bool], ...] = (
        lambda s: wanted == plain(s.path.name),
        lambda s: wanted in (plain(s.name), plain(s.path.name), plain(s.path.stem)),
        lambda s: plain(s.name).startswith(wanted) or plain(s.path.stem).startswith(wanted),
        lambda s: bool(parts) and all(p in plain(s.name) for p in parts),
    )
    for fits in tests:
        found = [s for s in known if fits(s)]
        if len(found) == 1:
            return found[0].path
        if found:
            raise Refused(_which(text, found))
    raise Refused(msg("There is no event {text} in {folder}.", text=text, folder=str(folder)))


def _which(text: str, found: Sequence[Summary]) -> Message:
    """That several events fit, and what tells them apart: their names, or where these are the same their files."""
    names = tuple(s.name or s.path.name for s in found)
    if len({plain(name) for name in names}) == len(names):
        return msg("{text} could be {names}: write more of the name.", text=text, names=names)
    files = tuple(s.path.name for s in found)
    return msg("Several events could be {text}: write the name of the file, {files}.", text=text, files=files)


def new_path(folder: Path, name: str) -> Path:
    """A path in the folder for an event of that name, at which there is nothing yet."""
    letters = "".join(c if c.isalnum() else " " for c in plain(clean(name)))
    stem = "-".join(letters.split())[:LONGEST_NAME].strip("-") or "event"
    if stem in _DEVICES:
        stem += "-event"
    number, candidate = 1, stem
    while os.path.lexists(folder / (candidate + SUFFIX)):
        number += 1
        candidate = f"{stem}-{number}"
    return folder / (candidate + SUFFIX)
