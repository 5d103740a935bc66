"""Deleted events go into a folder of their own, with their backups, and come back."""

from pathlib import Path

import pytest

from clubtd.event.actions import ArchiveEvent, CreateEvent
from clubtd.event.event import Settings
from clubtd.event.message import Refused
from clubtd.store.backups import Occasion, backups, keep
from clubtd.store.deleting import bring_back, delete, deleted
from clubtd.store.eventfile import EventFile
from clubtd.store.folder import events


def made(folder: Path, name: str) -> Path:
    path = folder / f"{name}.json"
    EventFile.create(path, CreateEvent(Settings(name))).close()
    keep(path, path.read_bytes(), Occasion(1, "round", 1))
    return path


def test_there_and_back(tmp_path: Path) -> None:
    path = made(tmp_path, "rapid")
    before = path.read_bytes()
    gone = delete(path)
    assert events(tmp_path) == []
    assert [(s.name, s.path) for s in deleted(tmp_path)] == [("rapid", gone)]
    assert (backups(path), len(backups(gone))) == ([], 1)
    assert bring_back(gone) == path
    assert path.read_bytes() == before
    assert len(backups(path)) == 1


def test_a_new_event_of_the_same_name_stays_what_it_is(tmp_path: Path) -> None:
    first = delete(made(tmp_path, "rapid"))
    again = made(tmp_path, "rapid")
    assert bring_back(first) == tmp_path / "rapid-2.json"
    assert {delete(again).name, delete(tmp_path / "rapid-2.json").name} == {"rapid.json", "rapid-2.json"}
    assert len(deleted(tmp_path)) == 2


def test_an_event_that_is_open_elsewhere_stays(tmp_path: Path) -> None:
    path = made(tmp_path, "rapid")
    opened = EventFile.open(path)
    with pytest.raises(Refused, match="is open in another program"):
        delete(path)
    opened.close()
    delete(path)
    with pytest.raises(Refused, match="There is no event"):
        delete(path)


def test_the_archive_is_out_of_the_list_but_not_out_of_reach(tmp_path: Path) -> None:
    path = made(tmp_path, "rapid")
    with_archive = EventFile.open(path)
    with_archive.take(ArchiveEvent())
    with_archive.close()
    assert events(tmp_path) == []
    assert [s.archived for s in events(tmp_path, archived=True)] == [True]
