"""People held against the club list: who is new, who is there already, who is odd."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum

from clubtd.event.attendance import Record, not_ours
from clubtd.event.duplicates import Likeness, likeness
from clubtd.event.frozen import frozen
from clubtd.event.member import Member, Register, completed
from clubtd.event.message import Message, msg, nmsg
from clubtd.event.player import Person


class Kind(Enum):
    """What somebody is for the club list. ODD: a name that is there, but something else differs."""

    NEW = "new"
    ALREADY = "already"
    ODD = "odd"


@frozen
class Newcomer:
    """Somebody for the list, what he or she is, whom the list has (0: nobody), and why it is worth a look."""

    member: Member
    kind: Kind
    known: int = 0
    remark: Message | None = None


@frozen
class ClubIntake:
    """What is to be done: members to add, members that change, and what to tell."""

    add: tuple[Member, ...]
    put: Mapping[int, Member]
    already: int
    remarks: tuple[Message, ...]

    def report(self) -> tuple[Message, ...]:
        """How many are new and there already, and every remark."""
        said = [nmsg("{n} new member", "{n} new members", len(self.add))]
        if self.already:
            said.append(msg("{n} on the list already", n=self.already))
        if self.put:
            said.append(msg("{n} of them brought up to date", n=len(self.put)))
        return (*said, *self.remarks)


def judged(people: Iterable[Member], members: Mapping[int, Member]) -> Iterator[Newcomer]:
    """Everybody with a verdict; somebody who stands twice among the people is new once."""
    listed = Register((number, m.person) for number, m in members.items())
    above = Register(())
    meant: dict[int, Person] = {}
    for member in people:
        newcomer = _judged(member, listed, above, meant)
        if newcomer.kind is not Kind.ALREADY:
            above.note(1, member.person)
        elif newcomer.known:
            meant.setdefault(newcomer.known, member.person)
        yield newcomer


def _judged(member: Member, listed: Register, above: Register, meant: Mapping[int, Person]) -> Newcomer:
    person = member.person
    known = listed.find(person) or _the_same(listed, person)
    if known and (known not in meant or likeness(meant[known], person) is Likeness.SAME):
        return Newcomer(member, Kind.ALREADY, known)
    if _the_same(above, person):
        said = msg("{name} stands there twice, and is added once", name=member.name)
        return Newcomer(member, Kind.ALREADY, 0, said)
    for double in (*listed.alike(person), *above.alike(person)):
        if double.likeness is Likeness.SIMILAR:
            text = "{name} is new, but looks like {other} ({rating}): the same person?"
        else:
            text = "{name} is new: another one than {other} ({rating})?"
        rating = double.player.rating or msg("unrated")
        said = msg(text, name=member.name, other=double.player.name, rating=rating)
        return Newcomer(member, Kind.ODD, 0, said)
    return Newcomer(member, Kind.NEW)


def _the_same(register: Register, person: Person) -> int:
    """The only one of whom nothing differs; else 0."""
    same = [d.player.id for d in register.alike(person) if d.likeness is Likeness.SAME]
    return same[0] if len(same) == 1 else 0


def club_intake(
    people: Sequence[Member],
    members: Mapping[int, Member],
    ours: Mapping[int, Record],
    *,
    update: bool = False,
) -> ClubIntake:
    """What adding these people does. `ours` is what our own events tell of the members: it is not taken again.

    Of somebody who is there already what is empty is filled in; with `update` the new entry counts.
    """
    found = list(judged(people, members))
    put: dict[int, Member] = {}
    for newcomer in found:
        if newcomer.known:
            before = put.get(newcomer.known, members[newcomer.known])
            after = completed(before, not_ours(newcomer.member, ours, newcomer.known), update=update)
            if after != members[newcomer.known]:
                put[newcomer.known] = after
    return ClubIntake(
        tuple(n.member for n in found if n.kind is not Kind.ALREADY),
        put,
        sum(bool(n.known) for n in found),
        tuple(n.remark for n in found if n.remark),
    )


def of_people(people: Iterable[Person]) -> tuple[Member, ...]:
    """People as members of whom nothing else is known."""
    return tuple(Member(person) for person in people)
