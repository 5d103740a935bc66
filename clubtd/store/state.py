"""What the actions of an event add up to, as people and scripts read it in the event file."""

from __future__ import annotations

from typing import Any

from clubtd.event.event import Event
from clubtd.event.player import Player
from clubtd.event.result import Code, Result
from clubtd.event.round import Round
from clubtd.event.table import crosstable
from clubtd.store import codec

BYES = {
    Code.PAB: "pab",
    Code.HALF_BYE: "hpb",
    Code.ZERO_BYE: "zpb",
    Code.FULL_BYE: "fpb",
    Code.REST: "rest",
}


def state(event: Event) -> list[dict[str, Any]]:
    """A document for the event, one a player (by pairing number, newcomers last), one a round, in this order.

    Everybody goes by name; points are numbers, not tenths.
    """
    points = {row.number: row.points for row in crosstable(event).entrants}
    names = {player.id: player.name for player in event.players}
    return [
        _event(event, points, names),
        *_players(event, points),
        *(_round(played, names) for played in event.rounds),
    ]


def _event(event: Event, points: dict[int, int], names: dict[int, str]) -> dict[str, Any]:
    by_id = event.by_id
    ranked = {p: points[number] for p, number in event.numbers.items() if not by_id[p].house}
    best = max(ranked.values(), default=0)
    leaders = [names[p] for p, made in ranked.items() if made == best]
    return {
        "kind": "event",
        **codec.write(event.settings),
        "system": event.settings.system.value,
        "rounds": event.settings.rounds,
        "round": len(event.rounds),
        "missing": sum(len(r.missing) for r in event.rounds),
        "finished": event.finished,
        "players": len(event.players),
        "leaders": leaders if event.rounds else [],
        "tie_breaks": list(event.tie_breaks),
        "byes_asked": [
            {"player": names[r.player], "round": r.round, "bye": _bye(r.code)} for r in event.requests
        ],
        "forbidden": [
            {"players": [names[f.a], names[f.b]], "first": f.first, "last": f.last} for f in event.forbidden
        ],
        "lot": event.lot,
        **_said_only_if_so(event, names),
    }


def _said_only_if_so(event: Event, names: dict[int, str]) -> dict[str, Any]:
    """What few events have; a file without it stays as it was written."""
    found = {
        "archived": event.archived,
        "fixed_pairs": [[names[h.white], names[h.black]] for h in event.held],
        "adjusted": [
            {"player": names[a.player], "points": a.tenths / 10, "reason": a.reason}
            for a in event.adjustments
        ],
        "decided": [[names[p] for p in d.players] for d in event.deciders],
    }
    return {key: value for key, value in found.items() if value}


def _players(event: Event, points: dict[int, int]) -> list[dict[str, Any]]:
    numbers = event.numbers
    last = len(numbers) + 1
    return [
        {
            "kind": "player",
            "no": numbers.get(player.id),
            "id": player.id,
            **codec.write(player.person),
            "status": player.status.value,
            "points": points.get(numbers.get(player.id, 0), 0) / 10,
            **_marks(player),
        }
        for player in sorted(event.players, key=lambda p: (numbers.get(p.id, last), p.id))
    ]


def _marks(player: Player) -> dict[str, Any]:
    found = {"table": player.table, "house": player.house, "cancelled": player.cancelled}
    return {key: value for key, value in found.items() if value}


def _round(played: Round, names: dict[int, str]) -> dict[str, Any]:
    return {
        "kind": "round",
        "round": played.number,
        "by_hand": played.by_hand,
        "boards": [
            {
                "board": game.board,
                "white": names[game.white],
                "black": names[game.black],
                "result": None if game.result is Result.OPEN else game.result.value,
            }
            for game in played.games
        ],
        "byes": [{"player": names[bye.player], "bye": _bye(bye.code)} for bye in played.byes],
    }


def _bye(code: Code) -> str:
    return BYES.get(code, code.value)
