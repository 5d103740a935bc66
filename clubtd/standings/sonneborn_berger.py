"""Sonneborn-Berger (C.07 9.1): what the opponents are worth, times the points made against them."""

from __future__ import annotations

from clubtd.standings.elements import Element, element_of
from clubtd.standings.field import Field


def sonneborn_berger(field: Field, number: int) -> list[Element]:
    """One element a round, in hundredths of a point."""
    return [
        element_of((round_number, opponent, score, points, score * points, why, voluntary))
        for round_number, opponent, score, points, _, why, voluntary in field.opponents(number)
    ]
