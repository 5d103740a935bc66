"""One writer an event: a lock on a file beside it, which the system gives back when a program dies."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from pathlib import Path

from clubtd.event.message import Message, msg

_BUSY = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}
PAUSE = 0.02
_NETWORK = (
    "nfs",
    "cifs",
    "smb",
    "fuse.sshfs",
    "9p",
    "afs",
    "ncpfs",
    "webdav",
    "davfs",
    "fuse.rclone",
    "ceph",
)


class Busy(Exception):
    """Another program has the lock; `holder` says which."""

    def __init__(self, holder: Message) -> None:
        super().__init__(holder)
        self.holder = holder


class Lock:
    """A lock that is held. Where the file system has no locks `descriptor` is None and `warning` says so."""

    def __init__(self, path: str, descriptor: int | None, warning: Message | None) -> None:
        self.warning = warning
        self._path = path
        self._descriptor = descriptor

    def release(self) -> None:
        """Let others have it. The file goes first, while nobody else can hold it."""
        if self._descriptor is None:
            return
        with contextlib.suppress(OSError):
            os.unlink(self._path)
        os.close(self._descriptor)
        self._descriptor = None

    def __del__(self) -> None:
        self.release()


def acquire(path: Path, patience: float = 0) -> Lock:
    """The lock of an event file; Busy when another program has it for so many seconds more, OSError when the folder
    cannot be written.
    """
    until = time.monotonic() + patience
    while True:
        try:
            return _attempt(path)
        except Busy:
            if time.monotonic() >= until:
                raise
        time.sleep(PAUSE)


def _attempt(path: Path) -> Lock:
    folder, name = os.path.split(os.path.realpath(path))
    lock = os.path.join(folder, f".{name}.lock")
    descriptor = os.open(lock, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o644)
    try:
        _lock(descriptor)
    except OSError as error:
        holder = _holder(descriptor)
        os.close(descriptor)
        if error.errno in _BUSY:
            raise Busy(holder) from None
        return Lock(lock, None, _no_locks(folder))
    if not _is_still(descriptor, lock):  # the last holder removed it meanwhile
        os.close(descriptor)
        return _attempt(path)
    _sign(descriptor)
    return Lock(lock, descriptor, _network(folder))


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(descriptor, 1000, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_still(descriptor: int, path: str) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(path))
    except OSError:
        return False


def _sign(descriptor: int) -> None:
    with contextlib.suppress(OSError):
        os.truncate(descriptor, 0)
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, f"{os.getpid()} {time.strftime('%H:%M')}".encode())


def _holder(descriptor: int) -> Message:
    try:
        os.lseek(descriptor, 0, os.SEEK_SET)
        number, _, since = os.read(descriptor, 40).decode("ascii", "replace").partition(" ")
    except OSError:
        number, since = "", ""
    if number.isdigit():
        return msg(
            "another program (process {number}, since {since})", number=int(number[:10]), since=since[:5]
        )
    return msg("another program")


def _no_locks(folder: str) -> Message:
    return msg("{folder} has no locks: open this event in one program at a time only.", folder=folder)


def _network(folder: str) -> Message | None:
    kind = _file_system(folder)
    if not kind.startswith(_NETWORK):
        return None
    return msg(
        "{folder} is a network folder ({kind}), whose locks may fail: open this event on one computer at a time.",
        folder=folder,
        kind=kind,
    )


def _file_system(folder: str) -> str:
    """The kind of file system of a folder, where the system tells (Linux)."""
    best, kind = "", ""
    try:
        with open("/proc/self/mounts", encoding="utf-8", errors="replace") as mounts:
            for line in mounts:
                _, point, found = line.split(" ", 3)[:3]
                point = point.replace("\\040", " ")
                if len(point) >= len(best) and f"{folder}/".startswith(point.rstrip("/") + "/"):
                    best, kind = point, found
    except (OSError, ValueError):
        return ""
    return kind
