"""A bracket and what becomes of it (C.04.3 1.3, 1.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clubtd.event.noun import Noun
from clubtd.pairing.field import Field

Pairs = list[tuple[int, int]]


class Bracket(Noun):
    """The players of one bracket, by rank, and all who come after it.

    `rows` says, as bits, who may meet whom; its last row is the bye, when there is one to give (C2, C5).
    `members` are MDPs and residents in the order of their BSNs (4.1); `following` is the next scoregroup, `below`
    are the others.
    """

    def __init__(  # noqa: PLR0913  everybody who is not paired yet, by where they stand
        self,
        field: Field,
        rows: Sequence[int],
        moved_down: tuple[int, ...],
        residents: tuple[int, ...],
        *,
        following: tuple[int, ...],
        below: tuple[int, ...],
    ) -> None:
        self.field = field
        self.rows = rows
        self.moved_down = moved_down
        self.residents = residents
        self.members = moved_down + residents
        self.following = following
        self.below = below

    def allowing(self, rows: Sequence[int]) -> Bracket:
        """The same bracket with other rows: if others may meet."""
        return Bracket(
            self.field, rows, self.moved_down, self.residents, following=self.following, below=self.below
        )

    @property
    def takers(self) -> int:
        """Who may take the bye, as bits."""
        return self.rows[-1] if len(self.rows) > len(self.field.cards) else 0

    @property
    def may_hold_bye(self) -> bool:
        """Whether one of the members may take the bye."""
        return self.takers & self.bits_of(self.members) > 0

    @property
    def last(self) -> bool:
        """Whether nobody comes after this bracket."""
        return not self.following

    @property
    def next_bits(self) -> int:
        """The next scoregroup as bits."""
        return self.bits_of(self.following)

    @property
    def beyond(self) -> int:
        """All who come after the bracket, as bits, the bye included."""
        return self.bits_of((*self.following, *self.below, *range(len(self.field.cards), len(self.rows))))

    def left_by(self, pairs: Iterable[tuple[int, int]]) -> tuple[int, ...]:
        """The members that are in none of the pairs: the downfloaters (1.4.1)."""
        taken = {player for pair in pairs for player in pair}
        return tuple(i for i in self.members if i not in taken)

    @staticmethod
    def bits_of(players: Iterable[int]) -> int:
        """A set of players as bits."""
        mask = 0
        for player in players:
            mask |= 1 << player
        return mask


class Outcome(Noun):
    """What became of a bracket. The downfloater of the last one takes the bye (1.4.1)."""

    def __init__(self, bracket: Bracket, pairs: tuple[tuple[int, int], ...]) -> None:
        self.bracket = bracket
        self.pairs = pairs
        self.downfloaters = bracket.left_by(pairs)
