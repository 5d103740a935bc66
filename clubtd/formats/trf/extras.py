"""What a TRF has no record for, in comment lines that only clubtd reads.

`### clubtd event {...}` and `### clubtd player 3 {...}`, the values as JSON.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Values = Mapping[str, object]

_OURS = re.compile(r"\s*clubtd (?:event|player (\d{1,4})) (\{.*\})\s*")


@dataclass(frozen=True, slots=True)
class Extras:
    """Values of the event, and of players by number. Only what is not the default is written."""

    event: Values = field(default_factory=dict)
    players: Mapping[int, Values] = field(default_factory=dict)

    def lines(self) -> tuple[str, ...]:
        """The comment lines, without the `###`."""
        found = [f" clubtd event {_json(self.event)}"] if self.event else []
        found += [
            f" clubtd player {n} {_json(values)}" for n, values in sorted(self.players.items()) if values
        ]
        return tuple(found)


def _json(values: Values) -> str:
    return json.dumps(dict(values), ensure_ascii=False, sort_keys=True)


def is_ours(comment: str) -> bool:
    """Whether a comment holds values of clubtd."""
    return bool(_OURS.fullmatch(comment))


def extras_of(comments: Iterable[str]) -> Extras:
    """The values in these comments; a line that cannot be read says nothing."""
    event: Values = {}
    players: dict[int, Values] = {}
    for comment in comments:
        found = _OURS.fullmatch(comment)
        if not found:
            continue
        try:
            values = json.loads(found[2])
        except (ValueError, RecursionError):
            continue
        if isinstance(values, dict) and found[1]:
            players[int(found[1])] = values
        elif isinstance(values, dict):
            event = values
    return Extras(event, players)


def text(values: Values, name: str, default: str = "") -> str:
    """A short text among the values."""
    found = values.get(name)
    return found[:80] if isinstance(found, str) else default


def numbers(values: Values, name: str) -> frozenset[int]:
    """A list of numbers among the values."""
    found = values.get(name)
    return frozenset(n for n in found if isinstance(n, int)) if isinstance(found, list) else frozenset()
