"""The usual orders of tie-breaks, and who would win this event under each of them."""

from __future__ import annotations

from dataclasses import dataclass

from clubtd.event.crosstable import Crosstable, System
from clubtd.event.message import Refused
from clubtd.standings.ranking import Standings, standings

_SWISS = (
    ("BH-C1", "BH", "SB"),
    ("BH", "SB", "PS"),
    ("PS", "BH"),
    ("SB", "BH"),
    ("DE", "BH-C1", "BH"),
    ("WIN", "BH"),
    ("BPG", "BH"),
    ("ARO",),
    ("TPR",),
)
_ROBIN = (("SB", "DE", "KS"), ("DE", "SB"), ("DE", "WIN", "SB"), ("KS", "SB"), ("WIN", "SB"), ("BPG", "SB"))
_US = (("MODMED", "SOLKOFF", "CUM", "CUMOPP"), ("CUM", "SOLKOFF"), ("SOLKOFF",), ("KASHDAN",))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an order makes of an event: who is first, by pairing number; more than one when they stay level."""

    order: tuple[str, ...]
    winners: tuple[int, ...]
    standings: Standings


def outcomes(table: Crosstable, own: tuple[str, ...], rules: str) -> tuple[Outcome, ...]:
    """The order of the event, then no tie-break at all, then every usual order that is allowed here."""
    usual = _SWISS if table.system is System.SWISS else _ROBIN
    # US Chess codes bring their own rules, so they stand beside the others in any event.
    orders = dict.fromkeys((own, (), *(_US + usual if rules == "uschess" else usual + _US)))
    return tuple(outcome for order in orders if (outcome := _outcome(table, order, rules)))


def _outcome(table: Crosstable, order: tuple[str, ...], rules: str) -> Outcome | None:
    try:
        ranked = standings(table, order, rules)
    except Refused:
        return None
    return Outcome(order, ranked.groups[0] if ranked.groups else (), ranked)
