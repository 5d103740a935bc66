"""Tie-breaks from ratings (C.07 Art. 10). Only games over the board count, in every kind of event."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from clubtd.event.crosstable import Record
from clubtd.event.message import msg
from clubtd.event.result import Code
from clubtd.standings.elements import NOTHING_LEFT, Element, Elements, Total, averaged_whole, elements_of
from clubtd.standings.field import Field
from clubtd.standings.own_record import WINS

_DP = (
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677, 800,
)  # fmt: skip
"""Rating difference of a score of 50, 51, ... 100 per cent."""

_PD = (
    4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163, 171, 180, 189, 198,
    207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375, 392, 412, 433, 457, 485, 518, 560, 620,
    736,
)  # fmt: skip
"""The rating differences from which the higher rated is expected to score 51, 52, ... 100 per cent."""

_OPPONENT = msg("rating of the opponent")
_PERFORMANCE = msg("performance of the opponent (10.2)")
_PERFECT = msg("perfect performance of the opponent (10.3)")
_OWN = msg("own rating (10.6)")


def opponents_ratings(field: Field, number: int) -> Elements:
    """The rating of everybody met over the board; `points` are those of a game scored 1, ½, 0."""
    elements = []
    for round_number, record in field.met(number):
        rating = field.rating(record.opponent)
        elements.append(Element(round_number, record.opponent, rating, _scored(record), rating, _OPPONENT))
    return elements_of(elements)


def _scored(record: Record) -> int:
    if record.code in WINS:
        return 10
    return 5 if record.code in (Code.DRAW, Code.UNRATED_DRAW) else 0


def performance(values: Sequence[int], points: Sequence[int]) -> Total:
    """TPR (10.2): the rounded average rating, and the difference that belongs to the percentage made."""
    average = averaged_whole(values, points)
    if not isinstance(average, int):
        return NOTHING_LEFT
    games = len(values)
    percent = (20 * sum(points) + games) // (2 * games)
    return average + (_DP[percent - 50] if percent >= 50 else -_DP[50 - percent])


def perfect_performance(values: Sequence[int], points: Sequence[int]) -> Total:
    """PTP (10.3): the lowest rating whose expected score against these opponents is at least the score made."""
    if not values:
        return NOTHING_LEFT
    tenths = sum(points)
    if not tenths:
        return min(values) - 800
    too_low, enough = min(values) - 800, max(values) + 736
    while enough - too_low > 1:
        middle = (too_low + enough) // 2
        if sum(expected(middle - rating) for rating in values) >= 10 * tenths:
            enough = middle
        else:
            too_low = middle
    return enough


def expected(difference: int) -> int:
    """The expected score in hundredths of somebody rated so much higher, without the limit of 400 points."""
    if difference < 0:
        return 100 - expected(-difference)
    return 50 + bisect_right(_PD, difference)


def opponents_performances(field: Field, number: int) -> Elements:
    """The TPR of everybody met over the board (10.4)."""
    elements = []
    for round_number, record in field.met(number):
        ratings = opponents_ratings(field, record.opponent)
        theirs = performance(ratings.values, ratings.points)
        if isinstance(theirs, int):
            elements.append(
                Element(round_number, record.opponent, theirs, record.points, theirs, _PERFORMANCE)
            )
    return elements_of(elements)


def opponents_perfect_performances(field: Field, number: int) -> Elements:
    """The PTP of everybody met over the board (10.5)."""
    elements = []
    for round_number, record in field.met(number):
        theirs = field.once("PTP", record.opponent, _perfect_of)
        if isinstance(theirs, int):
            elements.append(Element(round_number, record.opponent, theirs, record.points, theirs, _PERFECT))
    return elements_of(elements)


def _perfect_of(field: Field, number: int) -> Total:
    ratings = opponents_ratings(field, number)
    return perfect_performance(ratings.values, ratings.points)


def own_rating(field: Field, number: int) -> Elements:
    """The own rating (10.6)."""
    rating = field.rating(number)
    return elements_of([Element(0, 0, rating, 0, rating, _OWN)])
