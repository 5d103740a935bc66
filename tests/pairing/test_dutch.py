"""The pairing of a round as a whole: C.04.1, C.04.2 3.6 and the small fields."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from cards import table

from clubtd.event.crosstable import Crosstable, Entrant, Record
from clubtd.event.message import Refused
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import STANDARD
from clubtd.pairing.dutch import Pairing, boards, pair
from clubtd.pairing.field import field_of
from clubtd.pairing.no_pairing import NoLegalPairing

WHITE, BLACK = Colour.WHITE, Colour.BLACK


def empty(players: int, planned: int = 9) -> Crosstable:
    return table(*[""] * players, planned=planned)


def first(players: int, colour: Colour = WHITE, present: list[int] | None = None) -> Pairing:
    return pair(empty(players), present or range(1, players + 1), initial_colour=colour)


def test_round_1_the_upper_half_meets_the_lower() -> None:
    assert first(8).pairs == ((1, 5), (6, 2), (3, 7), (8, 4))
    assert first(8, BLACK).pairs == ((5, 1), (2, 6), (7, 3), (4, 8))


def test_round_1_of_an_odd_field_the_last_has_the_bye() -> None:
    assert first(7) == Pairing(((1, 4), (5, 2), (3, 6)), 7)


def test_5_2_5_round_1_starts_with_the_colour_drawn_though_number_1_is_away() -> None:
    assert first(5, present=[2, 3, 4, 5]).pairs == ((2, 4), (5, 3))


def test_a_late_entry_shifts_the_numbers_from_his_first_round_on() -> None:
    grid = table("Z", "Z", "Z")
    assert pair(grid, [2, 3], initial_colour=WHITE).pairs == ((2, 3),)
    assert pair(grid, [1, 2, 3], initial_colour=WHITE, forbidden=[(1, 2), (1, 3)]).pairs == ((3, 2),)


def test_5_2_5_counts_those_who_have_their_game_by_hand() -> None:
    assert pair(empty(4), [3, 4], initial_colour=WHITE, aside=[1, 2]).pairs == ((3, 4),)
    assert pair(empty(3), [2, 3], initial_colour=WHITE, aside=[1]).pairs == ((3, 2),)
    assert pair(empty(3), [2, 3], initial_colour=WHITE).pairs == ((2, 3),)


@pytest.mark.parametrize("present", [[], [1]])
def test_fewer_than_two_players_are_refused(present: list[int]) -> None:
    with pytest.raises(Refused, match="fewer than two"):
        pair(empty(3), present, initial_colour=WHITE)


def test_two_who_have_met_cannot_be_paired_again() -> None:
    with pytest.raises(NoLegalPairing, match=r"1, 2 have nobody left to play \(C1, C3\)"):
        pair(table("2w1", "1b0"), [1, 2], initial_colour=WHITE)


def test_nobody_left_who_may_have_the_bye() -> None:
    grid = table("U 3w1 2w1", "3w1 U 1b0", "2b0 1b0 U")
    with pytest.raises(NoLegalPairing, match="Nobody can have the bye"):
        pair(grid, [1, 2, 3], initial_colour=WHITE)


def test_a_forfeited_pair_may_be_paired_again() -> None:
    assert pair(table("2w+", "1b-"), [1, 2], initial_colour=WHITE).pairs == ((1, 2),)


def test_forbidden_pairs() -> None:
    pairing = pair(empty(4), range(1, 5), initial_colour=WHITE, forbidden=[(1, 3)])
    assert pairing.pairs == ((1, 4), (3, 2))


def test_c5_an_upper_bracket_floats_two_so_that_the_lowest_score_has_the_bye() -> None:
    # 4 and 5, at 0 points, have met: one of them takes the bye and somebody must come down to the other
    grid = table("2w1 4b1", "1b0 5w1", "U Z", "5w1 1w0", "4b0 2b0")
    pairing = pair(grid, [1, 2, 3, 4, 5], initial_colour=WHITE)
    assert pairing.bye == 5
    assert {frozenset(game) for game in pairing.pairs} == {frozenset({1, 3}), frozenset({2, 4})}


def test_c9_the_bye_goes_to_the_one_who_has_played_most() -> None:
    # 5 would have it by rank, but has missed a round; 4 has not
    grid = table("4w1", "3w1", "2b0", "1b0", "Z")
    assert pair(grid, [1, 2, 3, 4, 5], initial_colour=WHITE).bye == 4


def test_gh_3_6_boards_by_the_scores_of_both_then_by_the_higher_ranked_number() -> None:
    # 4 and 2 lead; 1 has half a point; 3 and 5 none, 6 one
    grid = table("6w=", "3w1", "2b0", "5w1", "4b0", "1b=")
    field = field_of(grid, range(1, 7), WHITE)
    rank = {card.number: place for place, card in enumerate(field.cards)}
    games = [tuple(sorted((rank[a], rank[b]))) for a, b in ((3, 1), (2, 4), (5, 6))]
    order = [frozenset(game) for game in boards(field, [(a, b) for a, b in games])]
    assert order == [frozenset({2, 4}), frozenset({1, 3}), frozenset({5, 6})]


def play(players: int, rounds: int) -> Iterator[Pairing]:
    """Rounds in which the higher number always wins, until nothing is possible."""
    rows: dict[int, list[Record]] = {number: [] for number in range(1, players + 1)}
    for _ in range(rounds):
        entrants = tuple(Entrant(number, 0, tuple(row)) for number, row in rows.items())
        try:
            pairing = pair(Crosstable(entrants, rounds), rows, initial_colour=WHITE)
        except NoLegalPairing:
            return
        yield pairing
        for white, black in pairing.pairs:
            codes = (Code.WIN, Code.LOSS) if white > black else (Code.LOSS, Code.WIN)
            rows[white].append(Record(codes[0], STANDARD.of(codes[0]), black, WHITE))
            rows[black].append(Record(codes[1], STANDARD.of(codes[1]), white, BLACK))
        if pairing.bye:
            rows[pairing.bye].append(Record(Code.PAB, STANDARD.bye))


@pytest.mark.parametrize("players", range(2, 12))
def test_small_fields_to_the_end_of_their_opponents(players: int) -> None:
    met: set[frozenset[int]] = set()
    byes: set[int] = set()
    for pairing in play(players, players):
        games = [frozenset(game) for game in pairing.pairs]
        everybody = [number for game in games for number in game] + [pairing.bye] * (players % 2)
        assert sorted(everybody) == list(range(1, players + 1))
        assert not met & set(games)
        assert pairing.bye not in byes
        met |= set(games)
        byes |= {pairing.bye} - {0}
    assert met <= {frozenset(game) for game in combinations(range(1, players + 1), 2)}
    assert met
