"""`clubtd club`: the club list, without a screen."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from clubtd.cli.answer import Json, TheAnswerIsNo, print_json, refuse
from clubtd.cli.arguments.club import DETAILS
from clubtd.cli.source import event_path, read_bytes
from clubtd.cli.verbs.people import detailed, rating
from clubtd.event.attendance import Record, brought_along
from clubtd.event.frozen import replace
from clubtd.event.member import Member, Register
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.event.names import plain, words
from clubtd.event.player import Person
from clubtd.formats.club_file import members_csv, members_json, read_members_file
from clubtd.formats.club_intake import ClubIntake, club_intake, of_people
from clubtd.formats.words import day, say, t, visible
from clubtd.store.club_list import change_members, read_members, restore_list
from clubtd.store.folder import data_folder
from clubtd.store.member_rows import Members
from clubtd.store.nights import club_records


def run(args: argparse.Namespace) -> int:
    """Does what was asked for."""
    work = {
        "list": _list,
        "add": _add,
        "edit": _edit,
        "remove": _remove,
        "import": _import,
        "export": _export,
        "restore": _restore,
    }
    return work[args.what](args)


def _told(args: argparse.Namespace, sentences: Sequence[Message], **more: Json) -> int:
    if args.json:
        print_json({**more, "report": [say(m) for m in sentences]})
    else:
        for sentence in sentences:
            print(say(sentence))
    return 0


# Looking


def _list(args: argparse.Namespace) -> int:
    folder = data_folder(args.data)
    members = read_members(folder)
    found = club_records(folder, members)
    wanted = words(" ".join(args.search).replace("-", " "))
    shown = [n for n in members if _fits(members.name(n), wanted)]
    shown.sort(key=lambda n: (plain(members[n].person.last_first), n))
    if args.json:
        print_json([_json(n, members[n], found.get(n, Record())) for n in shown])
        return 0
    if not members:
        print(t("The club list is empty: clubtd club import FILE, or clubtd club add NAME."))
    elif not shown:
        raise TheAnswerIsNo(msg("Nobody on the club list is called {name}.", name=" ".join(args.search)))
    for n in shown:
        print((_plain if args.plain else _line)(n, members[n], found.get(n, Record())))
    return 0


def _fits(name: str, wanted: Sequence[str]) -> bool:
    parts = list(words(name.replace("-", " ")))
    for word in wanted:
        part = next((p for p in parts if p.startswith(word)), None)
        if part is None:
            return False
        parts.remove(part)
    return True


def _line(number: int, member: Member, record: Record) -> str:
    person = member.person
    columns = [
        f"{number:>4}  {visible(person.name):<28} {member.entry.rating or '':>4}  {visible(person.club):<14}",
        say(_nights(record)) if record.days else "",
        say(nmsg("{n} bye", "{n} byes", len(record.byes))) if record.byes else "",
    ]
    return "  ".join(part for part in columns if part).rstrip()


def _nights(record: Record) -> Message:
    last = day(record.last_seen)
    return nmsg("{n} night, last on {day}", "{n} nights, last on {day}", len(record.days), day=last)


def _plain(number: int, member: Member, record: Record) -> str:
    """One fact a line."""
    person = member.person
    facts = (
        (t("Name"), person.name),
        (t("Number"), number),
        (t("Rating"), person.rating),
        (t("National rating"), member.national_rating),
        (t("Title"), person.title),
        (t("Club"), person.club),
        (t("Federation"), person.federation),
        (t("FIDE number"), person.fide_id),
        (t("National number"), member.national_id),
        (t("Born"), person.born),
        (t("Sex"), person.sex),
        (t("Nights"), len(record.days)),
        (t("Last seen"), record.last_seen),
        (t("Byes"), ", ".join(record.byes)),
        (t("Note"), member.note),
    )
    return "\n".join(f"{what}: {visible(str(value))}" for what, value in facts if value) + "\n"


def _json(number: int, member: Member, record: Record) -> Json:
    person = member.person
    return {
        "number": number,
        "name": person.name,
        "last": person.last or None,
        "first": person.first or None,
        "rating": person.rating or None,
        "national_rating": member.national_rating or None,
        "title": person.title or None,
        "club": person.club or None,
        "federation": person.federation or None,
        "fide_id": person.fide_id or None,
        "national_id": member.national_id or None,
        "born": person.born or None,
        "sex": person.sex or None,
        "note": member.note or None,
        "nights": len(record.days),
        "last_seen": record.last_seen or None,
        "byes": list(record.byes),
    }


# Changing


def _entry(member: Member, args: argparse.Namespace) -> Member:
    said = {name: value for name in DETAILS if (value := getattr(args, name)) is not None}
    member = replace(member, person=detailed(member.person, said))
    if args.national_rating is not None:
        member = replace(member, national_rating=rating(args.national_rating))
    if args.national_id is not None:
        member = replace(member, national_id=args.national_id)
    return member if args.note is None else replace(member, note=args.note)


def _add(args: argparse.Namespace) -> int:
    folder = data_folder(args.data)
    if args.event:
        from clubtd.store.contents import load

        event = load(event_path(args.data, args.event)).history.event
        return _take(args, folder, of_people(p.person for p in event.players if not p.house))
    if not args.name:
        raise Refused(msg("Whom? clubtd club add NAME, or clubtd club add --from EVENT."))
    person = Person(args.name, rating(args.given) if args.given else 0)
    member = _entry(Member(person), args)
    members = read_members(folder)
    doubles = Register((n, members[n].person) for n in members).alike(member.person)
    if doubles and not args.yes:
        for double in doubles:
            refuse(double.message, 1)
        return refuse(msg("Nothing is changed; add --yes to do it all the same."), 1)
    (number,) = change_members(folder, [member])
    said = msg("{name} is on the club list, number {number}.", name=member.name, number=number)
    return _told(args, [said], number=number)


def _meant(members: Members, text: str) -> int:
    """The member meant by a number or enough of a name; Refused with the candidates when that is not clear."""
    if text.isascii() and text.isdecimal():
        if int(text) not in members.documents:
            raise Refused(msg("There is no member {number}.", number=int(text)))
        return int(text)
    same, wanted = words(text), words(text.replace("-", " "))
    found = [n for n in members if words(members.name(n)) == same] or [
        n for n in members if wanted and _fits(members.name(n), wanted)
    ]
    if not found:
        raise Refused(msg("Nobody on the club list is called {name}.", name=text))
    if len(found) > 1:
        who = tuple(msg("{name} (number {number})", name=members.name(n), number=n) for n in found[:9])
        raise Refused(msg("{name} can be {who}: give the number or more of the name.", name=text, who=who))
    return found[0]


def _edit(args: argparse.Namespace) -> int:
    folder = data_folder(args.data)
    members = read_members(folder)
    number = _meant(members, args.member)
    member = _entry(members[number], args)
    if member == members[number]:
        raise TheAnswerIsNo(msg("Nothing to change: say what, as in --rating 1500."))
    change_members(folder, put={number: member})
    return _told(args, [msg("The entry of {name} is corrected.", name=member.name)], number=number)


def _remove(args: argparse.Namespace) -> int:
    folder = data_folder(args.data)
    members = read_members(folder)
    gone = {_meant(members, name) for name in args.names}
    names = tuple(members.name(n) for n in gone)
    change_members(folder, remove=gone)
    said = msg("{names}: not on the club list any more. clubtd club restore takes that back.", names=names)
    return _told(args, [said])


def _take(
    args: argparse.Namespace, folder: Path, people: Sequence[Member], notes: Sequence[Message] = ()
) -> int:
    found = taken(folder, people, update=getattr(args, "update", False))
    counts: dict[str, Json] = {"new": len(found.add), "already": found.already, "updated": len(found.put)}
    return _told(args, [*found.report(), *notes], **counts)


def taken(folder: Path, people: Sequence[Member], *, update: bool = False) -> ClubIntake:
    """Put these people on the club list; what was done."""
    members = read_members(folder)
    ours = club_records(folder, members)
    found = club_intake(people, members, ours, update=update)
    if found.add or found.put:
        change_members(folder, found.add, found.put)
    return found


def _import(args: argparse.Namespace) -> int:
    source = Path(args.file)
    data = read_bytes(source)
    people = read_members_file(data, source.name)
    notes: Sequence[Message] = ()
    if people is None:
        from clubtd.formats.playerlist import read_player_list

        found = read_player_list(data, source.name, args.encoding)
        people = tuple(Member(row.person, row.id) for row in found.rows)
        notes = found.notes
    return _take(args, data_folder(args.data), people, notes)


def _export(args: argparse.Namespace) -> int:
    folder = data_folder(args.data)
    members = read_members(folder)
    found = club_records(folder, members)
    everybody = [brought_along(members[n], found.get(n, Record())) for n in members]
    data = members_csv(everybody, comma=args.comma) if args.to == "csv" else members_json(everybody)
    if not args.out or args.out == "-":
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
        return 0
    from clubtd.store.replace import replace_file

    try:
        replace_file(Path(args.out), data)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(msg("{file} cannot be written: {why}.", file=args.out, why=why)) from None
    return _told(args, [msg("Written: {file}", file=args.out)], file=args.out)


def _restore(args: argparse.Namespace) -> int:
    return _told(args, [restore_list(data_folder(args.data))])
