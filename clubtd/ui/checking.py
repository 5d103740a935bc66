"""The checking mode: all results of a round are typed a second time, and the event is not touched by that.

What is typed again is only compared. Two different results for a board are shown; the one that is typed next decides:
the old one, and the board is checked; the new one again, and it is a correction.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from clubtd.event.result import Result
from clubtd.event.round import Game, Round
from clubtd.ui.entry import KEYED


class Verdict(Enum):
    """What the second typing of a result came to."""

    SAME = "same"
    DIFFERS = "differs"
    CORRECTS = "corrects"


class Check:
    """The second pass over the boards of a round: what was typed for each."""

    def __init__(self, kept: str = "") -> None:
        """With the text that `kept` gave; ValueError for another one."""
        pairs = (part.split("=") for part in kept.split(";") if part)
        self._typed = {int(board): Result(value) for board, value in pairs}
        self._steps: list[tuple[int, dict[int, Result]]] = []

    def kept(self) -> str:
        """All of it as a text, so that neither another screen nor a restart loses anything."""
        return ";".join(f"{board}={result.value}" for board, result in self._typed.items())

    def type(self, game: Game, result: Result, logged: int) -> Verdict:
        """Compare; `logged` is how many actions the event has now, for `take_back`."""
        before = self._typed.get(game.board)
        self._steps.append((logged, dict(self._typed)))
        self._typed[game.board] = result
        if result is game.result:
            return Verdict.SAME
        return Verdict.CORRECTS if before is result else Verdict.DIFFERS

    def forget(self, board: int, logged: int) -> None:
        """That board is not checked any more."""
        self._steps.append((logged, dict(self._typed)))
        self._typed.pop(board, None)

    def take_back(self, logged: int) -> bool:
        """Undo what was typed last, if nothing was done to the event since; False: there is nothing of ours."""
        if not self._steps or self._steps[-1][0] != logged:
            return False
        self._typed = self._steps.pop()[1]
        return True

    def differing(self, game: Game) -> Result | None:
        """The other result that was typed for a board; None: none."""
        typed = self._typed.get(game.board)
        return typed if typed is not game.result else None

    def is_checked(self, game: Game) -> bool:
        """Whether the result of a board was typed twice. A result that changed since was not."""
        return self._typed.get(game.board) is game.result

    def left(self, played: Round) -> Iterator[int]:
        """The boards of a round with a result that was not typed twice, of those that have keys."""
        return (g.board for g in played.games if g.result in KEYED and not self.is_checked(g))
