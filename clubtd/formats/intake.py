"""A list of players held against an event: who is new, who is in already, and who is odd."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import Enum

from clubtd.event.actions import AddPlayers
from clubtd.event.duplicates import Likeness, likeness
from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg, nmsg
from clubtd.event.names import words
from clubtd.event.player import Person
from clubtd.formats.playerlist import ListedPlayer, PlayerList


class Kind(Enum):
    """What a row of a list is for an event. ODD: the name is known, but something else differs."""

    NEW = "new"
    ALREADY = "already in"
    ODD = "odd"


@frozen
class Candidate:
    """A row, what it is, why, and whether it is added when nobody says otherwise. `known` is the player's id or 0."""

    listed: ListedPlayer
    kind: Kind
    add: bool
    reason: Message | None = None
    known: int = 0


@frozen
class Intake:
    """The preview of an import: every row of the list with its verdict, and the notes of the reader."""

    candidates: tuple[Candidate, ...]
    notes: tuple[Message, ...]

    def of_kind(self, kind: Kind) -> tuple[Candidate, ...]:
        """The rows of one kind."""
        return tuple(c for c in self.candidates if c.kind is kind)

    def action(self, lines: Collection[int] | None = None, *, here: bool = True) -> AddPlayers:
        """The one step that enters those proposed, or those of the rows chosen; `here` as in `AddPlayers`."""
        chosen = (c for c in self.candidates if (c.add if lines is None else c.listed.line in lines))
        return AddPlayers(tuple(c.listed.person for c in chosen), here)

    def report(self) -> tuple[Message, ...]:
        """What the proposed step does, row by row where a row is odd."""
        added = sum(c.add for c in self.candidates)
        reasons = tuple(c.reason for c in self.candidates if c.reason)
        return (nmsg("{n} added", "{n} added", added), *self.notes, *reasons)


def intake(found: PlayerList, event: Event) -> Intake:
    """Every row judged: the same person has the same id, or the same name without accents, case and order."""
    known = _Known((p.id, p.person) for p in event.players)
    above = _Known(())
    candidates = []
    for listed in found.rows:
        candidate = _judged(listed, known, above)
        candidates.append(candidate)
        if candidate.kind is not Kind.ALREADY:
            above.note(listed.line, listed.person)
    return Intake(tuple(candidates), found.notes)


class _Known:
    """People by id and by name, each with the number to name them by."""

    def __init__(self, people: Iterable[tuple[int, Person]]) -> None:
        self._by_id: dict[str, tuple[int, Person]] = {}
        self._by_name: dict[tuple[str, ...], list[tuple[int, Person]]] = {}
        for number, person in people:
            self.note(number, person)

    def note(self, number: int, person: Person) -> None:
        """One more person."""
        if person.fide_id:
            self._by_id.setdefault(person.fide_id, (number, person))
        self._by_name.setdefault(words(person.name), []).append((number, person))

    def find(self, person: Person) -> tuple[int, Person] | None:
        """The same person, else somebody of the same name, else None."""
        if person.fide_id in self._by_id:
            return self._by_id[person.fide_id]
        namesakes = self._by_name.get(words(person.name), [])
        same = (n for n in namesakes if likeness(n[1], person) is Likeness.SAME)
        return next(same, namesakes[0] if namesakes else None)


def _judged(listed: ListedPlayer, known: _Known, above: _Known) -> Candidate:
    person = listed.person
    row, name = listed.line, person.name
    if there := known.find(person):
        number, entered = there
        rating = entered.rating or msg("unrated")
        if likeness(entered, person) is not Likeness.SAME:
            reason = msg(
                "row {row}: another {name} ({rating}) is in already; not added",
                row=row,
                name=name,
                rating=rating,
            )
            return Candidate(listed, Kind.ODD, False, reason, number)
        if words(entered.name) == words(name):
            reason = msg("row {row}: {name} is in already", row=row, name=name)
        else:
            reason = msg("row {row}: {name} is in already as {other}", row=row, name=name, other=entered.name)
        return Candidate(listed, Kind.ALREADY, False, reason, number)
    if there := above.find(person):
        if likeness(there[1], person) is Likeness.SAME:
            reason = msg(
                "row {row}: {name} stands in row {first} already, not added again",
                row=row,
                name=name,
                first=there[0],
            )
            return Candidate(listed, Kind.ALREADY, False, reason)
        reason = msg(
            "row {row}: {name} has the same name as row {first}; both are added",
            row=row,
            name=name,
            first=there[0],
        )
        return Candidate(listed, Kind.ODD, True, reason)
    return Candidate(listed, Kind.NEW, True)
