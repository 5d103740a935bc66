"""The best prize of everybody who ties, against every way to choose in small fields."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubtd.advice.prizes import divide
from clubtd.advice.purse import Finisher
from clubtd.event.player import Person
from clubtd.event.prize import Category, Prize, Prizes, Sharing

UNDER, YOUTH, WOMEN = (
    Category("under 1600", highest=1599),
    Category("youth", born_from=2008),
    Category("women", sex="w"),
)
GROUPS = (None, UNDER, YOUTH, WOMEN)
Money = dict[Category | None, list[int]]


def tied(*people: Person, points: int = 40) -> list[Finisher]:
    return [Finisher(n, person, points, n) for n, person in enumerate(people, 1)]


def prizes(money: Money, sharing: Sharing = Sharing.POOL) -> Prizes:
    return Prizes(
        tuple(Prize(n, amount, category=c) for c, some in money.items() for n, amount in enumerate(some, 1)),
        sharing,
    )


def taken(money: Money, finishers: list[Finisher], sharing: Sharing = Sharing.POOL) -> list[int]:
    funds = divide(prizes(money, sharing), finishers)
    amounts = {f.number: a for fund in funds for f, a in zip(fund.members, fund.amounts, strict=True)}
    return [amounts.get(f.number, 0) for f in finishers]


def claims_of(person: Person, money: Money) -> tuple[Category | None, ...]:
    return tuple(c for c in money if money[c] and (c is None or c.admits(person)))


def stable_ways(money: Money, people: list[Person]) -> Iterator[list[Fraction]]:
    """What each gets in every way to choose after which nobody would gain by another purse; equal claims share."""

    def share(c: Category | None, n: int) -> Fraction:
        return Fraction(sum(money[c][:n]), n)

    claims = [claims_of(person, money) for person in people]
    if not all(claims):
        return
    for chosen in product(*claims):
        load = Counter(chosen)
        values = [share(c, load[c]) for c in chosen]
        if any(
            share(c, load[c] + 1) > values[i] for i, mine in enumerate(claims) for c in mine if c != chosen[i]
        ):
            continue
        used = [tuple(c for c in mine if load[c]) for mine in claims]
        yield [
            sum((v for v, c in zip(values, used, strict=True) if c == mine), Fraction(0)) / used.count(mine)
            for mine in used
        ]


fields = st.lists(
    st.builds(
        Person,
        name=st.just("P"),
        rating=st.sampled_from([1500, 2000]),
        born=st.sampled_from(["", "2012"]),
        sex=st.sampled_from(["", "w"]),
    ),
    min_size=1,
    max_size=5,
)
some_prizes = st.lists(st.integers(1, 60).map(lambda n: n * 100), max_size=3).map(
    lambda a: sorted(a, reverse=True)
)
purses = st.fixed_dictionaries(dict.fromkeys(GROUPS, some_prizes)).filter(lambda money: bool(money[None]))


@given(purses, fields)
def test_nobody_would_gain_by_another_prize_and_no_other_way_is_better_for_all(
    money: Money, people: list[Person]
) -> None:
    mine = taken(money, tied(*people))
    ways = list(stable_ways(money, people))
    assert any(all(a > b - 1 for a, b in zip(mine, way, strict=True)) for way in ways)
    for way in ways:
        nobody_loses = all(b > a - 1 for a, b in zip(mine, way, strict=True))
        assert not nobody_loses or sum(way) <= sum(mine)


@given(purses, st.lists(fields, min_size=1, max_size=3), st.sampled_from(Sharing))
def test_who_has_more_points_and_every_claim_gets_no_less(
    money: Money, groups: list[list[Person]], sharing: Sharing
) -> None:
    people = [(person, 40 - 5 * i) for i, group in enumerate(groups) for person in group]
    finishers = [Finisher(n, person, points, n) for n, (person, points) in enumerate(people, 1)]
    found = taken(money, finishers, sharing)
    for i, (person, points) in enumerate(people):
        for j, (other, fewer) in enumerate(people):
            if fewer < points and set(claims_of(other, money)) <= set(claims_of(person, money)):
                assert found[i] >= found[j]


@pytest.mark.parametrize("sharing", Sharing)
def test_alone_on_points_everybody_takes_the_best_prize_left(sharing: Sharing) -> None:
    kid, woman, man = Person("Kid", 1500, born="2012", sex="w"), Person("W", 1900, sex="w"), Person("M", 1700)
    finishers = [Finisher(n, p, 50 - n, n) for n, p in enumerate((kid, man, woman, man), 1)]
    money: Money = {None: [5000, 3000], YOUTH: [4000], WOMEN: [5000], UNDER: [9000]}
    assert taken(money, finishers, sharing) == [9000, 5000, 5000, 3000]


def test_of_two_ways_that_are_as_good_for_one_the_one_that_leaves_more_to_the_others() -> None:
    # The second is as well off with 40 of the under-1600s as with half of 60 + 20: then the first has all the 60.
    people = (
        Person("A", 1500, born="2012", sex="w"),
        Person("B", 1500, born="2012"),
        Person("C", 2000, sex="w"),
    )
    money: Money = {None: [6000, 2000], UNDER: [4000, 1000], YOUTH: [4000, 1000], WOMEN: [5000]}
    assert taken(money, tied(*people)) == [6000, 4000, 5000]


@pytest.mark.parametrize("sharing", [Sharing.POOL, Sharing.US])
def test_who_could_both_have_either_prize_share_them_whatever_else_is_open_to_one(sharing: Sharing) -> None:
    # Both can win the place and the women's prize; that the second is a youth, too, takes nothing from her.
    money: Money = {None: [5000], WOMEN: [6000], YOUTH: [1000]}
    people = Person("Cox", 1800, sex="w"), Person("Fox", 1700, sex="w", born="2012")
    assert taken(money, tied(*people), sharing) == [5500, 5500]


def test_who_all_have_the_same_claims_bring_their_largest_prizes_together() -> None:
    # Each alone would rather share 50 than take 10; together they have 60.
    money: Money = {None: [1000], UNDER: [5000]}
    kids = [Person(f"P{n}", 1500) for n in range(3)]
    assert taken(money, tied(*kids)) == [2000, 2000, 2000]
    # A fourth, who is in no group, has the 10 alone.
    assert taken(money, tied(*kids, Person("Pro", 2000))) == [1667, 1667, 1666, 1000]


def test_a_player_in_every_group_gets_one_prize() -> None:
    everything = Person("Kid", 1500, born="2012", sex="w")
    money: Money = {None: [5000], UNDER: [4000], YOUTH: [3000], WOMEN: [6000]}
    assert taken(money, tied(everything)) == [6000]
    assert taken(money, tied(everything, everything)) == [
        5500,
        5500,
    ]  # 60 + 50, and they have the same claims


def test_hort_leaves_no_larger_prize_of_a_group_to_somebody_with_fewer_points() -> None:
    # Half of 10 and an equal share of the other halves would be 25 to the last of the three; 33 is open to her.
    people = Person("A", 2000), Person("B", 2000), Person("Kid", 1500)
    finishers = [*tied(*people), Finisher(4, Person("Next", 1500), 35, 4)]
    money: Money = {None: [10000, 1000, 1000], UNDER: [3300, 1000]}
    assert taken(money, finishers, Sharing.HORT) == [7750, 3250, 3300, 1000]


def test_32b_a_prize_that_is_worth_more_than_the_share_to_the_only_one_who_can_win_it_is_hers() -> None:
    # 60 + 50 + 20 would be 43.33 each; 60 is more.
    people = Person("A", 2000), Person("B", 2000), Person("Kid", 2000, born="2012")
    money: Money = {None: [5000, 2000, 1000], YOUTH: [6000]}
    assert taken(money, tied(*people), Sharing.US) == [3500, 3500, 6000]


def test_32b_the_only_ones_divide_what_is_worth_more_to_them_together() -> None:
    two = [Person(f"K{n}", 2000, born="2012") for n in range(2)]
    money: Money = {None: [5000, 2000, 1000], YOUTH: [6000, 4000, 4000]}
    assert taken(money, tied(Person("A", 2000), *two), Sharing.US) == [5000, 5000, 5000]
    assert taken(money, tied(Person("A", 2000), Person("B", 2000), *two), Sharing.US) == [
        3500,
        3500,
        5000,
        5000,
    ]


@pytest.mark.parametrize("sharing", Sharing)
def test_five_hundred_who_all_tie_are_divided(sharing: Sharing) -> None:
    crowd = [
        Person(f"P{n}", (0, 1500, 2000)[n % 3], born=("", "2012")[n % 2], sex="w" * (n % 5 == 0))
        for n in range(500)
    ]
    money: Money = {c: [10000 - 500 * n for n in range(10)] for c in GROUPS}
    found = taken(money, tied(*crowd), sharing)
    everything = sum(map(sum, money.values()))
    assert sum(found) == everything if sharing is Sharing.US else 0 < sum(found) <= everything
