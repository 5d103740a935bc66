"""Who was there on which day, and who had the bye: what an event tells about its evenings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from clubtd.event.event import Event
from clubtd.event.frozen import frozen, replace
from clubtd.event.member import Member, Register
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.event.round import Round

_DAY = re.compile(r"(\d{4})[-/](\d\d)[-/](\d\d)")


@frozen
class Attendance:
    """The days (`YYYY-MM-DD`, oldest first) on which somebody was there, and those with a bye, one entry a bye."""

    person: Person
    days: tuple[str, ...]
    byes: tuple[str, ...] = ()


@frozen
class Record:
    """What earlier nights say of a member, the newest day first."""

    days: tuple[str, ...] = ()
    byes: tuple[str, ...] = ()

    @property
    def last_seen(self) -> str:
        """The last day, empty when there is none."""
        return self.days[0] if self.days else ""

    def since(self, day: str) -> Record:
        """The days from that one on."""
        if self.days and self.days[-1] >= day:
            return self
        return Record(tuple(d for d in self.days if d >= day), tuple(d for d in self.byes if d >= day))


def attendance(event: Event, created: str = "") -> tuple[Attendance, ...]:
    """Who was there: with a game that was not lost by staying away, a bye of the pairing, or a free round.

    A round is on the day it was published, else on the day of the event, else on that of `created` (ISO times).
    The pairing-allocated bye counts as one, also when it was given by hand; byes that were asked for do not.
    """
    days: dict[int, list[str]] = {}
    byes: dict[int, list[str]] = {}
    for played in event.rounds:
        day = _day(played.at) or _day(event.settings.date) or _day(created)
        if not day:
            continue
        for player in _there(played):
            days.setdefault(player, []).append(day)
        for bye in played.byes:
            if bye.code is Code.PAB:
                byes.setdefault(bye.player, []).append(day)
    by_id = event.by_id
    return tuple(
        Attendance(by_id[player].person, tuple(sorted(set(found))), tuple(sorted(byes.get(player, ()))))
        for player, found in days.items()
    )


def _there(played: Round) -> Iterable[int]:
    for game in played.games:
        if game.result not in (Result.BLACK_BY_FORFEIT, Result.DOUBLE_FORFEIT):
            yield game.white
        if game.result not in (Result.WHITE_BY_FORFEIT, Result.DOUBLE_FORFEIT):
            yield game.black
    for bye in played.byes:
        if bye.code in (Code.PAB, Code.REST):
            yield bye.player


def _day(text: str) -> str:
    found = _DAY.match(text)
    return "-".join(found.groups()) if found else ""


def records(
    register: Register,
    nights: Iterable[Iterable[Attendance]],
    members: Iterable[tuple[int, Member]] = (),
) -> dict[int, Record]:
    """What these nights, and the days that members brought along, say of everybody in the register, by number.

    A day counts once; where a night of ours is on a day that somebody brought along, ours counts.
    """
    days: dict[int, set[str]] = {}
    byes: dict[int, list[str]] = {}
    for night in nights:
        there = {id(a.person): a for a in night}
        for number, person in register.find_all(a.person for a in there.values()).items():
            found = there[id(person)]
            days.setdefault(number, set()).update(found.days)
            byes.setdefault(number, []).extend(found.byes)
    for number, member in members:
        known = days.setdefault(number, set())
        byes.setdefault(number, []).extend(d for d in member.byes if d not in known)
        known.update(member.seen, member.byes)
    return {
        number: Record(tuple(sorted(found, reverse=True)), tuple(sorted(byes.get(number, ()), reverse=True)))
        for number, found in days.items()
        if found
    }


def brought_along(member: Member, record: Record) -> Member:
    """The member with all that is known of the days, for a list that goes elsewhere."""
    return replace(member, seen=record.days, byes=record.byes)


def not_ours(member: Member, ours: Mapping[int, Record], number: int) -> Member:
    """The member without the days that our own events tell: those stay with the events."""
    known = ours.get(number, Record()).days
    return replace(
        member,
        seen=tuple(d for d in member.seen if d not in known),
        byes=tuple(d for d in member.byes if d not in known),
    )
