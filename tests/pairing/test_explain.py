"""Why these two, why not those, why the bye, and who is stuck: the sentences people get."""

from __future__ import annotations

import pytest
from cards import table
from dutch_reference import initial_colour, reference, table_of

from clubtd.event.crosstable import Crosstable
from clubtd.event.message import Refused
from clubtd.event.result import Colour
from clubtd.pairing.explain import explain, why_not
from clubtd.pairing.impasse import Remedy, impasse
from clubtd.pairing.inquiry import Inquiry, inquire
from clubtd.pairing.no_pairing import NoLegalPairing
from clubtd.pairing.why_bye import explain_bye

NAMES = dict(enumerate(("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"), 1))


def ask(grid: Crosstable, forbidden: list[tuple[int, int]] | None = None) -> Inquiry:
    present = range(1, len(grid.entrants) + 1)
    return inquire(grid, present, Colour.WHITE, forbidden or [], NAMES.__getitem__)


def text(messages: tuple[object, ...]) -> str:
    return "\n".join(map(str, messages))


AFTER_ONE = table("5w1", "6b1", "7w1", "8b1", "1b0", "2w0", "3b0", "4w0")
ODD = table("4w1", "3w1", "2b0", "1b0", "Z")


def test_a_board_from_bracket_to_colour() -> None:
    told = explain(ask(AFTER_ONE), 4, 1)
    assert text(told.messages) == (
        "They are level on points (1); they have not met, and the colours fit.\n"
        "Bracket of score 1: Ana, Bo, Cy, Di.\n"
        "If Ana and Di did not meet, the pairing would be as good, but it comes later in the order of the rules:"
        " the upper and the lower half would exchange more players, or others (4.3).\n"
        "Di: B, should have White.\n"
        "Ana: W, should have Black.\n"
        "Di is due White and Ana is due Black: both granted (5.2.1)."
    )
    assert told.decided.article == "4.3"
    assert told.decided.rival == ((1, 2), (3, 4))


def test_only_a_pair_of_the_round_can_be_explained() -> None:
    with pytest.raises(Refused, match="do not pair Ana and Bo"):
        explain(ask(AFTER_ONE), 1, 2)


def test_floaters_and_their_reason() -> None:
    told = explain(ask(table("4w1", "5w1", "6w1", "1b0", "2b0", "3b0")), 2, 1)
    assert (
        "Cy floats down: otherwise the pairing would be as good, but it comes later in the order of the rules"
        in text(told.messages)
    )
    assert [answer.article for answer in told.floaters] == ["4.2"]
    below = explain(ask(table("4w1", "5w1", "6w1", "1b0", "2b0", "3b0")), 4, 3)
    assert "Moved down into it: Cy (1.3.3)." in text(below.messages)


def test_3_2_a_limbo_is_named() -> None:
    event = next(event for event in reference() if event["id"] == "275")
    present = [number for number, _ in event["players"]]
    found = inquire(table_of(event, 4), present, initial_colour(event), event["forbidden"], NAMES.__getitem__)
    told = explain(found, 1, 5)
    assert "In Limbo, not to be paired here: " in text(told.bracket)
    assert "floats down: nobody in the bracket is left to play (C1, C3)." in text(told.messages)


WHY_NOT = [
    (1, 5, "C1", "Ana and Ed have already played each other (C1)."),
    (1, 3, "C12", "If Ana and Cy met, 2 more players would go without the colour due (C12)."),
    (1, 2, "4.3", "exchange"),
    (1, 6, "C6", "If Ana and Flo met, 2 more players would float down (C6)."),
]


@pytest.mark.parametrize(("a", "b", "article", "sentence"), WHY_NOT)
def test_why_not_these_two(a: int, b: int, article: str, sentence: str) -> None:
    answer = why_not(ask(AFTER_ONE), a, b)
    assert answer.article == article
    assert sentence in text(answer.messages)


def test_why_not_names_the_rival_candidate() -> None:
    assert why_not(ask(AFTER_ONE), 1, 3).rival == ((1, 3), (2, 4))


