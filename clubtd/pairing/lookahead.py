"""Looking below a bracket: can the round be completed (C4), and is the next bracket at its best (C8)?"""

from __future__ import annotations

from collections.abc import Sequence

from clubtd.pairing.bracket import Bracket
from clubtd.pairing.completion import NOBODY, bits, matched


class Lookahead:
    """Who may be matched with whom, the bye included, as rows of bits; remembers what it has found out."""

    def __init__(self, rows: Sequence[int]) -> None:
        self.rows = rows
        self.known: dict[tuple[int, int], bool] = {(0, 0): True}
        self.latest = [NOBODY] * len(rows)

    def complete(self, players: int, apart: int = 0) -> bool:
        """Whether these players (bits) can all be matched, those `apart` not with each other."""
        key = players, apart
        if key not in self.known:
            rows = (
                [row & ~apart if apart >> i & 1 else row for i, row in enumerate(self.rows)]
                if apart
                else self.rows
            )
            mate = matched(rows, players, None if apart else self.latest)
            self.known[key] = all(mate[i] != NOBODY for i in bits(players))
            if self.known[key] and not apart:
                self.latest = mate
        return self.known[key]

    def ideal(self, bracket: Bracket, floaters: int) -> bool:
        """Whether, after these downfloaters, the next bracket can pair everybody or all but one resident.

        Nothing better is conceivable for C8; and then the round can be completed (C4). The downfloaters will be
        MDPs there, whom nobody pairs with each other (3.3).
        """
        if not floaters:
            return self.complete(bracket.beyond)
        apart = floaters if floaters & (floaters - 1) else 0
        following = bracket.next_bits
        below = bracket.beyond ^ following
        everybody = floaters | following
        if everybody.bit_count() % 2 == 0:
            return self.complete(everybody, apart) and self.complete(below)
        return any(
            self.complete(below | 1 << left) and self.complete(everybody ^ 1 << left, apart)
            for left in bits(following)
        )
