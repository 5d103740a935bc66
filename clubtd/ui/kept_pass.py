"""The second pass over the results of an event, kept over a restart of the program.

It lies beside the event, not in it: what was typed again is compared only, and losing it costs typing, no result.
"""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from clubtd.store.remembered import recall, remember
from clubtd.ui.checking import Check
from clubtd.ui.desk import Desk

KEPT = "typed twice"
PASS = "pass"
"""The place at which a desk notes the check that goes on."""
CHECK = "check "
"""How the places begin at which a desk notes what was typed again in a round."""


class KeptPass:
    """Writes down what a desk notes of the second pass, beside the keyboard: a slow disk keeps nobody waiting."""

    def __init__(self, folder: Path, desk: Desk) -> None:
        self._folder = folder
        self._desk = desk
        self._lock = threading.Lock()
        self._wanted: dict[str, Any] | None = None
        self._writer: threading.Thread | None = None

    def recall(self) -> None:
        """Put what was kept for this event on its desk, unless it is there already."""
        if PASS in self._desk.places:
            return
        self._desk.places[PASS] = ""
        if self._desk.file.read_only:
            return
        kept = recall(self._folder, KEPT)
        if (
            isinstance(kept, dict)
            and kept.get("event") == self._event
            and isinstance(kept.get("places"), dict)
        ):
            self._desk.places |= {k: v for k, v in kept["places"].items() if _sensible(k, v)}

    def keep(self) -> None:
        """Write down what the desk has now, soon; who only reads leaves it to the program that has the event."""
        if self._desk.file.read_only:
            return
        places = {k: v for k, v in self._desk.places.items() if (k.startswith(CHECK) or k == PASS) and v}
        with self._lock:
            self._wanted = {"event": self._event, "places": places}
            if self._writer is None:
                self._writer = threading.Thread(target=self._write)
                self._writer.start()

    def wait(self) -> None:
        """Return when all is written down."""
        with self._lock:
            writer = self._writer
        if writer:
            writer.join()

    @property
    def _event(self) -> list[str]:
        """The name of the file, and when the event was made: another one of that name is another one."""
        log = self._desk.file.history.log
        return [self._desk.file.path.name, log[0].at if log else ""]

    def _write(self) -> None:
        while True:
            with self._lock:
                wanted, self._wanted = self._wanted, None
                if wanted is None:
                    self._writer = None
                    return
            remember(self._folder, KEPT, wanted)


def _sensible(place: object, value: object) -> bool:
    """Whether this came from here; the file may have been changed by anybody."""
    if not isinstance(place, str) or not isinstance(value, str):
        return False
    if place == PASS:
        return value.startswith(CHECK)
    try:
        Check(value)
    except ValueError:
        return False
    return place.startswith(CHECK)
