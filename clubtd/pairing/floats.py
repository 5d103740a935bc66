"""Floats of past rounds (C.04.3 1.4): who met somebody of another score, or scored without playing."""

from __future__ import annotations

from enum import Enum

from clubtd import TYPE_CHECKING

if TYPE_CHECKING:
    from clubtd.event.crosstable import Record
    from clubtd.event.scoring import Scoring


class Float(Enum):
    """What one round has been for one player."""

    NONE = ""
    DOWN = "down"
    UP = "up"


def float_of(record: Record, before: int, opponent_before: int, scoring: Scoring) -> Float:
    """The float of one round from both scores before it (C.04.3 1.4.2 to 1.4.4)."""
    if record.code.played:
        if before == opponent_before:
            return Float.NONE
        return Float.DOWN if before > opponent_before else Float.UP
    if record.code.allocated or record.points > scoring.loss:
        return Float.DOWN
    return Float.NONE
