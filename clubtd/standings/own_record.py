"""Tie-breaks from a player's own record (C.07 Art. 7): points, wins, colours, running scores, the number itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TypeAlias

from clubtd.event.crosstable import Record
from clubtd.event.message import Message, msg
from clubtd.event.result import Code, Colour
from clubtd.standings.elements import NONE, Element, Elements, Total, elements_of
from clubtd.standings.field import Field
from clubtd.standings.rulesets import VOLUNTARY

Judge: TypeAlias = Callable[[Field, int, Record], tuple[int, Message]]
"""What a round (its number from 1, and its record) counts, and why."""

WINS = frozenset({Code.WIN, Code.UNRATED_WIN})
_ELECTED_OUT = VOLUNTARY | {Code.REST, Code.OPEN}


def each_round(judge: Judge) -> Callable[[Field, int], Elements]:
    """The elements of a code that judges every round on its own."""

    def elements(field: Field, number: int) -> Elements:
        return elements_of(
            Element(round_number, record.opponent, 0, record.points, *judge(field, round_number, record))
            for round_number, record in enumerate(field.records[number], 1)
        )

    return elements


_SCORED = msg("points of the round")
_WIN = msg("as many points as for a win (7.1)")
_NO_WIN = msg("fewer points than for a win")
_WON = msg("won over the board (7.2)")
_NOT_WON = msg("not won over the board")
_BY_FORFEIT = msg("won by forfeit, a game in a round robin (15.2)")
_BLACK = msg("played with Black (7.3)")
_NOT_BLACK = msg("not played with Black")
_BLACK_WIN = msg("won with Black (7.4)")
_NO_BLACK_WIN = msg("not won with Black")
_ELECTED = msg("elected to play (7.6)")
_DID_NOT = msg("requested bye, forfeit loss or free round (7.6)")
_MORE = msg("more points than the opponent (7.7)")
_EQUAL = msg("as many points as the opponent (7.7)")
_FEWER = msg("fewer points than the opponent (7.7)")
_OVER_DRAW = msg("without a game, more than a draw (7.7)")
_AS_DRAW = msg("without a game, as much as a draw (7.7)")
_UNDER_DRAW = msg("without a game, less than a draw (7.7)")


def _points(field: Field, round_number: int, record: Record) -> tuple[int, Message]:
    return record.points, _SCORED


def _win(field: Field, round_number: int, record: Record) -> tuple[int, Message]:
    return (1, _WIN) if record.points >= field.scoring.win else (0, _NO_WIN)


def _forfeit_game(field: Field, record: Record) -> bool:
    """15.2: in a round robin a forfeit win is a game; a forfeit loss stays unplayed for the own record."""
    return record.code is Code.FORFEIT_WIN and not field.swiss and field.is_game(record)


def _won(field: Field, round_number: int, record: Record) -> tuple[int, Message]:
    if record.code in WINS:
        return 1, _WON
    return (1, _BY_FORFEIT) if _forfeit_game(field, record) else (0, _NOT_WON)


def _black(field: Field, round_number: int, record: Record) -> tuple[int, Message]:
    if record.colour is not Colour.BLACK:
        return 0, _NOT_BLACK
    if record.code.played:
        return 1, _BLACK
    return (1, _BY_FORFEIT) if _forfeit_game(field, record) else (0, _NOT_BLACK)


def _black_win(field: Field, round_number: int, record: Record) -> tuple[int, Message]:
    if record.colour is not Colour.BLACK:
        return 0, _NO_BLACK_WIN
    if record.code in WINS:
        return 1, _BLACK_WIN
    return (1, _BY_FORFEIT) if _forfeit_game(field, record) else (0, _NO_BLACK_WIN)


def _elected(field: Field, round_number: int, record: Record) -> tuple[int, Message]:
    return (0, _DID_NOT) if record.code in _ELECTED_OUT else (1, _ELECTED)


def _standard(field: Field, round_number: int, record: Record) -> tuple[int, Message]:
    if record.code in (Code.OPEN, Code.REST):
        return 0, _UNDER_DRAW
    if record.code.played:
        other, reasons = field.records[record.opponent][round_number - 1].points, (_MORE, _EQUAL, _FEWER)
    else:
        other, reasons = field.scoring.draw, (_OVER_DRAW, _AS_DRAW, _UNDER_DRAW)
    if record.points > other:
        return 2, reasons[0]
    return (1, reasons[1]) if record.points == other else (0, reasons[2])


_rounds = each_round(_points)
_ADJUSTED = msg("added or taken away by the arbiter")


def points(field: Field, number: int) -> Elements:
    """The points of the rounds, and what the arbiter changed."""
    changes = field.table.entrants[number - 1].adjusted
    if not changes:
        return _rounds(field, number)
    changed = (Element(after, 0, 0, tenths, tenths, _ADJUSTED) for after, tenths in changes)
    return elements_of((*_rounds(field, number).each(), *changed))


wins = each_round(_win)
games_won = each_round(_won)
games_with_black = each_round(_black)
wins_with_black = each_round(_black_win)
rounds_elected = each_round(_elected)
standard_points = each_round(_standard)
"""STD in halves of a point."""

_OPEN = Code.OPEN
_RUNNING = msg("score after this round (7.5)")


def progressive(field: Field, number: int) -> Elements:
    """The running score after every round, absences included (7.5)."""
    records = field.records[number]
    rounds = [at for at, record in enumerate(records, 1) if record.code is not _OPEN]
    if len(rounds) < len(records):
        records = tuple(record for record in records if record.code is not _OPEN)
    points = [record.points for record in records]
    running = tuple(accumulate(points))
    count = len(rounds)
    opponents = [record.opponent for record in records]
    return Elements(rounds, opponents, running, points, running, (_RUNNING,) * count, (False,) * count)


_NUMBER = msg("pairing number (7.8)")
_LOT = msg("place in the drawing of lots")
_NO_LOT = msg("not among the lots drawn")


def pairing_number(field: Field, number: int) -> Elements:
    """The pairing number (7.8)."""
    return elements_of([Element(0, 0, number, 0, number, _NUMBER)])


def lot(field: Field, number: int) -> Elements:
    """The place in the recorded drawing of lots."""
    lots = field.announced.lots
    if number not in lots:
        return NONE
    place = lots.index(number) + 1
    return elements_of([Element(0, 0, place, 0, place, _LOT)])


def only(values: Sequence[int], points: Sequence[int]) -> Total:
    """The one element there is."""
    return values[0] if values else _NO_LOT
