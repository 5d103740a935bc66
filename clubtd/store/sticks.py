"""Where sticks and cards are mounted by the desktops of Linux and by macOS."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

PLACES = ("/media/{user}", "/run/media/{user}", "/media", "/Volumes")


def sticks(places: tuple[str, ...] = PLACES) -> list[Path]:
    """The folders of the sticks that are in and can be written, in the order of their names."""
    return sorted(_found(places))


def _found(places: tuple[str, ...]) -> Iterator[Path]:
    user = os.environ.get("USER", "")
    for place in places:
        try:
            entries = list(os.scandir(place.format(user=user)))
        except OSError:
            continue
        for entry in entries:
            if os.path.ismount(entry.path) and os.access(entry.path, os.W_OK):
                yield Path(entry.path)
