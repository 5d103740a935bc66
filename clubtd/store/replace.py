"""A file replaced as a whole: whoever looks, and whenever the power fails, sees the old one or the new one."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from pathlib import Path
from typing import Protocol

NEW_FILE_MODE = 0o644
NO_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS}


class Disk(Protocol):
    """The calls that can fail while a file is written."""

    def create(self, path: str, mode: int) -> int:
        """A file descriptor of a new file; FileExistsError when there is one."""

    def write(self, descriptor: int, data: memoryview) -> int:
        """How many bytes were written, perhaps not all."""

    def sync(self, descriptor: int) -> None:
        """Returns when the data is on the disk."""

    def close(self, descriptor: int) -> None:
        """Gives the descriptor back."""

    def replace(self, source: str, target: str) -> None:
        """Renames in one step, over the target."""

    def sync_folder(self, folder: str) -> None:
        """Returns when the names in a folder are on the disk."""


class RealDisk:
    """The disk of this computer."""

    def create(self, path: str, mode: int) -> int:
        """A new file with exactly that mode."""
        flags = (
            os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
        )
        descriptor = os.open(path, flags, mode)
        if hasattr(os, "fchmod"):
            with contextlib.suppress(OSError):  # a stick with FAT has no modes
                os.fchmod(descriptor, mode)
        return descriptor

    def write(self, descriptor: int, data: memoryview) -> int:
        """As os.write."""
        return os.write(descriptor, data)

    def sync(self, descriptor: int) -> None:
        """As os.fsync."""
        os.fsync(descriptor)

    def close(self, descriptor: int) -> None:
        """As os.close."""
        os.close(descriptor)

    def replace(self, source: str, target: str) -> None:
        """As os.replace."""
        os.replace(source, target)

    def sync_folder(self, folder: str) -> None:
        """Nothing where folders cannot be opened (Windows) or synced (some network folders and sticks)."""
        if os.name == "nt":
            return
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        except OSError as error:
            if error.errno not in NO_SYNC:
                raise
        finally:
            os.close(descriptor)


REAL_DISK = RealDisk()


class Unsynced(OSError):
    """The new file is in its place, but the disk did not confirm that it stays there."""


def replace_file(path: Path, data: bytes, disk: Disk = REAL_DISK) -> None:
    """The file holds the data, whole and synced, with the mode it had; a symbolic link stays one. Else OSError.

    What is no file (a pipe, a device) is written to and stays what it is.
    """
    target = os.path.realpath(path)
    folder, name = os.path.split(target)
    mode = NEW_FILE_MODE
    with contextlib.suppress(FileNotFoundError):
        there = os.stat(target).st_mode
        if not stat.S_ISREG(there) and not stat.S_ISDIR(there):
            with open(target, "wb", buffering=0) as other:
                other.write(data)
            return
        mode = there & 0o777
    sibling = os.path.join(folder, f".{name}.{os.getpid()}.new")
    try:
        _write(sibling, data, mode, disk)
        disk.replace(sibling, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(sibling)
        raise
    try:
        disk.sync_folder(folder)
    except OSError as error:
        raise Unsynced(error.errno, error.strerror) from error


def _write(path: str, data: bytes, mode: int, disk: Disk) -> None:
    try:
        descriptor = disk.create(path, mode)
    except FileExistsError:  # left by a process that died and had our number
        os.unlink(path)
        descriptor = disk.create(path, mode)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[disk.write(descriptor, rest) :]
        disk.sync(descriptor)
    finally:
        disk.close(descriptor)


def clean_siblings(path: Path) -> None:
    """Remove what dead processes left half-written beside the file. Only for the one who may write it."""
    target = Path(os.path.realpath(path))
    with contextlib.suppress(OSError):
        for found in os.scandir(target.parent):
            if found.name.startswith(f".{target.name}.") and found.name.endswith(".new"):
                with contextlib.suppress(OSError):
                    os.unlink(found.path)
