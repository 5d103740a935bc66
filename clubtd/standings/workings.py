"""Workings: a value taken apart, as the screens, the calculator and the reports show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from clubtd.event.crosstable import Crosstable
from clubtd.event.message import Message
from clubtd.event.scoring import in_points
from clubtd.standings.codes import TieBreak, tie_break
from clubtd.standings.field import Announced
from clubtd.standings.reckoning import Reckoning, value_of
from clubtd.standings.refusals import refuse


@dataclass(frozen=True, slots=True)
class Part:
    """What one round, or one opponent, contributes.

    `opponent` is a pairing number, 0 for a dummy or none; `score` what it is worth and `result` the points made
    against it, in points; `value` is the contribution. `cut` says why it is left out, by which article; None: kept.
    """

    round: int
    opponent: int
    score: Fraction
    result: Fraction
    value: Fraction
    why: Message
    cut: Message | None = None

    @property
    def kept(self) -> bool:
        """Whether it is part of the total."""
        return self.cut is None


@dataclass(frozen=True, slots=True)
class Workings:
    """A value and its parts: `total` is what `how` says, done to the parts kept; without one, `note` says why."""

    code: str
    title: Message
    number: int
    parts: tuple[Part, ...]
    how: Message
    total: Fraction | None
    note: Message | None = None


def workings(
    table: Crosstable, number: int, code: str, rules: str = "fide-2026", *, lots: Sequence[int] = ()
) -> Workings:
    """How a player comes to a value; Refused as in `standings`."""
    read = tie_break(code)
    reckoning = Reckoning(table, rules, Announced(lots=tuple(lots)))
    refuse(read, table)
    return reckoned_workings(reckoning, read, number)


def reckoned_workings(reckoning: Reckoning, code: TieBreak, number: int) -> Workings:
    """The workings of one value of a reckoning."""
    criterion = code.criterion
    elements, cut, total = reckoning.reckon(code, number)
    score_unit = criterion.score_unit
    parts = tuple(
        Part(
            e.round,
            e.opponent,
            Fraction(e.score, score_unit),
            in_points(e.points),
            Fraction(e.value) / criterion.unit,
            e.why,
            cut.get(i),
        )
        for i, e in enumerate(elements)
    )
    note = total if isinstance(total, Message) else None
    return Workings(
        code.name, code.title, number, parts, criterion.how, value_of(total, criterion.unit), note
    )
