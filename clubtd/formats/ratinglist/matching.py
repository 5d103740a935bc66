"""People held against a rating list: whose rating changes, and of whom the list cannot tell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg
from clubtd.event.names import words
from clubtd.event.player import Person
from clubtd.formats.ratinglist.entry import Kind, ListEntry


class Verdict(Enum):
    """What the list says of somebody.

    BY_ID and BY_NAME (with the same year of birth) are certain. ONLY_NAME: one of that name is in the list, and no
    year tells whether it is the same person. UNCLEAR: several may be. ABSENT: nobody of that id or name is there.
    """

    BY_ID = "id"
    BY_NAME = "name and birth"
    ONLY_NAME = "name only"
    UNCLEAR = "unclear"
    ABSENT = "not there"


@frozen
class Match:
    """A person, the verdict, the entry that is meant (None where nobody can tell), and the person after it.

    `several` are those who may be meant when it is unclear.
    """

    person: Person
    verdict: Verdict
    entry: ListEntry | None
    after: Person
    several: tuple[ListEntry, ...] = ()

    @property
    def certain(self) -> bool:
        """Whether the entry is that of the person for certain."""
        return self.verdict in (Verdict.BY_ID, Verdict.BY_NAME)

    @property
    def changes(self) -> bool:
        """Whether the list says something else or something more."""
        return self.after != self.person

    @property
    def remark(self) -> Message:
        """What is to be said of it, without the name."""
        match self.verdict:
            case Verdict.UNCLEAR:
                return msg("{n} in the list may be meant", n=len(self.several))
            case Verdict.ABSENT:
                return msg("not in the list")
            case Verdict.ONLY_NAME:
                return msg("only the name agrees")
            case Verdict.BY_ID:
                return msg("by id")
            case Verdict.BY_NAME:
                return msg("by name and birth year")


def matches(
    people: Sequence[Person],
    entries: Iterable[ListEntry],
    kind: Kind = Kind.STANDARD,
    numbers: Sequence[str] = (),
) -> tuple[Match, ...]:
    """Each person's match among the candidates found in the list, in the order given.

    The same FIDE id is the person, and the same number of a national list (`numbers`, one of each person) where a
    word of the name agrees: several countries count from 1. Else the same name and year of birth, if only one has
    them. Never a guess.
    """
    by_id: dict[str, ListEntry] = {}
    by_number: dict[str, ListEntry] = {}
    by_name: dict[tuple[str, ...], list[ListEntry]] = {}
    for entry in entries:
        if entry.fide_id:
            by_id.setdefault(entry.fide_id, entry)
        if entry.id:
            by_number.setdefault(entry.id.casefold(), entry)
        same = by_name.setdefault(words(entry.name), [])
        # A national list has a row for each membership of a person.
        if not any(_one_person(entry, other) for other in same):
            same.append(entry)
    found = []
    for person, number in zip(people, numbers or [""] * len(people), strict=True):
        same_id = by_id.get(person.fide_id) or _of_number(person, by_number.get(number.casefold()))
        found.append(_match(person, same_id, by_name.get(words(person.name), []), kind))
    return tuple(found)


def _of_number(person: Person, entry: ListEntry | None) -> ListEntry | None:
    """The entry with the person's number, unless nothing of the name is the same, or the FIDE id is another."""
    if entry is None or (person.fide_id and entry.fide_id):
        return None
    return entry if {*words(person.name)} & {*words(entry.name)} else None


def _one_person(a: ListEntry, b: ListEntry) -> bool:
    return bool(a.fide_id and a.fide_id == b.fide_id) or bool(a.id and a.id == b.id)


def _match(person: Person, same_id: ListEntry | None, namesakes: Sequence[ListEntry], kind: Kind) -> Match:
    if same_id:
        return _certain(person, Verdict.BY_ID, same_id, kind)
    # Another id is another person.
    possible = [e for e in namesakes if not (person.fide_id and e.fide_id)]
    year = person.born[:4]
    if year:
        same = [e for e in possible if e.year == year]
        if len(same) == 1:
            return _certain(person, Verdict.BY_NAME, same[0], kind)
        possible = same or [e for e in possible if not e.year]
    if not possible:
        return Match(person, Verdict.ABSENT, None, person)
    if len(possible) > 1:
        return Match(person, Verdict.UNCLEAR, None, person, tuple(possible))
    return _certain(person, Verdict.ONLY_NAME, possible[0], kind)


def _certain(person: Person, verdict: Verdict, entry: ListEntry, kind: Kind) -> Match:
    return Match(person, verdict, entry, entry.filled(person, kind))
