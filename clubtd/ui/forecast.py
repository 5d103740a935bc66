"""When the round and the night will be over, for the title lines."""

from __future__ import annotations

from clubtd.advice.planning import ends_at, longest_game, minutes_needed, time_control
from clubtd.event.event import Event
from clubtd.event.message import Refused
from clubtd.event.round import Round
from clubtd.formats.words import clock, t


def of_round(event: Event, played: Round) -> str:
    """When the last game of a round can end, and the night if the rest takes as long; empty when nobody can tell."""
    try:
        control = time_control(event.settings.time_control)
    except Refused:
        return ""
    begun = clock(played.at)
    if not begun or played.finished:
        return ""
    last = ends_at(begun, longest_game(control))
    rounds_left = event.settings.rounds - played.number
    if not rounds_left:
        return t("last game can end {time}", time=last)
    night = ends_at(begun, minutes_needed(control, rounds_left + 1))
    return t("last game can end {time} · night {night}", time=last, night=night)


def of_night(control: str, rounds: int, now: str) -> str:
    """When a night of so many rounds that begins now would end; empty when the time control says nothing."""
    try:
        return t("ends about {time}", time=ends_at(clock(now), minutes_needed(time_control(control), rounds)))
    except Refused:
        return ""
