"""Every value of one player: points, the order of the event, and then all other codes that are allowed here."""

from __future__ import annotations

from clubtd.event.crosstable import Crosstable
from clubtd.standings.codes import FIDE_CODES, US_CODES, tie_break
from clubtd.standings.comparison import POINTS
from clubtd.standings.field import Announced
from clubtd.standings.ranking import Standings
from clubtd.standings.reckoning import Reckoning
from clubtd.standings.refusals import refusal
from clubtd.standings.workings import Workings, workings, workings_of

_NOT_EARNED = ("TPN", "RTNG", "LOTS")


def codes_for(table: Crosstable, ranked: Standings) -> tuple[str, ...]:
    """Points first, then the order of the event, then what else the rules allow for this table."""
    american = ranked.rules == "uschess"
    others = [code for code in (US_CODES + FIDE_CODES if american else FIDE_CODES) if code not in _NOT_EARNED]
    allowed = [code for code in others if refusal(tie_break(code), table) is None]
    return tuple(dict.fromkeys((POINTS, *ranked.order, *allowed)))


def values_of(
    table: Crosstable, ranked: Standings, announced: Announced, number: int
) -> tuple[Workings, ...]:
    """The workings of all these codes for one player."""
    reckoning = Reckoning(table, ranked.rules, announced)
    found = []
    for code in codes_for(table, ranked):
        read = tie_break(code)
        if read.criterion.group:
            made = workings(table, number, code, ranked.rules, order=ranked.order, announced=announced)
            found.append(made)
        else:
            found.append(workings_of(reckoning, read, number))
    return tuple(found)
