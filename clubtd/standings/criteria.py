"""The tie-breaks, a row each: what they add up, how, what may be cut, where they are allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from clubtd.event.message import Message, msg
from clubtd.standings.buchholz import buchholz
from clubtd.standings.cuts import Cut, by_modifier, running_scores
from clubtd.standings.direct_encounter import Encounter, direct_encounter
from clubtd.standings.elements import Element, Total, summed
from clubtd.standings.field import Field
from clubtd.standings.own_record import points, progressive, wins
from clubtd.standings.sonneborn_berger import sonneborn_berger

WHOLE, HALVES, TENTHS, HUNDREDTHS = 1, 2, 10, 100
"""Units: how many make one point."""

SUM = msg("sum of what is kept")


def _none(field: Field, number: int) -> Sequence[Element]:
    return ()


@dataclass(frozen=True, slots=True)
class Criterion:
    """One tie-break.

    `elements` are what it is made of; `total` makes the value of those that no cut removed (`how` says it), in units
    of which `unit` are a point (`score_unit` for the scores). With `ascending` the lower value is better. `cuts` and
    `modifiers` are those it takes. A code with `group` tells level players apart instead of giving each a value.
    `rules` is the ruleset of codes that belong to one; `swiss` and `robin` say where it makes sense, `rated` that it
    needs ratings, `fore` that it draws the final round.
    """

    name: str
    title: Message
    line: Message
    elements: Callable[[Field, int], Sequence[Element]] = _none
    unit: int = WHOLE
    score_unit: int = TENTHS
    total: Callable[[list[Element]], Total] = summed
    how: Message = SUM
    ascending: bool = False
    cuts: tuple[str, ...] = ()
    modifiers: str = ""
    cut: Callable[[Sequence[Element], Field, int, int, int], Cut] = by_modifier
    group: Callable[[Field, Sequence[int]], Encounter] | None = None
    rules: str = ""
    swiss: bool = True
    robin: bool = True
    rated: bool = False
    fore: bool = False


_ROWS = (
    Criterion("PTS", msg("Points"), msg("points of all rounds"), points, TENTHS),
    Criterion(
        "DE",
        msg("Direct Encounter"),
        msg("rank among the level players by their games with each other"),
        group=direct_encounter,
        ascending=True,
        modifiers="P",
    ),
    Criterion(
        "BH",
        msg("Buchholz"),
        msg("sum of the opponents' scores"),
        buchholz,
        TENTHS,
        cuts=("C1", "C2", "M1", "M2"),
        modifiers="P",
        robin=False,
    ),
    Criterion(
        "SB",
        msg("Sonneborn-Berger"),
        msg("sum of the opponents' scores times the points made against them"),
        sonneborn_berger,
        HUNDREDTHS,
        cuts=("C1", "C2"),
        modifiers="P",
    ),
    Criterion(
        "PS",
        msg("Progressive Score"),
        msg("sum of the scores after every round"),
        progressive,
        TENTHS,
        cuts=("C1", "C2"),
        cut=running_scores,
    ),
    Criterion("WIN", msg("Wins"), msg("rounds with as many points as for a win, played or not"), wins),
)

CRITERIA = {row.name: row for row in _ROWS}
"""The rows by name."""
