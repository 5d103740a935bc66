"""Matchings against counting every possibility."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from clubtd.pairing.completion import NOBODY, bits, matched, stuck
from clubtd.pairing.matching import Graph, cheapest_perfect_matching


def random_graph(seed: int) -> Graph:
    chance = Random(seed)
    size = 2 * chance.randint(1, 5)
    density, most = chance.choice((0.4, 0.7, 1)), chance.choice((1, 3, 10, 1 << 80))
    graph: Graph = [{} for _ in range(size)]
    for a in range(size):
        for b in range(a):
            if chance.random() < density:
                graph[a][b] = graph[b][a] = chance.randint(-most, most)
    return graph


def least_cost(graph: Graph) -> int | None:
    @cache
    def least(left: int) -> int | None:
        if not left:
            return 0
        x = left.bit_length() - 1
        costs = []
        for y, cost in graph[x].items():
            rest = least(left & ~(1 << x | 1 << y)) if left >> y & 1 else None
            if rest is not None:
                costs.append(rest + cost)
        return min(costs, default=None)

    return least((1 << len(graph)) - 1)


def rows_of(graph: Graph) -> list[int]:
    return [sum(1 << y for y in row) for row in graph]


@pytest.mark.parametrize("block", range(10))
def test_no_perfect_matching_is_cheaper(block: int) -> None:
    for seed in range(60 * block, 60 * block + 60):
        graph = random_graph(seed)
        if not all(graph):
            continue
        mate, least = cheapest_perfect_matching(graph), least_cost(graph)
        if mate is None:
            assert least is None, seed
        else:
            assert all(mate[y] == x and y in graph[x] for x, y in enumerate(mate)), seed
            assert sum(graph[x][y] for x, y in enumerate(mate) if x < y) == least, seed


def test_a_vertex_without_edges_is_left_out() -> None:
    assert cheapest_perfect_matching([{2: 5}, {}, {0: 5}]) == [2, NOBODY, 0]


@pytest.mark.parametrize("block", range(6))
def test_a_larger_matching_does_not_exist(block: int) -> None:
    """Tutte and Berge: whoever is left alone is short of a set that is too small for all who need it."""
    for seed in range(1000 + 100 * block, 1100 + 100 * block):
        rows = rows_of(random_graph(seed))
        mate = matched(rows, (1 << len(rows)) - 1)
        assert all(y == NOBODY or (mate[y] == x and rows[x] >> y & 1) for x, y in enumerate(mate)), seed
        alone = mate.count(NOBODY)
        if alone:
            short, enough = stuck(rows, mate)
            parts = odd_parts(rows, short)
            assert all(not rows[x] & ~(short | enough) for x in bits(short)), seed
            assert parts - enough.bit_count() == alone, seed


def odd_parts(rows: list[int], players: int) -> int:
    """How many connected parts with an odd number of vertices these have among themselves."""
    count = 0
    while players:
        part = players & -players
        while True:
            wider = part
            for x in bits(part):
                wider |= rows[x] & players
            if wider == part:
                break
            part = wider
        players &= ~part
        count += part.bit_count() % 2
    return count


def test_a_matching_can_start_from_an_older_one() -> None:
    rows = [0b1110, 0b1101, 0b1011, 0b0111]
    older = matched(rows, 0b1111)
    assert matched(rows, 0b1001, older) == [3, NOBODY, NOBODY, 0]
