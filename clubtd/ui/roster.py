"""The club list as the screens show it: who plays often first, found by a few letters of the name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from clubtd.event.attendance import Record
from clubtd.event.member import Member
from clubtd.event.names import plain
from clubtd.formats.words import day, t
from clubtd.store.club_list import Members, read_members
from clubtd.store.nights import member_records, nights
from clubtd.ui.listing import words_of

NOTHING = Record()


class Roster:
    """The members of a club, and what its nights say of them. Refused when the list cannot be read.

    `today` is where the last twelve months end: only they count for who plays often, and for byes.
    """

    def __init__(self, folder: Path, today: str) -> None:
        self.members: Members = read_members(folder)
        self._since = f"{int(today[:4]) - 1}{today[4:10]}"
        self._year = today[:4]
        self.records: Mapping[int, Record] = member_records(self.members, nights(folder, keep=True))
        self._lately = {number: record.since(self._since) for number, record in self.records.items()}
        self._words: dict[int, str] = {}
        self.order = sorted(self.members, key=self._place)

    def _place(self, number: int) -> tuple[int, str, str]:
        days = self._lately.get(number, NOTHING).days
        return -len(days), _latest_first(days[0]) if days else "", plain(self.members.name(number))

    def member(self, number: int) -> Member:
        """The member with that number."""
        return self.members[number]

    def name(self, number: int) -> str:
        """The name of a member."""
        return self.members.name(number)

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
        later = []
        for number in self.order:
            text = self._text(number)
            if all(f" {part}" in text for part in parts):
                yield number
            elif len(parts) == 1 and len(parts[0]) > 1 and _spelled(parts[0], text.split()):
                later.append(number)
        yield from later

    def _text(self, number: int) -> str:
        text = self._words.get(number)
        if text is None:
            text = " " + " ".join(words_of(self.name(number)))
            if "'" in text:  # O'Hara is also found by `ohara` and `hara`
                text += text.replace("'", "") + text.replace("'", " ")
            self._words[number] = text
        return text


def _spelled(letters: str, words: list[str]) -> bool:
    """Whether the letters are beginnings of different words of a name, one after the other."""
    for at, word in enumerate(words):
        for length in range(1, min(len(word), len(letters)) + 1):
            if word[:length] != letters[:length]:
                break
            if length == len(letters) or _spelled(letters[length:], words[:at] + words[at + 1 :]):
                return True
    return False


def _latest_first(day_seen: str) -> str:
    return "".join(chr(ord("9") - int(c)) if c.isdigit() else c for c in day_seen)
