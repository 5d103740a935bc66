"""Perfect matchings against a search through all of them."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from clubtd.pairing.perfect import can_pair_all

Pairs = set[tuple[int, int]]


def graph(size: int, pairs: Pairs) -> dict[int, set[int]]:
    return {
        a: {b for b in range(1, size + 1) if (a, b) in pairs or (b, a) in pairs} for a in range(1, size + 1)
    }


def by_trial(allowed: dict[int, set[int]], left: frozenset[int]) -> bool:
    if not left:
        return True
    first = min(left)
    return any(by_trial(allowed, left - {first, other}) for other in allowed[first] & left)


@st.composite
def graphs(draw: st.DrawFn) -> tuple[int, Pairs]:
    size = draw(st.integers(0, 12))
    possible = list(combinations(range(1, size + 1), 2))
    return size, set(draw(st.lists(st.sampled_from(possible), unique=True))) if possible else set()


@given(graphs(), st.randoms(use_true_random=False))
def test_it_finds_one_exactly_when_there_is_one(drawn: tuple[int, Pairs], random) -> None:
    size, pairs = drawn
    allowed = graph(size, pairs)
    expected = by_trial(allowed, frozenset(allowed))
    assert can_pair_all(allowed) is expected
    start: list[tuple[int, int]] = []
    for pair in random.sample(sorted(pairs), len(pairs)):
        if not any(set(pair) & set(other) for other in start):
            start.append(pair)
    assert can_pair_all(allowed, start) is expected


def test_two_triangles_joined_by_a_bridge_need_the_bridge() -> None:
    pairs = {(1, 2), (2, 3), (1, 3), (4, 5), (5, 6), (4, 6)}
    assert not can_pair_all(graph(6, pairs))
    assert can_pair_all(graph(6, pairs | {(3, 4)}))
    assert can_pair_all(graph(6, pairs | {(3, 4)}), [(2, 3), (4, 5)])


def test_an_odd_number_cannot_be_paired() -> None:
    assert not can_pair_all(graph(3, {(1, 2), (2, 3), (1, 3)}))
