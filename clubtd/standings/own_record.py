"""Tie-breaks from a player's own record (C.07 Art. 7): points, wins, running scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from clubtd.event.crosstable import Record
from clubtd.event.message import Message, msg
from clubtd.standings.elements import Element
from clubtd.standings.field import Field

Judge: TypeAlias = Callable[[Field, Record], tuple[int, Message]]


def _each_round(judge: Judge) -> Callable[[Field, int], list[Element]]:
    """A code that judges every round on its own."""

    def elements(field: Field, number: int) -> list[Element]:
        return [
            Element(round_number, record.opponent, 0, record.points, *judge(field, record))
            for round_number, record in enumerate(field.records[number], 1)
        ]

    return elements


_SCORED = msg("points of the round")


def _points(field: Field, record: Record) -> tuple[int, Message]:
    return record.points, _SCORED


_WIN = msg("as many points as for a win (7.1)")
_NO_WIN = msg("fewer points than for a win")


def _win(field: Field, record: Record) -> tuple[int, Message]:
    return (1, _WIN) if record.points >= field.scoring.win else (0, _NO_WIN)


points = _each_round(_points)
wins = _each_round(_win)

_RUNNING = msg("score after this round")


def progressive(field: Field, number: int) -> list[Element]:
    """The running score after every round, absences included (7.5)."""
    elements, score = [], 0
    for round_number, record in enumerate(field.records[number], 1):
        score += record.points
        elements.append(Element(round_number, record.opponent, score, record.points, score, _RUNNING))
    return elements
