"""Koya (C.07 9.2): points against those who made at least half of the possible points. For round robins."""

from __future__ import annotations

from clubtd.event.message import msg
from clubtd.event.scoring import in_points
from clubtd.standings.elements import Element
from clubtd.standings.field import Field


def koya(field: Field, number: int) -> list[Element]:
    """One element a game: the points made, or nothing against those below the limit.

    The limit is half of the points possible in a player's games, not in the rounds, moved by half points as
    announced (14.5).
    """
    opponents = len(field.table.entrants) - 1 - len(field.announced.cancelled)
    games = min(field.rounds, opponents * field.table.system.cycles)
    doubled = field.scoring.win * (games + field.announced.koya)
    limit = in_points(doubled) / 2
    reached = msg("at or above the limit of {limit} (9.2)", limit=limit)
    below = msg("below the limit of {limit} (9.2)", limit=limit)
    elements = []
    for round_number, record in enumerate(field.records[number], 1):
        if field.is_game(record):
            score = field.points[record.opponent]
            value, why = (record.points, reached) if 2 * score >= doubled else (0, below)
            elements.append(Element(round_number, record.opponent, score, record.points, value, why))
    return elements
