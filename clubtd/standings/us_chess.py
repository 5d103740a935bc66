"""US Chess rule 34: the codes that are not FIDE's, and what Median and Modified Median discard.

Solkoff and Sonneborn-Berger are FIDE's sums on the scores of rule 34 (`rulesets.US_CHESS`).
"""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.event.crosstable import Record
from clubtd.event.message import Message, msg
from clubtd.event.result import Code, Colour
from clubtd.standings.cuts import Cut
from clubtd.standings.direct_encounter import Encounter
from clubtd.standings.elements import Element, Elements, elements_of
from clubtd.standings.field import Field
from clubtd.standings.own_record import WINS, each_round, progressive

_LOWEST = msg("discarded: the lowest (34E1)")
_HIGHEST = msg("discarded: the highest (34E1)")


def modified_median(elements: Elements, field: Field, number: int, least: int, most: int) -> Cut:
    """34E1: a plus score discards the lowest, a minus score the highest, an even score both; two each from R 9."""
    balance = 2 * field.points[number] - field.scoring.win * field.rounds
    count = _discards(field)
    return _discard(elements, count if balance >= 0 else 0, count if balance <= 0 else 0)


def harkness(elements: Elements, field: Field, number: int, least: int, most: int) -> Cut:
    """34E4: the lowest and the highest; two each from nine rounds on."""
    return _discard(elements, _discards(field), _discards(field))


def _discards(field: Field) -> int:
    return 2 if field.rounds >= 9 else 1


def _discard(elements: Elements, lowest: int, highest: int) -> Cut:
    ranked = sorted(range(len(elements.values)), key=lambda i: elements.values[i])
    cut = dict.fromkeys(ranked[:lowest], _LOWEST)
    cut.update(dict.fromkeys(reversed(ranked[lowest:][-highest:] if highest else []), _HIGHEST))
    return cut


_UNPLAYED_WIN = msg("less a point for a win or full-point bye without a game (34E3)")


def cumulative(field: Field, number: int) -> Elements:
    """34E3: the running scores, less a point for each unplayed win or full-point bye."""
    elements = list(progressive(field, number).each())
    win = field.scoring.win
    for round_number, record in enumerate(field.records[number], 1):
        if not record.code.played and record.points >= win:
            elements.append(Element(round_number, 0, 0, record.points, -win, _UNPLAYED_WIN))
    return elements_of(elements)


_THEIRS = msg("Cumulative of the opponent (34E9)")


def opposition_cumulative(field: Field, number: int) -> Elements:
    """34E9: the Cumulative of everybody played."""
    elements = []
    for round_number, record in field.met(number):
        total = sum(cumulative(field, record.opponent).values)
        elements.append(Element(round_number, record.opponent, total, record.points, total, _THEIRS))
    return elements_of(elements)


_KASHDAN = {
    4: msg("won: 4 (34E7)"),
    2: msg("drawn: 2 (34E7)"),
    1: msg("lost: 1 (34E7)"),
    0: msg("unplayed: 0 (34E7)"),
}
_BLACK = msg("played with Black (34E6)")
_NOT_BLACK = msg("not played with Black")


def _kashdan(field: Field, round_number: int, record: Record) -> tuple[int, Message]:
    if not record.code.played:
        value = 0
    elif record.code in WINS:
        value = 4
    else:
        value = 2 if record.code in (Code.DRAW, Code.UNRATED_DRAW) else 1
    return value, _KASHDAN[value]


def _black(field: Field, round_number: int, record: Record) -> tuple[int, Message]:
    return (1, _BLACK) if record.code.played and record.colour is Colour.BLACK else (0, _NOT_BLACK)


kashdan = each_round(_kashdan)
blacks = each_round(_black)

_ALONE = msg("not level with anybody on what comes before")
_LEVEL = msg("their games among each other are level, or there were none (34E5)")


def result_between(field: Field, group: tuple[int, ...]) -> Encounter:
    """34E5: level players by wins less losses among themselves."""
    balance = {n: sum(_signs(field, n, group)) for n in group}
    tiers = tuple(
        tuple(sorted(n for n in group if balance[n] == level))
        for level in sorted(set(balance.values()), reverse=True)
    )
    if len(tiers) > 1:
        return Encounter(tiers)
    return Encounter(tiers, _LEVEL if len(group) > 1 else _ALONE)


def _signs(field: Field, number: int, group: Sequence[int]) -> list[int]:
    won = {**dict.fromkeys(WINS, 1), Code.LOSS: -1, Code.UNRATED_LOSS: -1}
    return [won.get(record.code, 0) for record in field.records[number] if record.opponent in group]
