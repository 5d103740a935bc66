"""What is worth a look when something is done."""

import pytest

from clubtd.event.actions import AddPlayers, EnterResult, FixTable, MakePair, RequestBye, Withdraw
from clubtd.event.actions.base import Action
from clubtd.event.event import Event
from clubtd.event.history import Undo
from clubtd.event.notices import notices
from clubtd.event.player import Person
from tests.event.night import CASES, DRAW, after, paired, start

ADA, DOV, GWEN, HUGO = 1, 4, 7, 8


@pytest.fixture
def event() -> Event:
    return paired(after(start(CASES["unpair-repair-same"])))


def said(event: Event, step: Action) -> list[str]:
    return [str(m) for m in notices(event, step)]


def test_somebody_who_may_be_on_the_list_already(event: Event) -> None:
    assert said(event, AddPlayers((Person("Brook, Ada"),))) == ["Ada Brook (1800) is on the list already."]
    assert said(event, AddPlayers((Person("Hugo Ives"),))) == []


def test_who_leaves_in_the_middle_of_a_game(event: Event) -> None:
    assert said(event, Withdraw(DOV)) == [
        "Round 1, board 1, Ada Brook - Dov Ellis, still needs its result: played, or a forfeit."
    ]
    assert said(after(event, EnterResult(1, 1, DRAW)), Withdraw(DOV)) == []


def test_the_bye_is_taken_back(event: Event) -> None:
    event = after(event, AddPlayers((Person("Hugo Ives"),)))
    gone = ["Gwen Hale no longer has the bye in round 1, nor its points."]
    assert said(event, MakePair(1, GWEN, HUGO)) == gone
    assert said(event, RequestBye(GWEN, 1)) == gone
    assert said(event, RequestBye(HUGO, 1)) == said(event, RequestBye(GWEN, 2)) == []


def test_a_table_from_the_next_round_on(event: Event) -> None:
    assert said(event, FixTable(ADA, 3)) == [
        "In round 1 Ada Brook sits at board 1: move that pair if it must be now."
    ]
    assert said(event, FixTable(GWEN, 3)) == []


def test_an_undo_has_none(event: Event) -> None:
    assert notices(event, Undo()) == ()
