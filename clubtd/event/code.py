"""One side of a round: FIDE's code of what a player has in it."""

from __future__ import annotations

from enum import Enum


class Code(Enum):
    """What one player has in one round, in the letters of the Tournament Report File.

    `REST` (the free round of an odd round robin) and `OPEN` (no result yet) have no letter there.
    """

    WIN = "1"
    DRAW = "="
    LOSS = "0"
    UNRATED_WIN = "W"
    UNRATED_DRAW = "D"
    UNRATED_LOSS = "L"
    FORFEIT_WIN = "+"
    FORFEIT_LOSS = "-"
    PAB = "U"
    FULL_BYE = "F"
    HALF_BYE = "H"
    ZERO_BYE = "Z"
    REST = "R"
    OPEN = "?"

    @property
    def played(self) -> bool:
        """Decided over the board, rated or not."""
        return self in _PLAYED

    @property
    def paired(self) -> bool:
        """Part of a pairing: a game, a forfeit or the pairing-allocated bye (not a requested bye)."""
        return self in _PAIRED

    @property
    def allocated(self) -> bool:
        """The pairing-allocated bye."""
        return self is Code.PAB

    @property
    def opposite(self) -> Code:
        """What the opponent has in the same game: a loss for a win, a draw for a draw."""
        return _OPPOSITE.get(self, self)

    @property
    def bye(self) -> bool:
        """A round without an opponent."""
        return self in _BYES


_PLAYED = frozenset(
    {Code.WIN, Code.DRAW, Code.LOSS, Code.UNRATED_WIN, Code.UNRATED_DRAW, Code.UNRATED_LOSS},
)
_PAIRED = _PLAYED | {Code.FORFEIT_WIN, Code.FORFEIT_LOSS, Code.PAB, Code.OPEN}
_BYES = frozenset({Code.PAB, Code.FULL_BYE, Code.HALF_BYE, Code.ZERO_BYE, Code.REST})
_WON = {Code.WIN: Code.LOSS, Code.UNRATED_WIN: Code.UNRATED_LOSS, Code.FORFEIT_WIN: Code.FORFEIT_LOSS}
_OPPOSITE = _WON | {loss: win for win, loss in _WON.items()}
