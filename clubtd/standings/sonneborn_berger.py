"""Sonneborn-Berger (C.07 9.1): what the opponents are worth, times the points made against them."""

from __future__ import annotations

from operator import mul

from clubtd.standings.elements import Elements
from clubtd.standings.field import Field


def sonneborn_berger(field: Field, number: int) -> Elements:
    """One element a round, in hundredths of a point."""
    rounds, opponents, scores, points, _, why, voluntary = field.opponents(number)
    return Elements(rounds, opponents, scores, points, tuple(map(mul, scores, points)), why, voluntary)
