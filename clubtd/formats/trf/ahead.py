"""What the organiser has fixed by hand for rounds to come, which no record of a TRF can say: pairs, and the bye."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from clubtd.event.actions import Action, GiveBye, HoldPair
from clubtd.event.crosstable import System
from clubtd.event.event import Event, HeldPair
from clubtd.event.result import Code
from clubtd.formats.trf import extras
from clubtd.formats.trf.extras import Values
from clubtd.formats.trf.tournament import TrfTournament


def ahead(event: Event, rounds: int) -> dict[str, object]:
    """The pairs held for the next round and the byes given, by pairing numbers; nothing where rounds are left out."""
    if rounds < len(event.rounds):
        return {}
    numbers = event.numbers
    held = [
        {"white": numbers[pair.white], "black": numbers[pair.black], "board": pair.board}
        for pair in event.held
        if {*pair.players} <= numbers.keys()
    ]
    byes = [
        {"player": numbers[request.player], "round": request.round}
        for request in event.requests
        if request.code is Code.PAB and request.player in numbers
    ]
    return {name: rows for name, rows in (("held", held), ("byes", byes)) if rows}


def fixed(trf: TrfTournament, ours: Values, planned: int, left: Collection[int]) -> Iterator[Action]:
    """The actions that fix them again: of players who are still there, in rounds that are still to come."""
    if trf.system is not System.SWISS:
        return
    taken = {(request.player, request.round) for request in trf.requests}
    following = trf.rounds + 1
    for row in extras.rows(ours, "byes"):
        player, number = extras.number(row, "player"), extras.number(row, "round")
        if following <= number <= planned and player not in left and (player, number) not in taken:
            taken.add((player, number))
            yield GiveBye(player, number)
    for row in extras.rows(ours, "held"):
        pair = HeldPair(*(extras.number(row, name) for name in ("white", "black", "board")))
        if following <= planned and not any(p in left or (p, following) in taken for p in pair.players):
            yield HoldPair(pair)
