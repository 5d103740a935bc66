"""One round of a player typed in a hurry: `3½w1`, `351`, `3.5 w 1`, `2=`, `H`.

First the opponent's final score, then the colour if it is known, then the result, then a rating; `1w 3½` is read too.
A result is 1, 0, or 5, ½, .5, =, / or d for a draw; + and - are forfeits. In a score a last 5 that would be too much
is a half: `35` of five rounds is 3½. After a slash stands the adjusted score of US Chess rule 34: `4/3½w1`.
"""

from __future__ import annotations

import re
from fractions import Fraction

from clubtd.event.message import Refused, msg
from clubtd.event.result import Code, Colour
from clubtd.standings.calculator import TypedRound

CHARACTERS = "0123456789½.,/=+-wbdhzfu "
"""All that a line is made of; capital letters count as small ones."""

_SCORE = r"(?P<score>\d{1,3}(?:½|[.,]5)?|½|[.,]5)(?:/(?P<us>\d{1,3}(?:½|[.,]5)?|½|[.,]5))?"
_COLOUR = r"(?P<colour>[wb])?"
# A half just behind a digit belongs to the score.
_RESULT = r"(?P<result>[015=/+d-]|(?<!\d)½|(?<![\d½])0?[.,]5)"
_RATING = r"(?:\s+(?P<rating>[1-9]\d{2,3}))?"
_SCORE_FIRST = re.compile(rf"{_SCORE}\s*{_COLOUR}\s*{_RESULT}{_RATING}")
_COLOUR_LAST = re.compile(rf"{_SCORE}\s*{_RESULT}\s*{_COLOUR}{_RATING}")
_RESULT_FIRST = re.compile(rf"{_RESULT}{_COLOUR}\s+{_SCORE}{_RATING}")
_WITHOUT_RESULT = re.compile(rf"{_SCORE}\s*{_COLOUR}")
_BYES = {"h": Code.HALF_BYE, "z": Code.ZERO_BYE, "f": Code.FULL_BYE, "u": Code.PAB}
_RESULTS = {"1": Code.WIN, "0": Code.LOSS, "+": Code.FORFEIT_WIN, "-": Code.FORFEIT_LOSS}


def read_line(text: str, rounds: int) -> TypedRound:
    """The round; Refused, with what is missing or wrong, when it cannot be read."""
    line = text.strip().lower()
    if line in _BYES:
        return TypedRound(_BYES[line])
    found = next(
        (m for form in (_SCORE_FIRST, _COLOUR_LAST, _RESULT_FIRST) if (m := form.fullmatch(line))), None
    )
    if found is None:
        if _WITHOUT_RESULT.fullmatch(line):
            raise Refused(msg("and the result? 1 5 0"))
        raise Refused(msg("not clear; as 3½w1"))
    score = _tenths(found["score"], rounds)
    return TypedRound(
        _RESULTS.get(found["result"], Code.DRAW),
        Colour(found["colour"]) if found["colour"] else None,
        score,
        _tenths(found["us"], rounds) if found["us"] else score,
        int(found["rating"] or 0),
    )


def _tenths(text: str, rounds: int) -> int:
    """The score in tenths; Refused when nobody can have it after so many rounds."""
    score = int(Fraction((text[:-1] + ".5" if text.endswith("½") else text).replace(",", ".")) * 10)
    if text.isdigit() and text.endswith("5") and (score > rounds * 10 or text == "05"):
        score = int(text[:-1] or 0) * 10 + 5
    if score > rounds * 10:
        raise Refused(msg("{score} in {rounds} rounds?", score=Fraction(score, 10), rounds=rounds))
    return score
