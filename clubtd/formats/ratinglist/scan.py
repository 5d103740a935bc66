"""Looking through a list: a cheap look at whole blocks of lines first, and only lines that may fit are read.

A block is any number of whole lines as they stand in the file. A list may have two million of them: what is done for
every line is done by the searches of the library, on as many lines at once as there are in the block.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from clubtd.event.frozen import frozen
from clubtd.event.names import plain, words
from clubtd.event.player import Person
from clubtd.formats.encoding import EIGHT_BIT
from clubtd.formats.ratinglist.entry import ListEntry
from clubtd.formats.ratinglist.layout import Layout

MOST_NAMESAKES = 40
"""Of so many people with one name nobody can be told apart by a list anyway."""


def find(
    blocks: Iterable[bytes], layout: Layout, text: str, encoding: str = EIGHT_BIT[0]
) -> Iterator[ListEntry]:
    """The people meant by an id, or by words of which each begins a word of the name; accents and case do not matter.

    `encoding` is that of lines that are not UTF-8.
    """
    wanted = words(text)
    if not wanted:
        return
    number = wanted[0] if len(wanted) == 1 and any(c.isdigit() for c in text) else ""
    for line in _holding(blocks, max(wanted, key=len), encoding):
        entry = layout.entry(line)
        if entry is None:
            continue
        found = number in (plain(entry.id), entry.fide_id) if number else _fits(words(entry.name), wanted)
        if found:
            yield entry


def _fits(name: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    return all(any(word.startswith(begun) for word in name) for begun in wanted)


def _holding(blocks: Iterable[bytes], word: str, encoding: str) -> Iterator[str]:
    """The lines that hold a plain word, whatever accents and capitals it has there."""
    raw = word.encode() if word.isascii() else b""
    accented = _with_accents(word)
    for block in blocks:
        simple, others = _parted(block, encoding)
        if raw and simple:
            lowered = simple.lower()
            at = lowered.find(raw)
            while at >= 0:
                start, end = _line_around(simple, at)
                yield simple[start:end].decode("ascii")
                at = lowered.find(raw, end)
        for line in others:
            if accented.search(line):
                yield line


def _parted(block: bytes, encoding: str) -> tuple[bytes, list[str]]:
    """The lines of pure ASCII as they are, and the others decoded."""
    if block.isascii():
        return block, []
    lines = block.splitlines(keepends=True)
    simple = b"".join(line for line in lines if line.isascii())
    return simple, [_decoded(line, encoding) for line in lines if not line.isascii()]


def _line_around(block: bytes, at: int) -> tuple[int, int]:
    """Where the line begins and ends in which there is something at a place."""
    end = block.find(b"\n", at)
    return block.rfind(b"\n", 0, at) + 1, len(block) if end < 0 else end


def _decoded(line: bytes, encoding: str) -> str:
    """A text in UTF-8 is hardly ever anything else, also line by line."""
    try:
        return line.decode()
    except UnicodeDecodeError:
        return line.decode(encoding, "replace")


# Many people at once


@frozen
class Wanted:
    """People to look for: their FIDE ids, their names as `words`, and their numbers in a national list (casefolded)."""

    ids: frozenset[str]
    names: frozenset[tuple[str, ...]]
    numbers: frozenset[str] = frozenset()

    @staticmethod
    def of(people: Iterable[Person], numbers: Iterable[str] = ()) -> Wanted:
        """What to look for to find these people."""
        people = tuple(people)
        ids = frozenset(person.fide_id for person in people if person.fide_id)
        names = frozenset(name for person in people if (name := words(person.name)))
        return Wanted(ids, names, frozenset(number.casefold() for number in numbers if number))

    def has(self, entry: ListEntry) -> bool:
        """Whether the entry has one of the ids or numbers."""
        return entry.fide_id in self.ids or entry.id.casefold() in self.numbers


def candidates(
    blocks: Iterable[bytes], layout: Layout, wanted: Wanted, encoding: str = EIGHT_BIT[0]
) -> Iterator[ListEntry]:
    """Everybody of the list who has one of the ids or one of the names."""
    seen: dict[tuple[str, ...], int] = {}
    for line in _with_names(blocks, layout, wanted, encoding):
        if layout.names and not _is_wanted(line, layout.names, wanted):
            continue
        entry = layout.entry(line)
        if entry is None:
            continue
        name = words(entry.name)
        if wanted.has(entry):
            yield entry
        elif name in wanted.names:
            seen[name] = seen.get(name, 0) + 1
            if seen[name] <= MOST_NAMESAKES:
                yield entry


def _is_wanted(line: str, place: tuple[int, int], wanted: Wanted) -> bool:
    """Whether id or name are wanted, before all of the line is read."""
    start, end = place
    return words(line[start:end]) in wanted.names or line[:start].strip() in wanted.ids


def _with_names(blocks: Iterable[bytes], layout: Layout, wanted: Wanted, encoding: str) -> Iterator[str]:
    """The lines in which a wanted id, or one word of a wanted name, stands where it may stand."""
    # All words of a name are in its line: of each name the longest, which few others have.
    keys = {max(name, key=len) for name in wanted.names}
    numbers = wanted.ids | wanted.numbers
    # Which of its words a list puts first is not known: any of them.
    firsts = {word for name in wanted.names for word in name}
    looked_for = layout.needle(wanted.ids, wanted.numbers, firsts)
    for block in blocks:
        simple, others = _parted(block, encoding)
        found = looked_for.search(begun := b"\n" + simple)
        while found:
            start, end = _line_around(simple, found.start())
            line = simple[start:end].decode("ascii")
            if _may_be(line, keys, numbers):
                yield line
            found = looked_for.search(begun, end + 1)
        yield from (line for line in others if _may_be(line, keys, numbers))


def _may_be(line: str, keys: set[str], numbers: frozenset[str]) -> bool:
    """Whether one of these words or numbers is anywhere in the line."""
    spelled = plain.__wrapped__(line).replace("_", " ")
    return not keys.isdisjoint(_WORD.findall(spelled)) or _any_in(numbers, line)


def _any_in(numbers: Iterable[str], line: str) -> bool:
    folded = line.casefold()
    return any(number in folded for number in numbers)


_WORD = re.compile(r"[\w'.-]+")


# Accents


@cache
def _forms() -> dict[str, str]:
    """The letters that are written for a plain letter or two, in the Latin blocks and Vietnamese."""
    forms: dict[str, str] = {}
    for code in (*range(0xC0, 0x250), *range(0x1E00, 0x1F00)):
        base = plain.__wrapped__(chr(code))
        if base != chr(code):
            forms[base] = forms.get(base, "") + chr(code)
    return forms


def _with_accents(word: str) -> re.Pattern[str]:
    """What finds a plain word in text as people write it, composed or not."""
    forms, parts, at = _forms(), [], 0
    while at < len(word):
        pair = word[at : at + 2]
        if len(pair) == 2 and pair in forms:
            parts.append(f"(?:{_letter(pair[0])}{_letter(pair[1])}|[{forms[pair]}])")
            at += 2
        else:
            parts.append(_letter(word[at]))
            at += 1
    return re.compile("".join(parts), re.IGNORECASE)


def _letter(letter: str) -> str:
    written = _forms().get(letter, "")
    one = f"[{re.escape(letter)}{written}]" if written else re.escape(letter)
    return f"{one}[\u0300-\u036f]*"
