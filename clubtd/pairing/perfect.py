"""Can everybody be paired? The referee's own answer, by augmenting paths through blossoms (Edmonds).

`completion` answers the same for the engine. As all that `rules` stands on, this shares nothing with it: an error there
cannot hide an error here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set


def can_pair_all(allowed: Mapping[int, Set[int]], start: Iterable[tuple[int, int]] = ()) -> bool:
    """Whether everybody in `allowed` can have a partner of those allowed, and nobody two.

    `allowed` is symmetric. `start` are disjoint allowed pairs to begin with: they save work and change nothing.
    """
    if len(allowed) % 2:
        return False
    partner: dict[int, int] = {}
    for a, b in start:
        partner[a], partner[b] = b, a
    # Whoever finds no augmenting path now never will (Berge): one search for each is enough.
    return all(number in partner or _Search(allowed, partner, number).found() for number in allowed)


class _Search:
    """A search for a partner of `root`, in which others may change theirs.

    The tree alternates between outer vertices, reached by a pair, and inner ones, whose `parent` is an outer one.
    `base` maps the members of a blossom, all of them outer, to the vertex where the tree enters it.
    """

    def __init__(self, allowed: Mapping[int, Set[int]], partner: dict[int, int], root: int) -> None:
        self.allowed = allowed
        self.partner = partner
        self.root = root
        self.parent: dict[int, int] = {}
        self.base = {vertex: vertex for vertex in allowed}
        self.outer = [root]
        self.is_outer = {root}

    def found(self) -> bool:
        """Whether there is a partner; `partner` is changed then, and only then."""
        for here in self.outer:  # grows while it is walked
            for there in self.allowed[here]:
                if self.base[here] == self.base[there]:
                    continue
                if there in self.is_outer:
                    self._shrink(here, there)
                elif there not in self.parent:
                    self.parent[there] = here
                    if there not in self.partner:
                        self._flip(there)
                        return True
                    self._add(self.partner[there])
        return False

    def _add(self, vertex: int) -> None:
        if vertex not in self.is_outer:
            self.is_outer.add(vertex)
            self.outer.append(vertex)

    def _shrink(self, a: int, b: int) -> None:
        """The edge between two outer vertices closes an odd cycle: a blossom, whose members all become outer."""
        stem = self._stem(a, b)
        blossom = self._half(stem, a, b) | self._half(stem, b, a)
        for vertex in self.allowed:
            if self.base[vertex] in blossom:
                self.base[vertex] = stem
                self._add(vertex)

    def _stem(self, a: int, b: int) -> int:
        """The first base that the ways back from a and b to the root share."""
        a, b = self.base[a], self.base[b]
        seen = {a}
        while a in self.partner:
            a = self._back(a)
            seen.add(a)
        while b not in seen:
            b = self._back(b)
        return b

    def _back(self, base: int) -> int:
        return self.base[self.parent[self.partner[base]]]

    def _half(self, stem: int, here: int, child: int) -> set[int]:
        """The bases between `here` and the stem; from now on their parents lead round the cycle by `child`."""
        bases = set()
        while self.base[here] != stem:
            mate = self.partner[here]
            bases |= {self.base[here], self.base[mate]}
            self.parent[here] = child
            child, here = mate, self.parent[mate]
        return bases

    def _flip(self, end: int) -> None:
        """Pair along the path from `end` to the root, everybody with the other neighbour than before."""
        vertex: int | None = end
        while vertex is not None:
            before = self.parent[vertex]
            following = self.partner.get(before)
            self.partner[vertex], self.partner[before] = before, vertex
            vertex = following
