"""Where the rules differ, and nowhere else.

What a player is worth to others, what an own unplayed round contributes, and what a cut removes first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from clubtd.event.crosstable import Record, System
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg
from clubtd.event.result import Code
from clubtd.event.scoring import in_points
from clubtd.standings.elements import Element

if TYPE_CHECKING:
    from clubtd.standings.field import Field

REQUESTED = frozenset({Code.HALF_BYE, Code.ZERO_BYE})
"""Requested byes (C.07 16.1.1)."""

VOLUNTARY = REQUESTED | {Code.FORFEIT_LOSS}
"""Voluntary unplayed rounds (C.07 16.1.2): not the pairing-allocated bye, full-point bye or forfeit win."""


class Worth(NamedTuple):
    """What a player is worth to others, in tenths, and why."""

    score: int
    why: Message


@frozen
class Ruleset:
    """One set of rules for unplayed rounds.

    `worth` says what a player is worth to opponents; `unplayed` what a round without a game contributes to its
    player (None: it is no element); with `voluntary_first` a cut removes voluntary unplayed rounds first
    (C.07 16.5); with `forfeits_are_games` a forfeit counts as a game against the scheduled opponent.
    """

    name: str
    title: Message
    worth: Callable[[Field, int], Worth]
    unplayed: Callable[[Field, int, int, Record], Element | None]
    voluntary_first: bool = False
    forfeits_are_games: bool = False


_ADJUSTED = msg(
    "final score {final}, adjusted: rounds missed at the end count as draws for the opponents (16.3.2)"
)
_HALVES = msg("final score {final}; each unplayed game counts half a point (34E1)")
_OWN_SCORE = msg("dummy opponent with the own score {own} (16.4)")
_AT_MOST_OPPONENT = msg(
    "dummy opponent: own score {own}, at most the {cap} of the scheduled opponent (16.4.1)"
)
_AT_MOST_DRAWS = msg("dummy opponent: own score {own}, at most {cap}, a draw in every round (16.4.2)")
_NOBODY = msg("unplayed: an opponent with 0 points (34E1)")


@cache
def _with_points(why: Message, **tenths: int) -> Message:
    """A reason with its numbers of points, given in tenths; there are few, so they are kept."""
    return msg(why.text, **{name: in_points(value) for name, value in tenths.items()})


def _as_it_stands(field: Field, number: int) -> Worth:
    return Worth(field.points[number], field.final)


def _adjusted(field: Field, number: int) -> Worth:
    """C.07 16.3: requested byes that nothing but voluntary unplayed rounds follow count as draws."""
    final = field.points[number]
    score = final
    for record in reversed(field.records[number]):
        if record.code not in VOLUNTARY:
            break
        if record.code in REQUESTED:
            score += field.scoring.draw - record.points
    if score == final:
        return Worth(final, field.final)
    return Worth(score, _with_points(_ADJUSTED, final=final))


def _half_for_unplayed(field: Field, number: int) -> Worth:
    """Rule 34E1: an opponent's unplayed games count half a point each, whatever they brought."""
    final = field.points[number]
    score, unplayed = field.table.entrants[number - 1].adjustment, 0
    for record in field.records[number]:
        if record.code.played:
            score += record.points
        elif record.code not in (Code.REST, Code.OPEN):
            score += field.scoring.draw
            unplayed += 1
    if not unplayed:
        return Worth(score, field.final)
    return Worth(score, _with_points(_HALVES, final=final))


def _dummy(round_number: int, record: Record, score: int, why: Message) -> Element:
    voluntary = record.code in VOLUNTARY
    return Element(round_number, record.opponent, score, record.points, score, why, voluntary)


def _capped_dummy(field: Field, number: int, round_number: int, record: Record) -> Element:
    """C.07 16.4 (2026): a dummy with the own score, at most what 16.4.1 or 16.4.2 allows."""
    own = field.points[number]
    if record.opponent:
        cap, why = field.worth(record.opponent).score, _AT_MOST_OPPONENT
    else:
        cap, why = field.scoring.draw * field.rounds, _AT_MOST_DRAWS
    if own <= cap:
        return _own_score_dummy(field, number, round_number, record)
    return _dummy(round_number, record, cap, _with_points(why, own=own, cap=cap))


def _own_score_dummy(field: Field, number: int, round_number: int, record: Record) -> Element:
    """C.07 16.4 before March 2026: a dummy with the own score."""
    own = field.points[number]
    return _dummy(round_number, record, own, _with_points(_OWN_SCORE, own=own))


def _nobody(field: Field, number: int, round_number: int, record: Record) -> Element:
    """Rule 34E1: an own unplayed game is one against an opponent with no points."""
    return Element(round_number, 0, 0, record.points, 0, _NOBODY)


def _nothing(field: Field, number: int, round_number: int, record: Record) -> None:
    """No element at all."""


FIDE_2026 = Ruleset(
    "fide-2026", msg("FIDE, from 1 March 2026"), _adjusted, _capped_dummy, voluntary_first=True
)
FIDE_2024 = Ruleset(
    "fide-2024", msg("FIDE, before March 2026"), _adjusted, _own_score_dummy, voluntary_first=True
)
US_CHESS = Ruleset("uschess", msg("US Chess, rule 34"), _half_for_unplayed, _nobody)
CLUB = Ruleset("club", msg("club rules, not FIDE: unplayed rounds count nothing"), _as_it_stands, _nothing)

RULESETS = {rules.name: rules for rules in (FIDE_2026, FIDE_2024, US_CHESS, CLUB)}


def ruleset(name: str, system: System = System.SWISS) -> Ruleset:
    """The rules with that name, as they are for that system; Refused when there are none.

    Art. 16 is for Swiss events: in a round robin FIDE counts forfeits as games and adjusts nothing (15.2).
    """
    if name not in RULESETS:
        raise Refused(
            msg("There are no tie-break rules “{name}”. Known are {known}.", name=name, known=tuple(RULESETS))
        )
    rules = RULESETS[name]
    if system is System.SWISS or rules not in (FIDE_2026, FIDE_2024):
        return rules
    return replace(
        rules, worth=_as_it_stands, unplayed=_nothing, voluntary_first=False, forfeits_are_games=True
    )
