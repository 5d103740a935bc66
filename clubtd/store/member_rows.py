"""The rows of a club list: thousands are looked through, and only those that are shown are taken apart."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from clubtd.event.member import Member
from clubtd.store import codec, layout

Document = dict[str, Any]

_KEY = re.compile(r', "key": "([^"\\]*)"\},?\n')
_BEGIN = '": {"person": {"name": "'


class Documents(Mapping[int, Document]):
    """The documents of the members by number: as text until one is asked for.

    `keys_by_number` are the plain words of each name, to be searched.
    """

    def __init__(self, rows: Mapping[int, str], keys: Mapping[int, str]) -> None:
        self._rows = rows
        self._read: dict[int, Document] = {}
        self.keys_by_number = keys

    def __getitem__(self, number: int) -> Document:
        found = self._read.get(number)
        if found is None:
            row = self._rows[number]
            found = self._read[number] = json.loads(row[row.index("{") :].removesuffix(","))
        return found

    def __iter__(self) -> Iterator[int]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def with_list(self, name: str) -> Iterator[int]:
        """The members of whom something is listed under that name."""
        wanted = f', "{name}": ['
        return (number for number, row in self._rows.items() if wanted in row)

    def texts(self, name: str) -> Iterator[tuple[int, str]]:
        """The members with a text under that name, and the text."""
        wanted = f', "{name}": "'
        for number, row in self._rows.items():
            _, there, rest = row.partition(wanted)
            if there:
                yield number, rest[: rest.index('"')]


class Members(Mapping[int, Member]):
    """The members by their numbers. A member is made when asked for: thousands are only looked through.

    `keys_by_number` are the plain words of each name, to be searched. `stamp` is another one for another list.
    """

    def __init__(self, documents: Documents, stamp: str = "") -> None:
        self.documents = documents
        self.keys_by_number = documents.keys_by_number
        self.stamp = stamp

    def __getitem__(self, number: int) -> Member:
        document = dict(self.documents[number])
        del document["key"]
        return codec.read(Member, document, f"member {number}")

    def __iter__(self) -> Iterator[int]:
        return iter(self.documents)

    def __len__(self) -> int:
        return len(self.documents)

    def name(self, number: int) -> str:
        """The name of a member."""
        return str(self.documents[number]["person"]["name"])

    @property
    def travelled(self) -> Iterator[tuple[int, Member]]:
        """Those who brought days along from another list."""
        found = {*self.documents.with_list("seen"), *self.documents.with_list("byes")}
        return ((number, self[number]) for number in sorted(found))


def documents_of(body: str) -> Documents | None:
    """The documents of the lines between the first of the table and its last; None when they are laid out otherwise."""
    lines = body.split("\n") if body else []
    keys: list[str] = _KEY.findall(f"{body}\n")
    try:
        numbers = [int(line[1 : line.index(_BEGIN)]) for line in lines]
    except ValueError:
        return None
    if not len(lines) == len(keys) == len(set(numbers)):
        return None
    return Documents(dict(zip(numbers, lines, strict=True)), dict(zip(numbers, keys, strict=True)))


def from_tables(table: Mapping[str, Document]) -> Documents:
    """The same of a table that was read as a whole."""
    rows = {int(number): layout.row(int(number), document).decode() for number, document in table.items()}
    return Documents(rows, {int(number): document["key"] for number, document in table.items()})
