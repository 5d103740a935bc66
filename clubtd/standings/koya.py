"""Koya (C.07 9.2): points against those who made at least half of the possible points. For round robins."""

from __future__ import annotations

from clubtd.event.message import msg
from clubtd.event.scoring import in_points
from clubtd.standings.elements import Element, Elements, elements_of
from clubtd.standings.field import Field


def koya(field: Field, number: int) -> Elements:
    """One element a game: the points made, or nothing against those below the limit.

    The limit is half of the points possible in a player's games, not in the rounds, moved by half points as
    announced (14.5).
    """
    doubled = field.scoring.win * (_games(field) + field.announced.koya)
    limit = in_points(doubled) / 2
    reached = msg("at or above the limit of {limit} (9.2)", limit=limit)
    below = msg("below the limit of {limit} (9.2)", limit=limit)
    elements = []
    for round_number, record in enumerate(field.records[number], 1):
        if field.is_game(record):
            score = field.points[record.opponent]
            value, why = (record.points, reached) if 2 * score >= doubled else (0, below)
            elements.append(Element(round_number, record.opponent, score, record.points, value, why))
    return elements_of(elements)


def _games(field: Field) -> int:
    """The games of a player in these rounds: with an odd number, each cycle has a free round that is none."""
    players = len(field.table.entrants)
    free = field.rounds // players if players % 2 else 0
    against = (players - 1 - len(field.announced.cancelled)) * field.table.system.cycles
    return min(field.rounds - free, against)