def test_why_not_those_who_must_have_the_same_colour() -> None:
    grid = table("3w1 4w1", "4w1 3w1", "1b0 2b0", "2b0 1b0", "6w= 7b=", "5b= 8w=", "8w= 5w=", "7b= 6b=")
    assert text(why_not(ask(grid), 1, 2).messages) == "Ana and Bo must both have Black (C3)."


def test_why_not_those_whom_the_organiser_keeps_apart() -> None:
    answer = why_not(ask(AFTER_ONE, [(1, 4)]), 1, 4)
    assert text(answer.messages) == "Ana and Di are kept apart by the organiser."


def test_why_not_those_without_whom_the_rest_cannot_be_paired() -> None:
    grid = table("2w1", "1b0", "4w1", "3b0")
    answer = why_not(ask(grid, [(2, 4)]), 1, 3)
    assert text(answer.messages) == "If Ana and Cy met, the round could not be completed (C4)."


def test_those_who_do_meet_are_refused() -> None:
    with pytest.raises(Refused, match="do meet"):
        why_not(ask(AFTER_ONE), 1, 4)


def test_the_bye_and_the_next_in_line() -> None:
    told = explain_bye(ask(ODD))
    assert (told.taker, told.next, told.decided.article) == (4, 3, "4.3")
    assert "The bye goes to the lowest score with which everybody else can be paired: 0 (C5)." in text(
        told.messages
    )


def test_the_bye_of_somebody_with_more_points() -> None:
    told = explain_bye(ask(table("3w1 2b0", "U 1w1", "1b0 U")))
    assert told.taker == 1
    assert text(told.messages) == (
        "The bye goes to the lowest score with which everybody else can be paired: 1 (C5).\n"
        "These have had a bye, or the points of a win without playing: Cy (C2).\n"
        "Nobody but Ana could have the bye (C2)."
    )


def test_no_bye_no_explanation() -> None:
    with pytest.raises(Refused, match="Nobody has"):
        explain_bye(ask(AFTER_ONE))


def test_1_9_3_who_is_stuck_and_what_can_be_done() -> None:
    grid = table("2w1 3b1", "1b0 4w1", "4b1 1w0", "3w0 2b0")
    found = impasse(grid, range(1, 5), Colour.WHITE, [(1, 4)], NAMES.__getitem__)
    assert found is not None
    assert Remedy.REPEAT in found.remedies
    assert sorted(number for game in found.repeats for number in game) == [1, 2, 3, 4]
    assert impasse(AFTER_ONE, range(1, 9), Colour.WHITE) is None


def test_every_impossible_round_of_the_reference_has_somebody_stuck_or_no_bye() -> None:
    impossible = [event for event in reference() if "error" in event["rounds"][-1]]
    assert len(impossible) > 10
    for event in impossible:
        number = len(event["rounds"])
        absent = {player for player, _ in event["rounds"][-1]["absent"]}
        present = [player for player, _ in event["players"] if player not in absent]
        arguments = table_of(event, number - 1), present, initial_colour(event), event["forbidden"]
        found = impasse(*arguments)
        assert found is not None
        assert found.stuck
        assert {Remedy.BY_HAND, Remedy.END_HERE, Remedy.ROUND_ROBIN} <= set(found.remedies)
        with pytest.raises(NoLegalPairing) as refused:
            inquire(*arguments)
        assert str(refused.value) == str(found.messages[0])


def test_every_board_and_bye_of_some_reference_rounds_has_an_explanation() -> None:
    articles: set[str] = set()
    for event in reference()[::6]:
        for number, round_ in enumerate(event["rounds"], 1):
            if "error" in round_:
                continue
            absent = {player for player, _ in round_["absent"]}
            present = [player for player, _ in event["players"] if player not in absent]
            found = inquire(table_of(event, number - 1), present, initial_colour(event), event["forbidden"])
            for white, black in round_["pairs"][::4]:
                told = explain(found, white, black)
                articles |= {told.decided.article, told.colours.article}
                assert all("{" not in str(message) for message in told.messages)
            if round_["bye"]:
                assert explain_bye(found).taker == round_["bye"]
    assert {"C6", "C7", "C12", "4.2", "4.3", "5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5"} <= articles
