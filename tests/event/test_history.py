"""Undo, redo, and the history as people read it."""

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent, Withdraw
from clubtd.event.event import Settings
from clubtd.event.history import History, Redo, Undo, replay
from clubtd.event.message import Refused
from clubtd.event.player import Person

CREATED = History().take(CreateEvent(Settings("Club night")), "19:00")
ADA = AddPlayers((Person("Ada", 1800),))
BEN = AddPlayers((Person("Ben", 1700),))


def names(history: History) -> list[str]:
    return [p.name for p in history.event.players]


def test_undo_is_the_inverse_and_redo_its_inverse() -> None:
    one = CREATED.take(ADA, "19:01")
    two = one.take(BEN, "19:02")
    back = two.take(Undo(), "19:03")
    assert back.event == one.event
    assert back.take(Redo(), "19:04").event == two.event


def test_a_new_action_ends_what_could_be_redone() -> None:
    history = CREATED.take(ADA, "1").take(Undo(), "2").take(BEN, "3")
    with pytest.raises(Refused, match="nothing to redo"):
        history.take(Redo(), "4")


def test_the_creation_cannot_be_undone() -> None:
    with pytest.raises(Refused, match="nothing to undo"):
        CREATED.take(Undo(), "1")


def test_an_event_begins_with_its_creation() -> None:
    with pytest.raises(Refused, match="begins with its creation"):
        History().take(ADA, "1")


def test_a_refused_action_changes_nothing() -> None:
    with pytest.raises(Refused):
        CREATED.take(Withdraw(7), "1")
    assert CREATED.event.players == ()


def test_the_log_replayed_is_the_same_history() -> None:
    history = CREATED.take(ADA, "1").take(BEN, "2").take(Undo(), "3").take(Undo(), "4").take(Redo(), "5")
    again = replay(history.log)
    assert again.event == history.event
    assert names(again) == ["Ada"]
    assert again.take(Redo(), "6").event == history.take(Redo(), "6").event


def test_the_history_reads_as_sentences_and_marks_what_was_undone() -> None:
    history = CREATED.take(ADA, "19:01").take(BEN, "19:02").take(Undo(), "19:03")
    assert [(line.at, str(line.message), line.undone) for line in history.lines()] == [
        ("19:00", "Club night is created.", False),
        ("19:01", "Ada (1800) is entered.", False),
        ("19:02", "Ben (1700) is entered.", True),
        ("19:03", "Undone: Ben (1700) is entered.", False),
    ]


def test_as_it_was_at_a_time() -> None:
    history = CREATED.take(ADA, "19:01:20").take(BEN, "19:01:50").take(Undo(), "19:05:00")
    assert [p.name for p in history.at("19:01").players] == ["Ada", "Ben"]
    assert [p.name for p in history.at("19:01:30").players] == ["Ada"]
    assert history.at("19:04") == history.at("19:01")
    assert history.at("20:00") == history.event
    assert len(history.log) == 4
    with pytest.raises(Refused, match="not there yet at 18:59"):
        history.at("18:59")
