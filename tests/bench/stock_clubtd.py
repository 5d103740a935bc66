"""clubtd with TinyDB's own JSONStorage in the place of ours: what the crash run is compared with."""

from __future__ import annotations

import json
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from tinydb.storages import JSONStorage

from clubtd.__main__ import main
from clubtd.event.message import msg
from clubtd.store import eventfile, folder, layout
from clubtd.store.folder import Summary


class Stock(JSONStorage):
    """Writes in place, three times an action, as TinyDB does by itself."""

    def __init__(self, path: Path, raw: bytes | None, tables: Any, disk: Any) -> None:
        super().__init__(str(path))
        self.path = path

    def batch(self) -> AbstractContextManager[None]:
        """No batch: every change is written."""
        return nullcontext()


def unchecked(raw: bytes) -> tuple[int, Any]:
    """The tables without any check; the state is not looked at."""
    found = json.loads(raw)
    for document in found["actions"].values():
        document.pop("sum", None)
    return 1, {"actions": found["actions"], "state": {}}


def listed(path: Path) -> Summary:
    """The event as the home screen lists it, as long as its file is JSON."""
    try:
        json.loads(path.read_bytes())
    except ValueError:
        return Summary(path, path.stat().st_mtime, error=msg("it is not JSON"))
    return Summary(path, path.stat().st_mtime, "Crash", "swiss", 9, 1, 60, 1)


folder.summary = listed
eventfile.EventStorage = Stock  # type: ignore[misc,assignment]
layout.from_bytes = unchecked  # type: ignore[assignment]
eventfile.backups.keep = lambda *_: None  # type: ignore[assignment,misc]

if __name__ == "__main__":
    sys.exit(main())
