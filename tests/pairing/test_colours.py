"""C.04.3 1.6, 1.7 (preferences) and Art. 5 (who gets which colour)."""

from __future__ import annotations

import pytest
from cards import COLOURS, card

from clubtd.event.result import Colour
from clubtd.pairing.colours import Strength, allocate, preference

WHITE, BLACK = Colour.WHITE, Colour.BLACK

PREFERENCES = [
    ("", Strength.NONE, None),
    ("W", Strength.STRONG, BLACK),
    ("B", Strength.STRONG, WHITE),
    ("WB", Strength.MILD, WHITE),
    ("BW", Strength.MILD, BLACK),
    ("WBW", Strength.STRONG, BLACK),
    ("BWB", Strength.STRONG, WHITE),
    ("WW", Strength.ABSOLUTE, BLACK),
    ("BB", Strength.ABSOLUTE, WHITE),
    ("WBB", Strength.ABSOLUTE, WHITE),
    ("BWBB", Strength.ABSOLUTE, WHITE),
    ("WBWBWW", Strength.ABSOLUTE, BLACK),
    ("BWWBB", Strength.ABSOLUTE, WHITE),
    ("WWWBB", Strength.ABSOLUTE, WHITE),
    ("WWWBWBB", Strength.ABSOLUTE, WHITE),
    ("WWWWBB", Strength.ABSOLUTE, BLACK),
]


@pytest.mark.parametrize(("colours", "strength", "colour"), PREFERENCES)
def test_1_7_colour_preferences(colours: str, strength: Strength, colour: Colour | None) -> None:
    wanted = preference([COLOURS[letter] for letter in colours])
    assert (wanted.strength, wanted.colour) == (strength, colour)


def test_1_7_1_a_wide_difference_goes_before_a_repeated_colour() -> None:
    wanted = preference([COLOURS[letter] for letter in "WWWWBB"])
    assert (wanted.colour, wanted.imbalance) == (BLACK, 2)


ALLOCATIONS = [
    # the higher ranked player's colours, the lower one's, who of them gets White, by which rule
    ("WB", "BW", "higher", "5.2.1"),
    ("BW", "WB", "lower", "5.2.1"),
    ("", "WB", "lower", "5.2.1"),
    ("W", "", "lower", "5.2.1"),
    ("WB", "BWB", "lower", "5.2.2"),
    ("WBB", "BWB", "higher", "5.2.2"),
    ("WBB", "BBWBB", "lower", "5.2.2"),
    ("BBWBB", "WBWBB", "higher", "5.2.2"),
    ("BWWB", "WBWB", "lower", "5.2.3"),
    ("BWB", "WBB", "lower", "5.2.2"),
    ("BWB", "B", "higher", "5.2.4"),
    ("WB", "WB", "higher", "5.2.4"),
    ("BW", "BW", "lower", "5.2.4"),
]


@pytest.mark.parametrize(("high", "low", "white", "article"), ALLOCATIONS)
def test_5_2_the_first_rule_that_applies(high: str, low: str, white: str, article: str) -> None:
    colour, article = allocate(card(1, colours=high), card(2, colours=low), WHITE)
    assert ("higher" if colour is WHITE else "lower", article) == (white, article)


def test_5_2_3_each_gets_what_the_other_had_where_they_last_differed() -> None:
    colour, article = allocate(card(1, colours="BWBWWB"), card(2, colours="WBWBWB"), WHITE)
    assert (colour, article) == (BLACK, "5.2.3")


@pytest.mark.parametrize("initial", Colour)
@pytest.mark.parametrize("number", [1, 2, 3, 8])
def test_5_2_5_an_odd_number_has_the_colour_drawn(initial: Colour, number: int) -> None:
    colour, article = allocate(card(number), card(99), initial)
    assert (colour, article) == (initial if number % 2 else initial.other, "5.2.5")
