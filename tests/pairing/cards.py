"""Short ways to write cards and cross-tables in tests."""

from __future__ import annotations

from typing import Any

from clubtd.event.crosstable import Crosstable, Entrant
from clubtd.event.result import Colour
from clubtd.event.scoring import STANDARD, Scoring
from clubtd.pairing.colours import preference
from clubtd.pairing.field import Card
from clubtd.pairing.floats import Float

COLOURS = {"W": Colour.WHITE, "B": Colour.BLACK}
FLOATS = {"D": Float.DOWN, "U": Float.UP, "-": Float.NONE}


def card(number: int = 1, score: int = 10, colours: str = "", floats: str = "--", **more: Any) -> Card:
    """A card with these colours, and floats of the last round and the one before (`D`, `U`, `-`)."""
    played = tuple(COLOURS[letter] for letter in colours)
    fields: dict[str, Any] = {
        "number": number,
        "seat": number,
        "score": score,
        "opponents": frozenset(),
        "colours": played,
        "preference": preference(played),
        "unplayed": 0,
        "floats": (FLOATS[floats[0]], FLOATS[floats[1]]),
        "eligible": True,
        "topscorer": False,
        "profile": number,
    }
    return Card(**{**fields, **more})


def table(*rows: str, planned: int = 9, scoring: Scoring = STANDARD) -> Crosstable:
    """A cross-table, a row of tokens a player: opponent, colour and result (`2w1`, `1b0`, `3w+`), or `U H F Z`."""
    from dutch_reference import record_of

    entrants = tuple(
        Entrant(number, 0, tuple(record_of(token, scoring) for token in row.split()))
        for number, row in enumerate(rows, 1)
    )
    return Crosstable(entrants, planned, scoring)
