"""The nights of the club, as its event files tell them.

Nothing is counted twice and nothing is left over: an event that is corrected is read again, one that is deleted is
gone. What was read is kept in a file that may be lost at any time, so that only changed events are read again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from clubtd.event.attendance import Attendance, Record, attendance, records
from clubtd.event.event import Event
from clubtd.event.frozen import frozen
from clubtd.event.member import Register
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.store.clock import now
from clubtd.store.club_list import FOLDER, key_of, list_path, read_members
from clubtd.store.contents import load
from clubtd.store.demo import is_demo
from clubtd.store.member_rows import Members
from clubtd.store.replace import replace_file
from clubtd.store.signature import signature

NAME = ".nights.json"
Rows = dict[str, dict[str, Any]]
FORMAT = 3


@frozen
class Night:
    """An event of the club: its file, what makes it the same event in a copy, and who was there."""

    file: str
    id: str
    people: tuple[Attendance, ...]


def nights(
    folder: Path, *, but: Path | None = None, since: str = "", keep: bool = False
) -> tuple[Night, ...]:
    """The events in the club's folder, each once, without the one in the file `but`; only those of days since that.

    With `keep` what was read is kept for the next time, where that is possible. A file that cannot be read now counts
    as it did when it could.
    """
    known = _kept(folder)
    own = but.name if but and os.path.realpath(but.parent) == os.path.realpath(folder) else ""
    rows = _rows(folder, known.files, own)
    if keep and rows != known.files:
        _keep(folder, Kept(rows))
    lately = {name: row for name, row in rows.items() if row["last"] >= since}
    return _nights(lately, own, _identity(but) if but else "")


def club_records(folder: Path, members: Members) -> Mapping[int, Record]:
    """What the nights of the club, and the days that came with a list, say of the members, by number.

    It is reckoned again when the list or a night is not what it was the last time.
    """
    known = _kept(folder)
    rows = _rows(folder, known.files, "")
    stamp = [members.stamp, [[name, row["seen"]] for name, row in rows.items()]]
    if known.stamp == stamp:
        with suppress(ValueError, TypeError):
            return {int(n): Record(tuple(days), tuple(byes)) for n, (days, byes) in known.records.items()}
    found = member_records(members, _nights(rows, "", ""))
    _keep(folder, Kept(rows, stamp, {str(n): [list(r.days), list(r.byes)] for n, r in found.items()}))
    return found


def _nights(rows: Rows, own: str, not_again: str) -> tuple[Night, ...]:
    found = {
        row["id"]: night
        for name, row in rows.items()
        if name != own and row["id"] != not_again and (night := _night(name, row)) is not None
    }
    return tuple(found.values())


def _rows(folder: Path, known: Rows, own: str) -> Rows:
    """What is known of each event file, read again where it changed; what is `own` is not."""
    rows: Rows = {}
    for entry in _files(folder):
        seen = _signature(entry)
        row = known.get(entry.name)
        if entry.name != own and (row is None or row.get("seen") != seen):
            row = _read(Path(entry.path), seen) or row
        if row is not None:
            rows[entry.name] = row
    return rows


def _files(folder: Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            found = [e for e in entries if e.name.endswith(".json") and not e.name.startswith(".")]
    except OSError:
        return []
    return sorted((e for e in found if e.is_file()), key=lambda e: e.name)


def _signature(entry: os.DirEntry[str]) -> list[int]:
    try:
        found = entry.stat()
    except OSError:
        return []
    return [found.st_size, found.st_mtime_ns]


def _read(path: Path, seen: list[int]) -> dict[str, Any] | None:
    try:
        history = load(path).history
    except Refused:
        return None
    first = history.log[0]
    people = attendance(history.event, first.at)
    name = getattr(getattr(first.step, "settings", None), "name", "")
    last = max((a.days[-1] for a in people), default="")
    return {"seen": seen, "id": _id(first.at, name), "last": last, "people": [_row(a) for a in people]}


def _id(at: str, name: str) -> str:
    """A copy of an event is the same event: it was begun in the same second, under the same name."""
    return f"{at} {name}"


def _identity(path: Path) -> str:
    """The same from the first action in the file, without reading the rest; empty when that is not there."""
    try:
        with path.open("rb") as file:
            line = file.read(100_000).split(b"\n", 3)[2]
        first = json.loads(b"{" + line.strip(b", ") + b"}")["1"]
        return _id(first["at"], first["settings"]["name"])
    except (OSError, ValueError, LookupError, TypeError):
        return ""


def _night(name: str, row: Mapping[str, Any]) -> Night | None:
    try:
        people = tuple(
            Attendance(Person(str(n), fide_id=str(number), born=str(born)), tuple(days), tuple(byes))
            for n, number, born, days, byes in row["people"]
        )
    except (KeyError, TypeError, ValueError):
        return None
    return Night(name, str(row.get("id")), people)


def _row(found: Attendance) -> list[Any]:
    """What tells who it is, and the days: the rest of a person does not matter here."""
    person = found.person
    return [person.name, person.fide_id, person.born, list(found.days), list(found.byes)]


class Kept(NamedTuple):
    """What was read of the event files, and what it said of the members of the list with that stamp."""

    files: Rows
    stamp: Any = None
    records: Mapping[str, Any] = {}


def _kept(folder: Path) -> Kept:
    try:
        found = json.loads((folder / FOLDER / NAME).read_bytes())
        if found["format"] != FORMAT:
            return Kept({})
        files = {k: v for k, v in found["files"].items() if {"id", "seen", "last", "people"} <= set(v)}
        return Kept(files, found["stamp"], dict(found["records"]))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return Kept({})


def _keep(folder: Path, kept: Kept) -> None:
    document = {"format": FORMAT, **kept._asdict()}
    with suppress(OSError):
        (folder / FOLDER).mkdir(exist_ok=True)
        replace_file(
            folder / FOLDER / NAME, json.dumps(document, ensure_ascii=False).encode("utf-8", "replace")
        )


# What they say


def stamp_of(folder: Path) -> tuple[object, ...]:
    """What is another one when the list or one of the nights of a club is; nothing is read for it."""
    return signature(list_path(folder)), *((entry.name, *_signature(entry)) for entry in _files(folder))


def member_records(members: Members, found: Sequence[Night]) -> dict[int, Record]:
    """What the nights, and the days that came with a list, say of the members, by number."""
    everybody = [a.person for night in found for a in night.people]
    return records(_of_these(members, everybody), [night.people for night in found], members.travelled)


def members_meant(members: Members, people: Sequence[Person]) -> dict[int, Person]:
    """Which members these people of one evening are, by number."""
    return _of_these(members, people).find_all(people)


def _of_these(members: Members, people: Sequence[Person]) -> Register:
    """The members who can be one of these people: of thousands only some have a name or a number like theirs."""
    names = {_in_any_order(key_of(person.name)) for person in people}
    numbers = {person.fide_id for person in people} - {""}
    meant = {number for number, fide_id in members.documents.texts("fide_id") if fide_id in numbers}
    return Register(
        (number, _who(members.documents[number]["person"]))
        for number, key in members.keys_by_number.items()
        if number in meant or _in_any_order(key) in names
    )


def _who(person: Mapping[str, Any]) -> Person:
    """What tells who it is: less work than the whole person."""
    return Person(person["name"], fide_id=person.get("fide_id", ""), born=person.get("born", ""))


def _in_any_order(key: str) -> tuple[str, ...]:
    return tuple(sorted(key.split()))


def earlier_byes(folder: Path, event: Event, file: Path) -> dict[int, tuple[str, ...]]:
    """The days (newest first) on which the players of an event had the bye on other nights, by their ids.

    Only nights of the year before this event count. Members are asked for what they brought along from another list;
    a list that cannot be read says nothing.
    """
    if is_demo(file):
        folder = file.parent
    day = _day_of(event)
    since = f"{int(day[:4]) - 1}{day[4:]}"
    register = Register((p.id, p.person) for p in event.players)
    others = [
        tuple(a for a in night.people if a.days and a.days[0] <= day)
        for night in nights(folder, but=file, since=since, keep=True)
    ]
    found = records(register, others)
    with suppress(Refused):
        for number, record in _travelled(register, read_members(folder)).items():
            days = found.get(number, Record())
            more = [d for d in record.byes if d not in days.days]
            found[number] = Record(days.days, tuple(sorted((*days.byes, *more), reverse=True)))
    byes = {number: tuple(d for d in r.byes if since <= d <= day) for number, r in found.items()}
    return {number: days for number, days in byes.items() if days}


def _travelled(register: Register, members: Members) -> dict[int, Record]:
    return {
        player: Record(member.seen, member.byes)
        for _, member in members.travelled
        if member.byes and (player := register.find(member.person))
    }


def _day_of(event: Event) -> str:
    """The day of the event: that of its last round, else the one in its settings, else today."""
    for text in (event.rounds[-1].at if event.rounds else "", event.settings.date):
        if len(text) >= 10 and text[:4].isdecimal():
            return text[:10].replace("/", "-")
    return now()[:10]
