"""The cheapest perfect matching of a general graph. Knows numbers, not chess.

The method is Edmonds': every vertex makes an offer, an edge may be used when the offers of its ends just pay
its cost, and odd cycles of such edges are shrunk into blossoms. One tree is grown at a time, from a vertex
without a partner, until it has one.

While a tree grows all offers in it change at the same speed: they rise at even depth and fall at odd depth. So
instead of changing offers step by step a clock runs, and everything that will happen (an edge is paid for, a
blossom has no reserve left) is an event with its time in a heap. Costs may be integers of any size and sign;
all arithmetic is exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

FREE, EVEN, ODD = 0, 1, 2
NOBODY = -1
NEVER = float("inf")

Edge = tuple[int, int]
Graph = list[dict[int, int]]


def cheapest_perfect_matching(graph: Graph, guess: Sequence[int] = ()) -> list[int] | None:
    """The partner of each vertex in a perfect matching of least cost; None when there is no perfect matching.

    `graph[x][y]` is the cost of the edge between x and y, given both ways round. A vertex without edges is
    left out: its partner is -1. `guess` says what the vertices, or the first of them, may come to offer: the
    better it is the sooner the matching is found, but it never changes what is found.
    """
    matcher = _Matcher(graph, guess)
    for vertex, row in enumerate(graph):
        if row and matcher.mate[vertex] == NOBODY and not matcher.match(vertex):
            return None
    return matcher.mate


class _Matcher:
    """Vertices are 0..n-1, blossoms are numbered on from n. `top` is the outermost blossom of a vertex.

    Costs are doubled, so that every time of the clock is an integer. An offer in the tree is kept as what it
    would be at time 0: `offer - clock` at even depth, `offer + clock` at odd depth. Inside a blossom offers may
    exceed the cost of an edge by its `reserve`, which rises twice as fast as they do.
    """

    def __init__(self, graph: Graph, guess: Sequence[int]) -> None:
        size = len(graph)
        self.graph = graph
        self.edges = [[(y, 2 * cost) for y, cost in row.items()] for row in graph]
        self.offer = [*guess, *[0] * (size - len(guess))]
        self.mate = [NOBODY] * size
        self.top = list(range(size))
        self.base = list(range(size))
        self.members: list[list[int]] = [[x] for x in range(size)]
        self.cycle: list[list[int]] = [[] for _ in range(size)]
        self.joins: list[list[Edge]] = [[] for _ in range(size)]
        self.reserve = [0] * size
        self.label = [FREE] * size
        self.entry: list[Edge] = [(NOBODY, NOBODY)] * size
        self.clock = 0
        self.events: list[tuple[int, int, int]] = []
        self.soonest: list[float] = []
        self.tree: list[int] = []
        self.match_at_once()

    def match_at_once(self) -> None:
        """Let every vertex offer as much as it may, and match those pairs that this pays for."""
        offer, mate = self.offer, self.mate
        for x, row in enumerate(self.edges):
            if row:
                offer[x] = min([cost - offer[y] for y, cost in row])
        for x, row in enumerate(self.edges):
            if row and mate[x] == NOBODY:
                offer[x] = best = min([cost - offer[y] for y, cost in row])
                for y, cost in row:
                    if mate[y] == NOBODY and cost - offer[y] == best:
                        mate[x], mate[y] = y, x
                        break

    # -- growing one tree --------------------------------------------------------------------------------

    def match(self, root: int) -> bool:
        """Grow a tree from `root` until one more vertex has a partner; false if none can be found."""
        self.clock, self.events, self.tree = 0, [], []
        self.soonest = [NEVER] * len(self.mate)
        self.enter_even(self.top[root])
        while self.events:
            if self.step():
                for blossom in self.tree:
                    self.leave(blossom)
                return True
        return False

    def step(self) -> bool:
        """Take the next event; true when it ended the tree."""
        time, x, y = heappop(self.events)
        if y == NOBODY:
            if self.top[self.base[x]] == x and self.label[x] == ODD:
                self.clock = time
                self.expand(x)
            return False
        here, there = self.top[x], self.top[y]
        state = self.label[there]
        missing = 2 * self.graph[x][y] - self.offer[x] - self.offer[y]
        if here == there or state == ODD or time != (missing // 2 if state == EVEN else missing):
            return False  # an old event: y has changed sides since it was written
        self.clock = time
        if state == EVEN:
            self.shrink(x, y)
            return False
        partner = self.mate[self.base[there]]
        if partner == NOBODY:
            self.rebase(there, y)
            self.flip(x, y)
            return True
        self.enter_odd(there, (x, y))
        self.enter_even(self.top[partner])
        return False

    # -- labels ------------------------------------------------------------------------------------------

    def enter_even(self, blossom: int) -> None:
        self.label[blossom] = EVEN
        self.reserve[blossom] -= 2 * self.clock
        self.tree.append(blossom)
        for x in self.members[blossom]:
            self.offer[x] -= self.clock
        for x in self.members[blossom]:
            self.scan(x)

    def enter_odd(self, blossom: int, entry: Edge) -> None:
        self.label[blossom] = ODD
        self.entry[blossom] = entry
        self.reserve[blossom] += 2 * self.clock
        self.tree.append(blossom)
        for x in self.members[blossom]:
            self.offer[x] += self.clock
        if blossom >= len(self.mate):
            heappush(self.events, (self.reserve[blossom] // 2, blossom, NOBODY))

    def leave(self, blossom: int) -> None:
        """Take the blossom out of the tree: its offers become plain numbers again."""
        sign = (
            {EVEN: -1, ODD: 1, FREE: 0}[self.label[blossom]] if self.top[self.base[blossom]] == blossom else 0
        )
        if sign:
            self.reserve[blossom] -= sign * 2 * self.clock
            self.label[blossom] = FREE
            for x in self.members[blossom]:
                self.offer[x] -= sign * self.clock

    def scan(self, x: int) -> None:
        """Write down when the edges of a vertex at even depth will be paid for."""
        top, label, offer, events, soonest = self.top, self.label, self.offer, self.events, self.soonest
        home, own = top[x], offer[x]
        for y, cost in self.edges[x]:
            there = top[y]
            if there != home:
                state = label[there]
                if state == FREE:
                    time = cost - own - offer[y]
                    if time < soonest[y]:
                        soonest[y] = time
                        heappush(events, (time, x, y))
                elif state == EVEN:
                    heappush(events, ((cost - own - offer[y]) // 2, x, y))

    # -- blossoms ----------------------------------------------------------------------------------------

    def above(self, blossom: int) -> int:
        """The blossom at even depth two steps nearer to the root, -1 at the root."""
        partner = self.mate[self.base[blossom]]
        return NOBODY if partner == NOBODY else self.top[self.entry[self.top[partner]][0]]

    def shrink(self, x: int, y: int) -> None:
        """Make one blossom of the odd cycle that the edge x-y closes."""
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
        new = len(self.reserve)
        self.base.append(self.base[crown])
        self.cycle.append(cycle)
        self.joins.append(joins)
        self.label.append(EVEN)
        self.entry.append((NOBODY, NOBODY))
        self.reserve.append(-2 * self.clock)
        self.tree.append(new)
        members: list[int] = []
        raised: list[int] = []
        for child in cycle:
            sign = 1 if self.label[child] == ODD else -1
            self.reserve[child] -= sign * 2 * self.clock
            if sign == 1:
                raised += self.members[child]
            self.label[child] = FREE
            members += self.members[child]
        self.members.append(members)
        for v in members:
            self.top[v] = new
        for v in raised:
            self.offer[v] -= 2 * self.clock
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
            self.offer[x] -= clock
            self.soonest[x] = NEVER
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
        top, label, offer = self.top, self.label, self.offer
        times = [(cost - offer[y], y) for y, cost in self.edges[x] if label[top[y]] == EVEN]
        if times:
            time, y = min(times)
            heappush(self.events, (time - offer[x], y, x))
            self.soonest[x] = time - offer[x]

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
            self.mate[x], self.mate[y] = y, x
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
