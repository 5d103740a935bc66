"""Maximum weight matching in a general graph. Knows numbers, not chess.

The method is Edmonds': every vertex has a price (its dual), an edge may be used when the prices of its ends
just pay for it, and odd cycles of such edges are shrunk into blossoms with a price of their own. One tree is
grown at a time, from an unmatched vertex, until it can be matched.

While a tree grows all prices in it move at the same speed: down at even depth, up at odd depth. So instead of
changing prices step by step a clock runs, and everything that will happen (an edge gets tight, a blossom has
lost its price, a vertex is down to nothing) is an event with its time in a heap. Weights may be integers of
any size; all arithmetic is exact.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush

FREE, EVEN, ODD = 0, 1, 2
NOBODY = -1

Edge = tuple[int, int]


def maximum_weight_matching(graph: Sequence[Mapping[int, int]], *, perfect: bool = False) -> list[int]:
    """The partner of each vertex in a matching of maximum weight; -1 for none.

    `graph[x][y]` is the weight, not negative, of the edge between x and y, given both ways round. With
    `perfect` the heaviest among the matchings of all vertices: one must exist.
    """
    matcher = _Matcher(graph, perfect)
    for vertex in range(len(graph)):
        if matcher.mate[vertex] == NOBODY and graph[vertex]:
            matcher.match(vertex)
    return matcher.mate


class _Matcher:
    """Vertices are 0..n-1, blossoms are numbered on from n. `top` is the outermost blossom of a vertex.

    Prices and weights are doubled, so that every time of the clock is an integer. A price in the tree is kept
    as what it would be at time 0: `price - clock` at even depth, `price + clock` at odd depth.
    """

    def __init__(self, graph: Sequence[Mapping[int, int]], perfect: bool) -> None:
        size = len(graph)
        self.perfect = perfect
        self.graph = graph
        self.edges = [[(y, 2 * weight) for y, weight in row.items()] for row in graph]
        self.price = [max(row.values(), default=0) for row in graph]
        self.mate = [NOBODY] * size
        self.top = list(range(size))
        self.base = list(range(size))
        self.members: list[list[int]] = [[x] for x in range(size)]
        self.cycle: list[list[int]] = [[] for _ in range(size)]
        self.joins: list[list[Edge]] = [[] for _ in range(size)]
        self.toll = [0] * size
        self.label = [FREE] * size
        self.entry: list[Edge] = [(NOBODY, NOBODY)] * size
        self.clock = 0
        self.events: list[tuple[int, int, int]] = []
        self.tree: list[int] = []
        for x, row in enumerate(self.edges):
            if self.mate[x] == NOBODY:
                for y, weight in row:
                    if self.mate[y] == NOBODY and self.price[x] + self.price[y] == weight:
                        self.mate[x], self.mate[y] = y, x
                        break

    # -- growing one tree --------------------------------------------------------------------------------

    def match(self, root: int) -> None:
        """Grow a tree from `root` until one more vertex is matched, or somebody is not worth matching."""
        self.clock, self.events, self.tree = 0, [], []
        self.enter_even(self.top[root])
        while not self.step():
            pass
        for blossom in self.tree:
            self.leave(blossom)

    def step(self) -> bool:
        """Take the next event; true when it ended the tree."""
        time, x, y = heappop(self.events)
        if y == NOBODY:
            return self.exhausted_or_expanded(time, x)
        here, there = self.top[x], self.top[y]
        state = self.label[there]
        slack = self.price[x] + self.price[y] - 2 * self.graph[x][y]
        if here == there or state == ODD or time != (slack // 2 if state == EVEN else slack):
            return False  # an old event: y has changed sides since it was written
        self.clock = time
        if state == EVEN:
            self.shrink(x, y)
            return False
        base = self.base[there]
        if self.mate[base] == NOBODY:
            self.rebase(there, y)
            self.flip(x, y)
            return True
        self.enter_odd(there, (x, y))
        self.enter_even(self.top[self.mate[base]])
        return False

    def exhausted_or_expanded(self, time: int, blossom: int) -> bool:
        """A vertex at even depth is down to nothing, or a blossom at odd depth has lost its price."""
        if blossom < len(self.mate):
            self.clock = time
            self.flip(blossom, NOBODY)
            return True
        if self.top[self.base[blossom]] == blossom and self.label[blossom] == ODD:
            self.clock = time
            self.expand(blossom)
        return False

    # -- labels ------------------------------------------------------------------------------------------

    def enter_even(self, blossom: int) -> None:
        self.label[blossom] = EVEN
        self.toll[blossom] -= 2 * self.clock
        self.tree.append(blossom)
        for x in self.members[blossom]:
            self.price[x] += self.clock
        for x in self.members[blossom]:
            self.scan(x)

    def enter_odd(self, blossom: int, entry: Edge) -> None:
        self.label[blossom] = ODD
        self.entry[blossom] = entry
        self.toll[blossom] += 2 * self.clock
        self.tree.append(blossom)
        for x in self.members[blossom]:
            self.price[x] -= self.clock
        if blossom >= len(self.mate):
            heappush(self.events, (self.toll[blossom] // 2, blossom, NOBODY))

    def leave(self, blossom: int) -> None:
        """Take the blossom out of the tree: its prices become plain numbers again."""
        sign = (
            {EVEN: -1, ODD: 1, FREE: 0}[self.label[blossom]] if self.top[self.base[blossom]] == blossom else 0
        )
        if sign:
            self.toll[blossom] -= sign * 2 * self.clock
            self.label[blossom] = FREE
            for x in self.members[blossom]:
                self.price[x] += sign * self.clock

    def scan(self, x: int) -> None:
        """Write down when the edges of a vertex at even depth get tight."""
        top, label, price, events = self.top, self.label, self.price, self.events
        home, own = top[x], price[x]
        if not self.perfect:
            heappush(events, (own, x, NOBODY))
        for y, weight in self.edges[x]:
            there = top[y]
            if there != home:
                state = label[there]
                if state == FREE:
                    heappush(events, (own + price[y] - weight, x, y))
                elif state == EVEN:
                    heappush(events, ((own + price[y] - weight) // 2, x, y))

    # -- blossoms ----------------------------------------------------------------------------------------

    def above(self, blossom: int) -> int:
        """The blossom at even depth two steps nearer to the root, -1 at the root."""
        partner = self.mate[self.base[blossom]]
        return NOBODY if partner == NOBODY else self.top[self.entry[self.top[partner]][0]]

    def shrink(self, x: int, y: int) -> None:
        """Make one blossom of the odd cycle that the tight edge x-y closes."""
        ancestors = []
        blossom = self.top[x]
        while blossom != NOBODY:
            ancestors.append(blossom)
            blossom = self.above(blossom)
        crown = self.top[y]
        while crown not in ancestors:
            crown = self.above(crown)
        down, down_joins = self.climb(x, crown)
        up, up_joins = self.climb(y, crown)
        cycle = [crown, *reversed(down), *up]
        joins = [(b, a) for a, b in reversed(down_joins)] + [(x, y)] + up_joins
        new = len(self.toll)
        self.base.append(self.base[crown])
        self.cycle.append(cycle)
        self.joins.append(joins)
        self.label.append(EVEN)
        self.entry.append((NOBODY, NOBODY))
        self.toll.append(-2 * self.clock)
        self.tree.append(new)
        members: list[int] = []
        raised: list[int] = []
        for child in cycle:
            sign = 1 if self.label[child] == ODD else -1
            self.toll[child] -= sign * 2 * self.clock
            if sign == 1:
                raised += self.members[child]
            self.label[child] = FREE
            members += self.members[child]
        self.members.append(members)
        for v in members:
            self.top[v] = new
        for v in raised:
            self.price[v] += 2 * self.clock
        for v in raised:
            self.scan(v)

    def climb(self, x: int, crown: int) -> tuple[list[int], list[Edge]]:
        """The blossoms from that of x up to, without, the crown, and the edges by which one leaves each."""
        path: list[int] = []
        joins: list[Edge] = []
        blossom = self.top[x]
        while blossom != crown:
            base = self.base[blossom]
            odd = self.top[self.mate[base]]
            outside, inside = self.entry[odd]
            path += [blossom, odd]
            joins += [(base, self.mate[base]), (inside, outside)]
            blossom = self.top[outside]
        return path, joins

    def expand(self, blossom: int) -> None:
        """Undo a blossom at odd depth: the even way from its entry to its base stays in the tree."""
        entry = self.entry[blossom]
        children, clock = self.cycle[blossom], self.clock
        for x in self.members[blossom]:
            self.price[x] += clock
        for child in children:
            for x in self.members[child]:
                self.top[x] = child
        self.label[blossom] = FREE
        way, joins = self.even_way(blossom, self.top[entry[1]])
        self.enter_odd(way[0], entry)
        for child, join in zip(way[2::2], joins[1::2], strict=True):
            self.enter_odd(child, join)
        for child in way[1::2]:
            self.enter_even(child)
        for child in children:
            if child not in way:
                for x in self.members[child]:
                    self.notice(x)

    def notice(self, x: int) -> None:
        """Write down when a vertex that has left the tree will be reached again."""
        for y, weight in self.edges[x]:
            if self.label[self.top[y]] == EVEN:
                heappush(self.events, (self.price[x] + self.price[y] - weight, y, x))

    def even_way(self, blossom: int, child: int) -> tuple[list[int], list[Edge]]:
        """The children from `child` to the one with the base, in the direction with an even number of steps."""
        cycle, joins = self.cycle[blossom], self.joins[blossom]
        at = cycle.index(child)
        if at % 2:
            return [*cycle[at:], cycle[0]], joins[at:]
        return cycle[at::-1], [(b, a) for a, b in joins[:at][::-1]]

    # -- changing the matching ---------------------------------------------------------------------------

    def flip(self, x: int, y: int) -> None:
        """Match x, at even depth, with y, and change sides on the way from x to the root."""
        while True:
            blossom = self.top[x]
            left = self.mate[self.base[blossom]]
            self.rebase(blossom, x)
            self.mate[x] = y
            if y != NOBODY:
                self.mate[y] = x
            if left == NOBODY:
                return
            odd = self.top[left]
            x, y = self.entry[odd]
            self.rebase(odd, y)

    def rebase(self, blossom: int, x: int) -> None:
        """Match inside the blossom so that x is the one vertex left for the outside."""
        if self.base[blossom] == x:
            return
        child = next(c for c in self.cycle[blossom] if x in self.members[c])
        at = self.cycle[blossom].index(child)
        self.rebase(child, x)
        way, joins = self.even_way(blossom, child)
        for index in range(1, len(way), 2):
            here, there = joins[index]
            self.rebase(way[index], here)
            self.rebase(way[index + 1], there)
            self.mate[here], self.mate[there] = there, here
        cycle, joins = self.cycle[blossom], self.joins[blossom]
        self.cycle[blossom], self.joins[blossom] = cycle[at:] + cycle[:at], joins[at:] + joins[:at]
        self.base[blossom] = x
