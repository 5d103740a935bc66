"""What a TRF has no record for, in comment lines that only clubtd reads.

`### clubtd event {...}`, `### clubtd player 3 {...}` and `### clubtd round 2 {...}`, the values as JSON. Only what
is not usual is written, and a line that cannot be read says nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Values = Mapping[str, object]
Numbered = Mapping[int, Values]

_OURS = re.compile(r"\s*clubtd (event|player|round)(?: (\d{1,4}))? (\{.*\})\s*")
_LONGEST_TEXT = 200


@dataclass(frozen=True, slots=True)
class Extras:
    """Values of the event, of players by pairing number, and of rounds by their number."""

    event: Values = field(default_factory=dict)
    players: Numbered = field(default_factory=dict)
    rounds: Numbered = field(default_factory=dict)

    def lines(self) -> tuple[str, ...]:
        """The comment lines, without the `###`."""
        found = [f" clubtd event {_json(self.event)}"] if self.event else []
        for kind, numbered in (("player", self.players), ("round", self.rounds)):
            found += [f" clubtd {kind} {n} {_json(v)}" for n, v in sorted(numbered.items()) if v]
        return tuple(found)


def _json(values: Values) -> str:
    return json.dumps(dict(values), ensure_ascii=False, sort_keys=True)


def is_ours(comment: str) -> bool:
    """Whether a comment holds values of clubtd."""
    return bool(_OURS.fullmatch(comment))


def extras_of(comments: Iterable[str]) -> Extras:
    """The values in these comments."""
    event: Values = {}
    players: dict[int, Values] = {}
    rounds: dict[int, Values] = {}
    for comment in comments:
        found = _OURS.fullmatch(comment)
        values = _read(found[3]) if found else None
        if not found or not isinstance(values, dict):
            continue
        if found[1] == "event":
            event = values
        elif found[2]:
            (players if found[1] == "player" else rounds)[int(found[2])] = values
    return Extras(event, players, rounds)


def _read(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def text(values: Values, name: str, default: str = "") -> str:
    """A short text among the values."""
    found = values.get(name)
    return found[:_LONGEST_TEXT] if isinstance(found, str) else default


def number(values: Values, name: str, default: int = 0) -> int:
    """A whole number among the values."""
    found = values.get(name)
    return found if type(found) is int else default


def flag(values: Values, name: str) -> bool:
    """Whether something is said to be so."""
    return values.get(name) is True


def numbers(values: Values, name: str) -> tuple[int, ...]:
    """A list of whole numbers among the values."""
    found = values.get(name)
    return tuple(n for n in found if type(n) is int) if isinstance(found, list) else ()


def rows(values: Values, name: str) -> tuple[Values, ...]:
    """A list of groups of values."""
    found = values.get(name)
    return tuple(row for row in found if isinstance(row, dict)) if isinstance(found, list) else ()
