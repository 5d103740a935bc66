"""`clubtd standings --between` and `--outlook`: how firm the order of two is, and what can still happen."""

from __future__ import annotations

from clubtd.advice.of_event import (
    event_champions,
    event_firmness,
    event_firmness_lines,
    event_outlook,
    event_outlook_lines,
)
from clubtd.advice.verdict import Verdict
from clubtd.cli.answer import Json, decimal, print_json
from clubtd.event.event import Event
from clubtd.event.find import find_player
from clubtd.event.message import Message, Refused, msg
from clubtd.event.namesakes import names_by_number, shown_names
from clubtd.event.result import Code
from clubtd.formats.words import say

_RESULTS = {Code.WIN: "1-0", Code.DRAW: "1/2-1/2", Code.LOSS: "0-1"}
_THEN = {Verdict.LEVEL: "level", Verdict.FIRST: "first", Verdict.SECOND: "second"}


def between(event: Event, one: str, other: str, *, json: bool) -> int:
    """Prints what parts two players level on points, which results would have turned it, and who wins by what."""
    a, b = (find_player(event, name).id for name in (one, other))
    for player in (a, b):
        if player not in event.numbers:
            raise Refused(msg("{name} is not in the table yet.", name=shown_names(event)[player]))
    found = event_firmness(event, a, b)
    names = names_by_number(event)
    first, second = names[found.first], names[found.second]
    head = msg("{first} and {second} are level to the end.", first=first, second=second)
    if found.code:
        head = msg("{first} is ahead of {second} by {code}.", first=first, second=second, code=found.code)
    told = (head, *event_firmness_lines(event, found))
    if not json:
        _print((*told, msg("First by each usual order:"), *event_champions(event)))
        return 0
    turns: list[Json] = [
        {
            "white": turn.board.white,
            "black": turn.board.black,
            "result": _RESULTS[turn.white],
            "then": _THEN[turn.verdict],
        }
        for turn in found.turns
    ]
    print_json(
        {
            "first": found.first,
            "second": found.second,
            "code": found.code or None,
            "round": found.round,
            "boards": found.boards,
            "turning": found.turning,
            "turns": turns,
            "text": [say(line) for line in told],
            "champions": [say(line) for line in event_champions(event)],
        }
    )
    return 0


def what_can_happen(event: Event, *, json: bool) -> int:
    """Prints who can still finish first, and with which results."""
    if event.finished:
        raise Refused(msg("All rounds are played: nothing can change any more."))
    lines = event_outlook_lines(event)
    if json:
        fore: list[Json] = [
            {"no": found.number, "fore": None if found.fore is None else decimal(found.fore)}
            for found in event_outlook(event)
        ]
        print_json({"players": fore, "text": [say(line) for line in lines]})
    else:
        _print(lines)
    return 0


def _print(lines: tuple[Message, ...]) -> None:
    for line in lines:
        print(say(line))
