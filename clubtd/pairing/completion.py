"""Can everybody be paired? Perfect matchings where an edge is only there or not (C.04.3 1.9, C4, C5).

Graphs are rows of bits: bit y of `rows[x]` says that x and y may be matched.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

NOBODY = -1


def bits(mask: int) -> Iterator[int]:
    """The places of the ones, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def matched(rows: Sequence[int], alive: int, mate: list[int] | None = None) -> list[int]:
    """A matching of as many of the vertices `alive` as possible, as partners, -1 for none.

    `mate`, when given, is a matching to start from; partners that are not alive any more are let go.
    """
    partner = [NOBODY] * len(rows)
    free = alive
    for x, y in enumerate(mate or ()):
        if y != NOBODY and alive >> x & 1 and alive >> y & 1:
            partner[x] = y
            free ^= 1 << x
    for x in bits(free):
        choice = rows[x] & free
        if free >> x & 1 and choice:
            y = (choice & -choice).bit_length() - 1
            partner[x], partner[y] = y, x
            free ^= 1 << x | 1 << y
    for x in bits(free):
        if partner[x] == NOBODY:
            augment(rows, alive, partner, x)
    return partner


def augment(rows: Sequence[int], alive: int, mate: list[int], root: int) -> bool:
    """Match the free vertex `root` too, changing `mate` along a path to another free vertex, if there is one."""
    return _Search(rows, alive, mate, root).found


def stuck(rows: Sequence[int], mate: list[int]) -> tuple[int, int]:
    """Why a matching that is as large as possible leaves somebody alone, as bits.

    The first set are vertices that have, apart from each other, only the second set to be matched with, which
    does not suffice for all of them (Tutte, Berge).
    """
    alive = (1 << len(rows)) - 1
    short = enough = 0
    for root, partner in enumerate(mate):
        if partner == NOBODY:
            search = _Search(rows, alive, mate, root)
            short |= sum(1 << v for v in search.base)
            enough |= sum(1 << v for v in search.back if v not in search.base)
    return short, enough & ~short


class _Search:
    """A tree of alternating paths from one root. `base` has the even vertices and what blossom they are in."""

    def __init__(self, rows: Sequence[int], alive: int, mate: list[int], root: int) -> None:
        self.mate = mate
        self.base = {root: root}
        self.back: dict[int, int] = {}  # of odd vertices, and of those that a blossom has made even
        self.queue = [root]
        self.evens = 1 << root
        self.found = self.grow(rows, alive & ~self.evens)

    def grow(self, rows: Sequence[int], unseen: int) -> bool:
        """Search breadth first; true when a free vertex has been reached."""
        mate = self.mate
        free = sum([1 << y for y in bits(unseen) if mate[y] == NOBODY])
        for x in self.queue:
            row = rows[x]
            if row & unseen & free:
                y = (row & unseen & free).bit_length() - 1
                self.back[y] = x
                self.flip(y)
                return True
            for y in bits(row & unseen):
                if unseen >> y & 1:
                    partner = mate[y]
                    self.back[y] = x
                    self.base[partner] = partner
                    self.queue.append(partner)
                    self.evens |= 1 << partner
                    unseen &= ~(1 << y | 1 << partner)
            for y in bits(row & self.evens):
                if self.base[y] != self.base[x]:
                    self.shrink(x, y)
        return False

    def above(self, x: int) -> int:
        """The next even base towards the root."""
        return self.base[self.back[self.mate[x]]]

    def shrink(self, x: int, y: int) -> None:
        """Make one blossom of the odd cycle that x-y closes: all of it becomes even."""
        ancestors, at = set(), self.base[x]
        ancestors.add(at)
        while self.mate[at] != NOBODY:
            at = self.above(at)
            ancestors.add(at)
        crown = self.base[y]
        while crown not in ancestors:
            crown = self.above(crown)
        merged = self.side(x, y, crown) | self.side(y, x, crown)
        for v, base in self.base.items():
            if base in merged:
                self.base[v] = crown
        for v in merged:
            if v not in self.base:
                self.base[v] = crown
                self.queue.append(v)
                self.evens |= 1 << v

    def side(self, x: int, child: int, crown: int) -> set[int]:
        """The vertices from x up to the crown; writes down the way back through `child` for each."""
        merged = set()
        while self.base[x] != crown:
            odd = self.mate[x]
            merged |= {self.base[x], self.base.get(odd, odd), odd}
            self.back[x] = child
            child = odd
            x = self.back[odd]
        return merged

    def flip(self, y: int) -> None:
        """Match y and change sides on the way from it to the root."""
        while y != NOBODY:
            x = self.back[y]
            after = self.mate[x]
            self.mate[x], self.mate[y] = y, x
            y = after
