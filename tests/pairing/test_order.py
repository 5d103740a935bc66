"""The order of candidates (C.04.3 Art. 4), enumerated as the rule book describes it and compared with the digits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from clubtd.pairing.order import ExchangeOrder, MovedDownOrder

Candidate = tuple[tuple[int, int], ...]


def transpositions(first: list[int], second: list[int]) -> Iterator[Candidate]:
    """4.2: S2 in lexicographic order of the players who stand opposite S1."""
    for chosen in permutations(second, len(first)):
        yield tuple(zip(first, chosen, strict=True))


def exchanges(size: int, pairs: int) -> list[tuple[list[int], list[int]]]:
    """4.3: the exchanges between S1 and S2, each with its new S1 and S2, in order."""
    first, second = range(pairs), range(pairs, size)
    found = []
    for count in range(pairs + 1):
        for leaving in combinations(first, count):
            for entering in combinations(second, count):
                difference = sum(entering) - sum(leaving)
                key = (count, difference, tuple(-b for b in reversed(leaving)), entering)
                found.append((key, leaving, entering))
    found.sort(key=lambda item: item[0])
    return [
        (sorted({*first} - {*leaving} | {*entering}), sorted({*second} - {*entering} | {*leaving}))
        for _, leaving, entering in found
    ]


def in_book_order(size: int, pairs: int) -> list[Candidate]:
    """Every candidate of a homogeneous bracket once, where the rules first come to it."""
    seen: set[frozenset[tuple[int, int]]] = set()
    found = []
    for first, second in exchanges(size, pairs):
        for candidate in transpositions(first, second):
            games = frozenset((min(game), max(game)) for game in candidate)
            if games not in seen:
                seen.add(games)
                found.append(tuple(sorted(games)))
    return found


def digits(order: ExchangeOrder, candidate: Candidate) -> int:
    return sum(order.pair(high, low) for high, low in candidate)


@pytest.mark.parametrize(("size", "pairs"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (6, 2), (8, 4)])
def test_4_3_and_4_2_smaller_digits_are_earlier_candidates(size: int, pairs: int) -> None:
    order = ExchangeOrder(size, pairs)
    book = in_book_order(size, pairs)
    numbers = [digits(order, candidate) for candidate in book]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == len(book)
    assert max(numbers) < 1 << order.bits


def test_4_2_eleven_players_have_720_transpositions() -> None:
    order = ExchangeOrder(11, 5)
    book = list(transpositions([0, 1, 2, 3, 4], [5, 6, 7, 8, 9, 10]))
    numbers = [digits(order, candidate) for candidate in book]
    assert len(book) == 720
    assert numbers == sorted(numbers)


def test_4_2_two_mdps_and_nine_residents_have_72_pairings() -> None:
    order = MovedDownOrder(11, 2)
    book = list(transpositions([0, 1], list(range(2, 11))))
    numbers = [sum(order.pair(high, low) for high, low in candidate) for candidate in book]
    assert len(book) == 72
    assert numbers == sorted(numbers)


def test_4_3_the_rule_books_example() -> None:
    # BSNs 1 to 5 in S1, 6 to 11 in S2
    swaps = []
    for first, _ in exchanges(11, 5)[1:7]:
        (leaving,) = {0, 1, 2, 3, 4} - {*first}
        (entering,) = {*first} - {0, 1, 2, 3, 4}
        swaps.append((leaving + 1, entering + 1))
    assert swaps == [(5, 6), (5, 7), (4, 6), (5, 8), (4, 7), (3, 6)]


def test_4_4_sets_of_mdps_by_their_smallest_bsns() -> None:
    order = MovedDownOrder(8, 4)
    sets = list(combinations(range(4), 2))
    limbo = [sum(order.downfloater(mdp) for mdp in range(4) if mdp not in paired) for paired in sets]
    assert limbo == sorted(limbo)
    assert len(set(limbo)) == len(sets)


def test_a_limbo_before_the_remainder_does_not_count() -> None:
    plain, moved = ExchangeOrder(6, 3), ExchangeOrder(6, 3, before=2)
    assert plain.pair(1, 4) == moved.pair(3, 6)
