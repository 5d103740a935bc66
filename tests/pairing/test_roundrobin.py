"""Round robins: any round, the free player, newcomers and withdrawals (C.05 6.6)."""

import pytest

from clubtd.event.crosstable import Crosstable, Entrant, Record, System
from clubtd.event.message import Refused
from clubtd.event.result import Code
from clubtd.pairing import berger
from clubtd.pairing.roundrobin import Withdrawal, newcomer_number, pairing, withdrawal


def test_a_round_in_the_order_of_the_table() -> None:
    assert pairing(6, 2) == (((6, 4), (5, 3), (1, 2)), 0)


def test_in_an_odd_field_one_player_is_free() -> None:
    assert pairing(5, 1) == (((2, 5), (3, 4)), 1)
    assert pairing(5, 2) == (((5, 3), (1, 2)), 4)


@pytest.mark.parametrize(
    ("n", "free"),
    [
        (3, [1, 3, 2]),
        (5, [1, 4, 2, 5, 3]),
        (7, [1, 5, 2, 6, 3, 7, 4]),
        (9, [1, 6, 2, 7, 3, 8, 4, 9, 5]),
        (11, [1, 7, 2, 8, 3, 9, 4, 10, 5, 11, 6]),
    ],
)
def test_who_is_free_in_which_round(n: int, free: list[int]) -> None:
    assert [pairing(n, r).rest for r in range(1, n + 1)] == free


def test_the_rounds_of_a_double_round_robin() -> None:
    assert [pairing(5, r, 2).rest for r in range(1, 11)] == [1, 4, 2, 3, 5, 1, 4, 2, 5, 3]
    assert [pairing(5, r, 2, exchange=False).rest for r in range(1, 11)] == [1, 4, 2, 5, 3] * 2
    assert pairing(5, 6, 2).pairs == ((5, 2), (4, 3))


@pytest.mark.parametrize("n", range(2, 20))
def test_everybody_plays_or_is_free(n: int) -> None:
    for r in range(1, len(berger.schedule(n, 2)) + 1):
        pairs, rest = pairing(n, r, 2)
        seen = [number for pair in pairs for number in pair] + ([rest] if rest else [])
        assert sorted(seen) == list(range(1, n + 1))


@pytest.mark.parametrize(("n", "round_number"), [(6, 0), (6, 6), (5, 6)])
def test_a_round_that_is_not_there_is_refused(n: int, round_number: int) -> None:
    with pytest.raises(Refused, match=f"There is no round {round_number}: {n} players have 5 rounds"):
        pairing(n, round_number)


def test_a_newcomer_takes_the_free_number_and_the_table_stays() -> None:
    assert newcomer_number(5) == 6
    assert berger.table(5) == berger.table(6)
    with pytest.raises(Refused, match="All 6 numbers"):
        newcomer_number(6)


def crosstable(players: int, codes: str, system: System = System.ROUND_ROBIN) -> Crosstable:
    """A table in which number 1 has these codes; the others' rows do not matter."""
    row = tuple(Record(Code(code)) for code in codes)
    other = tuple(Record(Code.OPEN) for _ in codes)
    entrants = (Entrant(1, 0, row), *(Entrant(n, 0, other) for n in range(2, players + 1)))
    return Crosstable(entrants, planned=len(codes), system=system)


@pytest.mark.parametrize(
    ("players", "codes", "scheduled", "completed", "keep"),
    [
        (6, "1=", 5, 2, False),  # 40 %
        (6, "1=0", 5, 3, True),
        (5, "R1=", 4, 2, True),  # exactly half; the free round is no game
        (5, "R1", 4, 1, False),
        (4, "0", 3, 1, False),
        (4, "00", 3, 2, True),
        (6, "WDL", 5, 3, True),  # unrated games are games
        (6, "1=+", 5, 2, False),  # a forfeit is no completed game
        (6, "1=?--", 5, 2, False),
        (6, "", 5, 0, False),
    ],
)
def test_half_of_the_games(players: int, codes: str, scheduled: int, completed: int, keep: bool) -> None:
    assert withdrawal(crosstable(players, codes), 1) == Withdrawal(scheduled, completed, keep)


def test_a_double_round_robin_has_twice_the_games() -> None:
    table = crosstable(4, "1=0", System.DOUBLE_ROUND_ROBIN)
    assert withdrawal(table, 1) == Withdrawal(6, 3, keep=True)
    assert withdrawal(table, 2) == Withdrawal(6, 0, keep=False)


def test_the_proposal_shows_its_numbers() -> None:
    assert str(Withdrawal(5, 2, keep=False).proposal("Ana Reed")) == (
        "Ana Reed has completed 2 of 5 games, less than half: the results stay in the table but count for"
        " nobody (C.05 6.6)."
    )
    assert "3 of 5 games, half or more: all results count" in str(Withdrawal(5, 3, keep=True).proposal("Bo"))
