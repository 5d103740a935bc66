"""What the Cut and Median modifiers remove (C.07 Art. 14), and the exception for voluntary absences (16.5)."""

from __future__ import annotations

from itertools import count
from typing import TypeAlias

from clubtd.event.message import Message, msg
from clubtd.standings.elements import Elements
from clubtd.standings.field import Field

Cut: TypeAlias = dict[int, Message]
"""Which elements are removed, by their index, and why."""

_LOWEST = msg("cut: the least significant value (14.1)")
_VOLUNTARY = msg("cut first: a voluntary unplayed round (16.5)")
_HIGHEST = msg("cut: the most significant value (14.3)")
_FIRST = msg("cut: the running score after the first rounds (14.1.1)")


def least_and_most(elements: Elements, least: int, most: int, voluntary_first: bool) -> Cut:
    """Remove so many least significant elements, then so many most significant ones of those left.

    The least significant one belongs to the lowest score, and has the lowest value of these (9.1 with 14.1.1). A
    voluntary unplayed round goes first if its value is not lower than that (16.5); this never protects the highest.
    """
    cut: Cut = {}
    if not least:
        return cut
    left = list(zip(elements.scores, elements.values, count()))
    voluntary = elements.voluntary
    voluntary_first = voluntary_first and True in voluntary
    for _ in range(min(least, len(left))):
        lowest, why = min(left), _LOWEST
        if voluntary_first:
            absences = [(value, score, i) for score, value, i in left if voluntary[i]]
            if absences and min(absences)[0] >= lowest[1]:
                value, score, index = min(absences)
                lowest, why = (score, value, index), _VOLUNTARY
        cut[lowest[2]] = why
        left.remove(lowest)
    for _ in range(min(most, len(left))):
        highest = max(left)
        cut[highest[2]] = _HIGHEST
        left.remove(highest)
    return cut


def first_rounds(elements: Elements, number: int) -> Cut:
    """Remove the elements of the first rounds (progressive score)."""
    return dict.fromkeys(range(min(number, len(elements.values))), _FIRST)


def by_modifier(elements: Elements, field: Field, number: int, least: int, most: int) -> Cut:
    """The cut of a `-C` or `-M` code, as the ruleset chooses."""
    return least_and_most(elements, least, most, field.rules.voluntary_first)


def running_scores(elements: Elements, field: Field, number: int, least: int, most: int) -> Cut:
    """The cut of PS-C1 (14.1.1): the first rounds."""
    return first_rounds(elements, least)
