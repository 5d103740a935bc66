"""A table with its standings, as the closer looks read it."""

from __future__ import annotations

from typing import NamedTuple

from clubtd.advice.of_event import terms_of
from clubtd.advice.verdict import Terms
from clubtd.event.crosstable import Crosstable
from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.message import Refused
from clubtd.event.table import crosstable, rounds_in
from clubtd.standings.of_event import event_standings
from clubtd.standings.ranking import Standings


class Reckoned(NamedTuple):
    """A table, its standings, and how it is read."""

    table: Crosstable
    ranked: Standings
    terms: Terms


def reckoned(event: Event, after: int | None = None) -> Reckoned:
    """The standings after so many rounds; without tie-breaks where those of the event cannot be reckoned."""
    rounds = rounds_in(event) if after is None else after
    table = crosstable(event, rounds)
    try:
        ranked = event_standings(event, after=rounds)
    except Refused:
        ranked = event_standings(event, after=rounds, order=())
    return Reckoned(table, ranked, replace(terms_of(event), order=ranked.order))
