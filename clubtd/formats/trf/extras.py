"""What a TRF has no record for, in comment lines that only clubtd reads.

`### clubtd event {...}`, `### clubtd player 3 {...}` and `### clubtd round 2 {...}`, the values as JSON. Only what
is not usual is written, and a line that cannot be read, or does not fit the file, says nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping

from clubtd.event.frozen import frozen
from clubtd.formats.trf.sound import sound
from clubtd.formats.trf.tournament import TrfTournament

Values = Mapping[str, object]

_OURS = re.compile(r"\s*clubtd (event|player|round)(?: (\d{1,4}))? (\{.*)", re.DOTALL)
_LONGEST_TEXT = 2000


@frozen
class Extras:
    """Values of the event, of players by pairing number, and of rounds by their number."""

    event: Mapping[str, object] = {}
    players: Mapping[int, Values] = {}
    rounds: Mapping[int, Values] = {}

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


def fits(comment: str, trf: TrfTournament) -> bool:
    """Whether a comment holds values of clubtd that can be read and fit the file."""
    return _values(comment, trf) is not None


def paired(comments: Iterable[str]) -> int:
    """How many rounds were paired, where the columns do not show it: in the last one nobody played. Else 0."""
    told = [_read(found[3]) for found in map(_OURS.fullmatch, comments) if found and found[1] == "event"]
    return max((number(values, "paired") for values in told if isinstance(values, dict)), default=0)


def extras_of(trf: TrfTournament) -> Extras:
    """The values in the comments of the file."""
    event: Values = {}
    players: dict[int, Values] = {}
    rounds: dict[int, Values] = {}
    for comment in trf.comments:
        found = _values(comment, trf)
        if found is None:
            continue
        kind, number, values = found
        if kind == "event":
            event = values
        else:
            (players if kind == "player" else rounds)[number] = values
    return Extras(event, players, rounds)


def _values(comment: str, trf: TrfTournament) -> tuple[str, int, Values] | None:
    found = _OURS.fullmatch(comment)
    values = _read(found[3]) if found else None
    if not found or not isinstance(values, dict):
        return None
    kind, number = found[1], int(found[2] or 0)
    return (kind, number, values) if sound(kind, number, values, trf) else None


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
