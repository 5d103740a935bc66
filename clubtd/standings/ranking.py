"""Standings: points, then the list of tie-breaks, each applied to those still level (C.07 4.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import TypeAlias

from clubtd.event.crosstable import Crosstable
from clubtd.event.message import Message
from clubtd.standings.codes import TieBreak, tie_break
from clubtd.standings.elements import Total
from clubtd.standings.field import Announced
from clubtd.standings.reckoning import Reckoning, value_of
from clubtd.standings.refusals import refuse


@dataclass(frozen=True, slots=True)
class Row:
    """One player's line. `points` are tenths; `values` are in points, one for each code of the order.

    A value is None where the code has none for this player; `notes` says why, by code.
    """

    number: int
    rank: int
    points: int
    values: tuple[Fraction | None, ...]
    notes: tuple[tuple[str, Message], ...] = ()


@dataclass(frozen=True, slots=True)
class Standings:
    """Rows by rank, level players by pairing number. `stages[i]` are the ranks, by number, after i tie-breaks."""

    rules: str
    order: tuple[str, ...]
    rows: tuple[Row, ...]
    stages: tuple[tuple[int, ...], ...]

    def row(self, number: int) -> Row:
        """The row of a player."""
        return next(row for row in self.rows if row.number == number)

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Who shares a rank, in the order of the ranks."""
        return tuple(
            tuple(row.number for row in rows) for _, rows in groupby(self.rows, key=lambda r: r.rank)
        )

    def separated_by(self, a: int, b: int) -> str | None:
        """What put one of two players above the other: a code of the order, "PTS", or None if they are level."""
        for code, ranks in zip(("PTS", *self.order), self.stages, strict=True):
            if ranks[a - 1] != ranks[b - 1]:
                return code
        return None


def standings(
    table: Crosstable, order: Sequence[str], rules: str = "fide-2026", *, lots: Sequence[int] = ()
) -> Standings:
    """The standings of a table; Refused for an unknown code or one that the rules do not allow here.

    `lots` are pairing numbers in the order drawn, for the code LOTS.
    """
    codes = [tie_break(code) for code in order]
    reckoning = Reckoning(table, rules, Announced(lots=tuple(lots)))
    for code in codes:
        refuse(code, table, reckoning.announced.unrated)
    ranking = _Ranking(reckoning)
    for code in codes:
        ranking.apply(code)
    rows = tuple(
        Row(
            n,
            rank,
            reckoning.table.entrants[n - 1].points,
            tuple(column[n - 1] for column in ranking.columns),
            tuple(
                (code.name, notes[n]) for code, notes in zip(codes, ranking.notes, strict=True) if n in notes
            ),
        )
        for rank, group in _ranked(ranking.groups)
        for n in sorted(group)
    )
    return Standings(rules, tuple(code.name for code in codes), rows, tuple(ranking.stages))


def _ranked(groups: Sequence[Sequence[int]]) -> list[tuple[int, Sequence[int]]]:
    ranked, rank = [], 1
    for group in groups:
        ranked.append((rank, group))
        rank += len(group)
    return ranked


class _Ranking:
    """The groups of players still level, split by one code after the other."""

    def __init__(self, reckoning: Reckoning) -> None:
        self.reckoning = reckoning
        numbers = [entrant.number for entrant in reckoning.table.entrants]
        points = {e.number: e.points for e in reckoning.table.entrants}
        self.groups = _split(numbers, {n: (False, -points[n]) for n in numbers})
        self.stages: list[tuple[int, ...]] = []
        self.columns: list[list[Fraction | None]] = []
        self.notes: list[dict[int, Message]] = []
        self._mark()

    def apply(self, code: TieBreak) -> None:
        """Split every group by one code, and keep its column."""
        if code.criterion.group:
            self._by_encounter(code)
        else:
            self._by_value(code)
        self._mark()

    def _mark(self) -> None:
        ranks = [0] * len(self.reckoning.table.entrants)
        for rank, group in _ranked(self.groups):
            for n in group:
                ranks[n - 1] = rank
        self.stages.append(tuple(ranks))

    def _by_value(self, code: TieBreak) -> None:
        unit = code.criterion.unit
        totals = {
            e.number: self.reckoning.reckon(code, e.number).total for e in self.reckoning.table.entrants
        }
        self.columns.append([value_of(total, unit) for total in totals.values()])
        self.notes.append({n: total for n, total in totals.items() if isinstance(total, Message)})
        keys: dict[int, _Key] = {n: _key(total, code.ascending) for n, total in totals.items()}
        self.groups = [part for group in self.groups for part in _split(group, keys)]

    def _by_encounter(self, code: TieBreak) -> None:
        column: list[Fraction | None] = [None] * len(self.reckoning.table.entrants)
        notes: dict[int, Message] = {}
        parts: list[list[int]] = []
        for group in self.groups:
            encounter = self.reckoning.encounter(code, group)
            assert encounter is not None
            for rank, tier in _ranked(encounter.tiers):
                parts.append(list(tier))
                for n in tier:
                    if encounter.note:
                        notes[n] = encounter.note
                    else:
                        column[n - 1] = Fraction(rank)
        self.columns.append(column)
        self.notes.append(notes)
        self.groups = parts


_Key: TypeAlias = tuple[bool, int | Fraction]


def _key(total: Total, ascending: bool) -> _Key:
    """Better values first; players without a value after all others."""
    if isinstance(total, Message):
        return True, 0
    return False, total if ascending else -total


def _split(group: Sequence[int], keys: Mapping[int, _Key]) -> list[list[int]]:
    if len(group) == 1:
        return [list(group)]
    ranked = sorted(group, key=lambda n: keys[n])
    return [list(part) for _, part in groupby(ranked, key=lambda n: keys[n])]
