"""What one pair, or one player left unpaired, costs by each criterion (C.04.3 Art. 2)."""

from __future__ import annotations

import pytest
from cards import card

from clubtd.pairing import criteria
from clubtd.pairing.criterion import Criterion, Scale

SCALE = Scale(resident=20, width=4, scores=(10, 20, 25, 30))
R10, R20, R25, R30 = 1, 1 << 4, 1 << 8, 1 << 12


def test_the_list_is_the_rule_books() -> None:
    articles = [criterion.article for criterion in criteria.CRITERIA]
    assert list(dict.fromkeys(articles)) == [f"C{number}" for number in range(6, 22)]


PAIRS = [
    # colours of the higher and the lower ranked player; C10, C11, C12, C13
    ("WB", "BW", (0, 0, 0, 0)),
    ("", "WB", (0, 0, 0, 0)),
    ("WB", "WB", (0, 0, 1, 0)),
    ("WB", "WBW", (0, 0, 0, 0)),
    ("WB", "BWB", (0, 0, 1, 0)),
    ("BWB", "BWB", (0, 0, 1, 1)),
    ("BWB", "BB", (0, 0, 1, 1)),
    ("BB", "BB", (1, 1, 1, 0)),
    ("BBWB", "BBWB", (1, 0, 1, 0)),
    ("BWBB", "BBWB", (1, 0, 1, 0)),
    ("WBB", "WBB", (0, 1, 1, 0)),
    ("BBWB", "WBB", (0, 1, 1, 0)),
    ("BBB", "BWWBB", (0, 1, 1, 0)),
    ("BBBWB", "WBWB", (0, 0, 1, 0)),
    ("WW", "BB", (0, 0, 0, 0)),
]


@pytest.mark.parametrize(("high", "low", "costs"), PAIRS)
def test_c10_to_c13_the_colours_of_a_pair(high: str, low: str, costs: tuple[int, ...]) -> None:
    pair = card(1, colours=high), card(2, colours=low)
    four = (criteria.c10, criteria.c11, criteria.c12, criteria.c13)
    assert tuple(int(criterion.cost(SCALE, *pair)) for criterion in four) == costs


PLAYERS = [
    (criteria.c6, 20, "--", 1),
    (criteria.c7, 20, "--", R20),
    (criteria.c7, 30, "--", R30),
    (criteria.c8_pairs, 10, "--", 1),
    (criteria.c8_scores, 10, "--", R10),
    (criteria.c14, 20, "D-", 1),
    (criteria.c14, 20, "-D", 0),
    (criteria.c14, 20, "U-", 0),
    (criteria.c14, 25, "D-", 0),
    (criteria.c16, 20, "-D", 1),
    (criteria.c16, 25, "-D", 0),
    (criteria.c18, 25, "D-", R25),
    (criteria.c18, 20, "D-", 0),
    (criteria.c18, 25, "-D", 0),
    (criteria.c20, 30, "-D", R30),
]


@pytest.mark.parametrize(("criterion", "score", "floats", "cost"), PLAYERS)
def test_what_a_player_left_unpaired_costs(criterion: Criterion, score: int, floats: str, cost: int) -> None:
    player = card(1, score=score, floats=floats)
    assert int(criterion.cost(SCALE, player, player)) == cost


MDP_PAIRS = [
    (criteria.c15, "U-", 1),
    (criteria.c15, "-U", 0),
    (criteria.c15, "D-", 0),
    (criteria.c17, "-U", 1),
    (criteria.c19, "U-", R25),
    (criteria.c19, "-U", 0),
    (criteria.c21, "-U", R25),
]


@pytest.mark.parametrize(("criterion", "floats", "cost"), MDP_PAIRS)
def test_c15_to_c21_the_opponent_of_an_mdp(criterion: Criterion, floats: str, cost: int) -> None:
    assert int(criterion.cost(SCALE, card(1, score=25), card(2, score=20, floats=floats))) == cost


def test_c9_counts_unplayed_games() -> None:
    taker = card(1, unplayed=3)
    assert criteria.c9.cost(SCALE, taker, taker) == 3


def test_an_excess_is_a_sentence_with_its_number() -> None:
    assert str(criteria.c12.excess(1)) == "one more player would go without the colour due"
    assert str(criteria.c12.excess(2)) == "2 more players would go without the colour due"
    assert str(criteria.c7.excess(99)) == "a player with more points would float down"
