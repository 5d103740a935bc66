"""Results by key: signs are results, digits are boards.

`+` White wins, `-` Black wins, `/` or `=` draw, `*` and then one of them: won by forfeit, by White, by Black, by
nobody; `.` clears. A number before the sign names the board: `12/`.

In the other scheme `1`, `0` and `5` are the results (beside the signs), and `#`, or `**` on the numeric keypad, begins
the number of a board, which Enter ends.
"""

from __future__ import annotations

from typing import NamedTuple

from clubtd.event.result import Result

_PLAYED = {
    "+": Result.WHITE_WINS, "w": Result.WHITE_WINS,
    "-": Result.BLACK_WINS, "b": Result.BLACK_WINS,
    "/": Result.DRAW, "=": Result.DRAW, "d": Result.DRAW,
}  # fmt: skip
_FORFEIT = {
    Result.WHITE_WINS: Result.WHITE_BY_FORFEIT,
    Result.BLACK_WINS: Result.BLACK_BY_FORFEIT,
    Result.DRAW: Result.DOUBLE_FORFEIT,
}
_DIGITS = {"1": Result.WHITE_WINS, "0": Result.BLACK_WINS, "5": Result.DRAW}
TYPED = frozenset("0123456789*.") | frozenset(_PLAYED)
"""The keys that type results and boards before they can be commands."""
MOST_DIGITS = 3
KEYED = frozenset(_FORFEIT) | frozenset(_FORFEIT.values())
"""The results that have keys; others, as of games that are not rated, have verbs."""


class Entered(NamedTuple):
    """What the keys came to: a result for a board (None: the one under the cursor), or None: only go to the board."""

    board: int | None
    result: Result | None


class Entry:
    """The keys typed so far. With `digits_are_results` in the scheme `1 0 5`."""

    def __init__(self, *, digits_are_results: bool = False) -> None:
        self.digits = ""
        self.forfeit = False
        self.by_digits = digits_are_results
        self._number = False

    @property
    def pending(self) -> str:
        """What waits for more keys, empty when nothing does."""
        return ("#" if self._number else "") + self.digits + ("*" if self.forfeit else "")

    def forget(self) -> None:
        """Drop what waits."""
        self.digits, self.forfeit, self._number = "", False, False

    def feed(self, key: str) -> Entered | bool:
        """Take one key: a result, or True when it was used, or False when it is no key of results."""
        result = _PLAYED.get(key)
        if self.by_digits and not self._number:
            result = _DIGITS.get(key, result)
        if result:
            return self._enter(_FORFEIT[result] if self.forfeit else result)
        if key == "#" and self.by_digits:
            self._number = not self._number
            return True
        if key == ".":
            return self._enter(Result.OPEN)
        if key == "*":
            if self.by_digits and self.forfeit and not self.digits:
                self.forfeit, self._number = False, True
            else:
                self.forfeit = not self.forfeit
            return True
        if len(key) == 1 and key in "0123456789":
            if len(self.digits) < MOST_DIGITS:
                self.digits += key
            return True
        if not self.pending:
            return False
        if key == "enter" and self.digits:
            return self._enter(None)
        if key == "backspace":
            self.forfeit, self.digits = False, self.digits if self.forfeit else self.digits[:-1]
            self._number = self._number and bool(self.digits)
            return True
        self.forget()
        return key == "escape"

    def _enter(self, result: Result | None) -> Entered:
        entered = Entered(int(self.digits) if self.digits else None, result)
        self.forget()
        return entered


_SHOWN = {
    Result.WHITE_WINS: "1 - 0", Result.DRAW: "½ - ½", Result.BLACK_WINS: "0 - 1",
    Result.WHITE_BY_FORFEIT: "+ - -", Result.BLACK_BY_FORFEIT: "- - +", Result.DOUBLE_FORFEIT: "- - -",
    Result.UNRATED_WHITE_WINS: "1 - 0u", Result.UNRATED_DRAW: "½ - ½u", Result.UNRATED_BLACK_WINS: "0 - 1u",
    Result.HALF_TO_WHITE: "½ - 0", Result.HALF_TO_BLACK: "0 - ½", Result.BOTH_LOSE: "0 - 0",
    Result.ADJOURNED: "adj.", Result.OPEN: "· - ·",
}  # fmt: skip


def shown(result: Result) -> str:
    """A result as the board list writes it."""
    return _SHOWN[result]
