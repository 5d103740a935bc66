"""Lines of the log as JSON objects: `{"at": ..., "verb": ..., and the fields of the action}`."""

from __future__ import annotations

from typing import Any

from clubtd.event.actions import ACTIONS
from clubtd.event.history import Entry, Redo, Restore, Step, Undo
from clubtd.event.message import Refused, msg
from clubtd.store import codec

LONGEST_TIME = 40

VERBS: dict[str, type[Step]] = {kind.verb: kind for kind in (Undo, Redo, Restore)}
VERBS.update((kind.verb, kind) for kind in ACTIONS)


def write_entry(entry: Entry) -> dict[str, Any]:
    """The entry as it stands in an event file."""
    return {"at": entry.at, "verb": entry.step.verb, **codec.write(entry.step)}


def read_entry(value: object, number: int) -> Entry:
    """The entry that a JSON object stands for; Refused with its number when it is not one of ours."""
    where = f"action {number}"
    if not isinstance(value, dict):
        raise Refused(msg("{where}: {what}", where=where, what=msg("it is no object")))
    rest = dict(value)
    at, verb = rest.pop("at", None), rest.pop("verb", None)
    if not isinstance(at, str) or not 0 < len(at) <= LONGEST_TIME or not at.isprintable():
        raise Refused(msg("{where}: {what}", where=where, what=msg("its time is missing")))
    kind = VERBS.get(verb) if isinstance(verb, str) else None
    if kind is None:
        what = msg("there is no action called {verb}", verb=str(verb)[:40])
        raise Refused(msg("{where}: {what}", where=where, what=what))
    step: Step = codec.read(kind, rest, f"{where} ({verb})")
    return Entry(at, step)
