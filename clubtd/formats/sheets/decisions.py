"""Play-offs and lots in words: who won what, how and when."""

from __future__ import annotations

from collections.abc import Iterator

from clubtd.advice.contests import for_a_group
from clubtd.event.event import Event
from clubtd.event.message import Message, msg
from clubtd.event.namesakes import shown_names
from clubtd.formats.words import clock, day
from clubtd.standings.ranking import Decision, Standings


def decision_notes(event: Event, made: Standings) -> tuple[Message, ...]:
    """A line for each play-off and each draw of lots of the event, as it counts in these standings.

    By another order of tie-breaks only those that part somebody there.
    """
    own = made.order == tuple(event.tie_breaks)
    return tuple(_note(event, made, decision) for decision in made.decisions if own or decision.place)


def decisions_in_short(event: Event, made: Standings, *numbers: int) -> tuple[Message, ...]:
    """The same with the winner only, for where there is little room."""
    names = shown_names(event)
    found = (d for d in made.decisions if d.players.issuperset(numbers))
    return tuple(_short(event, made, d, names[d.decider.players[0]]) for d in found)


def _short(event: Event, made: Standings, decision: Decision, winner: str) -> Message:
    who = msg("{winner}, {how}, {when}", winner=winner, how=decision.decider.how, when=_when(decision))
    return _for_what(event, made, decision, who) or msg("No longer counts: {what}", what=who)


def _when(decision: Decision) -> str:
    at = decision.decider.at
    return f"{day(at)} {clock(at)}".strip()


def decisions_of(event: Event, made: Standings, *numbers: int) -> Iterator[Message]:
    """The same lines, only of those in which all these players (by pairing number) took part."""
    return (_note(event, made, d) for d in made.decisions if d.players.issuperset(numbers))


def _note(event: Event, made: Standings, decision: Decision) -> Message:
    what = decision.decider.says(shown_names(event), _when(decision))
    if counts := _for_what(event, made, decision, what):
        return counts
    if decision.level:
        return msg("No longer counts, for more players share the place now: {what}", what=what)
    return msg("No longer counts, for they do not share a place now: {what}", what=what)


def _for_what(event: Event, made: Standings, decision: Decision, what: Message) -> Message | None:
    """The decision behind the place or the group it is for; None when it counts no longer."""
    if decision.place:
        return msg("Place {place}: {what}", place=decision.place, what=what)
    if decision.level and (group := for_a_group(event, made, decision.players)):
        return msg("{group}: {what}", group=group, what=what)
    return None
