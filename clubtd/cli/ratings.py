"""`clubtd ratings`: people in a rating list, and the ratings of an event or of the club list brought up to date."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from clubtd.cli.answer import Json, WrongUsage, print_json
from clubtd.cli.paper import on_screen
from clubtd.cli.source import event_path
from clubtd.event.actions import EditPlayer, as_one
from clubtd.event.frozen import replace
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.formats.ratinglist import Kind, ListEntry, Match, Verdict
from clubtd.formats.sheets.ratings import KIND_TITLES, found_sheet, takes, update_sheet
from clubtd.formats.words import say, t
from clubtd.store.club_list import change_members, read_members
from clubtd.store.eventfile import EventFile
from clubtd.store.folder import data_folder
from clubtd.store.rating_list import MOST_FOUND, RatingList, opened


def run(args: argparse.Namespace) -> int:
    """Prints who is found, or what would change; changes it with --yes."""
    if sum(map(bool, (args.find, args.event, args.club))) > 1:
        raise WrongUsage(msg("--find, --event and --club are questions of their own: one at a time, please."))
    data = data_folder(args.data)
    path = Path(args.file) if args.file else None
    found = opened(data, path, args.encoding)
    if args.find is not None:
        return _find(found, args)
    if args.event:
        return _update_event(found, args)
    if args.club:
        return _update_club(data, found, args)
    return _about(found, args)


def _about(found: RatingList, args: argparse.Namespace) -> int:
    kinds = tuple(KIND_TITLES[kind] for kind in found.kinds)
    if args.json:
        print_json(
            {"file": str(found.path), "list": found.layout.name, "kinds": [k.value for k in found.kinds]}
        )
        return 0
    name = found.layout.name or msg("by its column names")
    print(say(msg("{path}: {name}; ratings: {kinds}.", path=str(found.path), name=name, kinds=kinds)))
    return 0


def _find(found: RatingList, args: argparse.Namespace) -> int:
    people = found.find(args.find)
    if args.json:
        print_json([_json(entry) for entry in people])
    elif people:
        sheet = found_sheet(found.path.name, args.find, people, found.kinds, MOST_FOUND)
        print(on_screen(sheet, plain=args.plain), end="")
    else:
        print(say(msg("{file} has nobody under {text}.", file=found.path.name, text=args.find)))
    return 0 if people else 1


def _json(entry: ListEntry) -> Json:
    return {
        "name": entry.name,
        "fide_id": entry.fide_id,
        "id": entry.id,
        "federation": entry.federation,
        "born": entry.born,
        "title": entry.title,
        "sex": entry.sex,
        "ratings": {kind.value: rating for kind, rating in entry.ratings.items()},
    }


def _update_event(found: RatingList, args: argparse.Namespace) -> int:
    with closing(EventFile.open(event_path(args.data, args.event))) as file:
        event = file.event
        if not event.players:
            raise Refused(msg("There are no players yet."))
        matched = found.matches([player.person for player in event.players], Kind(args.kind))
        edits = [
            EditPlayer(player.id, match.after)
            for player, match in zip(event.players, matched, strict=True)
            if takes(match, names=args.names)
        ]
        if done := bool(edits) and args.yes:
            file.take(as_one(*edits))
    return _told(event.settings.name, found, matched, args, msg("undo takes it back") if done else None)


def _update_club(data: Path, found: RatingList, args: argparse.Namespace) -> int:
    members = read_members(data)
    if not members:
        raise Refused(msg("The club list is empty: clubtd club import FILE, or clubtd club add NAME."))
    everybody = list(members.values())
    national = [member.national_id for member in everybody]
    matched = found.matches([member.person for member in everybody], Kind(args.kind), national)
    put = {
        number: replace(member, person=match.after)
        for number, member, match in zip(members, everybody, matched, strict=True)
        if takes(match, names=args.names)
    }
    if done := bool(put) and args.yes:
        change_members(data, put=put)
    back = msg("clubtd club restore takes it back") if done else None
    if not args.json:  # of thousands only those of whom there is something to say
        matched = tuple(match for match in matched if match.changes or match.verdict is Verdict.UNCLEAR)
    return _told(t("Club list"), found, matched, args, back)


def _told(
    title: str, found: RatingList, matched: tuple[Match, ...], args: argparse.Namespace, back: Message | None
) -> int:
    """Print what would change, or what was changed and what takes it back."""
    kind = Kind(args.kind)
    if args.json:
        rows: list[Json] = [_match(match, kind, takes(match, names=args.names)) for match in matched]
        changed = back is not None
        print_json({"list": str(found.path), "kind": kind.value, "changed": changed, "players": rows})
        return 0
    sheet = update_sheet(title, found.path.name, matched, kind, args.names)
    print(on_screen(sheet, plain=args.plain), end="")
    print(say(_said(sum(takes(match, names=args.names) for match in matched), back)))
    return 0


def _said(changes: int, back: Message | None) -> Message:
    if not changes:
        return msg("Nothing to change.")
    if back:
        return nmsg("{n} entry changed; {back}.", "{n} entries changed; {back}.", changes, back=back)
    return nmsg(
        "{n} entry would change; --yes changes it.", "{n} entries would change; --yes changes them.", changes
    )


def _match(match: Match, kind: Kind, taken: bool) -> Json:
    return {
        "name": match.person.name,
        "rating": match.person.rating or None,
        "listed": match.entry.rating(kind) or None if match.entry else None,
        "found": match.verdict.value,
        "takes": taken,
        "may_be": [_json(entry) for entry in match.several],
    }
