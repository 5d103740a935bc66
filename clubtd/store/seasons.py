"""The club's seasons: each a small file in the folder `seasons`, with the names of its events and its rules."""

from __future__ import annotations

import os
from pathlib import Path

from tinydb import TinyDB

from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg
from clubtd.event.names import clean, plain, words
from clubtd.standings.season import SeasonRules
from clubtd.store import codec
from clubtd.store.contents import said_of
from clubtd.store.folder import LONGEST_NAME, SUFFIX, new_path
from clubtd.store.wholefile import WholeFile

FOLDER, DELETED = "seasons", "deleted"
_TABLE = "season"


@frozen
class Season:
    """Which events make a season, and by what rules.

    `events` are file names in the club's folder, or whole paths. Besides them every event of the folder counts whose
    name has all the words of `match`, unless it is among those `without`.
    """

    name: str
    rules: SeasonRules = SeasonRules()
    events: tuple[str, ...] = ()
    match: str = ""
    without: tuple[str, ...] = ()

    def having(self, key: str) -> Season:
        """The season with that event."""
        rest = tuple(name for name in self.without if name != key)
        return replace(self, events=self.events if key in self.events else (*self.events, key), without=rest)

    def lacking(self, key: str) -> Season:
        """The season without that event, whether it was named or fits."""
        rest = tuple(name for name in self.events if name != key)
        gone = (*self.without, key) if self.match and key not in self.without else self.without
        return replace(self, events=rest, without=gone)


@frozen
class Kept:
    """A season as a line of the list; `error` says why its file cannot be read, then only the path is known."""

    path: Path
    season: Season
    error: Message | None = None


def seasons(data: Path, *, deleted: bool = False) -> list[Kept]:
    """The seasons in the club's folder by name, or those that were deleted."""
    folder = data / FOLDER / DELETED if deleted else data / FOLDER
    try:
        found = [Path(e.path) for e in os.scandir(folder) if e.name.endswith(SUFFIX) and e.name[0] != "."]
    except FileNotFoundError:
        return []
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(msg("The folder {path} cannot be read: {why}.", path=str(folder), why=why)) from None
    return sorted((_kept(path) for path in found), key=lambda kept: (plain(kept.season.name), kept.path.name))


def _kept(path: Path) -> Kept:
    try:
        return Kept(path, _read(path))
    except Refused as refused:
        return Kept(path, Season(path.stem), refused.message)


def find(data: Path, text: str, *, deleted: bool = False) -> Kept:
    """The season meant by enough of its name. Refused when none or several fit."""
    known = seasons(data, deleted=deleted)
    wanted = plain(clean(text))
    for fits in (
        [k for k in known if wanted in (plain(k.season.name), plain(k.path.stem))],
        [k for k in known if plain(k.season.name).startswith(wanted)],
        [k for k in known if words(text) and all(p in plain(k.season.name) for p in words(text))],
    ):
        if len(fits) == 1:
            return fits[0]
        if fits:
            names = tuple(k.season.name for k in fits)
            raise Refused(msg("{text} could be {names}: write more of the name.", text=text, names=names))
    if deleted:
        raise Refused(msg("No deleted season is called {text}.", text=text))
    raise Refused(
        msg(
            "There is no season {text}: clubtd season {name} --new begins one.", text=text, name=_quoted(text)
        )
    )


def _quoted(text: str) -> str:
    return f"'{text}'" if " " in text else text


def load(path: Path) -> Season:
    """The season in that file; Refused, with path and reason, when it is not right."""
    try:
        return _read(path)
    except Refused as refused:
        raise Refused(said_of(path, refused.message)) from None


def _read(path: Path) -> Season:
    with TinyDB(path, storage=WholeFile) as database:
        documents = database.table(_TABLE).all()
    if len(documents) != 1:
        raise Refused(msg("it is no season of clubtd"))
    found = codec.read(Season, dict(documents[0]), _TABLE)
    return replace(found, rules=found.rules.checked())


def save(path: Path, season: Season) -> None:
    """Keep the season in that file; Refused when it cannot be written."""
    name = clean(season.name)
    if not name or len(name) > LONGEST_NAME:
        raise Refused(msg("The name of a season has 1 to {most} letters.", most=LONGEST_NAME))
    kept = replace(season, name=name, rules=season.rules.checked())
    try:
        path.parent.mkdir(exist_ok=True)
        with TinyDB(path, storage=WholeFile) as database:
            database.storage.write({_TABLE: {"1": codec.write(kept)}})
    except OSError as error:
        raise Refused(
            msg(
                "The season cannot be kept in {path}: {why}.",
                path=str(path),
                why=error.strerror or str(error),
            )
        ) from None


def create(data: Path, season: Season) -> Path:
    """A file for a new season; Refused when there is one of that name."""
    if any(plain(kept.season.name) == plain(clean(season.name)) for kept in seasons(data)):
        raise Refused(msg("There is a season {name} already.", name=season.name))
    path = new_path(data / FOLDER, season.name)
    save(path, season)
    return path


def delete(path: Path) -> Path:
    """Put a season away, and say where it is now; its events stay where they are."""
    return _move(path, path.parent / DELETED)


def bring_back(path: Path) -> Path:
    """Fetch a deleted season back, and say where it is now."""
    return _move(path, path.parent.parent)


def _move(path: Path, folder: Path) -> Path:
    try:
        folder.mkdir(exist_ok=True)
        there = new_path(folder, path.stem)
        os.rename(path, there)
    except OSError as error:
        raise Refused(
            msg("{path} stays where it is: {why}.", path=str(path), why=error.strerror or str(error))
        ) from None
    return there
