"""Last week's event as the beginning of the next one."""

from __future__ import annotations

from clubtd.event.actions import Action, AddPlayers, CreateEvent, FixTable, ForbidPair, SetHouse, SetPrizes
from clubtd.event.event import Event
from clubtd.event.frozen import replace
from clubtd.event.prize import Prizes


def again(event: Event, name: str, date: str = "") -> tuple[Action, ...]:
    """The actions that make a new event like this one: its settings, order and prizes, and its people, not here yet.

    House players, tables that are kept and pairs kept apart come along; what was drawn, played or asked for does
    not. The colour of number 1 stays too: whoever drew it by lot draws again.
    """
    settings = replace(event.settings, name=name, date=date)
    people = tuple(player.person for player in event.players)
    new_id = {player.id: number for number, player in enumerate(event.players, 1)}
    steps: list[Action] = [CreateEvent(settings, event.tie_breaks)]
    if event.prizes != Prizes():
        steps.append(SetPrizes(event.prizes))
    if people:
        steps.append(AddPlayers(people, here=False))
    for player in event.players:
        if player.table:
            steps.append(FixTable(new_id[player.id], player.table))
        if player.house:
            steps.append(SetHouse(new_id[player.id]))
    for pair in event.forbidden:
        steps.append(ForbidPair(replace(pair, a=new_id[pair.a], b=new_id[pair.b])))
    return tuple(steps)
