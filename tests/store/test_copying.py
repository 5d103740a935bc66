"""A copy on a stick."""

from __future__ import annotations

import errno
import os

import pytest
from evening import played

from clubtd.event.actions import Withdraw
from clubtd.event.message import Refused
from clubtd.store.contents import load
from clubtd.store.replace import RealDisk


@pytest.fixture
def stick(tmp_path):
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


def test_a_copy_is_a_whole_event(file, stick):
    said = file.copy_to(stick)
    assert str(said) == f"Evening is copied to {stick / 'evening.json'}."
    assert load(stick / "evening.json").history == file.history


def test_a_later_copy_replaces_the_earlier_and_nothing_else(file, stick, tmp_path):
    other = played(tmp_path / "other.json", "Other")
    other.close()
    (stick / "evening.json").write_bytes(other.path.read_bytes())
    (stick / "evening-2.json").write_text("shopping: milk")
    for _ in range(2):
        file.copy_to(stick)
        file.take(Withdraw(file.event.order[0] if file.event.player(1).status.value == "here" else 2))
    assert load(stick / "evening.json").history == other.history
    assert (stick / "evening-2.json").read_text() == "shopping: milk"
    assert len(load(stick / "evening-3.json").history.log) == 41
    assert sorted(p.name for p in stick.iterdir()) == ["evening-2.json", "evening-3.json", "evening.json"]


def test_a_stick_that_is_not_there_is_a_sentence(file, stick):
    stick.rmdir()
    with pytest.raises(Refused, match="is the stick in"):
        file.copy_to(stick)


def test_a_stick_that_is_pulled_out_is_a_sentence_and_the_event_goes_on(path, stick):
    class Pulled(RealDisk):
        def sync(self, descriptor):
            if os.path.dirname(os.readlink(f"/proc/self/fd/{descriptor}")) == str(stick):
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            super().sync(descriptor)

    file = played(path, disk=Pulled())
    with pytest.raises(Refused, match=r"NOT COPIED to .*: Input/output error"):
        file.copy_to(stick)
    assert list(stick.iterdir()) == []
    file.take(Withdraw(2))
    assert load(path).history == file.history
    file.close()


def test_what_could_not_be_saved_can_still_be_copied(path, stick):
    class Full(RealDisk):
        full = False

        def write(self, descriptor, data):
            if self.full and str(stick) not in os.readlink(f"/proc/self/fd/{descriptor}"):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return super().write(descriptor, data)

    disk = Full()
    file = played(path, disk=disk, background=True)
    assert file.flush()
    disk.full = True
    file.take(Withdraw(2))
    assert not file.flush()
    file.copy_to(stick)
    assert load(stick / "evening.json").history == file.history
    file.close(anyway=True)
