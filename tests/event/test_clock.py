"""The clock of a round: it runs by the times in the event."""

from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubtd.event.actions import AddPlayers, CreateEvent, PairRound, SetClock, apply
from clubtd.event.clock import Clock, is_time, seconds_between
from clubtd.event.event import Event, Settings
from clubtd.event.history import NOTHING, Entry
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.event.round import Game, Round
from clubtd.store.entries import read_entry, write_entry

START = "2026-11-29T20:31:00"
LATER = "2026-11-29T20:41:00"


def playing(at: str = START) -> Event:
    event = apply(NOTHING, CreateEvent(Settings("Rapid", rounds=2, time_control="15+5")))
    event = apply(event, AddPlayers((Person("Ana"), Person("Bo"))))
    return apply(event, PairRound(Round(1, (Game(1, 1, 2),), at=at)))


@pytest.mark.parametrize(
    ("clock", "now", "gone"),
    [
        (Clock(START), START, 0),
        (Clock(START), LATER, 600),
        (Clock(START, 60), LATER, 660),
        (Clock(START, 60, running=False), LATER, 60),
        (Clock(START, -300), LATER, 300),
        (Clock(LATER), START, 0),
        (Clock("2026-11-29T23:59:30"), "2026-11-30T00:00:10", 40),
    ],
)
def test_how_much_is_gone(clock: Clock, now: str, gone: int) -> None:
    assert clock.gone(now) == gone


def test_it_runs_from_the_pairing_until_somebody_sets_it() -> None:
    event = playing()
    assert event.rounds[-1].time == Clock(START)
    stopped = Clock(START).set(LATER, running=False)
    event = apply(event, SetClock(1, stopped))
    assert event.rounds[-1].time == stopped == Clock(LATER, 600, running=False)
    assert stopped.set("2026-11-29T21:00:00", running=True) == Clock("2026-11-29T21:00:00", 600)


def test_a_round_whose_time_nobody_knows_has_none() -> None:
    assert playing(at="").rounds[-1].time is None
    assert playing(at="yesterday").rounds[-1].time is None


@pytest.mark.parametrize(
    ("clock", "said"),
    [
        (Clock(LATER), "The clock of round 1 starts."),
        (Clock(LATER, 600, running=False), "The clock of round 1 is stopped."),
        (Clock(LATER, 300), "The clock of round 1 has 5 minutes more."),
        (Clock(LATER, 900), "The clock of round 1 has 5 minutes less."),
    ],
)
def test_what_was_done_is_said(clock: Clock, said: str) -> None:
    assert str(SetClock(1, clock).says(playing())) == said


def test_one_that_stood_goes_on() -> None:
    event = apply(playing(), SetClock(1, Clock(LATER, 600, running=False)))
    assert str(SetClock(1, Clock(LATER, 600)).says(event)) == "The clock of round 1 goes on."


@pytest.mark.parametrize(
    "step",
    [
        SetClock(2, Clock(LATER)),
        SetClock(1, Clock("soon")),
        SetClock(1, Clock("2026-11-29T20:41:00+01:00")),
        SetClock(1, Clock(LATER, 10**9)),
    ],
)
def test_what_no_clock_can_be(step: SetClock) -> None:
    with pytest.raises(Refused):
        apply(playing(), step)


def test_only_the_last_round_has_one_that_runs() -> None:
    event = playing()
    two = Event(event.settings, event.players, event.order, (event.rounds[0], Round(2, (), at=LATER)))
    with pytest.raises(Refused, match="Round 1 is over"):
        apply(two, SetClock(1, Clock(LATER)))


def test_it_stands_in_the_file() -> None:
    entry = Entry(LATER, SetClock(1, Clock(LATER, 600, running=False)))
    assert read_entry(write_entry(entry), 1) == entry


@pytest.mark.parametrize(
    ("text", "good"),
    [
        (START, True),
        ("2026-11-29T20:31", True),
        ("2028-02-29T00:00:00", True),
        ("2026-02-29T00:00:00", False),
        ("2100-02-29T00:00:00", False),
        ("2026-13-01T00:00:00", False),
        ("2026-11-29T24:00:00", False),
        ("2026-11-29", False),
        ("20:31", False),
        ("2026-11-29T20:31:00+01:00", False),
        ("²026-11-29T20:31:00", False),
        ("", False),
    ],
)
def test_times(text: str, good: bool) -> None:
    assert is_time(text) is good


MOMENTS = st.datetimes(datetime(1, 1, 1), datetime(9999, 12, 31)).map(lambda at: at.replace(microsecond=0))


@given(MOMENTS, MOMENTS)
def test_seconds_are_counted_as_the_calendar_does(start: datetime, end: datetime) -> None:
    counted = seconds_between(start.isoformat(), end.isoformat())
    assert counted == (end - start).total_seconds()
