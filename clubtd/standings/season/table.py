"""The table of a season: what each night was worth, the best of them, and the places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, msg
from clubtd.event.names import words
from clubtd.event.player import Person
from clubtd.event.scoring import in_points
from clubtd.standings.season.night import Appearance, Night
from clubtd.standings.season.rules import SeasonRules, Tie, Worth
from clubtd.standings.season.spellings import alike
from clubtd.standings.season.who import Unsure, people


@frozen
class SeasonCell:
    """A night of somebody: what it is worth in points, whether that counts, the place there (0: none), and why."""

    points: Fraction
    place: int
    why: Message
    counts: bool = True


@frozen
class SeasonRow:
    """One person. `cells` has one for each night, None where somebody was not there; `total` is in points.

    `unsure` tells that this is an entry of which it is not known whose it is.
    """

    rank: int
    name: str
    person: Person
    cells: tuple[SeasonCell | None, ...]
    attendance: Fraction
    total: Fraction
    unsure: bool = False

    @property
    def nights(self) -> int:
        """How many nights somebody was there."""
        return sum(cell is not None for cell in self.cells)

    @property
    def counted(self) -> tuple[SeasonCell, ...]:
        """The nights that count, in their order."""
        return tuple(cell for cell in self.cells if cell and cell.counts)

    @property
    def dropped(self) -> tuple[SeasonCell, ...]:
        """The nights that do not count, in their order."""
        return tuple(cell for cell in self.cells if cell and not cell.counts)

    @property
    def sum(self) -> Message:
        """How the total comes about: `8 + 10 + 5 = 23; dropped: 3`."""
        parts = [cell.points for cell in self.counted]
        if self.attendance:
            parts.append(self.attendance)
        said = msg("{total}", total=self.total)
        if len(parts) > 1:
            first, *rest = parts
            added = msg("{total}", total=first)
            for part in rest:
                added = msg("{a} + {b}", a=added, b=part)
            said = msg("{a} = {total}", a=added, total=self.total)
        if not self.dropped:
            return said
        return msg("{sum}; dropped: {dropped}", sum=said, dropped=tuple(c.points for c in self.dropped))


@frozen
class SeasonTable:
    """The rows by rank, the nights by date, of whom it cannot be told who they are, and who may be one person."""

    rules: SeasonRules
    nights: tuple[Night, ...]
    rows: tuple[SeasonRow, ...]
    unsure: tuple[Unsure, ...] = ()
    alike: tuple[tuple[Person, Person], ...] = ()

    @property
    def lengths(self) -> tuple[int, ...]:
        """The different numbers of rounds that the nights have, the fewest first."""
        return tuple(sorted({night.rounds for night in self.nights}))


def season_table(nights: Sequence[Night], rules: SeasonRules) -> SeasonTable:
    """The table of these nights in the order of their dates. Level people share a place unless `ties` part them."""
    nights = tuple(sorted(nights, key=lambda night: (night.date, night.name, night.key)))
    longest = max((night.rounds for night in nights), default=0)
    found = people([[seen.person for seen in night.appearances] for night in nights])
    rows = []
    for group in found.groups:
        seen = {n: nights[n].appearances[i] for n, i in group}
        cells = [_cell(nights[n], seen[n], rules, longest) if n in seen else None for n in range(len(nights))]
        last = max(seen)
        person, name = seen[last].person, seen[last].person.name
        unsure = any(place in found.unsure for place in group)
        if unsure:
            name = f"{seen[last].name} ({nights[last].name})"
        kept = _dropped(cells, rules.best)
        attendance = in_points(rules.attendance) * len(seen)
        total = sum((cell.points for cell in kept if cell and cell.counts), start=attendance)
        rows.append(SeasonRow(0, name, person, kept, attendance, total, unsure))
    ranked = _ranked(_named(rows), rules)
    doubtful = alike([(row.person, row.cells) for row in ranked if not row.unsure])
    return SeasonTable(rules, nights, ranked, tuple(found.unsure.values()), doubtful)


# What a night is worth


def _cell(night: Night, seen: Appearance, rules: SeasonRules, longest: int) -> SeasonCell:
    if rules.worth is Worth.PLACE:
        return _by_place(seen, rules.places)
    points = in_points(seen.points)
    if not seen.scores and seen.why:
        return SeasonCell(Fraction(0), 0, seen.why)
    scored = msg("{points} of {rounds} rounds", points=points, rounds=seen.rounds)
    if rules.worth is Worth.SCORE:
        return SeasonCell(points, seen.place, scored)
    scaled = Fraction(seen.points * longest, night.win * seen.rounds) if night.win else Fraction(0)
    if scaled == points:
        return SeasonCell(points, seen.place, scored)
    why = msg("{scored}, as on a night of {longest}", scored=scored, longest=longest)
    return SeasonCell(scaled, seen.place, why)


def _by_place(seen: Appearance, places: tuple[int, ...]) -> SeasonCell:
    """Those who share places share the points of these places equally, to the exact fraction."""
    if seen.why:
        return SeasonCell(Fraction(0), 0, seen.why)
    first, last = seen.place, seen.place + seen.sharing - 1
    shared = places[first - 1 : last]
    points = Fraction(sum(shared), 10 * seen.sharing)
    if seen.sharing == 1:
        return SeasonCell(points, first, msg("place {place}", place=first))
    why = msg(
        "places {first} to {last} shared: {sum} for {n}",
        first=first,
        last=last,
        sum=in_points(sum(shared)),
        n=seen.sharing,
    )
    return SeasonCell(points, first, why)


def _dropped(cells: Sequence[SeasonCell | None], best: int) -> tuple[SeasonCell | None, ...]:
    """The cells, of which only the `best` count; of equal ones the earlier."""
    there = [n for n, cell in enumerate(cells) if cell]
    kept = set(sorted(there, key=lambda n: (-_points(cells[n]), n))[: best or len(there)])
    return tuple(replace(cell, counts=n in kept) if cell else None for n, cell in enumerate(cells))


def _points(cell: SeasonCell | None) -> Fraction:
    return cell.points if cell else Fraction(0)


# Places


def _won(row: SeasonRow) -> int:
    return sum(cell is not None and cell.place == 1 for cell in row.cells)


def _best(row: SeasonRow) -> list[Fraction]:
    return sorted((cell.points for cell in row.cells if cell), reverse=True)


def _best_dropped(row: SeasonRow) -> Fraction:
    return max((cell.points for cell in row.dropped), default=Fraction(-1))


_VALUES: dict[Tie, Callable[[SeasonRow], Any]] = {
    Tie.WON: _won,
    Tie.BEST: _best,
    Tie.DROPPED: _best_dropped,
    Tie.NIGHTS: lambda row: row.nights,
}


def _ranked(rows: Sequence[SeasonRow], rules: SeasonRules) -> tuple[SeasonRow, ...]:
    def key(row: SeasonRow) -> list[Any]:
        return [row.total, *(_VALUES[tie](row) for tie in rules.ties)]

    by_name = sorted(rows, key=lambda row: (*row.person.strength[2:], row.name))
    ranked: list[SeasonRow] = []
    for _, level in groupby(sorted(by_name, key=key, reverse=True), key=key):
        rank = len(ranked) + 1
        ranked += [replace(row, rank=rank) for row in level]
    return tuple(ranked)


def _named(rows: Sequence[SeasonRow]) -> list[SeasonRow]:
    """The rows, namesakes told apart by year of birth, id, club or rating; the unsure ones name their night."""
    by_name: dict[tuple[str, ...], list[SeasonRow]] = {}
    for row in rows:
        by_name.setdefault(words(row.name), []).append(row)
    return [row if row.unsure else _told_apart(row, by_name[words(row.name)]) for row in rows]


def _told_apart(row: SeasonRow, same: Sequence[SeasonRow]) -> SeasonRow:
    return row if len(same) == 1 else replace(row, name=f"{row.name} ({_mark(row, same)})")


def _mark(row: SeasonRow, same: Sequence[SeasonRow]) -> str:
    marks: tuple[Callable[[Person], str], ...] = (
        lambda person: person.born[:4],
        lambda person: person.fide_id,
        lambda person: person.club,
        lambda person: str(person.rating or ""),
    )
    for mark in marks:
        mine = mark(row.person)
        if mine and sum(mark(other.person) == mine for other in same) == 1:
            return mine
    return "?"
