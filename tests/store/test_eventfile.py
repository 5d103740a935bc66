"""An event file is created, opened, added to, and refuses what is not one."""

from __future__ import annotations

import pytest
from tinydb import TinyDB, where

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult, PairRound, Withdraw
from clubtd.event.event import Settings
from clubtd.event.history import Redo, Undo
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.event.result import Result
from clubtd.event.round import Game, Round
from clubtd.store.eventfile import EventFile

FOUR = tuple(Person(name, 1800 - 100 * i) for i, name in enumerate(("Ana", "Bo", "Cy", "Di")))
ROUND_1 = Round(1, (Game(1, 1, 3), Game(2, 4, 2)))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "night.json"


@pytest.fixture
def night(path):
    made = EventFile.create(path, CreateEvent(Settings("Night", rounds=3)))
    made.take(AddPlayers(FOUR), PairRound(ROUND_1))
    return made


def test_what_was_taken_is_there_after_opening(night, path):
    said = night.take(EnterResult(1, 1, Result.WHITE_WINS), Undo(), Redo(), at="2026-11-22T19:28:03")
    assert [str(s) for s in said] == [
        "Round 1, board 1: Ana - Cy 1-0.",
        "Undone: Round 1, board 1: Ana - Cy 1-0.",
        "Done again: Round 1, board 1: Ana - Cy 1-0.",
    ]
    again = EventFile.open(path)
    assert again.history == night.history
    assert again.history.log[-1].at == "2026-11-22T19:28:03"
    assert again.event.round(1).game(1).result is Result.WHITE_WINS


def test_several_steps_are_all_taken_or_none(night, path):
    before, on_disk = night.history, path.read_bytes()
    with pytest.raises(Refused, match="Ana has already left"):
        night.take(Withdraw(1), Withdraw(1))
    assert night.history == before
    assert path.read_bytes() == on_disk


def test_reading_only_changes_nothing(night, path):
    on_disk = path.read_bytes()
    reader = EventFile.open(path, read_only=True)
    with pytest.raises(Refused, match="reading only"):
        reader.take(Withdraw(1))
    assert path.read_bytes() == on_disk


def test_creating_never_overwrites(night, path):
    with pytest.raises(Refused, match="there already"):
        EventFile.create(path, CreateEvent(Settings("Other")))
    assert EventFile.open(path).event.settings.name == "Night"


def test_people_and_scripts_can_read_the_state(night, path):
    night.take(EnterResult(1, 1, Result.DRAW))
    state = TinyDB(path).table("state")
    ana = state.get((where("kind") == "player") & (where("name") == "Ana"))
    assert (ana["no"], ana["rating"], ana["status"], ana["points"]) == (1, 1800, "here", 0.5)
    boards = state.get((where("kind") == "round") & (where("round") == 1))["boards"]
    assert boards[0] == {"board": 1, "white": "Ana", "black": "Cy", "result": "1/2-1/2"}
    event = state.get(where("kind") == "event")
    assert (event["round"], event["missing"]) == (1, 1)


NOT_EVENTS = [
    (b"", "it is empty"),
    (b"\x89PNG\r\n\x1a\n\x00\x00", "it is not JSON"),
    (b"hello", "it is not JSON"),
    (b"[" * 100_000, "it is not JSON"),
    (b"[1, 2]", "it is not an event of clubtd"),
    (b'{"name": "another program"}', "it is not an event of clubtd"),
    (b'{"_default": {"1": {"format": 1}}}', "it is not an event of clubtd"),
    (b'{"clubtd": {"1": {"format": 99}}}', "written by a newer clubtd"),
    (b'{"clubtd": {"1": {"format": 1}}}', "its checksum is wrong"),
]


@pytest.mark.parametrize(("content", "sentence"), NOT_EVENTS)
def test_a_file_that_is_no_event_is_refused_with_a_sentence(path, content, sentence):
    path.write_bytes(content)
    with pytest.raises(Refused, match=sentence):
        EventFile.open(path)
    assert path.read_bytes() == content


def test_a_missing_file_and_a_folder_are_refused(tmp_path):
    with pytest.raises(Refused, match="no such file"):
        EventFile.open(tmp_path / "nothing.json")
    with pytest.raises(Refused, match="it is a folder"):
        EventFile.open(tmp_path)
