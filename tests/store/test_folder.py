"""The folder of events."""

from __future__ import annotations

import os

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent
from clubtd.event.event import Settings
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.store.eventfile import EventFile
from clubtd.store.folder import data_folder, events, find, new_path


@pytest.fixture
def club(tmp_path):
    for day, name in enumerate(("November Open 2026", "Novem Rapid", "Đêm cờ nhanh"), 1):
        file = EventFile.create(new_path(tmp_path, name), CreateEvent(Settings(name, rounds=day)))
        file.take(AddPlayers((Person("Ana"),) * day))
        os.utime(file.path, (day, day))
    return tmp_path


def test_the_newest_event_comes_first(club):
    assert [s.name for s in events(club)] == ["Đêm cờ nhanh", "Novem Rapid", "November Open 2026"]
    newest = events(club)[0]
    assert (newest.system, newest.rounds, newest.round, newest.players) == ("swiss", 3, 0, 3)
    assert not newest.finished


def test_a_broken_file_is_a_line_with_a_sentence(club):
    (club / "holiday.json").write_bytes(b'{"photos": []}')
    (club / "cut.json").write_bytes((club / "novem-rapid.json").read_bytes()[:-40])
    errors = {s.path.name: str(s.error) for s in events(club) if s.error}
    assert errors == {
        "holiday.json": "it is not an event of clubtd",
        "cut.json": "it is damaged: the text breaks off or is garbled",
    }


@pytest.mark.parametrize(
    ("text", "file"),
    [
        ("November Open 2026", "november-open-2026.json"),
        ("NOVEMBER", "november-open-2026.json"),
        ("novem-rapid", "novem-rapid.json"),
        ("rapid", "novem-rapid.json"),
        ("dem co", "dem-co-nhanh.json"),
        ("nhanh đêm", "dem-co-nhanh.json"),
    ],
)
def test_enough_of_a_name_finds_an_event(club, text, file):
    assert find(club, text) == club / file


def test_an_ambiguous_name_is_refused_with_the_candidates(club):
    with pytest.raises(Refused, match="novem could be Novem Rapid, November Open 2026"):
        find(club, "novem")
    with pytest.raises(Refused, match="There is no event Easter"):
        find(club, "Easter")


def test_a_path_is_taken_as_it_is(club, tmp_path):
    path = tmp_path / "novem-rapid.json"
    assert find(club / "elsewhere", str(path)) == path


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("November Open", "november-open.json"),
        ("../../etc/passwd", "etc-passwd.json"),
        ("...", "event.json"),
        ("con", "con-event.json"),
        ("Łódź ½ \x1b[31m", "lodz-1-2-31m.json"),
        ("x" * 500, "x" * 60 + ".json"),
    ],
)
def test_a_new_path_is_safe_and_inside_the_folder(tmp_path, name, file):
    assert new_path(tmp_path, name) == tmp_path / file


def test_a_new_path_never_overwrites(tmp_path):
    (tmp_path / "open.json").symlink_to(tmp_path / "gone")
    (tmp_path / "open-2.json").touch()
    assert new_path(tmp_path, "Open") == tmp_path / "open-3.json"


def test_the_folder_is_the_option_or_the_variable(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUBTD_DATA", str(tmp_path / "variable"))
    assert data_folder(str(tmp_path / "option")) == tmp_path / "option"
    assert data_folder(None) == tmp_path / "variable"
    assert (tmp_path / "variable").is_dir()
