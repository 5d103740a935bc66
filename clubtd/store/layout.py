"""The text of an event file: TinyDB's tables, one document a line, between a format version and a checksum.

    {"clubtd": {"1": {"format": 2}},
    "actions": {
    "1": {"at": "2026-11-22T19:04:11", "verb": "new", "settings": {"name": "Open"}, "sum": "5e0c1f22"},
    "2": ...
    },
    "state": {
    "1": {"kind": "event", ...},
    "2": {"kind": "player", ...},
    },
    "checksum": {"1": {"crc32": "0a1b2c3d"}}}

Any JSON reader, TinyDB's own storage too, can read it. The checksum covers every byte before its own line. The sum
of an action covers it and all actions before it: in a damaged file it tells how far the actions can be trusted.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from typing import Any

from clubtd.event.message import Refused, msg

FORMAT = 2
LARGEST_FILE = 32 * 1024 * 1024
LOG, STATE = "actions", "state"

Document = dict[str, Any]
Tables = dict[str, dict[str, Document]]

_HEAD = b'{"clubtd": {"1": {"format": %d}}'
_TAIL = b',\n"checksum": {"1": {"crc32": "%08x"}}}\n'
TAIL_LENGTH = len(_TAIL % 0)
SUM = b', "sum": "'

_encode = json.JSONEncoder(ensure_ascii=False, check_circular=False, allow_nan=False).encode


class Damaged(Refused):
    """The file is an event of ours, but not as it was written."""


class Newer(Refused):
    """The file was written by a newer version of the program."""


def row(number: int, document: Document) -> bytes:
    """A document on its line, without a comma."""
    return f'"{number}": {_encode(document)}'.encode()


def sealed(bare: bytes, before: int) -> tuple[bytes, int]:
    """The row of an action with its sum, and the sum; `before` is the sum of the action before, 0 at first."""
    open_end = bare[:-1]
    value = zlib.crc32(open_end, before)
    return b'%b%b%08x"}' % (open_end, SUM, value), value


def to_bytes(log: Iterable[bytes], state: Iterable[bytes]) -> bytes:
    """The file that holds these rows; those of the log are sealed."""
    parts = [_HEAD % FORMAT]
    for name, rows in ((LOG, log), (STATE, state)):
        parts.append(b',\n"%b": {\n%b\n}' % (name.encode(), b",\n".join(rows)))
    return with_checksum(b"".join(parts))


def with_checksum(body: bytes) -> bytes:
    """The file that begins with these bytes."""
    return body + _TAIL % zlib.crc32(body)


def is_whole(raw: bytes) -> bool:
    """Whether every byte is as it was written."""
    return raw[-TAIL_LENGTH:] == _TAIL % zlib.crc32(memoryview(raw)[:-TAIL_LENGTH])


def from_bytes(raw: bytes) -> tuple[int, Tables]:
    """The format and the tables of a file; Refused when it is not ours, Newer, or Damaged."""
    found = _parsed(raw)
    version = _version(found)
    if is_whole(raw):
        if version > FORMAT:
            raise Newer(_newer(version))
    elif version > FORMAT and not raw[-TAIL_LENGTH:].startswith(_TAIL[:20]):
        raise Newer(_newer(version))
    else:
        raise Damaged(msg("it is damaged, or was changed by another program: its checksum is wrong"))
    tables = {name: table for name, table in found.items() if name in (LOG, STATE)}
    for document in tables.get(LOG, {}).values():
        document.pop("sum", None)
    return version, tables


def _parsed(raw: bytes) -> dict[str, Any]:
    if not raw:
        raise Damaged(msg("it is empty"))
    if len(raw) > LARGEST_FILE:
        raise Refused(msg("it is too large for an event"))
    try:
        found = json.loads(raw)
    except (ValueError, RecursionError):
        if _looks_like_ours(raw):
            raise Damaged(msg("it is damaged: the text breaks off or is garbled")) from None
        raise Refused(msg("it is not JSON, so no event of clubtd")) from None
    if not isinstance(found, dict):
        raise Refused(msg("it is not an event of clubtd"))
    if "clubtd" not in found and _looks_like_ours(raw):
        raise Damaged(msg("it is damaged: its first line is garbled"))
    return found


def _looks_like_ours(raw: bytes) -> bool:
    return (
        raw.startswith(_HEAD[: min(12, len(raw))]) or b'\n"1": {"at": ' in raw[:200] or not raw.strip(b"\0")
    )


def _version(found: dict[str, Any]) -> int:
    header = found.get("clubtd")
    version = header.get("1") if isinstance(header, dict) else None
    version = version.get("format") if isinstance(version, dict) else None
    if header is None:
        raise Refused(msg("it is not an event of clubtd"))
    if type(version) is not int or version < 1:
        raise Damaged(msg("it is damaged: its format has no number"))
    return version


def _newer(version: int) -> Any:
    return msg(
        "it was written by a newer clubtd (format {found}): this one reads up to {known}",
        found=version,
        known=FORMAT,
    )
