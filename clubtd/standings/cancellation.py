"""Round robin: the results of somebody who left before half of the games do not count (C.05 6.6)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from clubtd.event.crosstable import Crosstable, Entrant, Record
from clubtd.event.result import Code

_NO_GAME = Record(Code.REST)


def without(table: Crosstable, cancelled: Collection[int]) -> Crosstable:
    """The table in which nobody has a game against these players, who have none at all."""
    if not cancelled:
        return table

    def counted(entrant: Entrant) -> Entrant:
        gone = entrant.number in cancelled
        records = (_NO_GAME if gone or r.opponent in cancelled else r for r in entrant.records)
        return replace(entrant, records=tuple(records))

    return replace(table, entrants=tuple(counted(entrant) for entrant in table.entrants))
