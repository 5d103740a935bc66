"""One reckoning: a table, a ruleset, and every tie-break of it on demand."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from clubtd.event.crosstable import Crosstable
from clubtd.event.frozen import replace
from clubtd.event.message import Message
from clubtd.standings.codes import TieBreak
from clubtd.standings.cuts import Cut
from clubtd.standings.direct_encounter import Encounter
from clubtd.standings.elements import Elements, Total
from clubtd.standings.field import Announced, Field
from clubtd.standings.rulesets import Ruleset, ruleset


class Reckoned(NamedTuple):
    """A tie-break of one player: its elements, which of them are cut, and what the others make."""

    elements: Elements
    cut: Cut
    total: Total


class Reckoning:
    """Tie-breaks of one table under one ruleset. Codes that read the table alike share a field."""

    def __init__(
        self,
        table: Crosstable,
        rules: str,
        announced: Announced | None = None,
        make_field: Callable[[Crosstable, Ruleset, Announced], Field] = Field,
    ) -> None:
        self.table = table
        self.rules = ruleset(rules, table.system)
        self.announced = announced or Announced()
        self._make_field = make_field
        self._fields: dict[tuple[str, Announced], Field] = {}
        self._field_of: dict[str, Field] = {}
        self._totals: dict[tuple[str, int], Total] = {}
        self._encounters: dict[tuple[str, tuple[int, ...]], Encounter] = {}

    def field(self, code: TieBreak) -> Field:
        """The field as this code reads it."""
        found = self._field_of.get(code.name)
        if found is None:
            found = self._field_of[code.name] = self._shared_field(code)
        return found

    def _shared_field(self, code: TieBreak) -> Field:
        rules = ruleset(code.criterion.rules, self.table.system) if code.criterion.rules else self.rules
        announced = replace(
            self.announced,
            forfeits_count=code.forfeits_count or self.announced.forfeits_count,
            fore=code.fore,
            koya=code.koya or self.announced.koya,
            unrated=code.unrated or self.announced.unrated,
        )
        key = rules.name, announced
        if key not in self._fields:
            self._fields[key] = self._make_field(self.table, rules, announced)
        return self._fields[key]

    def reckon(self, code: TieBreak, number: int) -> Reckoned:
        """A tie-break of one player. The total is made of the kept elements and of nothing else."""
        return _reckon(code, self.field(code), number)

    def total(self, code: TieBreak, number: int) -> Total:
        """The total of one player, reckoned once."""
        key = code.name, number
        found = self._totals.get(key)
        if found is None:
            found = self._totals[key] = _reckon(code, self.field(code), number).total
        return found

    def encounter(self, code: TieBreak, group: tuple[int, ...]) -> Encounter | None:
        """How a code tells level players apart; None for the codes that give each player a value."""
        if code.criterion.group is None:
            return None
        key = code.name, group
        found = self._encounters.get(key)
        if found is None:
            found = self._encounters[key] = code.criterion.group(self.field(code), group)
        return found


def _reckon(code: TieBreak, field: Field, number: int) -> Reckoned:
    criterion = code.criterion
    elements = criterion.elements(field, number)
    cut = criterion.cut(elements, field, number, code.least, code.most)
    values, points = elements.values, elements.points
    if cut:
        values, points = list(values), list(points)
        for index in sorted(cut, reverse=True):
            del values[index], points[index]
    return Reckoned(elements, cut, criterion.total(values, points))


def value_of(total: Total, unit: int) -> Fraction | None:
    """A total in points; None where there is none."""
    return None if isinstance(total, Message) else _in_points(total, unit)


@lru_cache(maxsize=4096)
def _in_points(total: int | Fraction, unit: int) -> Fraction:
    return Fraction(total, unit)
