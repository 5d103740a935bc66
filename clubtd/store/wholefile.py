"""TinyDB's storage for small files of the club: read once, written as a whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tinydb.storages import Storage

from clubtd.event.message import Refused, msg
from clubtd.store.replace import replace_file

LARGEST = 4_000_000


class WholeFile(Storage):
    """Tables in one JSON file. Reading refuses what is no such file; writing leaves the old file or the new one."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> dict[str, dict[str, Any]] | None:
        """The tables; None for a file that is not there yet."""
        try:
            with self._path.open("rb") as file:
                found = json.loads(file.read(LARGEST + 1))
        except FileNotFoundError:
            return None
        except OSError as error:
            raise Refused(msg("it cannot be read ({why})", why=error.strerror or str(error))) from None
        except (ValueError, RecursionError):
            raise Refused(msg("it is damaged: the text breaks off or is garbled")) from None
        if not isinstance(found, dict) or not all(isinstance(table, dict) for table in found.values()):
            raise Refused(msg("it is damaged: the text breaks off or is garbled"))
        return found

    def write(self, data: dict[str, dict[str, Any]]) -> None:
        """Replace the file; OSError when that cannot be done."""
        replace_file(self._path, (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode())
