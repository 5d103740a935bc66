"""What is pinned to the wall or sent to the group: sheets as tables, before they are written."""

from collections.abc import Callable, Mapping

from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.published import PublishedOrder
from clubtd.formats.sheets.crosstable import cross_table
from clubtd.formats.sheets.entries import entries
from clubtd.formats.sheets.imprint import imprint
from clubtd.formats.sheets.pairings import pairings, pairings_by_name
from clubtd.formats.sheets.prizes import prizes
from clubtd.formats.sheets.sheet import Cell, Column, Sheet
from clubtd.formats.sheets.standings import standings

SHEETS: Mapping[str, Callable[[Event, int | None], Sheet]] = {
    "standings": standings,
    "pairings": pairings,
    "names": pairings_by_name,
    "crosstable": cross_table,
    "entries": entries,
}
"""Every sheet that any event has, by the word it is asked for with; the number is the round, None for the latest."""

ALL_SHEETS: Mapping[str, Callable[[Event, int | None], Sheet]] = {**SHEETS, "prizes": prizes}
"""These and the prizes, which are refused when an event has none."""


def made(
    name: str,
    event: Event,
    number: int | None = None,
    *,
    published: PublishedOrder | None = None,
    at: str = "",
) -> Sheet:
    """The sheet of that name with its imprint, made at that time; Refused when the event cannot have it."""
    return replace(ALL_SHEETS[name](event, number), imprint=imprint(event, published, at))


__all__ = [
    "ALL_SHEETS",
    "SHEETS",
    "Cell",
    "Column",
    "Sheet",
    "cross_table",
    "entries",
    "imprint",
    "made",
    "pairings",
    "pairings_by_name",
    "prizes",
    "standings",
]
