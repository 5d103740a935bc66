"""Saving: whole or not at all, whatever the disk does."""

from __future__ import annotations

import errno
import os
import stat
import threading
import time
from pathlib import Path

import pytest
from evening import people, played

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult, PairRound, Withdraw
from clubtd.event.crosstable import System
from clubtd.event.event import Settings
from clubtd.event.message import Refused
from clubtd.event.result import Result
from clubtd.event.round import Game, Round
from clubtd.store import writer
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from clubtd.store.replace import RealDisk, replace_file
from clubtd.store.writer import Saving

FULL = errno.ENOSPC


class FailingDisk(RealDisk):
    """A disk on which one call, or every call of some names, fails. `calls` counts what was asked."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.fail_at = -1
        self.fail_names: tuple[str, ...] = ()
        self.error = FULL

    def _ask(self, name: str) -> None:
        self.calls.append(name)
        if len(self.calls) - 1 == self.fail_at or name in self.fail_names:
            raise OSError(self.error, os.strerror(self.error))

    def create(self, path, mode):
        self._ask("create")
        return super().create(path, mode)

    def write(self, descriptor, data):
        self._ask("write")
        return super().write(descriptor, data[: max(1, len(data) // 2)])

    def sync(self, descriptor):
        self._ask("sync")
        super().sync(descriptor)

    def replace(self, source, target):
        self._ask("replace")
        super().replace(source, target)

    def sync_folder(self, folder):
        self._ask("sync_folder")
        super().sync_folder(folder)


@pytest.fixture
def disk():
    return FailingDisk()


@pytest.fixture
def open_file(path, disk):
    opened = played(path, disk=disk)
    yield opened
    opened.close(anyway=True)


def calls_of_one_save(open_file, disk):
    disk.calls.clear()
    open_file.take(EnterResult(4, 2, Result.DRAW))
    return len(disk.calls)


def test_whichever_call_fails_nothing_is_changed_and_it_works_again_afterwards(open_file, path, disk):
    count = calls_of_one_save(open_file, disk)
    assert set(disk.calls) == {"create", "write", "sync", "replace", "sync_folder"}
    for call in range(count):
        history, on_disk = open_file.history, path.read_bytes()
        disk.calls.clear()
        disk.fail_at = call
        with pytest.raises(Refused, match="NOT SAVED: No space left on device"):
            open_file.take(EnterResult(4, 2, Result.BLACK_WINS))
        assert open_file.history == history
        assert path.read_bytes() == on_disk
        assert [p.name for p in path.parent.iterdir() if p.name.endswith(".new")] == []
        disk.fail_at = -1
        open_file.take(EnterResult(4, 2, Result.DRAW))
        assert load(path).history == open_file.history


@pytest.mark.parametrize("name", ["create", "write", "sync", "replace", "sync_folder"])
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS])
def test_a_disk_that_keeps_failing_keeps_the_old_state(open_file, path, disk, name, error):
    history, on_disk = open_file.history, path.read_bytes()
    disk.fail_names, disk.error = (name,), error
    for _ in range(2):
        with pytest.raises(Refused, match=f"NOT SAVED: {os.strerror(error)}"):
            open_file.take(Withdraw(2))
    assert open_file.history == history
    assert path.read_bytes() == on_disk
    disk.fail_names = ()
    open_file.take(Withdraw(2))
    assert load(path).history == open_file.history


def test_an_event_that_cannot_be_created_leaves_nothing_behind(path, disk):
    for name in ("create", "write", "sync", "replace", "sync_folder"):
        disk.fail_names = (name,)
        with pytest.raises(Refused, match="NOT SAVED"):
            EventFile.create(path, CreateEvent(Settings("Evening")), disk=disk)
        assert list(path.parent.iterdir()) == []


def test_in_the_background_everything_waits_for_room_and_then_is_saved_in_order(path, disk):
    told = []
    file = played(path, disk=disk, background=True)
    file.changed = told.append
    assert file.flush()
    on_disk = path.read_bytes()
    disk.fail_names = ("write",)
    file.take(EnterResult(4, 2, Result.DRAW))
    file.take(Withdraw(2))
    assert not file.flush()
    assert file.status.saving is Saving.NOT_SAVED
    assert str(file.status.why) == "NOT SAVED: No space left on device."
    assert path.read_bytes() == on_disk
    with pytest.raises(Refused, match="NOT SAVED"):
        file.close()
    disk.fail_names = ()
    file.take(Withdraw(3))
    assert file.flush()
    assert file.status.saving is Saving.SAVED
    assert load(path).history == file.history
    assert told[-1].saving is Saving.SAVED
    assert Saving.NOT_SAVED in {status.saving for status in told}
    file.close()


def test_closing_waits_for_what_is_not_saved_yet(path):
    file = played(path, background=True)
    for result in (Result.DRAW, Result.WHITE_WINS, Result.BLACK_WINS) * 5:
        file.take(EnterResult(4, 3, result))
    file.close()
    assert load(path).history == file.history


class HangingDisk(RealDisk):
    """A disk whose syncs take until they are allowed."""

    def __init__(self):
        self.allowed = threading.Event()
        self.allowed.set()

    def sync(self, descriptor):
        self.allowed.wait(30)


def test_whoever_is_quicker_than_the_disk_is_at_most_one_result_ahead(path, monkeypatch):
    monkeypatch.setattr(writer, "PATIENCE", 30)
    file = played(path, disk=HangingDisk(), background=True)
    for result in (Result.DRAW, Result.WHITE_WINS, Result.BLACK_WINS) * 7:
        file.take(EnterResult(4, 3, result))
        assert len(load(path).history.log) >= len(file.history.log) - 1
    file.close()


def test_a_disk_that_hangs_does_not_hold_the_keyboard(path):
    disk = HangingDisk()
    file = played(path, disk=disk, background=True)
    assert file.flush()
    disk.allowed.clear()
    began = time.monotonic()
    for result in (Result.DRAW, Result.WHITE_WINS, Result.BLACK_WINS):
        file.take(EnterResult(4, 3, result))
    assert time.monotonic() - began < 5
    assert file.status.saving is Saving.SAVING
    assert len(load(path).history.log) == len(file.history.log) - 3
    disk.allowed.set()
    file.close()
    assert load(path).history == file.history


def test_a_place_that_cannot_be_written_is_named(tmp_path):
    with pytest.raises(Refused, match=r"^.*gone cannot be written: No such file or directory\.$"):
        EventFile.create(tmp_path / "gone" / "evening.json", CreateEvent(Settings("Evening")))


def test_what_cannot_be_read_again_is_not_taken(file):
    person = people(1)[0].__class__("Ann", born="x" * 20_000)
    with pytest.raises(Refused, match=r"\(add\).people.1.born: a text is longer than 10000 letters"):
        file.take(AddPlayers((person,)))


def test_an_event_that_does_not_fit_together_is_not_taken(path):
    """Somebody who never came cannot play, however the round was made."""
    settings = Settings("All play all", system=System.ROUND_ROBIN)
    file = EventFile.create(path, CreateEvent(settings), background=True)
    file.take(AddPlayers(people(3)), AddPlayers(people(1), here=False), Withdraw(4))
    before = file.history
    with pytest.raises(Refused):
        file.take(PairRound(Round(1, (Game(1, 1, 2), Game(2, 3, 4)))))
    assert file.history == before
    file.close()
    assert load(path).history == before


def test_the_mode_stays_and_a_new_file_is_readable_by_all(file, path):
    assert stat.S_IMODE(path.stat().st_mode) == 0o644
    path.chmod(0o660)
    file.take(Withdraw(2))
    assert stat.S_IMODE(path.stat().st_mode) == 0o660


def test_a_symbolic_link_stays_one_and_its_target_is_written(tmp_path):
    (tmp_path / "stick").mkdir()
    real, link = tmp_path / "stick" / "real.json", tmp_path / "link.json"
    played(real).close()
    link.symlink_to(real)
    file = EventFile.open(link)
    file.take(Withdraw(2))
    assert link.is_symlink()
    assert load(real).history == file.history
    assert EventFile.open(real).read_only  # the lock is the target's
    file.close()


def test_what_a_dead_process_left_is_removed_and_nothing_else(file, path):
    file.close()
    for name in (".evening.json.4711.new", ".other.json.4711.new", "evening.json.new"):
        (path.parent / name).write_bytes(b"half a fi")
    EventFile.open(path).close()
    left = {p.name for p in path.parent.iterdir()} - {"backups", "evening.json"}
    assert left == {".other.json.4711.new", "evening.json.new"}


def test_a_sibling_with_our_own_number_is_no_hindrance(path):
    (path.parent / f".{path.name}.{os.getpid()}.new").write_bytes(b"old")
    replace_file(path, b"new")
    assert path.read_bytes() == b"new"


def test_a_link_laid_in_the_way_is_not_followed(path, tmp_path):
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    (path.parent / f".{path.name}.{os.getpid()}.new").symlink_to(victim)
    replace_file(path, b"new")
    assert victim.read_bytes() == b"precious"


def test_a_folder_that_goes_away_is_a_sentence_and_comes_back(file, path):
    away = path.parent.with_name("away")
    path.parent.rename(away)
    with pytest.raises(Refused, match="NOT SAVED: No such file or directory"):
        file.take(Withdraw(2))
    away.rename(path.parent)
    file.take(Withdraw(2))
    assert load(path).history == file.history


def test_a_file_that_was_deleted_is_written_again(file, path):
    path.unlink()
    file.take(Withdraw(2))
    assert load(path).history == file.history


def test_what_another_program_wrote_is_never_overwritten(file, path):
    other = path.read_bytes().replace(b"Gus", b"Bus")
    Path(path).write_bytes(other)
    with pytest.raises(Refused, match="NOT SAVED: another program has changed the file"):
        file.take(Withdraw(2))
    assert path.read_bytes() == other


def test_a_clock_that_goes_back_is_said_once_and_changes_no_order(path):
    file = EventFile.create(path, CreateEvent(Settings("Evening")), at="2999-01-01T00:00:00")
    said = file.take(AddPlayers(people(4)))
    assert "The clock of this computer went back" in str(said[-1])
    assert len(file.take(Withdraw(1))) == 1
    file.close()
    assert [e.step.verb for e in load(path).history.log] == ["new", "add", "withdraw"]
