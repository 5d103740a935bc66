"""Whether a line of clubtd's own in a TRF can be right: people edit files, and then nothing of that line is taken."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping

from clubtd.event.actions.decisions import MOST_TENTHS
from clubtd.event.names import clean
from clubtd.event.result import Code, Colour, Result
from clubtd.event.tables import HIGHEST_TABLE
from clubtd.formats.trf.prizes import prizes_read
from clubtd.formats.trf.tournament import TrfTournament

Values = Mapping[str, object]
Test = Callable[[object], bool]

_MOST = 99
_TIME = re.compile(r"(?:\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?)?", re.ASCII)
_RESULTS = frozenset(result.value for result in Result)


def sound(kind: str, number: int, values: Values, trf: TrfTournament) -> bool:
    """Whether these values of the `event`, of a `player` or of a `round` fit the players and rounds of the file.

    A name that is not known says nothing: a later edition may have written it.
    """
    if kind == "event":
        return number == 0 and _holds(values, _of_event(len(trf.entrants)))
    if kind == "player":
        return 1 <= number <= len(trf.entrants) and _holds(values, _OF_PLAYER)
    return 1 <= number <= trf.rounds and _round(values, number - 1, trf)


def _holds(values: object, tests: Mapping[str, Test], needed: Collection[str] = ()) -> bool:
    return (
        isinstance(values, dict)
        and all(name in values for name in needed)
        and all(tests[name](value) for name, value in values.items() if name in tests)
    )


def _whole(least: int, most: int) -> Test:
    return lambda value: type(value) is int and least <= value <= most


def _text(value: object) -> bool:
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def _words(value: object) -> bool:
    return isinstance(value, str) and _text(value) and bool(clean(value))


def _time(value: object) -> bool:
    return isinstance(value, str) and bool(_TIME.fullmatch(value))


def _flag(value: object) -> bool:
    return type(value) is bool


def _all(test: Test) -> Test:
    return lambda value: isinstance(value, list) and all(test(one) for one in value)


_OF_PLAYER: Mapping[str, Test] = {
    "name": _words,
    "club": _text,
    "last": _text,
    "first": _text,
    "table": _whole(1, HIGHEST_TABLE),
    "house": _flag,
    "left": _flag,
    "cancelled": _flag,
}


def _of_event(players: int) -> Mapping[str, Test]:
    from clubtd.standings.rulesets import RULESETS

    known = _whole(1, players)
    adjustment: Mapping[str, Test] = {
        "player": known,
        "tenths": lambda value: value != 0 and _whole(-MOST_TENTHS, MOST_TENTHS)(value),
        "after": _whole(0, _MOST),
        "reason": _words,
    }
    return {
        "rules": lambda value: isinstance(value, str) and value in RULESETS,
        "kind": _text,
        "bye_limit": lambda value: value is None or _whole(0, _MOST)(value),
        "first_table": _whole(1, HIGHEST_TABLE),
        "clubs_apart": _whole(0, _MOST),
        "paired": _whole(1, 2 * _MOST),
        "adjustments": _all(lambda row: _holds(row, adjustment, adjustment)),
        "deciders": _all(lambda row: _decider(row, known)),
        "held": lambda value: _held(value, known),
        "byes": lambda value: _given(value, known),
        "prizes": lambda value: prizes_read(value) is not None,
    }


def _held(value: object, known: Test) -> bool:
    """Pairs of different players, each at a table of their own or at any (0)."""
    tests: Mapping[str, Test] = {"white": known, "black": known, "board": _whole(0, HIGHEST_TABLE)}
    if not isinstance(value, list) or not all(_holds(row, tests, tests) for row in value):
        return False
    players = [row[name] for row in value for name in ("white", "black")]
    boards = [row["board"] for row in value if row["board"]]
    return len(set(players)) == len(players) and len(set(boards)) == len(boards)


def _given(value: object, known: Test) -> bool:
    """One bye a round."""
    tests: Mapping[str, Test] = {"player": known, "round": _whole(1, _MOST)}
    if not isinstance(value, list) or not all(_holds(row, tests, tests) for row in value):
        return False
    return len({row["round"] for row in value}) == len(value)


def _decider(row: object, known: Test) -> bool:
    tests: Mapping[str, Test] = {"players": _all(known), "at": _time, "games": _all(_game), "seed": _text}
    if not isinstance(row, dict) or not _holds(row, tests, ("players", "at", "games")):
        return False
    players: list[int] = row["players"]
    level = set(players)
    return 2 <= len(level) == len(players) and all(
        {game["white"], game["black"]} <= level and game["white"] != game["black"] for game in row["games"]
    )


def _game(row: object) -> bool:
    number = _whole(1, 9999)
    tests: Mapping[str, Test] = {
        "white": number,
        "black": number,
        "result": lambda value: isinstance(value, str) and value in _RESULTS,
        "control": _text,
        "draw_wins": _flag,
    }
    return _holds(row, tests, ("white", "black", "result"))


def _round(values: Values, index: int, trf: TrfTournament) -> bool:
    records = {entrant.number: entrant.records[index] for entrant in trf.entrants}
    whites = {n for n, record in records.items() if record.opponent and record.colour is Colour.WHITE}
    without_result = [n for n in whites if records[n].code is Code.OPEN]
    tests: Mapping[str, Test] = {
        "at": _time,
        "whites": lambda value: isinstance(value, list) and _once(value, whites),
        "tables": _all(_whole(1, HIGHEST_TABLE)),
        "by_hand": _all(_whole(1, len(records))),
        "changed": _flag,
        "open": _all(lambda one: type(one) is int and one in without_result),
        "adjourned": _all(lambda one: type(one) is int and one in without_result),
    }
    if not _holds(values, tests):
        return False
    placed, tables = values.get("whites", []), values.get("tables", [])
    assert isinstance(placed, list) and isinstance(tables, list)
    return len(placed) == len(tables) == len(set(tables))


def _once(numbers: list[object], expected: Collection[int]) -> bool:
    whole = [number for number in numbers if type(number) is int]
    return len(whole) == len(numbers) == len(expected) and set(whole) == set(expected)
