"""Sonneborn-Berger (C.07 9.1): what the opponents are worth, times the points made against them."""

from __future__ import annotations

from clubtd.standings.elements import Element
from clubtd.standings.field import Field


def sonneborn_berger(field: Field, number: int) -> list[Element]:
    """One element a round, in hundredths of a point."""
    return [
        Element(e.round, e.opponent, e.score, e.points, e.score * e.points, e.why, e.voluntary)
        for e in field.opponents(number)
    ]
