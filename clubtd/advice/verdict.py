"""Whom of two players level on points an order prefers, and what else could have come of the last round."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from clubtd.event.crosstable import Crosstable, Entrant, Record
from clubtd.event.frozen import frozen, replace
from clubtd.event.result import Code, Colour
from clubtd.standings.codes import tie_break
from clubtd.standings.field import Announced
from clubtd.standings.ranking import split
from clubtd.standings.reckoning import Reckoning

_POINTS = tie_break("PTS")


@frozen
class Terms:
    """How a table is read: the order, the rules, and what the event has announced."""

    order: tuple[str, ...]
    rules: str = "fide-2026"
    announced: Announced = Announced()

    def reckoning(self, table: Crosstable) -> Reckoning:
        """The tie-breaks of a table read so."""
        return Reckoning(table, self.rules, self.announced)


class Verdict(Enum):
    """Of two players: the first is ahead, or the second, or they are level."""

    FIRST = 1
    LEVEL = 0
    SECOND = -1


class Decision(NamedTuple):
    """A verdict, and the code of the order that decided (empty: none did)."""

    verdict: Verdict
    code: str


def decide(table: Crosstable, terms: Terms, a: int, b: int) -> Decision:
    """How the tie-breaks, applied to those still level (C.07 4.2), place two players level on points."""
    reckoning = terms.reckoning(table)
    points = reckoning.field(_POINTS).points
    out = terms.announced.out
    level = tuple(n for n in range(1, len(points)) if points[n] == points[a] and n not in out)
    for code in map(tie_break, terms.order):
        for part in split(reckoning, code, [level]):
            if a in part and b in part:
                level = part
                break
            if a in part or b in part:
                return Decision(Verdict.FIRST if a in part else Verdict.SECOND, code.name)
    return Decision(Verdict.LEVEL, "")


class Board(NamedTuple):
    """A board of the last round, by pairing numbers, with what White has there."""

    white: int
    black: int
    result: Code


PLAYED = (Code.WIN, Code.DRAW, Code.LOSS)
_KIND = {Code.UNRATED_WIN: Code.WIN, Code.UNRATED_DRAW: Code.DRAW, Code.UNRATED_LOSS: Code.LOSS}


def other_boards(table: Crosstable, a: int, b: int) -> list[Board]:
    """The games played in the last round at which neither of the two sat, by White's number."""
    boards = []
    for entrant in table.entrants:
        last = entrant.records[-1]
        sat = {entrant.number, last.opponent}
        if last.colour is Colour.WHITE and last.code.played and not sat & {a, b}:
            boards.append(Board(entrant.number, last.opponent, _KIND.get(last.code, last.code)))
    return boards


def other_results(board: Board) -> Iterator[Code]:
    """What White could have had there instead."""
    return (code for code in PLAYED if code is not board.result)


def with_result(table: Crosstable, board: Board, white: Code) -> Crosstable:
    """The table as if White's last game had ended so."""
    entrants = list(table.entrants)
    for number, code in ((board.white, white), (board.black, white.opposite)):
        entrants[number - 1] = _ended(entrants[number - 1], code, table.scoring.of(code))
    return replace(table, entrants=tuple(entrants))


def _ended(entrant: Entrant, code: Code, points: int) -> Entrant:
    last = entrant.records[-1]
    return replace(entrant, records=(*entrant.records[:-1], Record(code, points, last.opponent, last.colour)))
