"""The text of an event file: TinyDB's tables, one document a line, between a format version and a checksum.

    {"clubtd": {"1": {"format": 1}},
    "actions": {
    "1": {"at": "2026-11-22T19:04:11", "verb": "new", "settings": {"name": "November Open"}},
    "2": ...
    },
    "state": {...},
    "checksum": {"1": {"crc32": "0a1b2c3d"}}}

Any JSON reader, TinyDB's own storage too, can read it. The checksum covers every byte before its own line.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

from clubtd.event.message import Refused, msg

FORMAT = 1
LARGEST_FILE = 32 * 1024 * 1024

Tables = dict[str, dict[str, dict[str, Any]]]

_HEAD = '{"clubtd": {"1": {"format": %d}}'
_TAIL = ',\n"checksum": {"1": {"crc32": "%08x"}}}\n'
_TAIL_LENGTH = len(_TAIL % 0)


def text_of(document: dict[str, Any]) -> str:
    """One document on one line."""
    return json.dumps(document, ensure_ascii=False, check_circular=False)


def to_bytes(lines: dict[str, dict[str, str]]) -> bytes:
    """The file that holds these tables, their documents given as text."""
    parts = [_HEAD % FORMAT]
    for name, documents in lines.items():
        rows = ",\n".join(f'"{number}": {text}' for number, text in documents.items())
        parts.append(f',\n"{name}": {{\n{rows}\n}}')
    body = "".join(parts).encode()
    return body + (_TAIL % zlib.crc32(body)).encode()


def is_whole(raw: bytes) -> bool:
    """Whether every byte is as it was written."""
    body = memoryview(raw)[:-_TAIL_LENGTH]
    return raw[-_TAIL_LENGTH:] == (_TAIL % zlib.crc32(body)).encode()


def from_bytes(raw: bytes) -> Tables:
    """The tables in a file; Refused when it is not an event of ours, damaged, or of a newer version."""
    found = _parsed(raw)
    header = found.pop("clubtd", None)
    try:
        version = header["1"]["format"]  # type: ignore[index]
    except (TypeError, KeyError):
        raise Refused(msg("it is not an event of clubtd")) from None
    if type(version) is not int or version < 1:
        raise Refused(msg("it is damaged: its format has no number"))
    if version > FORMAT:
        raise Refused(
            msg("it was written by a newer clubtd (format {found}): this one reads up to {known}",
                found=version, known=FORMAT)
        )  # fmt: skip
    if not is_whole(raw):
        raise Refused(msg("it is damaged, or was changed by another program: its checksum is wrong"))
    found.pop("checksum", None)
    return found


def _parsed(raw: bytes) -> Tables:
    if not raw:
        raise Refused(msg("it is empty"))
    if len(raw) > LARGEST_FILE:
        raise Refused(msg("it is too large for an event"))
    try:
        found = json.loads(raw)
    except (ValueError, RecursionError):
        if raw.startswith(b'{"clubtd"'):
            raise Refused(msg("it is damaged: the text breaks off or is garbled")) from None
        raise Refused(msg("it is not JSON, so no event of clubtd")) from None
    if not isinstance(found, dict):
        raise Refused(msg("it is not an event of clubtd"))
    return found
