"""Two programs at one event: one writes, the other watches and takes over."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from evening import played

from clubtd.event.actions import EnterResult, Withdraw
from clubtd.event.message import Refused
from clubtd.event.result import Result
from clubtd.store import lock
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile

HOLD = """
import sys
from pathlib import Path
from clubtd.event.actions import EnterResult
from clubtd.event.result import Result
from clubtd.store.eventfile import EventFile
file = EventFile.open(Path(sys.argv[1]))
print("read only" if file.read_only else "writing", flush=True)
for line in sys.stdin:
    file.take(EnterResult(4, 2, Result(line.strip())))
    print("taken", flush=True)
file.close()
"""


@pytest.fixture
def other(path):
    """Another process that has the event open and enters a result for each line it is sent."""
    played(path).close()
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "writing\n"
    yield process
    process.kill()
    process.wait()
    process.stdin.close()
    process.stdout.close()


def tell(process, result):
    process.stdin.write(result + "\n")
    process.stdin.flush()
    assert process.stdout.readline() == "taken\n"


def test_the_second_program_only_reads_and_says_who_writes(other, path):
    second = EventFile.open(path)
    assert second.read_only
    assert f"process {other.pid}" in str(second.holder)
    with pytest.raises(Refused, match=rf"Evening is open in another program \(process {other.pid}, since"):
        second.take(Withdraw(2))


def test_the_second_follows_every_change(other, path):
    second = EventFile.open(path)
    assert not second.refresh()
    for result in ("1-0", "0-1", "+-"):
        tell(other, result)
        assert second.refresh()
        assert second.event.round(4).game(2).result is Result(result)
        assert not second.refresh()


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_the_second_takes_over_when_the_first_is_gone(other, path, end):
    second = EventFile.open(path)
    tell(other, "--")
    other.send_signal(end)
    other.wait()
    assert second.refresh()
    assert not second.read_only
    assert second.event.round(4).game(2).result is Result.DOUBLE_FORFEIT
    second.take(Withdraw(2))
    assert load(path).history == second.history
    second.close()


def test_a_wall_display_never_takes_over(other, path):
    wall = EventFile.open(path, read_only=True)
    other.kill()
    other.wait()
    assert not wall.refresh()
    assert wall.read_only


def test_a_stale_lock_is_no_lock(other, path):
    other.kill()
    other.wait()
    assert (path.parent / ".evening.json.lock").exists()
    file = EventFile.open(path)
    assert not file.read_only
    file.close()
    assert not (path.parent / ".evening.json.lock").exists()


def test_a_patient_program_waits_for_one_that_is_about_to_end(other, path):
    other.stdin.close()
    file = EventFile.open(path, patience=10)
    assert not file.read_only
    file.close()


def test_a_file_that_is_away_or_damaged_for_a_moment_does_not_disturb_who_watches(file, path):
    second = EventFile.open(path)
    raw = path.read_bytes()
    assert not second.refresh()
    assert not second.away
    path.write_bytes(raw[:3000])
    assert not second.refresh()
    assert second.away
    path.unlink()
    assert not second.refresh()
    assert second.away
    assert second.history == file.history
    path.write_bytes(raw)
    assert second.refresh()
    assert not second.away


def test_without_locks_there_is_a_warning_and_no_overwriting(path, monkeypatch):
    played(path).close()

    def no_locks(descriptor, how):
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("fcntl.flock", no_locks)
    first, second = EventFile.open(path), EventFile.open(path)
    assert "has no locks" in str(first.warnings[0])
    first.take(EnterResult(4, 2, Result.WHITE_WINS))
    with pytest.raises(Refused, match="NOT SAVED: another program has changed the file"):
        second.take(EnterResult(4, 2, Result.BLACK_WINS))
    assert load(path).history == first.history


@pytest.mark.skipif(not Path("/proc/self/mounts").exists(), reason="only Linux tells its file systems")
def test_a_local_folder_gives_no_warning(file):
    assert file.warnings == ()
    assert lock._file_system("/proc") == "proc"


@pytest.fixture
def no_writing(path):
    """A folder that this process may only read; root becomes somebody else for that."""
    played(path).close()
    me = os.geteuid()
    if me == 0:
        for folder in (path.parent, *path.parent.parents[:3]):
            folder.chmod(0o755)
        os.seteuid(65534)
    else:
        path.parent.chmod(0o555)
    yield
    os.seteuid(me)
    path.parent.chmod(0o755)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="permissions of another kind")
def test_a_folder_that_cannot_be_written_is_open_for_reading(path, no_writing):
    file = EventFile.open(path)
    assert str(file.warnings[0]) == f"{path.parent} cannot be written: Permission denied."
    with pytest.raises(Refused, match=r"Evening is open for reading only\. .* cannot be written"):
        file.take(Withdraw(1))
    assert file.event.settings.name == "Evening"
