"""Standings: points, then the list of tie-breaks, each applied to those still level (C.07 4.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from typing import TypeAlias

from clubtd.event.crosstable import Crosstable
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg
from clubtd.event.playoff import Decider
from clubtd.event.table import without_cancelled
from clubtd.standings.codes import TieBreak, tie_break
from clubtd.standings.elements import Total
from clubtd.standings.field import Announced
from clubtd.standings.reckoning import Reckoning, value_of
from clubtd.standings.refusals import refuse

Groups: TypeAlias = list[tuple[int, ...]]
"""Who is still level with whom, best first."""

_HOUSE = msg("a house player fills in and takes no place")
_CANCELLED = msg("results do not count: left before half of the games were played (C.05 6.6)")


@frozen
class Row:
    """One player's line. `points` are tenths; `values` are in points, one for each code of the order.

    A value is None where the code has none for this player; `notes` says why, by code. `rank` is 0 for a house
    player and for somebody whose results were cancelled.
    """

    number: int
    rank: int
    points: int
    values: tuple[Fraction | None, ...]
    notes: tuple[tuple[str, Message], ...] = ()


@frozen
class Decision:
    """A play-off or lots, by pairing numbers: `tiers`, best first, and the place that it parts.

    `place` 0: it parts none, for others share the place too, or they are not level any more. `level`: the tie-breaks
    tell none of them from another.
    """

    decider: Decider
    tiers: tuple[tuple[int, ...], ...]
    place: int = 0
    level: bool = False

    @property
    def players(self) -> frozenset[int]:
        """Everybody in it."""
        return frozenset(n for tier in self.tiers for n in tier)


@frozen
class Standings:
    """Rows by rank, level players by pairing number. `stages[i]` are the ranks, by number, after i tie-breaks.

    `decisions` are the play-offs and lots that had been recorded, those that count and those that do not.
    """

    rules: str
    order: tuple[str, ...]
    rows: tuple[Row, ...]
    stages: tuple[tuple[int, ...], ...]
    decisions: tuple[Decision, ...] = ()

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
    table: Crosstable,
    order: Sequence[str],
    rules: str = "fide-2026",
    *,
    announced: Announced | None = None,
) -> Standings:
    """The standings of a table; Refused for an unknown code or one that the rules do not allow here.

    `announced` is what the event has decided beside its order. Who takes no place has rank 0, after all others.
    """
    codes = [tie_break(code) for code in order]
    announced = announced or Announced()
    reckoning = allowed_reckoning(table, codes, rules, announced)
    table = reckoning.table
    groups = by_points(table, announced.out)
    stages, columns = [_ranks(table, groups)], []
    for code in codes:
        columns.append(_column(reckoning, code, groups))
        groups = split(reckoning, code, groups)
        stages.append(_ranks(table, groups))
    rows = [_row(table, n, rank, columns) for rank, group in _ranked(groups) for n in group]
    rows += [_unranked_row(table, n, codes, _HOUSE) for n in sorted(announced.house)]
    rows += [_unranked_row(table, n, codes, _CANCELLED) for n in sorted(announced.cancelled)]
    return Standings(rules, tuple(code.name for code in codes), tuple(rows), tuple(stages))


def allowed_reckoning(
    table: Crosstable, codes: Iterable[TieBreak], rules: str, announced: Announced
) -> Reckoning:
    """The reckoning of a table; Refused if one of the codes is not allowed for it."""
    for code in codes:
        refuse(code, table, announced.unrated)
    return Reckoning(without_cancelled(table, announced.cancelled), rules, announced)


def by_points(table: Crosstable, out: Collection[int] = ()) -> Groups:
    """The players who are level on points, most points first, without those who take no place."""
    levels: dict[int, list[int]] = {}
    for entrant in table.entrants:
        if entrant.number not in out:
            levels.setdefault(entrant.points, []).append(entrant.number)
    return [tuple(levels[points]) for points in sorted(levels, reverse=True)]


def split(reckoning: Reckoning, code: TieBreak, groups: Groups) -> Groups:
    """The groups after one more tie-break (4.2): it is applied to each of them on its own."""
    parts: Groups = []
    for group in groups:
        if len(group) == 1:
            parts.append(group)
            continue
        encounter = reckoning.encounter(code, group)
        if encounter is not None:
            parts.extend(encounter.tiers)
            continue
        levels: dict[_Key, list[int]] = {}
        for n in group:
            levels.setdefault(_key(reckoning.total(code, n), code.ascending), []).append(n)
        parts.extend(tuple(levels[key]) for key in sorted(levels))
    return parts


_Key: TypeAlias = tuple[bool, int | Fraction]


def _key(total: Total, ascending: bool) -> _Key:
    """Better values first; players without a value after all others."""
    if isinstance(total, Message):
        return True, 0
    return False, total if ascending else -total


def _ranked(groups: Groups) -> list[tuple[int, tuple[int, ...]]]:
    ranked, rank = [], 1
    for group in groups:
        ranked.append((rank, group))
        rank += len(group)
    return ranked


def _ranks(table: Crosstable, groups: Groups) -> tuple[int, ...]:
    ranks = [0] * len(table.entrants)
    for rank, group in _ranked(groups):
        for n in group:
            ranks[n - 1] = rank
    return tuple(ranks)


@frozen
class _Column:
    """The values of one code by pairing number (the first place is empty), and why some are missing."""

    name: str
    values: list[Fraction | None]
    notes: dict[int, Message]


def _column(reckoning: Reckoning, code: TieBreak, groups: Groups) -> _Column:
    """The values of one code for everybody, reckoned on the groups still level before it."""
    column = _Column(code.name, [None] * (len(reckoning.table.entrants) + 1), {})
    values, unit = column.values, code.criterion.unit
    for group in groups:
        encounter = reckoning.encounter(code, group)
        if encounter is None:
            for n in group:
                total = reckoning.total(code, n)
                values[n] = value_of(total, unit)
                if values[n] is None and isinstance(total, Message):
                    column.notes[n] = total
        elif encounter.note is not None:
            column.notes.update(dict.fromkeys(group, encounter.note))
        else:
            for rank, tier in _ranked(list(encounter.tiers)):
                for n in tier:
                    values[n] = Fraction(rank)
    return column


def _row(table: Crosstable, number: int, rank: int, columns: Sequence[_Column]) -> Row:
    values = tuple([column.values[number] for column in columns])
    notes = tuple([(c.name, c.notes[number]) for c in columns if number in c.notes])
    return Row(number, rank, table.entrants[number - 1].points, values, notes)


def _unranked_row(table: Crosstable, number: int, codes: Sequence[TieBreak], why: Message) -> Row:
    notes = tuple((code.name, why) for code in codes)
    return Row(number, 0, table.entrants[number - 1].points, (None,) * len(codes), notes)
