"""All orders side by side: who wins the event under each, and which of two players is ahead."""

from __future__ import annotations

from clubtd.advice.noise import champion_count, side_by_side, usual_orders
from clubtd.advice.of_event import event_side_by_side
from clubtd.advice.shape import Shape
from clubtd.event.event import Event
from clubtd.formats.words import t
from clubtd.standings.of_event import event_standings
from clubtd.standings.ranking import Standings
from clubtd.ui import cells
from clubtd.ui.reckoned import Reckoned, names_of
from clubtd.ui.sheet import EMPTY, Piece, Text, wrapped
from clubtd.ui.taken_apart import NameOf


def orders_lines(
    found: Reckoned, shape: Shape, pair: tuple[int, int], name_of: NameOf, room: int
) -> list[Text]:
    """A line an order; the first one is the event's own, the second none at all."""
    own = found.ranked.order
    orders = list(dict.fromkeys((own, (), *usual_orders(shape))))
    tables = side_by_side(found.table, orders, found.terms)
    wide = max(cells.width(_order(table)) for table in tables)
    name = max(8, (room - wide - 4) // 2)

    def line(order: str, first: str, ahead: str, style: str = "") -> Text:
        text = f"{cells.left(order, wide)}  {cells.left(first, name)}  {cells.left(ahead, name)}"
        return (Piece(text, style),)

    lines = [line(t("Order"), t("First"), t("Of these two, ahead"), "muted")]
    for table in tables:
        first = ", ".join(map(name_of, table.groups[0]))
        if len(table.groups[0]) > 1:
            first = t("{n} level: {names}", n=len(table.groups[0]), names=first)
        style = "strong" if table.order == own else ""
        lines.append(line(_order(table), first, _ahead(table, pair, name_of), style))
    count = champion_count(tables)
    said = t("The first line is the order of this event.")
    if count > 1:
        said += " " + t("{n} different players would win alone under one of these.", n=count)
    return [*lines, EMPTY, *wrapped(said, room, "muted")]


def other_winners(event: Event) -> str:
    """Who else would have won a finished event alone under a usual order, each once; empty when nobody."""
    winners, names = event_standings(event).groups[0], names_of(event)
    found: dict[int, str] = {}
    for table in event_side_by_side(event):
        first = table.groups[0]
        if len(first) == 1 and first != winners:
            found.setdefault(first[0], f"{_order(table)}: {names[first[0]]}")
    return t("First by {winners} · Enter, t", winners=", ".join(found.values())) if found else ""


def _order(table: Standings) -> str:
    return ", ".join(table.order) or t("none: shared")


def _ahead(table: Standings, pair: tuple[int, int], name_of: NameOf) -> str:
    first, second = (table.row(number).rank for number in pair)
    if first == second:
        return t("level")
    return name_of(pair[first > second])
