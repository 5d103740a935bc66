"""What all tests share.

Property tests do not depend on how fast, or how busy, a machine is, and try the same examples everywhere. With
CLUBTD_RANDOM set they look for new ones.

Files are made in memory where there is room: the program waits for the disk with every result, and the tests, most of
which are not about the disk, have many thousand of them. Those of `tests/store` have a real disk.
"""

import os
from pathlib import Path

from hypothesis import HealthCheck, settings

settings.register_profile(
    "any machine",
    settings.default,
    deadline=None,
    derandomize=not os.environ.get("CLUBTD_RANDOM"),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("any machine")


MEMORY = Path("/dev/shm")
ROOM = 2 * 1024**3


def _has_room(folder: Path) -> bool:
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        return False
    disk = os.statvfs(folder)
    return disk.f_bavail * disk.f_frsize >= ROOM and not disk.f_flag & os.ST_NOEXEC


if hasattr(os, "ST_NOEXEC") and _has_room(MEMORY):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
