"""Who belongs to the club, and which member an entry means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from clubtd.event.actions.base import checked
from clubtd.event.duplicates import Duplicate, Likeness, likeness
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Refused, msg
from clubtd.event.names import clean, words
from clubtd.event.player import HIGHEST_RATING, Person, Player

LONGEST_TEXT = 200


@frozen
class Member:
    """What the club list knows of a person. `rating` counts at the club's events; where it is 0 the national one does.

    `seen` and `byes` are days (`YYYY-MM-DD`, a day with two byes twice) that came with a list from elsewhere. What
    happened at the club's own events is not kept here: it follows from their files.
    """

    person: Person
    national_id: str = ""
    national_rating: int = 0
    note: str = ""
    seen: tuple[str, ...] = ()
    byes: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name as it is shown."""
        return self.person.name

    @property
    def entry(self) -> Person:
        """The person as he or she is entered in an event."""
        return replace(self.person, rating=self.person.rating or self.national_rating)


def checked_member(member: Member) -> Member:
    """The member with clean texts; Refused when the entry cannot be right."""
    person = checked(member.person)
    if not 0 <= member.national_rating <= HIGHEST_RATING:
        text = "{name}: a rating is between 1 and {highest}, or empty for an unrated player; {rating} is not."
        raise Refused(msg(text, name=person.name, highest=HIGHEST_RATING, rating=member.national_rating))
    for text in (member.note, member.national_id, person.fide_id, person.federation, person.title):
        if len(text) > LONGEST_TEXT:
            raise Refused(
                msg(
                    "{name}: {text} is longer than {n} letters.",
                    name=person.name,
                    text=text[:30],
                    n=LONGEST_TEXT,
                )
            )
    person = replace(
        person,
        title=clean(person.title),
        federation=clean(person.federation),
        fide_id=clean(person.fide_id),
        born=clean(person.born),
        sex=clean(person.sex),
    )
    return replace(member, person=person, national_id=clean(member.national_id), note=clean(member.note))


def completed(member: Member, found: Member, *, update: bool = False) -> Member:
    """The member with what was empty filled in; with `update` everything that the other entry says counts."""

    def merged(old: str | int, new: str | int) -> str | int:
        return (new or old) if update else (old or new)

    changes = {
        name: merged(getattr(member.person, name), getattr(found.person, name))
        for name in Person.__match_args__
        if name not in ("name", "last", "first")
    }
    if not member.person.last and words(found.name) == words(member.name):
        changes |= {"last": found.person.last, "first": found.person.first}
    return replace(
        member,
        person=replace(member.person, **changes),  # type: ignore[arg-type]
        national_id=str(merged(member.national_id, found.national_id)),
        national_rating=int(merged(member.national_rating, found.national_rating)),
        note=str(merged(member.note, found.note)),
        seen=tuple(sorted({*member.seen, *found.seen}, reverse=True)),
        byes=tuple(sorted((Counter(member.byes) | Counter(found.byes)).elements(), reverse=True)),
    )


class Register:
    """People with their numbers, asked whom an entry means, and whom it looks like."""

    def __init__(self, people: Iterable[tuple[int, Person]]) -> None:
        self._by_id: dict[str, int] = {}
        self._by_name: dict[tuple[str, ...], list[tuple[int, Person]]] = {}
        self._by_word: dict[str, list[tuple[int, Person]]] = {}
        for number, person in people:
            self.note(number, person)

    def note(self, number: int, person: Person) -> None:
        """One more."""
        if person.fide_id:
            self._by_id.setdefault(person.fide_id, number)
        self._by_name.setdefault(words(person.name), []).append((number, person))
        if self._by_word:
            for part in set(words(person.name)):
                self._by_word.setdefault(part, []).append((number, person))

    def find(self, person: Person) -> int:
        """The one meant: of the same FIDE number, else of the same name, as long as only one can be; else 0.

        Accents, case and the order of names do not matter. Another year of birth, or another number, is another
        person; a rating changes and says nothing.
        """
        if person.fide_id in self._by_id:
            return self._by_id[person.fide_id]
        found = [
            (number, other)
            for number, other in self._by_name.get(words(person.name), ())
            if not _apart(other.fide_id, person.fide_id) and not _apart(other.born[:4], person.born[:4])
        ]
        if len(found) > 1:
            found = [(n, other) for n, other in found if other.born[:4] and other.born[:4] == person.born[:4]]
        return found[0][0] if len(found) == 1 else 0

    def find_all(self, people: Iterable[Person]) -> dict[int, Person]:
        """Whom these people of one evening mean, by number; two of them who mean the same one mean nobody."""
        found: dict[int, Person] = {}
        twice: set[int] = set()
        for person in people:
            if number := self.find(person):
                twice |= {number} & set(found)
                found[number] = person
        return {number: person for number, person in found.items() if number not in twice}

    def alike(self, person: Person) -> tuple[Duplicate, ...]:
        """Who may be this person, the likeliest first: of those with the same number or a part of the name."""
        if not self._by_word:
            for name, namesakes in self._by_name.items():
                for part in set(name):
                    self._by_word.setdefault(part, []).extend(namesakes)
        near = {n: other for part in words(person.name) for n, other in self._by_word.get(part, ())}
        if number := self._by_id.get(person.fide_id, 0):
            near |= {n: p for same in self._by_name.values() for n, p in same if n == number}
        found = [
            Duplicate(Player(number, other), like)
            for number, other in near.items()
            if (like := likeness(other, person)) is not None
        ]
        order = list(Likeness)
        return tuple(sorted(found, key=lambda d: order.index(d.likeness)))


def _apart(one: str, other: str) -> bool:
    return bool(one and other and one != other)
