"""What each code is worth. Points are integers everywhere: tenths of a point, as a TRF can hold them."""

from __future__ import annotations

from fractions import Fraction

from clubtd.event.frozen import frozen
from clubtd.event.result import Code


def in_points(tenths: int) -> Fraction:
    """Tenths of a point as the exact number of points, for people and for messages."""
    return Fraction(tenths, 10)


@frozen
class Scoring:
    """Points, in tenths, of a win, a draw, a played loss, an absence and the pairing-allocated bye.

    As in TRF record 162 a forfeit win and a full-point bye are worth a win, a half-point bye a draw, and a
    forfeit loss and a zero-point bye an absence. C.04.1 Art. 3: one value of the bye for the whole event.
    """

    win: int = 10
    draw: int = 5
    loss: int = 0
    absence: int = 0
    bye: int = 10

    def of(self, code: Code) -> int:
        """Points of a code, in tenths."""
        match code:
            case Code.WIN | Code.UNRATED_WIN | Code.FORFEIT_WIN | Code.FULL_BYE:
                return self.win
            case Code.DRAW | Code.UNRATED_DRAW | Code.HALF_BYE:
                return self.draw
            case Code.LOSS | Code.UNRATED_LOSS:
                return self.loss
            case Code.FORFEIT_LOSS | Code.ZERO_BYE:
                return self.absence
            case Code.PAB:
                return self.bye
            case Code.REST | Code.OPEN:
                return 0


STANDARD = Scoring()
