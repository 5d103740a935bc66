"""Rows of a season that may be one person under two spellings: they are told, and never put together by guess."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from clubtd.event.duplicates import Likeness, likeness
from clubtd.event.names import words
from clubtd.event.player import Person

Row: TypeAlias = tuple[Person, Sequence[object | None]]
"""Who it is, and what of each night; None where somebody was not there."""


def alike(rows: Sequence[Row]) -> tuple[tuple[Person, Person], ...]:
    """Pairs that a slip of the hand could have made of one person, who were never both there on one night."""
    return tuple(
        (one, other)
        for (one, mine), (other, yours) in _sharing_a_word(rows)
        if likeness(one, other) is Likeness.SIMILAR and not _met(mine, yours)
    )


def _sharing_a_word(rows: Sequence[Row]) -> Iterator[tuple[Row, Row]]:
    """Each pair once, in the order of the rows; names without a common part are not compared letter by letter."""
    by_word: dict[str, list[int]] = {}
    for place, (person, _) in enumerate(rows):
        for word in set(words(person.name)):
            by_word.setdefault(word, []).append(place)
    pairs = {pair for places in by_word.values() for pair in combinations(places, 2)}
    return ((rows[one], rows[other]) for one, other in sorted(pairs))


def _met(mine: Sequence[object | None], yours: Sequence[object | None]) -> bool:
    return any(a is not None and b is not None for a, b in zip(mine, yours, strict=True))
