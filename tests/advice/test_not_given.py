"""What the sheet says of money that nobody gets, and of players whom a category could not judge."""

from dataclasses import replace

import pytest

from clubtd.advice.not_given import left_out, left_over
from clubtd.advice.prizes import divide
from clubtd.advice.purse import Finisher
from clubtd.event.player import Person
from clubtd.event.prize import Currency, Prizes, Sharing
from clubtd.formats.prize_text import read_prizes
from clubtd.formats.words import say

POUNDS = Currency("£")
ANA, BO, CAI = Person("Ana", 1900, sex="w", born="1990"), Person("Bo", 1500), Person("Cai", 1400, born="2012")


def finishers(*people: Person, tied: bool = False) -> tuple[Finisher, ...]:
    return tuple(Finisher(n, person, 40 if tied else 40 - n, n) for n, person in enumerate(people, 1))


def lost(text: str, *people: Person, tied: bool = False, sharing: Sharing = Sharing.POOL) -> list[str]:
    prizes = Prizes(read_prizes(text, POUNDS), sharing, POUNDS)
    found = finishers(*people, tied=tied)
    return [say(line) for line in left_over(prizes, divide(prizes, found), found)]


def uncounted(text: str, *people: Person) -> list[str]:
    return [say(line) for line in left_out(Prizes(read_prizes(text, POUNDS)), finishers(*people))]


@pytest.mark.parametrize("sharing", Sharing)
def test_money_that_nobody_gets_is_named_with_the_reason(sharing: Sharing) -> None:
    assert lost("30 + 20", ANA, BO, sharing=sharing) == []
    assert lost("30 + 20 + 10 + 5", ANA, BO, sharing=sharing) == [
        "Not given out: £10 + £5. There are more prizes than players."
    ]
    assert lost("30; unrated: 15 + 10; women: 5", ANA, BO, sharing=sharing) == [
        "Not given out: £15 + £10 (unrated). It fits nobody here.",
        "Not given out: £5 (women). All whom it fits get as much or more without it.",
    ]


def test_a_group_whose_prize_is_less_than_the_share_of_the_tie() -> None:
    assert lost("200 + 100; women: 40", ANA, BO, tied=True) == [
        "Not given out: £40 (women). All whom it fits get as much or more without it."
    ]
    assert lost("200 + 100; women: 160", ANA, BO, tied=True) == [
        "Not given out: £100. There are more prizes than players."
    ]


def test_a_place_prize_is_no_prize_too_many_when_there_are_players_enough() -> None:
    prizes = Prizes(read_prizes("30; under 1600: 40", POUNDS), currency=POUNDS)
    given = divide(Prizes(prizes.prizes[1:]), finishers(BO))
    assert [say(line) for line in left_over(prizes, given, finishers(BO, CAI))] == [
        "Not given out: £30. All get as much or more without it."
    ]


def test_who_is_in_no_group_because_the_entry_does_not_say() -> None:
    assert uncounted("born 2010 or later: 5", ANA, BO, CAI) == [
        "born 2010 or later: not counting Bo, for the year of birth is not entered."
    ]
    crowd = [replace(BO, name=f"P{n}") for n in range(9)]
    assert uncounted("born 2010 or later: 5", *crowd) == [
        "born 2010 or later: not counting 9 players, for the year of birth is not entered."
    ]
    assert uncounted("under 1600: 5; unrated: 5; club Rooks: 5", ANA, BO) == []


def test_where_only_the_women_are_marked_the_others_are_none() -> None:
    assert uncounted("women: 5", ANA, BO, CAI) == []
    assert uncounted("women: 5", BO) == ["women: not counting Bo, for the sex is not entered."]
    assert uncounted("women: 5", ANA, BO, replace(CAI, sex="m")) == [
        "women: not counting Bo, for the sex is not entered."
    ]
