"""The club list as the screens show it: who plays often first, found by a few letters of the name."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import accumulate
from pathlib import Path

from clubtd.event.attendance import Record
from clubtd.event.member import Member
from clubtd.formats.words import day, t
from clubtd.store.club_list import read_members
from clubtd.store.member_rows import Members
from clubtd.store.nights import club_records, stamp_of
from clubtd.ui.listing import words_of

NOTHING = Record()
_QUOTE = "'"


class Roster:
    """The members of a club, and what its nights say of them. Refused when the list cannot be read.

    `today` is where the last twelve months end: only they count for who plays often, and for byes.
    """

    def __init__(self, folder: Path, today: str) -> None:
        self._facts: dict[int, tuple[str, ...]] = {}
        self._made_of = (folder, today[:10], stamp_of(folder))
        self.members: Members = read_members(folder)
        self._since = f"{int(today[:4]) - 1}{today[4:10]}"
        self._year = today[:4]
        self.records: Mapping[int, Record] = club_records(folder, self.members)
        lately = ((number, record.since(self._since)) for number, record in self.records.items())
        self._lately = {number: record for number, record in lately if record.days}
        keys = self.members.keys_by_number
        by_name = sorted(keys, key=keys.__getitem__)
        often = [number for number in by_name if number in self._lately]
        often.sort(
            key=lambda number: (len(self._lately[number].days), self._lately[number].last_seen), reverse=True
        )
        self.order = [*often, *(number for number in by_name if number not in self._lately)]

    def holds(self, folder: Path, today: str) -> bool:
        """Whether the list and the nights of that club are still what they were, and the day is."""
        return self._made_of == (folder, today[:10], stamp_of(folder))

    def member(self, number: int) -> Member:
        """The member with that number."""
        return self.members[number]

    def name(self, number: int) -> str:
        """The name of a member."""
        return self.members.name(number)

    def facts(self, number: int) -> tuple[str, ...]:
        """Title and name, rating, club, nights, last seen, byes."""
        found = self._facts.get(number)
        if found is None:
            document = self.members.documents[number]
            person = document["person"]
            name = f"{person.get('title', '')} {person['name']}".strip()
            rating = str(person.get("rating") or document.get("national_rating") or "")
            club = person.get("club", "")
            found = (name, rating, club, self.nights(number), self.seen(number), self.byes(number))
            self._facts[number] = found
        return found

    def nights(self, number: int) -> str:
        """On how many nights of the last twelve months a member was there; empty for none."""
        return str(len(self._lately.get(number, NOTHING).days) or "")

    def seen(self, number: int) -> str:
        """When a member was seen last: `22 Nov`, the year alone when it is another one; empty: never."""
        last = self.records.get(number, NOTHING).last_seen
        if not last:
            return ""
        return day(last) if last[:4] == self._year else last[:4]

    def byes(self, number: int) -> str:
        """The byes of the last twelve months: `2, 22 Nov` with the day of the latest; empty for none."""
        days = self._lately.get(number, NOTHING).byes
        return t("{n}, {day}", n=len(days), day=day(days[0])) if days else ""

    def found(self, query: str) -> Iterator[int]:
        """The members whom some letters fit, those with a word that begins so before those with such initials.

        Accents, case and the order of the names do not matter: `kov`, `ag`, `agnes kov`, and without a blank `ak`,
        `agkov` all find Ágnes Kovács.
        """
        parts = words_of(query)
        if not parts:
            yield from self.order
            return
        text, starts = self._text
        seen: set[int] = set()
        for line in _lines(text, starts, f" {parts[0]}"):
            if all(f" {part}" in text[starts[line] : starts[line + 1]] for part in parts[1:]):
                seen.add(line)
                yield self.order[line]
        if len(parts) == 1 and len(parts[0]) > 1:
            for line in _lines(text, starts, f" {parts[0][0]}"):
                if line not in seen and _spelled(parts[0], text[starts[line] : starts[line + 1]].split()):
                    yield self.order[line]

    @cached_property
    def _text(self) -> tuple[str, list[int]]:
        """The names of all, plain, a line each in their order, and where each line begins; at last, where it ends."""
        lines = [_findable(self.members.keys_by_number[number]) for number in self.order]
        return "".join(lines), [0, *accumulate(map(len, lines))]


def _findable(key: str) -> str:
    """A line to look through: O'Hara is also found by `ohara` and `hara`."""
    return f" {key} {key.replace(_QUOTE, '')} {key.replace(_QUOTE, ' ')}\n" if _QUOTE in key else f" {key}\n"


def _lines(text: str, starts: Sequence[int], wanted: str) -> Iterator[int]:
    """The lines that hold what is wanted, found by jumping from one to the next."""
    at = text.find(wanted)
    while at >= 0:
        line = bisect_right(starts, at) - 1
        yield line
        at = text.find(wanted, starts[line + 1])


def _spelled(letters: str, words: list[str]) -> bool:
    """Whether the letters are beginnings of different words of a name, one after the other."""
    for at, word in enumerate(words):
        for length in range(1, min(len(word), len(letters)) + 1):
            if word[:length] != letters[:length]:
                break
            if length == len(letters) or _spelled(letters[length:], words[:at] + words[at + 1 :]):
                return True
    return False
