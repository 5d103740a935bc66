"""All orders side by side: who wins the event under each, and which of two players is ahead."""

from __future__ import annotations

from clubtd.advice.noise import champion_count, side_by_side, usual_orders
from clubtd.advice.of_event import event_side_by_side
from clubtd.advice.shape import Shape
from clubtd.event.event import Event
from clubtd.event.namesakes import names_by_number
from clubtd.formats.words import say, t
from clubtd.standings.codes import tie_break
from clubtd.standings.of_event import event_standings
from clubtd.standings.ranking import Standings
from clubtd.ui import cells
from clubtd.ui.reckoned import Reckoned
from clubtd.ui.sheet import EMPTY, Piece, Text, wrapped
from clubtd.ui.taken_apart import NameOf

_TITLED = 70
"""From so many cells on there is room for the titles of tie-breaks beside their codes."""


def orders_lines(
    found: Reckoned, shape: Shape, pair: tuple[int, int], name_of: NameOf, room: int
) -> list[Text]:
    """A line an order; the first one is the event's own, the second none at all."""
    own = found.ranked.order
    orders = list(dict.fromkeys((own, (), *usual_orders(shape))))
    tables = side_by_side(found.table, orders, found.terms)
    on_points = tables[orders.index(())]
    if len(on_points.groups[0]) == 1 and on_points.row(pair[0]).rank != on_points.row(pair[1]).rank:
        first = name_of(on_points.groups[0][0])
        return wrapped(t("{first} is first on points, whatever the order.", first=first), room, "muted")
    rows = [(_order(table, titled=room >= _TITLED), table, _ahead(table, pair, name_of)) for table in tables]
    rows[0] = (t("{order} (here)", order=_order(tables[0])), *rows[0][1:])
    heads = (t("Order"), t("First"), t("Of these two"))
    orders_wide = max(cells.width(order) for order, _, _ in rows)
    ahead_wide = min(max(cells.width(heads[2]), *(cells.width(ahead) for _, _, ahead in rows)), room // 3)
    left = max(8, room - orders_wide - ahead_wide - 4)
    firsts = [_first(table, name_of, left) for table in tables]
    first_wide = min(left, max(map(cells.width, (heads[1], *firsts))))

    def line(order: str, first: str, ahead: str, style: str = "") -> Text:
        first, ahead = cells.left(first, first_wide), cells.left(ahead, ahead_wide)
        return (Piece(f"{cells.left(order, orders_wide)}  {first}  {ahead}", style),)

    lines = [line(*heads, "muted")]
    for (order, table, ahead), first in zip(rows, firsts, strict=True):
        lines.append(line(order, first, ahead, "strong" if table.order == own else ""))
    if (count := champion_count(tables)) > 1:
        said = t("Depending on the order, {n} different players would win alone.", n=count)
        lines += [EMPTY, *wrapped(said, room, "muted")]
    return lines


def other_winners(event: Event) -> str:
    """Who else would have won a finished event alone under a usual order, each once; empty when nobody."""
    winners, names = event_standings(event).groups[0], names_by_number(event)
    found: dict[int, str] = {}
    for table in event_side_by_side(event):
        first = table.groups[0]
        if len(first) == 1 and first != winners:
            found.setdefault(first[0], f"{_order(table)}: {names[first[0]]}")
    apart = "; " if any("," in name for name in names.values()) else ", "
    return t("First by {winners} · t how firm", winners=apart.join(found.values())) if found else ""


def with_title(order: tuple[str, ...]) -> str:
    """The codes of an order; a single one with its title."""
    return f"{order[0]} {say(tie_break(order[0]).title)}" if len(order) == 1 else ", ".join(order)


def _order(table: Standings, *, titled: bool = False) -> str:
    return (with_title(table.order) if titled else ", ".join(table.order)) or t("none: shared")


def _first(table: Standings, name_of: NameOf, room: int) -> str:
    """Who shares first place; of names for which there is no room, how many."""
    winners = tuple(map(name_of, table.groups[0]))
    names = t("{names}", names=winners)
    return names if len(winners) == 1 or cells.width(names) <= room else t("{n} level", n=len(winners))


def _ahead(table: Standings, pair: tuple[int, int], name_of: NameOf) -> str:
    first, second = (table.row(number).rank for number in pair)
    if first == second:
        return t("level")
    return name_of(pair[first > second])
