"""What is known of a tie-break: what it adds up, how, what may be cut, where it is allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg
from clubtd.standings.cuts import Cut, by_modifier
from clubtd.standings.direct_encounter import Encounter
from clubtd.standings.elements import NONE, Elements, Total, summed
from clubtd.standings.field import Field

WHOLE, HALVES, TENTHS, HUNDREDTHS = 1, 2, 10, 100
"""Units: how many make one point."""

SUM = msg("sum of what is kept")
MEAN = msg("mean of what is kept")
ROUNDED = msg("mean of what is kept, rounded, .5 up")
ITSELF = msg("the number itself")
WITH_PERFORMANCE = msg("rounded mean of the ratings, plus the difference for the percentage made (10.2)")
LOWEST_ENOUGH = msg("lowest rating whose expected score reaches the score made (10.3)")
AMONG = msg("rank among the level players")


def _none(field: Field, number: int) -> Elements:
    return NONE


@frozen
class Criterion:
    """One tie-break.

    `elements` are what it is made of; `total` makes the value of those that no cut removed, from their values and the
    points made (`how` says it), in units of which `unit` are a point (`score_unit` for the scores). With `ascending`
    the lower value is better. `cuts` and `modifiers` are those it takes. A code with `group` tells level players
    apart instead of giving each a value. `rules` is the ruleset of codes that belong to one; `swiss` and `robin` say
    where it makes sense, `rated` that it needs ratings, `fore` that it draws the final round.
    """

    name: str
    title: Message
    line: Message
    elements: Callable[[Field, int], Elements] = _none
    unit: int = WHOLE
    score_unit: int = TENTHS
    total: Callable[[Sequence[int], Sequence[int]], Total] = summed
    how: Message = SUM
    ascending: bool = False
    cuts: tuple[str, ...] = ()
    modifiers: str = ""
    cut: Callable[[Elements, Field, int, int, int], Cut] = by_modifier
    group: Callable[[Field, tuple[int, ...]], Encounter] | None = None
    rules: str = ""
    swiss: bool = True
    robin: bool = True
    rated: bool = False
    fore: bool = False
