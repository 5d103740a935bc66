"""Money: the worked examples, then what holds for every list of prizes and every table."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubtd.advice.prizes import Fund, divide
from clubtd.advice.purse import Finisher
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.event.prize import Category, Prize, Prizes, Sharing

YOUTH = Category("youth", born_from=2008)
UNDER_2400 = Category("under 2400", highest=2399)


def places(*amounts: int, category: Category | None = None) -> tuple[Prize, ...]:
    return tuple(Prize(place, amount, category=category) for place, amount in enumerate(amounts, 1))


def field(groups: Sequence[int], *people: Person) -> list[Finisher]:
    """So many players on each number of points, from the top, in the order of the table; then nobody is level."""
    sizes = [size for size in groups for _ in range(size)]
    points = [100 - 5 * g for g, size in enumerate(groups) for _ in range(size)]
    some = [*people, *(Person(f"P{n}", 2500) for n in range(len(people) + 1, len(sizes) + 1))]
    return [Finisher(n, some[n - 1], points[n - 1], n) for n in range(1, len(sizes) + 1)]


def amounts(funds: Sequence[Fund], finishers: Sequence[Finisher]) -> list[int]:
    taken = {f.number: a for fund in funds for f, a in zip(fund.members, fund.amounts, strict=True)}
    return [taken.get(f.number, 0) for f in finishers]


def shares(prizes: Sequence[Prize], finishers: list[Finisher], sharing: Sharing = Sharing.POOL) -> list[int]:
    return amounts(divide(Prizes(tuple(prizes), sharing), finishers), finishers)


@pytest.mark.parametrize(
    ("prizes", "groups", "right"),
    [
        ((20000, 10000), (2, 5), [15000, 15000]),  # prize-split-plain, A
        ((10000, 6000, 4000), (3, 5), [6667, 6667, 6666]),  # B
        ((12000, 6000, 3000), (1, 4, 2), [12000, 2250, 2250, 2250, 2250]),  # C
        ((20000, 10000), (4,), [7500, 7500, 7500, 7500]),  # places beyond the list add nothing
        ((5000,), (1, 3), [5000]),
        ((5000, 0, 0), (2, 3), [2500, 2500]),
    ],
)
def test_r10_money_of_tied_players_is_pooled_and_shared(
    prizes: tuple[int, ...], groups: tuple[int, ...], right: list[int]
) -> None:
    found = shares(places(*prizes), field(groups))
    assert found == right + [0] * (len(found) - len(right))


def test_by_place_tie_breaks_decide() -> None:
    assert shares(places(20000, 10000), field((2, 3)), Sharing.PLACE)[:3] == [20000, 10000, 0]


def test_by_place_those_level_to_the_end_share() -> None:
    level = [replace(f, rank=1) if f.number < 3 else f for f in field((2, 3))]
    assert shares(places(20000, 10000), level, Sharing.PLACE)[:3] == [15000, 15000, 0]


def test_hort_half_by_place_half_shared() -> None:
    prizes = places(1000, 500, 350, 200, 150, 100)
    assert shares(prizes, field((2, 1, 3)), Sharing.HORT) == [875, 625, 350, 175, 150, 125]


def test_us_32b_every_tied_player_brings_one_prize() -> None:
    four = field((4,), *(Person(f"P{n}", born="1990") for n in (1, 2, 3)), Person("Kid", born="2012"))
    prizes = [*places(30000, 20000), *places(15000, category=YOUTH)]
    assert shares(prizes, four, Sharing.US) == [16250] * 4


def test_us_32b_nobody_takes_more_than_without_the_tie() -> None:
    under = [Person(f"U{n}", 2300) for n in (1, 2, 3)]
    tied = field((1, 1, 4), Person("A", 2600), Person("B", 2600), *under, Person("Top", 2500))
    prizes = [*places(200000, 100000, 53600, 30600, 23000), *places(137900, 76600, category=UNDER_2400)]
    funds = divide(Prizes(tuple(prizes), Sharing.US), tied)
    assert amounts(funds, tied) == [200000, 100000, 81700, 81700, 81700, 53600]
    assert funds[-1].total == 298700
    assert funds[-1].held == (6,)


@pytest.mark.parametrize("sharing", [Sharing.US, Sharing.POOL, Sharing.PLACE])
def test_32b4_of_equal_prizes_the_place_then_the_higher_class_then_rating_before_age(
    sharing: Sharing,
) -> None:
    kid = Person("Kid", 1500, born="2012")
    classes = (Category("under 1600", highest=1599), Category("under 1800", highest=1799), YOUTH)
    prizes = [prize for c in classes for prize in places(5000, category=c)]
    for expected in (None, classes[1], classes[0], YOUTH):
        offered = [Prize(1, 5000), *prizes] if expected is None else prizes
        fund = divide(Prizes(tuple(offered), sharing), field((1,), kid))[0]
        assert fund.prizes[0].category == expected
        prizes = [p for p in prizes if p.category != expected]


def test_one_cash_prize_a_player_and_the_best_one() -> None:
    junior = Person("Kid", 1500, born="2012")
    prizes = [*places(5000, 3000, 1000), *places(4000, category=YOUTH)]
    # second on the list, 30 against 40 for the best junior; the others move up
    assert shares(prizes, field((1, 1, 1, 1), Person("A", 2500), junior)) == [5000, 4000, 3000, 1000]
    # first of all: 50; the junior prize goes to the next junior
    other = Person("Tot", 900, born="2015")
    assert shares(prizes, field((1, 1, 1), junior, Person("A", 2500), other)) == [5000, 3000, 4000]


def test_players_with_the_same_claims_share_what_they_take_from_several_purses() -> None:
    three = field((3,), *(Person("U", 0) for _ in range(3)))
    prizes = [Prize(1, 10000), Prize(1, 10000, category=Category("unrated", unrated=True))]
    assert shares(prizes, three) == [6667, 6667, 6666]


@pytest.mark.parametrize(
    ("category", "person", "admitted"),
    [
        (Category("under 1600", highest=1599), Person("A", 1599), True),
        (Category("under 1600", highest=1599), Person("A", 1600), False),
        (Category("under 1600", highest=1599), Person("A", 0), False),
        (Category("1400 to 1599", 1400, 1599), Person("A", 1399), False),
        (Category("unrated", unrated=True), Person("A", 0), True),
        (Category("unrated", unrated=True), Person("A", 1200), False),
        (YOUTH, Person("A", born="2008/12/31"), True),
        (YOUTH, Person("A", born="2007"), False),
        (YOUTH, Person("A"), False),
        (Category("over 60", born_to=1966), Person("A", born="1950"), True),
        (Category("women", sex="w"), Person("A", sex="w"), True),
        (Category("women", sex="w"), Person("A", sex="m"), False),
        (Category("home club", club="Rooks"), Person("A", club="ROOKS"), True),
        (Category("home club", club="Rooks"), Person("A", club="Pawns"), False),
    ],
)
def test_who_is_in_a_category(category: Category, person: Person, admitted: bool) -> None:
    assert category.admits(person) is admitted


def test_a_lower_place_never_has_the_larger_prize() -> None:
    with pytest.raises(Refused, match="place 2 is larger"):
        divide(Prizes(places(100, 200)), field((2,)))


CATEGORIES = (None, UNDER_2400, YOUTH, Category("women", sex="w"), Category("unrated", unrated=True))
people = st.builds(
    Person,
    name=st.just("P"),
    rating=st.sampled_from([0, 1500, 2500]),
    born=st.sampled_from(["", "1980", "2012"]),
    sex=st.sampled_from(["m", "w"]),
)
money = st.integers(0, 100_000)
place_lists = st.lists(money, max_size=8).map(lambda some: sorted(some, reverse=True))


@st.composite
def fields(draw: st.DrawFn) -> list[Finisher]:
    groups = draw(st.lists(st.integers(1, 5), min_size=1, max_size=6))
    found = field(groups, *draw(st.lists(people, min_size=sum(groups), max_size=sum(groups))))
    ranks = draw(st.lists(st.booleans(), min_size=len(found), max_size=len(found)))
    for i, level in enumerate(ranks[1:], 1):
        if level and found[i].points == found[i - 1].points:
            found[i] = replace(found[i], rank=found[i - 1].rank)
    return found


@st.composite
def prize_lists(draw: st.DrawFn) -> list[Prize]:
    return [p for c in CATEGORIES for p in places(*draw(place_lists), category=c)]


@given(prize_lists(), fields(), st.sampled_from(Sharing))
def test_shares_sum_to_the_pool_and_no_prize_is_given_twice(
    prizes: list[Prize], finishers: list[Finisher], sharing: Sharing
) -> None:
    funds = divide(Prizes(tuple(prizes), sharing), finishers)
    given_out = [prize for fund in funds for prize in fund.prizes]
    assert len(set(given_out)) == len(given_out)
    assert set(given_out) <= set(prizes)
    for fund in funds:
        assert sum(fund.amounts) == fund.total
        assert min(fund.amounts) >= 0
    takers = [f.number for fund in funds for f in fund.members]
    assert len(set(takers)) == len(takers)


@given(prize_lists(), fields(), st.sampled_from(Sharing), st.integers())
def test_the_order_of_input_is_irrelevant(
    prizes: list[Prize], finishers: list[Finisher], sharing: Sharing, seed: int
) -> None:
    right = divide(Prizes(tuple(prizes), sharing), finishers)
    shuffle = random.Random(seed).shuffle
    shuffle(prizes)
    other = list(finishers)
    shuffle(other)
    assert amounts(divide(Prizes(tuple(prizes), sharing), other), finishers) == amounts(right, finishers)


@given(place_lists, fields(), st.sampled_from(Sharing))
def test_nobody_gets_less_than_the_next_place(
    prizes: list[int], finishers: list[Finisher], sharing: Sharing
) -> None:
    found = shares(places(*prizes), finishers, sharing)
    assert found == sorted(found, reverse=True)
    assert sum(found) == sum(prizes[: len(finishers)])


@given(place_lists, fields(), st.sampled_from([Sharing.POOL, Sharing.US]))
def test_shares_of_tied_players_differ_by_one_penny_at_most(
    prizes: list[int], finishers: list[Finisher], sharing: Sharing
) -> None:
    found = shares(places(*prizes), finishers, sharing)
    for points in {f.points for f in finishers}:
        tied = [amount for f, amount in zip(finishers, found, strict=True) if f.points == points]
        assert max(tied) - min(tied) <= 1


@given(prize_lists(), fields(), st.sampled_from([Sharing.POOL, Sharing.PLACE]))
def test_nobody_gets_less_than_somebody_below_who_has_the_same_claims(
    prizes: list[Prize], finishers: list[Finisher], sharing: Sharing
) -> None:
    found = shares(prizes, finishers, sharing)
    claims = [tuple(c for c in CATEGORIES if c and c.admits(f.person)) for f in finishers]
    for i, claim in enumerate(claims):
        for j in range(i + 1, len(claims)):
            if claims[j] == claim and finishers[j].points < finishers[i].points:
                assert found[i] >= found[j]
