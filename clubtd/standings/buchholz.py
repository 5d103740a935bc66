"""Buchholz (C.07 8.1): what the opponents are worth."""

from __future__ import annotations

from clubtd.standings.elements import Element
from clubtd.standings.field import Field


def buchholz(field: Field, number: int) -> list[Element]:
    """One element a round: the score of the opponent, or of the dummy of an unplayed round."""
    return field.opponents(number)
