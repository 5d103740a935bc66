"""The calculator: one player's tournament typed in, and every tie-break that can be known from it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from clubtd.event.crosstable import Crosstable, Entrant, Record, System
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import STANDARD, Scoring
from clubtd.standings.codes import FIDE_CODES, US_CODES, TieBreak, tie_break
from clubtd.standings.field import Announced, Field
from clubtd.standings.reckoning import Reckoning
from clubtd.standings.refusals import refusal
from clubtd.standings.rulesets import US_CHESS, Ruleset, Worth
from clubtd.standings.workings import Workings, workings_of


@frozen
class TypedRound:
    """One typed round. `score` is the opponent's final score and `us_score` the adjusted one of rule 34, in tenths."""

    code: Code
    colour: Colour | None = None
    score: int = 0
    us_score: int = 0
    rating: int = 0


_TYPED = msg("score as typed")


class _TypedField(Field):
    """A field of which only the first player's rounds, and what the opponents are worth, are known."""

    def __init__(
        self, typed: Sequence[TypedRound], table: Crosstable, rules: Ruleset, announced: Announced
    ) -> None:
        super().__init__(table, rules, announced)
        american = rules.name == US_CHESS.name
        opponents = [t.us_score if american else t.score for t in typed if not t.code.bye]
        self.points[2:] = opponents

    def worth(self, number: int) -> Worth:
        return Worth(self.points[number], _TYPED)


def calculate(
    typed: Sequence[TypedRound],
    rounds: int,
    rules: str = "fide-2026",
    *,
    system: System = System.SWISS,
    scoring: Scoring = STANDARD,
) -> tuple[Workings, ...]:
    """Every tie-break of the player under one ruleset, with its workings: US codes for `uschess`, else FIDE's.

    `rounds` is the number of rounds of the tournament; those not typed contribute nothing. A code that cannot be
    known from one player's rounds has no total, and a note that says why.
    """
    if len(typed) > rounds:
        raise Refused(msg("{n} rounds were typed, the tournament has {rounds}.", n=len(typed), rounds=rounds))
    table = _table(typed, rounds, system, scoring)
    reckoning = Reckoning(table, rules, make_field=partial(_TypedField, typed))
    codes = US_CODES if rules == US_CHESS.name else FIDE_CODES
    return tuple(_workings(reckoning, tie_break(code), typed) for code in codes)


def _workings(reckoning: Reckoning, code: TieBreak, typed: Sequence[TypedRound]) -> Workings:
    reason = refusal(code, reckoning.table, unrated=1) or _unknown(code, typed)
    if reason is None:
        return workings_of(reckoning, code, 1)
    return Workings(code.name, code.title, 1, (), code.criterion.how, None, reason)


_OTHERS = msg("needs the games of the players who are level")
_THEIR_GAMES = msg("needs the games of the opponents")
_THEIR_LAST = msg("needs the opponents' results of the final round")
_NOT_RESULTS = msg("does not come from results")
_COLOURS = msg("needs the colour of every game: 1w, =b, ...")
_RATINGS = msg("needs the rating of every opponent, typed after the score")

_UNKNOWN = {
    **dict.fromkeys(("DE", "RESULT"), _OTHERS),
    **dict.fromkeys(("AOB", "APRO", "APPO", "CUMOPP"), _THEIR_GAMES),
    "FB": _THEIR_LAST,
    **dict.fromkeys(("TPN", "RTNG", "LOTS"), _NOT_RESULTS),
}


def _unknown(code: TieBreak, typed: Sequence[TypedRound]) -> Message | None:
    """Why a code cannot be known from what was typed."""
    games = [t for t in typed if t.code.played]
    if code.criterion.name in _UNKNOWN:
        return _UNKNOWN[code.criterion.name]
    if code.criterion.name in ("BPG", "BWG", "BLACKS") and not all(t.colour for t in games):
        return _COLOURS
    if code.criterion.rated and not all(t.rating for t in games):
        return _RATINGS
    return None


def _table(typed: Sequence[TypedRound], rounds: int, system: System, scoring: Scoring) -> Crosstable:
    """The player as number 1, and for each game or forfeit an opponent with that one record."""
    own: list[Record] = []
    others: list[Entrant] = []
    for at, line in enumerate(typed):
        opponent = 0 if line.code.bye else len(others) + 2
        own.append(Record(line.code, scoring.of(line.code), opponent, line.colour))
        if opponent:
            code = line.code.opposite
            records = [Record(Code.OPEN)] * rounds
            records[at] = Record(code, scoring.of(code), 1, line.colour.other if line.colour else None)
            others.append(Entrant(opponent, line.rating, tuple(records)))
    own += [Record(Code.OPEN)] * (rounds - len(own))
    return Crosstable((Entrant(1, 0, tuple(own)), *others), rounds, scoring, system)
