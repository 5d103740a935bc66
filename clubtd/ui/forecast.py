"""When the round and the night will be over, for the title lines."""

from __future__ import annotations

from datetime import datetime, timedelta

from clubtd.advice.pace import minutes_a_round
from clubtd.advice.planning import ends_at, longest_game, minutes_needed, time_control
from clubtd.event.event import Event
from clubtd.event.message import Refused
from clubtd.event.round import Round
from clubtd.formats.words import clock, t

TURN = 5
"""Minutes between the last result of a round and the first move of the next."""

NIGHT = 12 * 60
"""Minutes. What takes longer is not played in one go."""


def of_round(event: Event, played: Round, now: str, *, long: bool = False) -> str:
    """When the last game of a round can end, and the night at this pace; empty when nobody can tell.

    Without an earlier round to go by every round is taken at its longest. A clock that stands tells nothing.
    """
    try:
        longest = longest_game(time_control(event.settings.time_control))
    except Refused:
        return ""
    time = played.time
    if time is None or played.finished or not time.running:
        return ""
    begun = datetime.fromisoformat(now) - timedelta(seconds=time.gone(now))
    last = begun + timedelta(minutes=longest)
    rounds_left = event.settings.rounds - played.number
    if not rounds_left:
        return t("last game can end {time}", time=_clock(last))
    pace = minutes_a_round(event.rounds[: played.number], longest)
    if pace is None:
        night = last + timedelta(minutes=rounds_left * (longest + TURN))
    else:
        night = begun + timedelta(minutes=rounds_left * pace + min(longest, max(0, pace - TURN)))
    times = {"time": _clock(last), "night": _clock(night)}
    if not long:
        return t("round until {time} · night until {night}", **times)
    if pace is None:
        return t("last game can end {time}; the night ends {night} at the latest", **times)
    return t("last game can end {time}; the night ends {night} at this pace", **times)


def _clock(time: datetime) -> str:
    return clock(time.isoformat())


def of_night(control: str, rounds: int, now: str) -> str:
    """When a night of so many rounds that begins now would end; empty when the time control says nothing.

    Of an event that is too long for one night only how long it takes is said.
    """
    try:
        minutes = minutes_needed(time_control(control), rounds, TURN)
    except Refused:
        return ""
    if minutes > NIGHT:
        return t("takes up to {n} hours", n=-(-minutes // 60))
    return t("ends about {time}", time=ends_at(clock(now), minutes))
