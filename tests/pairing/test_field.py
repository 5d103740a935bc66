"""What the rules see in a player: C.04.1, C.04.2 and C.04.3 Art. 1."""

from __future__ import annotations

import pytest
from cards import table

from clubtd.event.result import Colour
from clubtd.event.scoring import Scoring
from clubtd.pairing.field import Card, Field, field_of
from clubtd.pairing.floats import Float


def field(*rows: str, present: str = "", planned: int = 9, scoring: Scoring | None = None) -> Field:
    grid = table(*rows, planned=planned, scoring=scoring or Scoring())
    numbers = [int(n) for n in present.split()] or range(1, len(rows) + 1)
    return field_of(grid, numbers, Colour.WHITE)


def of(found: Field, number: int) -> Card:
    return next(card for card in found.cards if card.number == number)


def may_meet(found: Field, one: int, other: int) -> bool:
    places = {card.number: rank for rank, card in enumerate(found.cards)}
    return bool(found.legal[places[one]] >> places[other] & 1)


def test_1_2_order_by_score_then_pairing_number() -> None:
    found = field("4w0", "3b1", "2w0", "1b1")
    assert [card.number for card in found.cards] == [2, 4, 1, 3]


@pytest.mark.parametrize(
    ("token", "eligible"),
    [("U", False), ("F", False), ("2w+", False), ("H", True), ("Z", True), ("2w-", True), ("2w1", True)],
)
def test_c2_who_may_still_have_the_bye(token: str, eligible: bool) -> None:
    assert of(field(token, "Z"), 1).eligible is eligible


def test_c2_a_bye_worth_half_a_point_bars_as_well() -> None:
    assert not of(field("U", "Z", scoring=Scoring(bye=5)), 1).eligible


def test_c1_a_forfeited_game_is_not_a_meeting() -> None:
    assert may_meet(field("2w+", "1b-"), 1, 2)
    assert not may_meet(field("2w1", "1b0"), 1, 2)


def test_gh_3_4_a_forfeit_leaves_no_colour() -> None:
    found = field("2w+ 3b1", "1b- Z", "Z 1w0")
    assert of(found, 1).colours == (Colour.BLACK,)
    assert of(found, 1).unplayed == 1


def test_c3_nobody_meets_who_must_have_the_same_colour() -> None:
    rows = ("3w1 4w1", "4w1 3w1", "1b0 2b0", "2b0 1b0")
    found = field(*rows)
    assert not may_meet(found, 1, 2)
    assert not may_meet(found, 3, 4)


def test_1_8_topscorers_of_the_last_round_may() -> None:
    rows = ("3w1 4w1", "4w1 3w1", "1b0 2b0", "2b0 1b0")
    found = field(*rows, planned=3)
    assert [card.number for card in found.cards if card.topscorer] == [1, 2]
    assert may_meet(found, 1, 2)
    assert not may_meet(found, 3, 4)


def test_1_8_half_of_the_points_is_not_enough() -> None:
    found = field("2w1 2b0", "1b0 1w1", planned=3)
    assert not any(card.topscorer for card in found.cards)


def test_1_8_with_three_points_for_a_win() -> None:
    scoring = Scoring(win=30, draw=10, bye=30)
    found = field("2w1 Z", "1b0 Z", planned=3, scoring=scoring)
    assert not of(found, 1).topscorer
    assert of(field("2w1 2b=", "1b0 1w=", planned=3, scoring=scoring), 1).topscorer


def test_1_4_floats_of_the_last_two_rounds() -> None:
    found = field("4w1 2w1 3b1", "3b0 1b0 4w1", "2w1 4b= 1w0", "1b0 3w= 2b0")
    assert of(found, 1).floats == (Float.DOWN, Float.DOWN)
    assert of(found, 2).floats == (Float.UP, Float.UP)
    assert of(found, 3).floats == (Float.UP, Float.DOWN)


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        ("U", Float.DOWN),
        ("F", Float.DOWN),
        ("H", Float.DOWN),
        ("2w+", Float.DOWN),
        ("Z", Float.NONE),
        ("2w-", Float.NONE),
        ("2w1", Float.NONE),
    ],
)
def test_1_4_4_scoring_without_a_game_is_a_downfloat(token: str, expected: Float) -> None:
    other = {"2w+": "1b-", "2w-": "1b+", "2w1": "1b0"}.get(token, "Z")
    assert of(field(token, other), 1).floats[0] is expected


def test_5_2_5_counts_only_those_who_are_or_were_paired() -> None:
    found = field("Z", "4w1", "Z", "2b0", present="2 3 4")
    assert [(card.number, card.seat) for card in found.cards] == [(2, 1), (3, 2), (4, 3)]
    found = field("U", "4w1", "Z", "2b0", present="2 3 4")
    assert [card.seat for card in found.cards] == [2, 3, 4]


def test_forbidden_pairs_are_kept_apart() -> None:
    grid = table("", "", "")
    assert not may_meet(field_of(grid, [1, 2, 3], Colour.WHITE, [(3, 1), (1, 9)]), 1, 3)
