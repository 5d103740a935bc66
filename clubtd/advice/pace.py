"""How fast an evening goes: what its rounds have taken so far tells when the last one will be over."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from clubtd.event.clock import is_time, seconds_between
from clubtd.event.round import Round

SHORTEST, BREAK = 3, 60
"""Minutes. Rounds closer together were not played but typed in later; a longer break is another evening."""


def minutes_a_round(rounds: Sequence[Round], longest: int) -> int | None:
    """Minutes from one pairing to the next, on average, on one evening; None: nothing to go by yet.

    `longest` is how long a game can take; rounds further apart than that and a break belong to other evenings.
    """
    taken = []
    for first, second in pairwise(rounds):
        if is_time(first.at) and is_time(second.at):
            seconds = seconds_between(first.at, second.at)
            if SHORTEST * 60 <= seconds <= (longest + BREAK) * 60:
                taken.append(seconds)
    return round(sum(taken) / len(taken) / 60) if taken else None
