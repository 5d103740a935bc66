"""A round as it is proposed, with all that the referee knows of the players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from clubtd.event.crosstable import Crosstable
from clubtd.event.frozen import frozen
from clubtd.event.result import Colour
from clubtd.pairing.referee import Card

Pair: TypeAlias = tuple[int, int]
Names: TypeAlias = Callable[[int], str]


@frozen
class Proposal:
    """A pairing as it lies before the referee. `games` are the boards that have two different players."""

    table: Crosstable
    present: frozenset[int]
    pairs: tuple[Pair, ...]
    games: tuple[Pair, ...]
    bye: int
    initial_colour: Colour
    forbidden: frozenset[frozenset[int]]
    cards: dict[int, Card]
    names: Names

    @property
    def seats(self) -> list[int]:
        """Everybody as often as named on a board."""
        return [number for pair in self.pairs for number in pair]

    @property
    def on_sheet(self) -> list[int]:
        """Everybody as often as named on a board or for the bye."""
        return [*self.seats, *([self.bye] if self.bye else [])]

    def called(self, **numbers: int) -> dict[str, str]:
        """The names of these numbers, as values for a message."""
        return {key: self.names(number) for key, number in numbers.items()}
