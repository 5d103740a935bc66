"""What the actions of an event add up to, as people and scripts read it in the event file."""

from __future__ import annotations

from typing import Any

from clubtd.event.event import Event
from clubtd.event.result import Code, Result
from clubtd.event.round import Round
from clubtd.event.table import crosstable

KINDS = {
    Code.PAB: "pab",
    Code.HALF_BYE: "hpb",
    Code.ZERO_BYE: "zpb",
    Code.FULL_BYE: "fpb",
    Code.REST: "rest",
}


def state(event: Event) -> dict[str, Any]:
    """The event in names, results and points (numbers, not tenths); players by pairing number, newcomers last."""
    points = {row.number: row.points for row in crosstable(event).entrants}
    best = max(points.values(), default=0)
    numbers = event.numbers
    names = {player.id: player.name for player in event.players}
    return {
        "name": event.settings.name,
        "system": event.settings.system.value,
        "rounds": event.settings.rounds,
        "round": len(event.rounds),
        "missing": sum(len(r.missing) for r in event.rounds),
        "finished": event.finished,
        "leaders": [names[p] for p, n in numbers.items() if event.rounds and points[n] == best],
        "tie_breaks": list(event.tie_breaks),
        "players": [
            {
                "no": numbers.get(player.id),
                "name": player.name,
                "rating": player.rating or None,
                "status": player.status.value,
                "points": points.get(numbers.get(player.id, 0), 0) / 10,
            }
            for player in sorted(event.players, key=lambda p: (numbers.get(p.id, len(numbers) + 1), p.id))
        ],
        "pairings": [_round(played, names) for played in event.rounds],
        "byes_asked": [
            {"player": names[r.player], "round": r.round, "kind": KINDS.get(r.code, r.code.value)}
            for r in event.requests
        ],
        "forbidden": [[names[f.a], names[f.b], f.first, f.last] for f in event.forbidden],
    }


def _round(played: Round, names: dict[int, str]) -> dict[str, Any]:
    return {
        "round": played.number,
        "boards": [
            {
                "board": game.board,
                "white": names[game.white],
                "black": names[game.black],
                "result": None if game.result is Result.OPEN else game.result.value,
            }
            for game in played.games
        ],
        "byes": [
            {"player": names[bye.player], "kind": KINDS.get(bye.code, bye.code.value)} for bye in played.byes
        ],
    }
