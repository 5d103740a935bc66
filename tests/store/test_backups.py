"""Backups: made without asking, pruned, restored, and the restoring undone."""

from __future__ import annotations

import errno
import os

import pytest
from evening import RESULTS, in_order, people, played

from clubtd.event.actions import AddPlayers, CreateEvent, EnterResult, UnpairRound, Withdraw
from clubtd.event.event import Settings
from clubtd.event.history import Redo, Undo
from clubtd.event.message import Refused
from clubtd.event.result import Result
from clubtd.store.backups import Backup, Occasion, backups, keep
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from clubtd.store.replace import RealDisk


def names(path):
    return [b.path.name for b in backups(path)]


def play_round(file, number):
    file.take(in_order(file.event, number))
    file.take(*(EnterResult(number, g.board, RESULTS[g.board % 4]) for g in file.event.rounds[-1].games))


@pytest.fixture
def long_event(path):
    file = EventFile.create(path, CreateEvent(Settings("Long", rounds=15)))
    file.take(AddPlayers(people(4)))
    yield file
    file.close()


def test_there_is_one_before_every_pairing_with_all_results_until_then(long_event, path):
    for number in (1, 2, 3):
        play_round(long_event, number)
    assert names(path) == ["00008-round-3.json", "00005-round-2.json", "00002-round-1.json"]
    newest = backups(path)[0]
    assert str(newest.occasion.label) == "before round 3 was paired"
    kept = load(newest.path).history
    assert kept.log == long_event.history.log[:8]
    assert kept.event.rounds[1].finished


def test_the_background_makes_the_same_ones(path):
    file = EventFile.create(path, CreateEvent(Settings("Long", rounds=15)), background=True)
    file.take(AddPlayers(people(4)))
    play_round(file, 1)
    play_round(file, 2)
    file.close()
    assert names(path) == ["00005-round-2.json", "00002-round-1.json"]
    assert load(backups(path)[0].path).history.log == file.history.log[:5]


def test_the_last_ten_rounds_are_kept_and_three_of_a_round(long_event, path):
    for number in range(1, 13):
        play_round(long_event, number)
    for _ in range(4):
        long_event.take(UnpairRound(12))
        long_event.take(in_order(long_event.event, 12))
    kept = backups(path)
    assert [b.occasion.number for b in kept] == [12, 12, 12, *range(11, 2, -1)]
    assert kept[0].occasion.actions == len(long_event.history.log) - 1


def test_a_backup_is_restored_and_an_undo_takes_that_back(file):
    before = file.event
    backup = next(b for b in file.backups() if b.occasion.number == 3)
    wanted = load(backup.path).history.event
    (said,) = file.restore(backup)
    assert str(said) == "The event is as it was after its first 18 actions."
    assert file.event == wanted
    file.take(Undo())
    assert file.event == before
    file.take(Redo())
    assert file.event == wanted
    assert load(file.path).history == file.history


def test_a_backup_of_another_history_replaces_it_and_what_was_there_is_a_backup(file, tmp_path):
    before = file.history
    other = played(tmp_path / "other.json", "Another")
    other.close()
    (said,) = file.restore(other.path)
    assert "what was there is a backup now" in str(said)
    assert file.event.settings.name == "Another"
    assert load(file.path).history == other.history == file.history
    newest = next(b for b in file.backups() if load(b.path).history == before)
    file.restore(newest)
    assert load(file.path).history == file.history == before


def test_a_damaged_backup_is_refused_and_nothing_changes(file):
    before, backup = file.history, file.backups()[0]
    backup.path.write_bytes(backup.path.read_bytes()[:-1])
    with pytest.raises(Refused, match="damaged"):
        file.restore(backup)
    assert file.history == before


def test_a_backup_that_cannot_be_made_does_not_stop_the_evening(path):
    class NoRoomForBackups(RealDisk):
        def create(self, path, mode):
            if "backups" in path:
                raise OSError(errno.EDQUOT, os.strerror(errno.EDQUOT))
            return super().create(path, mode)

    file = EventFile.create(path, CreateEvent(Settings("Long")), disk=NoRoomForBackups())
    file.take(AddPlayers(people(4)))
    play_round(file, 1)
    assert str(file.warnings[0]) == "No backup could be made: Disk quota exceeded."
    assert load(path).history == file.history
    file.close()


def test_two_different_backups_of_the_same_moment_are_both_kept(path):
    occasion = Occasion(7, "restore")
    first, second = keep(path, b"one", occasion), keep(path, b"two", occasion)
    assert keep(path, b"one", occasion) == first
    assert {b.path for b in backups(path)} == {first, second}
    assert (first.read_bytes(), second.read_bytes()) == (b"one", b"two")


def test_other_files_among_the_backups_are_not_ours(file, path):
    stranger = file.backups()[0].path.with_name("notes.json")
    stranger.write_text("{}")
    assert Backup(stranger, Occasion(0, "round")) not in backups(path)
    file.take(Withdraw(2))
    assert stranger.exists()


def test_restoring_needs_the_right_to_write(file, path):
    reader = EventFile.open(path, read_only=True)
    with pytest.raises(Refused, match="reading only"):
        reader.restore(reader.backups()[0])
    file.take(EnterResult(4, 1, Result.DRAW))
