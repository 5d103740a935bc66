"""Small things that clubtd remembers for the club: the folder of the last copy, the last simulation of an event.

They lie in a hidden file of the club's folder. Losing it loses nothing that matters: it is never refused.
"""

from __future__ import annotations

import contextlib
import json
import threading
from pathlib import Path
from typing import Any

from clubtd.store.replace import replace_file

NAME = ".remembered.json"
LARGEST = 1_000_000
_one_at_a_time = threading.Lock()


def recall(folder: Path, name: str) -> Any:
    """The JSON value that was kept under that name; None when there is none that can be read."""
    return _all(folder).get(name)


def remember(folder: Path, name: str, value: Any) -> None:
    """Keep a JSON value under that name, as far as the folder can be written."""
    with _one_at_a_time:
        kept = {**_all(folder), name: value}
        raw = json.dumps(kept, ensure_ascii=False, indent=1).encode("utf-8", "replace")
        if len(raw) <= LARGEST:
            with contextlib.suppress(OSError):
                replace_file(folder / NAME, raw)


def _all(folder: Path) -> dict[str, Any]:
    try:
        with (folder / NAME).open("rb") as file:
            found = json.loads(file.read(LARGEST + 1))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
