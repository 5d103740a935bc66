"""What is pinned to the wall or sent to the group: sheets as tables, and how to write one as text or CSV."""

from collections.abc import Callable, Mapping

from clubtd.event.event import Event
from clubtd.formats.sheets.crosstable import cross_table
from clubtd.formats.sheets.entries import entries
from clubtd.formats.sheets.pairings import pairings, pairings_by_name
from clubtd.formats.sheets.sheet import Column, Sheet
from clubtd.formats.sheets.standings import standings

SHEETS: Mapping[str, Callable[[Event, int | None], Sheet]] = {
    "standings": standings,
    "pairings": pairings,
    "names": pairings_by_name,
    "cross-table": cross_table,
    "entries": entries,
}
"""Every sheet by the word it is asked for with; the number is the round, or None for the latest."""

__all__ = [
    "SHEETS",
    "Column",
    "Sheet",
    "cross_table",
    "entries",
    "pairings",
    "pairings_by_name",
    "standings",
]
