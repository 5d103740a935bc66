"""The bye where the rules leave a choice: fair across nights."""

from clubtd.event.actions import EnterResult, GiveBye, RequestBye, Withdraw, apply
from clubtd.pairing.bye_choice import ByeChoice, bye_choices, fair_bye
from tests.event.night import CASES, DRAW, WHITE, after, paired, pairs, start

SEVEN = CASES["unpair-repair-same"]
ADA, BEN, CLEO, DOV, EVE, FINN, GWEN = range(1, 8)


def test_in_round_1_everybody_could_have_it() -> None:
    event = start(SEVEN)
    found = [*bye_choices(event, {GWEN: 2, FINN: 1, EVE: 1})]
    assert [c.player for c in found] == [DOV, CLEO, BEN, ADA, FINN, EVE, GWEN]
    assert found[-1] == ByeChoice(GWEN, 2, by_the_rules=True)


def test_the_fairest_has_it_by_hand() -> None:
    event = start(SEVEN)
    found = fair_bye(event, {GWEN: 2, FINN: 1, EVE: 1})
    assert (found.player, found.by_the_rules) == (DOV, GWEN)
    step = GiveBye(found.player, 1, "no bye yet this season")
    assert pairs(paired(apply(event, step)))[-1] == ["Dov Ellis", "BYE"]


def test_the_rules_choose_when_earlier_nights_do_not_tell() -> None:
    assert not fair_bye(start(SEVEN), {}).differs
    assert not fair_bye(start(SEVEN), {ADA: 3}).differs


def test_no_choice_beyond_the_lowest_score_and_nobody_twice() -> None:
    event = paired(start(SEVEN))
    event = after(event, *(EnterResult(1, board, WHITE) for board in (1, 2, 3)))
    # lost: Dov, Ben, Finn; Gwen had the bye
    assert {c.player for c in bye_choices(event, {})} == {DOV, BEN, FINN}
    event = after(event, RequestBye(DOV, 2), Withdraw(BEN))
    assert {c.player for c in bye_choices(event, {FINN: 5})} == {FINN}


def test_an_even_number_has_none() -> None:
    event = apply(start(SEVEN), Withdraw(GWEN))
    assert list(bye_choices(event, {})) == []


def test_whoever_missed_a_game_comes_after_those_who_played() -> None:
    event = paired(apply(start(SEVEN), Withdraw(GWEN)))
    event = after(event, *(EnterResult(1, board, DRAW) for board in (1, 2)))
    event = after(event, EnterResult(1, 3, DRAW), RequestBye(ADA, 2))
    taker = next(c for c in bye_choices(event, {}) if c.by_the_rules)
    assert taker.earlier == 0
