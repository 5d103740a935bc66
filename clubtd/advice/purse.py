"""A purse: the money prizes of everybody, or of one category, that nobody has taken yet."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from clubtd.event.prize import Category, Prize


class Purse:
    """The prizes left, largest first. Empty is false."""

    def __init__(self, category: Category | None, prizes: Sequence[Prize]) -> None:
        self.category = category
        self.left = list(prizes)

    def __bool__(self) -> bool:
        return bool(self.left)

    def share(self, players: int) -> Fraction:
        """What each of so many players would take."""
        return Fraction(sum(prize.amount for prize in self.left[:players]), players)

    def take(self, players: int) -> tuple[Prize, ...]:
        """The prizes of so many players; they are gone."""
        taken, self.left = self.left[:players], self.left[players:]
        return tuple(taken)
