"""A cell of a sheet as people read it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from clubtd.event.message import Message
from clubtd.event.result import Result
from clubtd.formats.sheets.sheet import Cell
from clubtd.formats.words import number, say, visible

_RESULTS = {
    Result.WHITE_WINS: "1 - 0",
    Result.DRAW: "½ - ½",
    Result.BLACK_WINS: "0 - 1",
    Result.WHITE_BY_FORFEIT: "+ - -",
    Result.BLACK_BY_FORFEIT: "- - +",
    Result.DOUBLE_FORFEIT: "- - -",
    Result.UNRATED_WHITE_WINS: "1 - 0 u",
    Result.UNRATED_DRAW: "½ - ½ u",
    Result.UNRATED_BLACK_WINS: "0 - 1 u",
    Result.HALF_TO_WHITE: "½ - 0",
    Result.HALF_TO_BLACK: "0 - ½",
    Result.BOTH_LOSE: "0 - 0",
    Result.ADJOURNED: "adj.",
    Result.OPEN: "-",
}


def shown(cell: Cell) -> str:
    """The words for a cell: points with halves, results with a dash, harmless text."""
    match cell:
        case None:
            return ""
        case Result():
            return _RESULTS[cell]
        case Message():
            return say(cell)
        case Fraction():
            return number(cell)
        case int():
            return str(cell)
        case str():
            return visible(cell)


def shown_column(cells: Sequence[Cell]) -> list[str]:
    """The words for the cells of a column; numbers get blanks at the end, so that they stand on the point."""
    texts = [shown(cell) for cell in cells]
    tails = [
        len(tail_of(text)) if isinstance(cell, Fraction) else 0
        for cell, text in zip(cells, texts, strict=True)
    ]
    most = max(tails, default=0)
    return [
        text + " " * (most - tail) if isinstance(cell, Fraction) else text
        for cell, text, tail in zip(cells, texts, tails, strict=True)
    ]


def tail_of(text: str) -> str:
    """What of a number stands from the point on: `½` of `3½`, `.25` of `2.25`, nothing of `3`."""
    whole = text.rstrip("¼½¾")
    return text[len(whole) :] or text[len(text.partition(".")[0]) :]
