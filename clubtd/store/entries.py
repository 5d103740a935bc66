"""Lines of the log as JSON objects: `{"at": ..., "verb": ..., and the fields of the action}`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from clubtd.event.actions import ACTIONS, Action, AsOne
from clubtd.event.history import Entry, Redo, Restore, Step, Undo
from clubtd.event.message import Refused, msg
from clubtd.store import codec

LONGEST_TIME = 40

VERBS: dict[str, type[Step]] = {kind.verb: kind for kind in (Undo, Redo, Restore)}
VERBS.update((kind.verb, kind) for kind in ACTIONS)
_ALONE = (AsOne.verb, Undo.verb, Redo.verb, Restore.verb)


def write_entry(entry: Entry) -> dict[str, Any]:
    """The entry as it stands in an event file."""
    return {"at": entry.at, **_write(entry.step)}


def _write(step: Step) -> dict[str, Any]:
    if isinstance(step, AsOne):
        return {"verb": step.verb, "steps": [_write(part) for part in step.steps]}
    return {"verb": step.verb, **codec.write(step)}


def read_entry(value: object, number: int) -> Entry:
    """The entry that a JSON object stands for; Refused with its number when it is not one of ours."""
    where = f"action {number}"
    if not isinstance(value, dict):
        raise Refused(msg("{where}: {what}", where=where, what=msg("it is no object")))
    rest = dict(value)
    at = rest.pop("at", None)
    if not isinstance(at, str) or not 0 < len(at) <= LONGEST_TIME or not at.isprintable():
        raise Refused(msg("{where}: {what}", where=where, what=msg("its time is missing")))
    return Entry(at, _read(rest, where))


def _read(rest: dict[str, Any], where: str) -> Step:
    verb = rest.pop("verb", None)
    kind = VERBS.get(verb) if isinstance(verb, str) else None
    if kind is None:
        what = msg("there is no action called {verb}", verb=str(verb)[:40])
        raise Refused(msg("{where}: {what}", where=where, what=what))
    where = f"{where} ({verb})"
    if kind is AsOne:
        return AsOne(tuple(_read_parts(rest, where)))
    step: Step = codec.read(kind, rest, where)
    return step


def _read_parts(rest: dict[str, Any], where: str) -> Iterator[Action]:
    """The actions of one that holds several; none of these holds several itself."""
    parts = rest.get("steps")
    if set(rest) != {"steps"} or not isinstance(parts, list) or not 0 < len(parts) <= codec.LONGEST_LIST:
        raise Refused(msg("{where}: {what}", where=where, what=msg("a list of actions was expected")))
    for number, part in enumerate(parts, 1):
        place = f"{where}, {number}"
        if not isinstance(part, dict) or part.get("verb") in _ALONE:
            raise Refused(msg("{where}: {what}", where=place, what=msg("an action was expected")))
        step = _read(dict(part), place)
        assert not isinstance(step, Undo | Redo | Restore)
        yield step
