"""The Buchholz family (C.07 Art. 8): what the opponents are worth.

Buchholz, Fore Buchholz (the same on a table whose final round is drawn) and the average of the opponents' Buchholz.
"""

from __future__ import annotations

from clubtd.event.message import msg
from clubtd.standings.elements import Element, Elements, elements_of
from clubtd.standings.field import Field


def buchholz(field: Field, number: int) -> Elements:
    """One element a round: the score of the opponent, or of the dummy of an unplayed round (8.1)."""
    return field.opponents(number)


_THEIRS = msg("Buchholz of the opponent")
_THEIR_FORE = msg("Fore Buchholz of the opponent")


def opponents_buchholz(field: Field, number: int) -> Elements:
    """The Buchholz of everybody met over the board (8.2)."""
    why = _THEIR_FORE if field.announced.fore else _THEIRS
    elements = []
    for round_number, record in field.met(number):
        total = sum(field.opponents(record.opponent).values)
        elements.append(Element(round_number, record.opponent, total, record.points, total, why))
    return elements_of(elements)
