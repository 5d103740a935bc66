"""What was noise: who would have won by another order, and which single games decided between level players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from clubtd.advice.noise import champion_count
from clubtd.advice.of_event import event_firmness, event_firmness_lines, event_side_by_side
from clubtd.advice.trophies import ahead
from clubtd.event.event import Event
from clubtd.event.message import Message, msg, nmsg
from clubtd.event.namesakes import shown_names
from clubtd.formats.html import lines, said, table
from clubtd.formats.sheets.sheet import Align, Cell, Column, Sheet
from clubtd.standings.of_event import event_standings
from clubtd.standings.ranking import Standings

_TOP = 3


def noise(event: Event, after: int) -> str:
    """The part of the page; empty before the first round is complete, or when nobody was level at the top."""
    made = event_standings(event, after=after)
    if not after or not made.rows or not any(row.rank for row in made.rows):
        return ""
    names = shown_names(event)
    name = {number: names[player] for player, number in event.numbers.items()}
    return f"{_orders(event, name)}\n{''.join(_pairs(event, made, name))}".strip()


def _orders(event: Event, name: dict[int, str]) -> str:
    """The places of those who are in front under any order, side by side."""
    found = event_side_by_side(event)
    if not found:
        return ""
    front = [
        row.number for row in found[0].rows if any(0 < other.row(row.number).rank <= _TOP for other in found)
    ]
    heads = [msg("Here"), *(msg("{order}", order=" ".join(other.order)) for other in found[1:])]
    columns = (
        Column("name", msg("Name"), wide=True),
        *(Column(str(i), head, Align.RIGHT) for i, head in enumerate(heads)),
    )
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (name[number], *(table.row(number).rank for table in found)) for number in front
    )
    count = champion_count(found)
    told = (
        msg("The places of those in front, by the order of this event and by other usual tie-breaks."),
        *(
            [msg("Depending on the order, {n} different players would win alone.", n=count)]
            if count > 1
            else []
        ),
    )
    return f"{lines(told, 'told')}\n{table(Sheet('', msg(' '), columns, rows))}"


def _pairs(event: Event, made: Standings, name: dict[int, str]) -> Iterator[str]:
    """Those beside each other at the top who were level on points: what parted them, and how firmly."""
    top = [row for row in made.rows if row.rank][: max(_TOP, _prizes(event)) + 1]
    for upper, lower in pairwise(top):
        if upper.points != lower.points or upper.rank == lower.rank:
            continue
        first, second = event.order[upper.number - 1], event.order[lower.number - 1]
        firm = event_firmness(event, first, second)
        title = msg(
            "{first} ahead of {second} {why}",
            first=name[upper.number],
            second=name[lower.number],
            why=ahead(made, upper.number, lower.number),
        )
        summary = _count(firm.turning, firm.boards, firm.round)
        more = event_firmness_lines(event, firm)[1:]
        if more:
            yield (
                f"<details><summary>{said(title)}: {said(summary)}</summary>{lines(more, 'notes')}</details>\n"
            )
        else:
            yield f'<p class="firm">{said(title)}: {said(summary)}</p>\n'


def _count(turning: int, boards: int, round_number: int) -> Message:
    if not turning:
        return msg(
            "no single result on the other boards of round {round} could have turned it", round=round_number
        )
    return nmsg(
        "{turning} of the {n} other board of round {round} could have turned it",
        "{turning} of the {n} other boards of round {round} could have turned it",
        boards,
        turning=turning,
        round=round_number,
    )


def _prizes(event: Event) -> int:
    return max((prize.place for prize in event.prizes.prizes if prize.category is None), default=0)
