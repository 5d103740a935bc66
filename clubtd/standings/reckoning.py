"""One reckoning: a table, a ruleset, and every tie-break of it on demand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from clubtd.event.crosstable import Crosstable
from clubtd.event.message import Message
from clubtd.standings.codes import TieBreak
from clubtd.standings.cuts import Cut
from clubtd.standings.direct_encounter import Encounter
from clubtd.standings.elements import Element, Total
from clubtd.standings.field import Announced, Field
from clubtd.standings.rulesets import Ruleset, ruleset


class Reckoned(NamedTuple):
    """A tie-break of one player: its elements, which of them are cut, and what the others make."""

    elements: Sequence[Element]
    cut: Cut
    total: Total


class Reckoning:
    """Tie-breaks of one table under one ruleset. Fields are shared by the codes that read the table alike."""

    def __init__(self, table: Crosstable, rules: str, announced: Announced | None = None) -> None:
        self.table = table
        self.rules = ruleset(rules, table.system)
        self.announced = announced or Announced()
        self._fields: dict[tuple[Ruleset, Announced], Field] = {}

    def field(self, code: TieBreak) -> Field:
        """The field as this code reads it."""
        criterion = code.criterion
        rules = ruleset(criterion.rules, self.table.system) if criterion.rules else self.rules
        announced = self.announced
        if code.forfeits_count or code.fore or code.koya or code.unrated:
            announced = replace(
                announced,
                forfeits_count=code.forfeits_count,
                fore=code.fore,
                koya=code.koya,
                unrated=code.unrated or announced.unrated,
            )
        key = rules, announced
        if key not in self._fields:
            self._fields[key] = Field(self.table, rules, announced)
        return self._fields[key]

    def reckon(self, code: TieBreak, number: int) -> Reckoned:
        """A tie-break of one player. The total is made of the kept elements and of nothing else."""
        field, criterion = self.field(code), code.criterion
        elements = criterion.elements(field, number)
        cut = criterion.cut(elements, field, number, code.least, code.most)
        kept = [e for i, e in enumerate(elements) if i not in cut] if cut else list(elements)
        return Reckoned(elements, cut, criterion.total(kept))

    def encounter(self, code: TieBreak, group: Sequence[int]) -> Encounter | None:
        """How a code tells level players apart; None for the codes that give each player a value."""
        return code.criterion.group(self.field(code), group) if code.criterion.group else None


def value_of(total: Total, unit: int) -> Fraction | None:
    """A total in points; None where there is none."""
    return None if isinstance(total, Message) else Fraction(total, unit)
