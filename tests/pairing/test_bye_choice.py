"""The bye where the rules leave a choice: fair across nights."""

from clubtd.event.actions import EnterResult, RequestBye, Withdraw, apply
from clubtd.pairing.bye_choice import ByeChoice, bye_choices, fairest
from tests.event.night import CASES, DRAW, WHITE, after, paired, pairs, start

SEVEN = CASES["unpair-repair-same"]
ADA, BEN, CLEO, DOV, EVE, FINN, GWEN = range(1, 8)


def test_in_round_1_everybody_could_have_it() -> None:
    event = start(SEVEN)
    found = bye_choices(event, {GWEN: 2, FINN: 1, EVE: 1})
    assert [c.player for c in found] == [DOV, CLEO, BEN, ADA, FINN, EVE, GWEN]
    assert found[-1] == ByeChoice(GWEN, 2, by_the_rules=True)


def test_the_fairest_has_it_by_hand() -> None:
    event = start(SEVEN)
    step = fairest(event, {GWEN: 2, FINN: 1, EVE: 1}, "no bye yet this season")
    assert step is not None
    assert step.player == DOV
    assert pairs(paired(apply(event, step)))[-1] == ["Dov Ellis", "BYE"]


def test_the_rules_choose_when_earlier_nights_do_not_tell() -> None:
    assert fairest(start(SEVEN), {}, "") is None
    assert fairest(start(SEVEN), {ADA: 3}, "") is None


def test_no_choice_beyond_the_lowest_score_and_nobody_twice() -> None:
    event = paired(start(SEVEN))
    event = after(event, *(EnterResult(1, board, WHITE) for board in (1, 2, 3)))
    # lost: Dov, Ben, Finn; Gwen had the bye
    assert {c.player for c in bye_choices(event, {})} == {DOV, BEN, FINN}
    event = after(event, RequestBye(DOV, 2), Withdraw(BEN))
    assert {c.player for c in bye_choices(event, {FINN: 5})} == {FINN}


def test_an_even_number_has_none() -> None:
    event = apply(start(SEVEN), Withdraw(GWEN))
    assert bye_choices(event, {}) == ()


def test_whoever_missed_a_game_comes_after_those_who_played() -> None:
    event = paired(apply(start(SEVEN), Withdraw(GWEN)))
    event = after(event, *(EnterResult(1, board, DRAW) for board in (1, 2)))
    event = after(event, EnterResult(1, 3, DRAW), RequestBye(ADA, 2))
    taker = next(c for c in bye_choices(event, {}) if c.by_the_rules)
    assert taker.earlier == 0
