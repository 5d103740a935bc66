"""Whole events invented from a seed: who comes, who forfeits, who leaves, paired round by round by our own engine.

An event has the shape of the reference tournaments (tests/data/dutch/README.md), so the same reader takes both.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from dutch_reference import initial_colour, table_of

from clubtd.pairing.dutch import Pairing, pair
from clubtd.pairing.no_pairing import NoLegalPairing

POINTS = {
    "standard": {"win": 10, "draw": 5, "loss": 0, "zpb": 0, "forfeit_loss": 0, "pab": 10},
    "3-1-0": {"win": 30, "draw": 10, "loss": 0, "zpb": 0, "forfeit_loss": 0, "pab": 30},
    "half bye": {"win": 10, "draw": 5, "loss": 0, "zpb": 0, "forfeit_loss": 0, "pab": 5},
}


@dataclass(frozen=True)
class Weather:
    """How likely things are, in percent: a game ends by forfeit, a player misses a round, leaves, comes late."""

    forfeit: int = 0
    bye: int = 0
    leave: int = 0
    late: int = 0
    draw: int = 25
    strength: int = 100  # how much ratings decide


FAIR = Weather()
MOODS = (
    FAIR,
    Weather(forfeit=3, bye=3, leave=1, late=5),
    Weather(forfeit=15, bye=5),
    Weather(bye=15, late=15),
    Weather(leave=6, forfeit=4),
    Weather(draw=80),
    Weather(draw=5, strength=0),
    Weather(forfeit=10, bye=10, leave=4, late=20, strength=50),
)


def simulate(seed: int, players: int = 0, rounds: int = 0, weather: Weather | None = None) -> dict[str, Any]:
    """An event. Without sizes: 3 to 64 players, 3 to 11 rounds, one in five near the end of its opponents."""
    chance = Random(seed)
    tight = not rounds and chance.random() < 0.2
    players = players or (
        chance.randint(3, 12) if tight else min(chance.randint(3, 64), chance.randint(3, 64))
    )
    rounds = rounds or (max(1, players - 1 + chance.randint(-1, 1)) if tight else chance.randint(3, 11))
    weather = weather or chance.choice(MOODS)
    points = POINTS[chance.choice(("standard",) * 6 + ("3-1-0", "half bye"))]
    event: dict[str, Any] = {
        "id": f"seed {seed}",
        "family": "simulated",
        "planned_rounds": rounds,
        "initial_color": chance.choice("WB"),
        "points": points,
        "forbidden": _forbidden(chance, players) if chance.random() < 0.15 else [],
        "players": [[number, 2400 - 1800 * number // players] for number in range(1, players + 1)],
        "records": [""] * players,
        "rounds": [],
    }
    arrives = [chance.randint(2, 4) if chance.randrange(100) < weather.late else 1 for _ in range(players)]
    gone: set[int] = set()
    for number in range(1, min(rounds, 16) + 1):
        absent = _absent(chance, weather, number, arrives, gone)
        present = [p for p in range(1, players + 1) if p not in absent]
        if len(present) < 2:
            break
        round_: dict[str, Any] = {"absent": [[p, code] for p, code in sorted(absent.items())]}
        event["rounds"].append(round_)
        pairing = _next(event, number, present)
        if pairing is None:
            round_["error"] = "no_valid_pairing"
            break
        round_ |= {"pairs": [list(p) for p in pairing.pairs], "bye": pairing.bye or None}
        tokens = absent | {pairing.bye: "U"} if pairing.bye else dict(absent)
        for white, black in pairing.pairs:
            results = _result(chance, weather, event["players"][white - 1][1], event["players"][black - 1][1])
            tokens[white], tokens[black] = f"{black}w{results[0]}", f"{white}b{results[1]}"
        event["records"] = [f"{row} {tokens[p]}".strip() for p, row in enumerate(event["records"], 1)]
    return event


def _next(event: dict[str, Any], number: int, present: list[int]) -> Pairing | None:
    try:
        return pair(
            table_of(event, number - 1),
            present,
            initial_colour=initial_colour(event),
            forbidden=[(one, other) for one, other in event["forbidden"]],
        )
    except NoLegalPairing:
        return None


def _forbidden(chance: Random, players: int) -> list[list[int]]:
    return [sorted(chance.sample(range(1, players + 1), 2)) for _ in range(chance.randint(1, 4))]


def _absent(
    chance: Random, weather: Weather, number: int, arrives: list[int], gone: set[int]
) -> dict[int, str]:
    absent = {}
    for player, first in enumerate(arrives, 1):
        if number > 1 and chance.randrange(100) < weather.leave:
            gone.add(player)
        if player in gone or number < first:
            absent[player] = "H" if number < first and chance.random() < 0.2 else "Z"
        elif chance.randrange(100) < weather.bye:
            absent[player] = chance.choice("HHHZF")
    return absent


def _result(chance: Random, weather: Weather, white: int, black: int) -> str:
    """The two letters of a game."""
    if chance.randrange(100) < weather.forfeit:
        return chance.choice(("+-", "+-", "-+", "-+", "--"))
    if chance.randrange(100) < weather.draw:
        return "=="
    lead = (white - black) * weather.strength / 100 + 35
    return "10" if chance.random() < 1 / (1 + 10 ** (-lead / 400)) else "01"
