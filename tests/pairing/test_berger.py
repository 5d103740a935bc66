"""Berger tables: C.05 Annex 1."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from clubtd.event.message import Refused
from clubtd.pairing import berger

# White first; in an odd field the highest number is nobody.
PRINTED = {
    2: "1-2",
    4: "1-4 2-3 / 4-3 1-2 / 2-4 3-1",
    6: "1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1",
    8: (
        "1-8 2-7 3-6 4-5 / 8-5 6-4 7-3 1-2 / 2-8 3-1 4-7 5-6 / 8-6 7-5 1-4 2-3"
        " / 3-8 4-2 5-1 6-7 / 8-7 1-6 2-5 3-4 / 4-8 5-3 6-2 7-1"
    ),
    10: (
        "1-10 2-9 3-8 4-7 5-6 / 10-6 7-5 8-4 9-3 1-2 / 2-10 3-1 4-9 5-8 6-7 / 10-7 8-6 9-5 1-4 2-3"
        " / 3-10 4-2 5-1 6-9 7-8 / 10-8 9-7 1-6 2-5 3-4 / 4-10 5-3 6-2 7-1 8-9 / 10-9 1-8 2-7 3-6 4-5"
        " / 5-10 6-4 7-3 8-2 9-1"
    ),
}
EVERY_FIELD = range(2, 31)


def printed(rounds: berger.Table) -> str:
    return " / ".join(" ".join(f"{white}-{black}" for white, black in boards) for boards in rounds)


@pytest.mark.parametrize("n", PRINTED)
def test_the_printed_tables(n: int) -> None:
    assert printed(berger.table(n)) == PRINTED[n]
    if n > 2:
        assert berger.table(n - 1) == berger.table(n)


@pytest.mark.parametrize("n", range(3, 25))
def test_the_tables_of_a_reference_program(n: int) -> None:
    reference = pytest.importorskip("gacrux.berger").bergertables(n)["pairing"]
    assert berger.table(n) == tuple(
        tuple((board["white"], board["black"]) for _, board in sorted(boards.items()))
        for _, boards in sorted(reference.items())
    )


@pytest.mark.parametrize("n", EVERY_FIELD)
def test_everybody_meets_everybody_once_and_plays_every_round(n: int) -> None:
    last = n + n % 2
    rounds = berger.table(n)
    assert len(rounds) == last - 1
    met = Counter(tuple(sorted(pair)) for boards in rounds for pair in boards)
    assert met == Counter(combinations(range(1, last + 1), 2))
    for boards in rounds:
        assert sorted(number for pair in boards for number in pair) == list(range(1, last + 1))
        assert last in boards[0]


@pytest.mark.parametrize("n", EVERY_FIELD)
def test_colours_are_balanced(n: int) -> None:
    pairs = [pair for boards in berger.table(n) for pair in boards if max(pair) <= n]
    white = Counter(pair[0] for pair in pairs)
    black = Counter(pair[1] for pair in pairs)
    for number in range(1, n + 1):
        surplus = 0 if n % 2 else 1 if number <= n // 2 else -1
        assert white[number] - black[number] == surplus


def test_the_second_cycle_reverses_colours_and_the_first_exchanges_its_last_two_rounds() -> None:
    assert printed(berger.schedule(4, 2)) == (
        "1-4 2-3 / 2-4 3-1 / 4-3 1-2 / 4-1 3-2 / 3-4 2-1 / 4-2 1-3"  # 1 3 2, then 1 2 3
    )
    assert printed(berger.schedule(4, 2, exchange=False)) == (
        "1-4 2-3 / 4-3 1-2 / 2-4 3-1 / 4-1 3-2 / 3-4 2-1 / 4-2 1-3"
    )


def test_two_players_play_a_match() -> None:
    assert berger.schedule(2, 1) == (((1, 2),),)
    assert berger.schedule(2, 2) == (((1, 2),), ((2, 1),))


@pytest.mark.parametrize("n", EVERY_FIELD)
def test_a_single_round_robin_is_the_table(n: int) -> None:
    assert berger.schedule(n) == berger.table(n)


@pytest.mark.parametrize("exchange", [True, False])
@pytest.mark.parametrize("n", EVERY_FIELD)
def test_a_double_round_robin_gives_each_pair_both_colours(n: int, exchange: bool) -> None:
    last = n + n % 2
    games = Counter(pair for boards in berger.schedule(n, 2, exchange) for pair in boards)
    assert games == Counter((a, b) for a in range(1, last + 1) for b in range(1, last + 1) if a != b)


def three_times_running(n: int, exchange: bool) -> set[int]:
    """Who has the same colour in three games running; a free round is no game."""
    colours: dict[int, str] = dict.fromkeys(range(1, n + 1), "")
    for boards in berger.schedule(n, 2, exchange):
        for white, black in boards:
            if max(white, black) <= n:
                colours[white] += "w"
                colours[black] += "b"
    return {number for number, run in colours.items() if "www" in run or "bbb" in run}


@pytest.mark.parametrize("n", range(3, 25))
def test_the_exchange_prevents_three_games_with_one_colour(n: int) -> None:
    assert three_times_running(n, exchange=True) == set()
    plain = three_times_running(n, exchange=False)
    assert plain == (set() if n % 2 else {1, n // 2 + 1})


def test_board_one_alternates_the_colour_of_the_last_number() -> None:
    for boards, following in pairwise(berger.table(12)):
        assert (boards[0][0] == 12) is not (following[0][0] == 12)


@pytest.mark.parametrize("n", [-1, 0, 1])
def test_fewer_than_two_players_are_refused(n: int) -> None:
    with pytest.raises(Refused, match="at least two players"):
        berger.table(n)


def test_there_are_one_or_two_cycles() -> None:
    with pytest.raises(ValueError, match="not 3"):
        berger.schedule(4, 3)
