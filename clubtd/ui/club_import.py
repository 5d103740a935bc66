"""The ways into the club list and out of it: files, the players of an event, and a damaged list."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from clubtd.event.event import Event
from clubtd.event.member import Member
from clubtd.event.message import Message, Refused, in_a_row, msg, nmsg
from clubtd.formats.club_file import members_csv, members_json, read_members_file
from clubtd.formats.club_intake import ClubIntake, club_intake, of_people
from clubtd.formats.encoding import Choice
from clubtd.formats.words import say, t
from clubtd.store.club_list import change_members, read_members, restore_list
from clubtd.store.nights import club_records
from clubtd.store.replace import replace_file
from clubtd.ui import cells
from clubtd.ui.box import Answer, Box
from clubtd.ui.letters import as_read, ask_letters

if TYPE_CHECKING:
    from clubtd.ui.frame import Frame

LARGEST = 32_000_000
MOST_REMARKS = 12


class Reading(NamedTuple):
    """A file that was read: its people, what was odd, and the encodings that it may be in."""

    people: Sequence[Member]
    notes: Sequence[Message] = ()
    encoding: str = ""
    choices: Sequence[Choice] = ()


def import_members(screen: Frame, folder: Path, done: Callable[[Message], None]) -> None:
    """Ask for a file, show what it would do to the list, and do it after Enter."""
    from clubtd.ui.pick_file import PickFile

    def chosen(text: str | None) -> None:
        if text:
            _preview(screen, folder, Path(text), done)

    screen.app.push_screen(PickFile(t("Import members"), Path.cwd()), chosen)


def _read(path: Path, encoding: str | None) -> Reading:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(msg("{file} cannot be read: {why}.", file=path.name, why=why)) from None
    ours = read_members_file(data, path.name)
    if ours is not None:
        return Reading(ours)
    from clubtd.formats.playerlist import read_player_list

    found = read_player_list(data, path.name, encoding)
    people = tuple(Member(row.person, row.id) for row in found.rows)
    return Reading(people, found.notes, found.encoding, found.choices)


def _preview(
    screen: Frame, folder: Path, path: Path, done: Callable[[Message], None], encoding: str | None = None
) -> None:
    read = _read(path, encoding)
    found, updated = (_intake(folder, read.people, update=update) for update in (False, True))
    if not found.add and not updated.put:
        raise Refused(msg("{file} holds nobody who is not on the club list already.", file=path.name))
    report = [*found.report(), *read.notes]
    lines = [cells.shown(say(m)) for m in _at_most(report)]
    answers = []
    if found.add or found.put:
        answers.append(Answer(("enter",), t("bring them in"), "add"))
    if updated.put != found.put:
        answers.append(Answer(("n",), t("and take ratings and clubs from the file"), "update"))
    if len(read.choices) > 1:
        names = as_read(read.choices, read.encoding)
        lines.insert(0, t("Read as {encoding}: {names}", encoding=read.encoding, names=names))
        answers.append(Answer(("c",), t("other letters"), "letters"))

    def read_as(other: str) -> None:
        _preview(screen, folder, path, done, other or read.encoding)

    def answered(answer: str | None) -> None:
        if answer == "letters":
            ask_letters(screen, read.choices, read_as)
        elif answer:
            wanted = updated if answer == "update" else found
            change_members(folder, wanted.add, wanted.put)
            done(_done(wanted))

    screen.app.push_screen(Box(path.name, lines, answers, t("leave it")), answered)


def _intake(folder: Path, people: Sequence[Member], *, update: bool) -> ClubIntake:
    members = read_members(folder)
    return club_intake(people, members, club_records(folder, members), update=update)


def _done(found: ClubIntake) -> Message:
    said = nmsg("{n} new member.", "{n} new members.", len(found.add))
    if not found.put:
        return said
    more = nmsg("{n} entry brought up to date.", "{n} entries brought up to date.", len(found.put))
    return in_a_row(said, more)


def keep_players(folder: Path, event: Event) -> tuple[Message, ...]:
    """Put the players of an event on the club list; what was done, and what is odd. House players are left out."""
    people = of_people(p.person for p in event.players if not p.house)
    found = _intake(folder, people, update=False)
    if not found.add and not found.put:
        raise Refused(msg("Everybody here is on the club list already."))
    change_members(folder, found.add, found.put)
    return msg("Club list: {what}", what=_done(found)), *found.remarks


def _at_most(remarks: Sequence[Message]) -> list[Message]:
    """As many as one reads, and how many more there are."""
    left = len(remarks) - MOST_REMARKS
    more = [nmsg("... and {n} more remark", "... and {n} more remarks", left)] if left > 0 else []
    return [*remarks[:MOST_REMARKS], *more]


def tell_kept(screen: Frame, told: Sequence[Message]) -> None:
    """Say what was done; what is odd about it has to be read, in a box."""
    if len(told) == 1:
        screen.tell(told[0], "good")
        return
    lines = [cells.shown(say(m)) for m in _at_most(told)]
    screen.app.push_screen(Box(t("The club list"), lines, [], t("all right")))


def default_export(today: str) -> Path:
    """Where the list goes when nobody says where."""
    return Path.cwd() / f"club-list-{today[:10]}.csv"


def export_members(members: Iterable[Member], name: str) -> Path:
    """Write the list into a file of that name, as its end says; the file. Refused when that fails."""
    path = Path(os.path.expanduser(name))
    if path.suffix.lower() not in (".csv", ".json"):
        raise Refused(msg("{file} ends neither in .csv nor in .json.", file=path.name))
    data = members_csv(members) if path.suffix.lower() == ".csv" else members_json(members)
    try:
        replace_file(path, data)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(msg("{file} cannot be written: {why}.", file=str(path), why=why)) from None
    return path


def offer_restore(screen: Frame, folder: Path, why: Message) -> None:
    """A damaged list: what is wrong, and the newest backup in its place."""

    def answered(answer: str | None) -> None:
        if answer:
            screen.tell(restore_list(folder), "good")

    lines = cells.wrapped(say(why), min(72, screen.size.width - 8))
    answers = [Answer(("r",), t("take the backup"), "restore")]
    screen.app.push_screen(Box(t("The club list"), lines, answers, t("leave it")), answered)
