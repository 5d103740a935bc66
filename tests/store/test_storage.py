"""The storage as TinyDB uses it: tables and queries as ever, files whole, several changes in one write."""

from __future__ import annotations

import json

import pytest
from tinydb import TinyDB, where
from tinydb.storages import JSONStorage

from clubtd.store.replace import RealDisk
from clubtd.store.rows import Rows
from clubtd.store.storage import EventStorage


class CountingDisk(RealDisk):
    def __init__(self):
        self.files = 0

    def replace(self, source, target):
        self.files += 1
        super().replace(source, target)


@pytest.fixture
def disk():
    return CountingDisk()


@pytest.fixture
def database(path, disk):
    return TinyDB(path, disk=disk, storage=EventStorage)


def test_a_file_that_is_not_there_is_an_empty_database(database, path):
    assert database.storage.read() is None
    assert database.table("actions").all() == []
    assert not path.exists()


def test_what_is_inserted_is_found_by_this_and_by_the_next_database(database, path):
    actions = database.table("actions")
    actions.insert_multiple({"at": f"19:{n:02d}", "verb": "undo", "n": n} for n in range(30))
    assert actions.get(where("n") == 17).doc_id == 18
    again = TinyDB(path, storage=EventStorage).table("actions")
    assert again.all() == actions.all()
    assert again.get(where("at") == "19:03")["n"] == 3


def test_tinydb_with_its_own_storage_reads_the_same(database, path):
    database.table("actions").insert({"at": "19:00", "verb": "undo"})
    stock = TinyDB(path, storage=JSONStorage)
    assert stock.table("actions").get(doc_id=1)["verb"] == "undo"
    assert stock.tables() == {"clubtd", "actions", "state", "checksum"}


def test_a_batch_is_one_file(database, disk, path):
    with database.storage.batch():
        database.table("actions").insert({"at": "19:00", "verb": "undo"})
        database.table("actions").insert({"at": "19:01", "verb": "redo"})
        database.table("state").truncate()
        database.table("state").insert({"kind": "event"})
        assert not path.exists()
        assert len(database.table("actions")) == 2
    assert disk.files == 1
    assert [list(table) for table in json.loads(path.read_bytes()).values()] == [
        ["1"],
        ["1", "2"],
        ["1"],
        ["1"],
    ]


def test_a_batch_that_fails_changes_nothing(database, path):
    database.table("actions").insert({"at": "19:00", "verb": "undo"})
    before = path.read_bytes()
    with pytest.raises(ZeroDivisionError), database.storage.batch():
        database.table("actions").insert({"at": "19:01", "verb": "redo"})
        raise ZeroDivisionError
    assert path.read_bytes() == before
    assert len(database.table("actions")) == 1


def test_rows_are_the_same_whether_they_were_known_or_not():
    log = [{"n": n} for n in range(9)]
    rows = Rows()
    for documents in (log[:3], log[:7], log[:2], [{"n": 0}, *log[1:5]], [], log):
        assert list(rows.of(documents)) == Rows().of(documents)
