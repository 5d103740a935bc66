"""Workings: a value taken apart, as the screens, the calculator and the reports show it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from clubtd.event.crosstable import Crosstable
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg
from clubtd.event.scoring import in_points
from clubtd.standings.codes import TieBreak, tie_break
from clubtd.standings.direct_encounter import Encounter, meetings
from clubtd.standings.field import Announced, Field
from clubtd.standings.ranking import allowed_reckoning, by_points, split
from clubtd.standings.reckoning import Reckoning, value_of


@frozen
class Part:
    """What one round, or one opponent, contributes.

    `opponent` is the pairing number of the opponent met or scheduled, 0 without one; `score` what the opponent or
    the dummy is worth and `result` the points made, in points; `value` is the contribution. `cut` says why it is
    left out, by which article; None: kept.
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


@frozen
class Workings:
    """A value and its parts: `total` is what `how` says, done to the parts kept; without one, `note` says why.

    For the codes that rank level players (DE, RESULT) `group` has those players, and the parts are the games among
    them.
    """

    code: str
    title: Message
    number: int
    parts: tuple[Part, ...]
    how: Message
    total: Fraction | None
    note: Message | None = None
    group: tuple[int, ...] = ()


def workings(  # noqa: PLR0913  the last two are rarely needed
    table: Crosstable,
    number: int,
    code: str,
    rules: str = "fide-2026",
    *,
    order: Sequence[str] = (),
    announced: Announced | None = None,
) -> Workings:
    """How a player comes to a value; Refused as in `standings`.

    `order` is the whole list: DE ranks those who are level on what stands before it there. `announced` holds
    the lots drawn and what else the event has decided.
    """
    read = tie_break(code)
    announced = announced or Announced()
    reckoning = allowed_reckoning(table, [read], rules, announced)
    if read.criterion.group is None:
        return workings_of(reckoning, read, number)
    groups = by_points(reckoning.table, announced.out)
    for before in map(tie_break, order):
        if before.name == read.name:
            break
        groups = split(reckoning, before, groups)
    group = next((g for g in groups if number in g), (number,))
    return _among_level(reckoning, read, number, group)


def workings_of(reckoning: Reckoning, code: TieBreak, number: int) -> Workings:
    """The workings of a code that gives each player a value."""
    criterion = code.criterion
    elements, cut, total = reckoning.reckon(code, number)
    parts = tuple(
        Part(
            e.round,
            e.opponent,
            Fraction(e.score, criterion.score_unit),
            in_points(e.points),
            Fraction(e.value, criterion.unit),
            e.why,
            cut.get(i),
        )
        for i, e in enumerate(elements.each())
    )
    note = total if isinstance(total, Message) else None
    value = value_of(total, criterion.unit)
    return Workings(code.name, code.title, number, parts, criterion.how, value, note)


_AMONG = msg("game among the level players")
_AVERAGED = msg("one of several games with this opponent: their average counts (6.1.2)")
_MISSING = msg("have not met: this game is missing (6.3)")


def _among_level(reckoning: Reckoning, code: TieBreak, number: int, group: tuple[int, ...]) -> Workings:
    field = reckoning.field(code)
    encounter = reckoning.encounter(code, group)
    assert encounter is not None  # the caller asks for codes with a group only
    parts = tuple(part for other in group if other != number for part in _games(field, number, other))
    total = None if encounter.note else Fraction(_rank(encounter, number))
    how = code.criterion.how
    return Workings(code.name, code.title, number, parts, how, total, encounter.note, group)


def _games(field: Field, number: int, other: int) -> list[Part]:
    games = meetings(field, number, (other,)).get(other, [])
    if not games:
        return [Part(0, other, in_points(field.points[other]), Fraction(0), Fraction(0), _MISSING)]
    why = _AVERAGED if len(games) > 1 else _AMONG
    score = in_points(field.points[other])
    return [
        Part(round_number, other, score, in_points(points), in_points(points) / len(games), why)
        for round_number, points in games
    ]


def _rank(encounter: Encounter, number: int) -> int:
    rank = 1
    for tier in encounter.tiers:
        if number in tier:
            break
        rank += len(tier)
    return rank
