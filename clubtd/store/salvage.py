"""What can be trusted in a damaged event file: the actions up to the first whose sum is wrong."""

from __future__ import annotations

import json

from clubtd.event.history import History
from clubtd.event.message import Refused
from clubtd.store.entries import read_entry
from clubtd.store.layout import SUM, Document, sealed

_SUM_LENGTH = len(SUM) + 10  # eight digits, a quote and a brace
_NEAR = 4  # a damaged comma or line end between two actions is no harm to either


def trusted(raw: bytes) -> list[Document]:
    """The documents of the actions before the damage."""
    found: list[Document] = []
    total, position = 0, max(raw.find(b'"1": {"at": '), 0)
    while True:
        start = raw.find(b'"%d": {' % (len(found) + 1), position, position + _NEAR + 12)
        end = raw.find(SUM, start)
        if start < 0 or end < 0:
            return found
        line, total = sealed(raw[start:end] + b"}", total)
        if raw[start : end + _SUM_LENGTH] != line:
            return found
        position = end + _SUM_LENGTH
        document: Document = json.loads(raw[raw.index(b"{", start) : end] + b"}")
        found.append(document)


def salvage(raw: bytes) -> History:
    """The history that the trusted actions make, as far as they can be taken; empty when there is none."""
    history = History()
    for number, document in enumerate(trusted(raw), 1):
        try:
            history = history.take_entry(read_entry(document, number))
        except Refused:
            break
    return history


def written(raw: bytes) -> int:
    """About how many actions the damaged file held: the highest number that stands before one."""
    numbers = [line.partition(b'": {"at": ')[0] for line in raw.split(b'\n"') if b'": {"at": ' in line]
    return max((int(n) for n in numbers if n.isdigit() and len(n) < 7), default=0)
