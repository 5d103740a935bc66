"""The advice about an event that is running or over: how firm, under other orders, what can happen, who gets what."""

from __future__ import annotations

from clubtd.advice.noise import Firmness, champions, firmness, firmness_lines, side_by_side, usual_orders
from clubtd.advice.outlook import Outlook, fore_line, outlook, outlook_line
from clubtd.advice.prize_sheet import Sheet, sheet
from clubtd.advice.shape import shape_of
from clubtd.advice.verdict import Terms
from clubtd.event.event import Event
from clubtd.event.message import Message
from clubtd.event.namesakes import names_by_number
from clubtd.event.table import crosstable, rounds_in
from clubtd.standings.of_event import announced_by, event_standings
from clubtd.standings.ranking import Standings


def terms_of(event: Event) -> Terms:
    """How the table of an event is read."""
    return Terms(event.tie_breaks, event.settings.rules, announced_by(event))


def event_firmness(event: Event, a: int, b: int) -> Firmness:
    """How firm the order of two players (ids) is after the last complete round. Refused as `firmness` is."""
    numbers = event.numbers
    return firmness(crosstable(event, rounds_in(event)), terms_of(event), numbers[a], numbers[b])


def event_firmness_lines(event: Event, found: Firmness, thing: str = "") -> tuple[Message, ...]:
    """The same in sentences, with names and the boards' numbers."""
    numbers = event.numbers
    boards = {(numbers[g.white], numbers[g.black]): g.board for g in event.round(found.round).games}
    return firmness_lines(found, names_by_number(event).__getitem__, boards, thing)


def event_side_by_side(event: Event) -> tuple[Standings, ...]:
    """The table under the order of the event and under each usual tie-break alone."""
    orders = [event.tie_breaks, *(o for o in usual_orders(shape_of(event)) if o != event.tie_breaks)]
    table = crosstable(event, rounds_in(event))
    return side_by_side(table, [order for order in orders if order], terms_of(event))


def event_champions(event: Event) -> tuple[Message, ...]:
    """Who wins under each of these orders."""
    return champions(event_side_by_side(event), names_by_number(event).__getitem__)


def event_outlook(event: Event) -> tuple[Outlook, ...]:
    """What can still happen for first place. Refused before the last round is paired."""
    return outlook(crosstable(event), terms_of(event))


def event_outlook_lines(event: Event) -> tuple[Message, ...]:
    """The same in sentences, and who would be ahead should they finish level."""
    names, found = names_by_number(event), event_outlook(event)
    fore = fore_line(found, names.__getitem__)
    return (*(outlook_line(one, names[one.number]) for one in found), *((fore,) if fore else ()))


def event_prizes(event: Event) -> Sheet:
    """Who gets what from the table as it stands, play-offs and lots included."""
    by_id = event.by_id
    people = {number: by_id[player].person for player, number in event.numbers.items()}
    return sheet(event.prizes, event_standings(event), people)
