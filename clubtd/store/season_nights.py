"""The events of a season read as its nights; what cannot be counted is told, the rest is there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg
from clubtd.event.names import plain, words
from clubtd.standings.season import Night, SeasonTable, night_of, season_table
from clubtd.store import folder
from clubtd.store.contents import load
from clubtd.store.remembered import recall, remember
from clubtd.store.seasons import Season
from clubtd.store.signature import Signature, signature

SEEN = "season nights"
"""What is remembered of seasons: the files that fitted the words of each, to tell of one that is gone."""
_known: dict[Path, tuple[Signature | None, Night | Message]] = {}


@frozen
class Gathered:
    """The table of a season now, and a sentence about every event that is missing in it."""

    season: Season
    table: SeasonTable
    troubles: tuple[Message, ...]


def key_of(data: Path, path: Path) -> str:
    """How a season names an event: by its file, or by the whole path where that is in another folder."""
    whole = path.absolute()
    return whole.name if whole.parent == data.absolute() else str(whole)


def keys_of(data: Path, season: Season) -> tuple[str, ...]:
    """The events of a season: those named, and those whose names fit, the damaged and the deleted ones among them.

    An event that fitted when the table was last made, and whose file is gone since, is among them as well.
    """
    found = folder.events(data, archived=True) if season.match else []
    gone = (
        folder.events(data / folder.DELETED, archived=True)
        if season.match and (data / folder.DELETED).is_dir()
        else []
    )
    fitting = [key_of(data, summary.path) for summary in found if _fits(summary, season.match)]
    fitting += [summary.path.name for summary in gone if _fits(summary, season.match)]
    fitting += [key for key in _seen(data, season.match) if key not in fitting and not (data / key).exists()]
    return tuple(dict.fromkeys((*season.events, *(key for key in fitting if key not in season.without))))


def _seen(data: Path, match: str) -> list[str]:
    """The files that fitted these words before."""
    kept = recall(data, SEEN) if match else None
    keys = kept.get(match) if isinstance(kept, dict) else None
    return [key for key in keys if isinstance(key, str) and key] if isinstance(keys, list) else []


def _see(data: Path, season: Season) -> None:
    """Remember which files fit, as far as that is news."""
    fitting = [key for key in keys_of(data, season) if key not in season.events]
    if season.match and not set(fitting) <= set(_seen(data, season.match)):
        kept = recall(data, SEEN)
        remember(data, SEEN, {**(kept if isinstance(kept, dict) else {}), season.match: fitting})


def _fits(summary: folder.Summary, match: str) -> bool:
    """Whether a name has all the words; the name of a file that cannot be read is that of the file."""
    name = plain(summary.path.stem if summary.error else summary.name)
    return all(word in name for word in words(match))


def gather(data: Path, season: Season) -> Gathered:
    """The season's table from the files as they are now; nothing is refused that can be told."""
    found = list(_read(data, season))
    _see(data, season)
    nights = [night for night in found if isinstance(night, Night)]
    troubles = tuple(trouble for trouble in found if isinstance(trouble, Message))
    return Gathered(season, season_table(nights, season.rules), troubles)


def _read(data: Path, season: Season) -> Iterator[Night | Message]:
    for key in keys_of(data, season):
        path = data / key
        if path.is_file():
            yield _night(path, key)
        elif (path.parent / folder.DELETED / path.name).is_file():
            yield msg(
                "{event} was deleted and is left out: clubtd delete {event} --back fetches it back.",
                event=path.stem,
            )
        else:
            yield msg("{event} is not there any more and is left out.", event=path.stem)


def _night(path: Path, key: str) -> Night | Message:
    """The event in that file; read once as long as the file stays the same."""
    seen = signature(path)
    if path not in _known or _known[path][0] != seen:
        _known[path] = seen, _reckoned(path, key)
    return _known[path][1]


def _reckoned(path: Path, key: str) -> Night | Message:
    try:
        history = load(path).history
        if not history.event.rounds:
            return msg("{event} has not begun and is left out.", event=history.event.settings.name)
        return night_of(history.event, key, history.log[0].at[:10])
    except Refused as refused:
        return msg("One event is left out. {why}", why=refused.message)
