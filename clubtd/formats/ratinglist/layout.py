"""How a list is laid out, found from its first lines: columns of fixed width as FIDE's, or separated as a CSV."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Sequence
from typing import Protocol

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg
from clubtd.formats.headers import Field
from clubtd.formats.ratinglist.entry import Kind, ListEntry, Target, entry_of
from clubtd.formats.ratinglist.needles import at_their_place, in_their_cells
from clubtd.formats.ratinglist.presets import Placed, columns_in

HEAD_LINES = 15
"""Within how many lines the header of a list stands."""

_SEPARATORS = ("\t", ";", "|", ",")


class Layout(Protocol):
    """A list's columns. `name` is empty for a list that is not known by name.

    `names` is where in a raw line id and name stand, from the first byte; None: anywhere.
    """

    @property
    def name(self) -> str:
        """Whose list it is."""
        ...

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of ratings in it."""
        ...

    @property
    def names(self) -> tuple[int, int] | None:
        """Where the names are."""
        ...

    def entry(self, line: str) -> ListEntry | None:
        """The person in a line; None for a header or a line without a name."""
        ...

    def needle(self, ids: Iterable[str], numbers: Iterable[str], firsts: Iterable[str]) -> re.Pattern[bytes]:
        """What finds the line end before each line with such a FIDE id, national number or first word of a name.

        All of them are plain words; it looks at lines of ASCII, and may find a few too many.
        """
        ...


def layout_of(head: Sequence[str], file: str) -> Layout:
    """The layout by the first lines of the file of that name; Refused when no header is among them."""
    for line in head[:HEAD_LINES]:
        if found := fixed_columns(line):
            return found
    if any(line.lstrip("\ufeff \t").startswith(("<?xml", "<playerslist")) for line in head[:3]):
        raise Refused(
            msg("{file} is the list as XML: take the same list as text (TXT), or a CSV.", file=file)
        )
    for separator in _SEPARATORS:
        for line in head[:HEAD_LINES]:
            if separator in line and (table := separated_columns(line, separator)):
                return table
    raise Refused(msg("{file} is no rating list: {expected}.", file=file, expected=_EXPECTED))


_EXPECTED: Message = msg(
    "a line that names columns, such as ID Number and Name, or Name and Rating, was expected"
)


# Fixed width

_LABEL = re.compile(r"id ?number|\S+", re.IGNORECASE)
_MONTH = re.compile(r"[a-z]{3}\d\d", re.IGNORECASE)
_LABELS: dict[str, Target] = {
    "name": Field.NAME, "fed": Field.FEDERATION, "sex": Field.SEX, "tit": Field.TITLE, "titl": Field.TITLE,
    "srtng": Kind.STANDARD, "rtng": Kind.STANDARD, "rrtng": Kind.RAPID, "brtng": Kind.BLITZ, "b-day": Field.BORN,
    "born": Field.BORN,
}  # fmt: skip


@frozen
class FixedColumns:
    """FIDE's text lists, whichever of their layouts: every value begins where its label does."""

    columns: tuple[tuple[Target, int, int], ...]
    name: str
    kinds: tuple[Kind, ...]
    names: tuple[int, int]
    header: str

    def entry(self, line: str) -> ListEntry | None:
        """The person in a line."""
        if line[:40] == self.header:
            return None
        return entry_of({target: line[start:end].strip() for target, start, end in self.columns})

    def needle(self, ids: Iterable[str], numbers: Iterable[str], firsts: Iterable[str]) -> re.Pattern[bytes]:
        """What finds the line end before each line with one of these; there are no national numbers."""
        return at_their_place(ids, firsts, self.names[0])


def fixed_columns(line: str) -> FixedColumns | None:
    """The layout that this header line stands for; None when it is none of FIDE's."""
    line = line.removeprefix("\ufeff").rstrip("\r\n")
    labels = list(_LABEL.finditer(line))
    if len(labels) < 4 or labels[0][0].casefold() not in ("id number", "idnumber"):
        return None
    columns: list[tuple[Target, int, int]] = []
    for place, label in enumerate(labels):
        end = labels[place + 1].start() if place + 1 < len(labels) else len(line) + 8
        word = label[0].casefold()
        target = Field.FIDE_ID if place == 0 else _LABELS.get(word)
        if target is None and _MONTH.fullmatch(word):
            target = Kind.STANDARD
        if target is not None:
            columns.append((target, label.start(), end))
    found = {target: (start, end) for target, start, end in columns}
    if Field.NAME not in found or Kind.STANDARD not in found:
        return None
    kinds = tuple(kind for kind in Kind if kind in found)
    return FixedColumns(tuple(columns), "FIDE", kinds, found[Field.NAME], line[:40])


# Separated


@frozen
class SeparatedColumns:
    """A CSV by the names of its columns."""

    columns: Placed
    width: int
    separator: str
    name: str
    kinds: tuple[Kind, ...]
    header: str
    names: tuple[int, int] | None = None

    def entry(self, line: str) -> ListEntry | None:
        """The person in a line."""
        text = line.rstrip("\r\n")
        if text == self.header:
            return None
        found: dict[Target, str] = {}
        cells = _cells(text, self.separator, self.width)
        for place, target in self.columns:
            if place < len(cells) and target not in found and (cell := cells[place].strip()):
                found[target] = " ".join(cell.split())
        if Field.ID not in found and Field.FIDE_ID not in found and not any(kind in found for kind in Kind):
            return None
        return entry_of(found)

    def needle(self, ids: Iterable[str], numbers: Iterable[str], firsts: Iterable[str]) -> re.Pattern[bytes]:
        """What finds the line end before each line with one of these in the cells where they belong."""
        sought = {Field.FIDE_ID: ids, Field.ID: numbers}
        numbered = {
            place: sought[target] for place, target in self.columns if target in (Field.FIDE_ID, Field.ID)
        }
        names = [place for place, target in self.columns if target in _NAMES]
        return in_their_cells(numbered, names, firsts, self.separator)


_NAMES = (Field.NAME, Field.LAST, Field.FIRST)


def _cells(text: str, separator: str, columns: int) -> list[str]:
    """The cells of a line; with stray quotation marks they are cut at the separators alone."""
    try:
        cells = next(csv.reader([text], delimiter=separator, skipinitialspace=True), [])
    except csv.Error:
        cells = []
    if len(cells) < min(columns, text.count(separator)) // 2 + 1 and '"' in text:
        cells = [cell.strip('" ') for cell in text.split(separator)]
    return cells


def separated_columns(line: str, separator: str) -> SeparatedColumns | None:
    """The layout that this header line stands for; None when it names nobody or no rating."""
    text = line.removeprefix("\ufeff").rstrip("\r\n")
    header = _cells(text, separator, 1)
    found = columns_in(header)
    if found is None:
        return None
    name, columns = found
    held = {target for _, target in columns}
    return SeparatedColumns(
        columns, len(header), separator, name, tuple(kind for kind in Kind if kind in held), text
    )
