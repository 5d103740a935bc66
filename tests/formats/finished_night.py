"""A finished night with everything that a sheet may have to tell."""

from dataclasses import replace
from pathlib import Path

import clubtd
from clubtd.event.actions import AdjustPoints, EditPlayer, SetPrizes, SetTieBreaks
from clubtd.event.history import History
from clubtd.event.prize import Currency, Prizes
from clubtd.formats.prize_text import read_prizes
from clubtd.store.contents import load

AT = "2026-11-26T22:24:00"
POUNDS = Currency("£")


def night() -> History:
    """The night that the demo shows, with prizes, two Jonas Přibyls, a penalty and an order changed late."""
    history = load(Path(clubtd.__file__).parent / "store" / "demo.json").history
    person = history.event.player(8).person
    prizes = Prizes(read_prizes("30 + 20 + 10, cup; under 1500: 15, book", POUNDS), currency=POUNDS)
    return (
        history.take(SetPrizes(prizes), AT)
        .take(EditPlayer(8, replace(person, name="Jonas Přibyl")), AT)
        .take(AdjustPoints(16, -10, "telephone"), AT)
        .take(SetTieBreaks(("BH-C1", "SB", "DE"), "as the poster says"), AT)
    )
