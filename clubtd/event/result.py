"""Both sides of a board: the result of a game, and the two codes that it stands for."""

from __future__ import annotations

from enum import Enum

from clubtd.event.code import Code
from clubtd.event.colour import Colour

__all__ = ["Code", "Colour", "Result", "result_of"]


class Result(Enum):
    """The result of a board. The value is its spelling in event files and exports."""

    WHITE_WINS = "1-0"
    DRAW = "1/2-1/2"
    BLACK_WINS = "0-1"
    WHITE_BY_FORFEIT = "+-"
    BLACK_BY_FORFEIT = "-+"
    DOUBLE_FORFEIT = "--"
    UNRATED_WHITE_WINS = "1-0u"
    UNRATED_DRAW = "1/2-1/2u"
    UNRATED_BLACK_WINS = "0-1u"
    HALF_TO_WHITE = "1/2-0"
    HALF_TO_BLACK = "0-1/2"
    BOTH_LOSE = "0-0"
    ADJOURNED = "adjourned"
    OPEN = ""

    @property
    def codes(self) -> tuple[Code, Code]:
        """White's and Black's code. An adjourned game is still open."""
        return _CODES[self]

    @property
    def final(self) -> bool:
        """The game needs nothing more."""
        return self not in (Result.OPEN, Result.ADJOURNED)

    @property
    def swapped(self) -> Result:
        """The same outcome with the colours exchanged: the winner stays the winner."""
        white, black = self.codes
        return self if white is black else _BY_CODES[black, white]


_CODES = {
    Result.WHITE_WINS: (Code.WIN, Code.LOSS),
    Result.DRAW: (Code.DRAW, Code.DRAW),
    Result.BLACK_WINS: (Code.LOSS, Code.WIN),
    Result.WHITE_BY_FORFEIT: (Code.FORFEIT_WIN, Code.FORFEIT_LOSS),
    Result.BLACK_BY_FORFEIT: (Code.FORFEIT_LOSS, Code.FORFEIT_WIN),
    Result.DOUBLE_FORFEIT: (Code.FORFEIT_LOSS, Code.FORFEIT_LOSS),
    Result.UNRATED_WHITE_WINS: (Code.UNRATED_WIN, Code.UNRATED_LOSS),
    Result.UNRATED_DRAW: (Code.UNRATED_DRAW, Code.UNRATED_DRAW),
    Result.UNRATED_BLACK_WINS: (Code.UNRATED_LOSS, Code.UNRATED_WIN),
    Result.HALF_TO_WHITE: (Code.DRAW, Code.LOSS),
    Result.HALF_TO_BLACK: (Code.LOSS, Code.DRAW),
    Result.BOTH_LOSE: (Code.LOSS, Code.LOSS),
    Result.ADJOURNED: (Code.OPEN, Code.OPEN),
    Result.OPEN: (Code.OPEN, Code.OPEN),
}
_BY_CODES = {codes: result for result, codes in _CODES.items() if Code.OPEN not in codes}


def result_of(white: Code, black: Code) -> Result | None:
    """The board result that these two sides make, or None when they cannot belong to one game."""
    return _BY_CODES.get((white, black))
