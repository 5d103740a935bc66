"""All orders side by side: who wins the event under each, and which of two players is ahead."""

from __future__ import annotations

from clubtd.advice.usual import Outcome, outcomes
from clubtd.event.crosstable import Crosstable
from clubtd.formats.words import t
from clubtd.standings.ranking import Standings
from clubtd.ui import cells
from clubtd.ui.sheet import EMPTY, Piece, Text, wrapped
from clubtd.ui.taken_apart import NameOf


def side_by_side(
    table: Crosstable, ranked: Standings, pair: tuple[int, int], name_of: NameOf, room: int
) -> list[Text]:
    """A line an order; the first one is the event's own."""
    found = outcomes(table, ranked.order, ranked.rules)
    wide = max(cells.width(_order(outcome)) for outcome in found)
    name = max(8, (room - wide - 4) // 2)

    def line(order: str, first: str, ahead: str, style: str = "") -> Text:
        return (
            Piece(f"{cells.left(order, wide)}  {cells.left(first, name)}  {cells.left(ahead, name)}", style),
        )

    lines = [line(t("Order"), t("First"), t("Of these two, ahead"), "muted")]
    for outcome in found:
        first = t(" and ").join(map(name_of, outcome.winners))
        own = outcome.order == ranked.order
        lines.append(line(_order(outcome), first, _ahead(outcome, pair, name_of), "strong" if own else ""))
    alike = sum(outcome.winners == found[0].winners for outcome in found if outcome.order)
    orders = sum(bool(outcome.order) for outcome in found)
    said = t(
        "The first line is the order of this event. {n} of {orders} orders give the same winner.",
        n=alike,
        orders=orders,
    )
    return [*lines, EMPTY, *wrapped(said, room, "muted")]


def _order(outcome: Outcome) -> str:
    return ", ".join(outcome.order) or t("none: the place is shared")


def _ahead(outcome: Outcome, pair: tuple[int, int], name_of: NameOf) -> str:
    first, second = (outcome.standings.row(number).rank for number in pair)
    if first == second:
        return t("level")
    return name_of(pair[first > second])
