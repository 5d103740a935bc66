"""`clubtd ratings`: people in a rating list, and an event's ratings brought up to date."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from clubtd.cli.answer import Json, WrongUsage, print_json
from clubtd.cli.paper import on_screen
from clubtd.cli.source import event_path
from clubtd.event.actions import EditPlayer, as_one
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.formats.ratinglist import Kind, ListEntry, Match
from clubtd.formats.sheets.ratings import KIND_TITLES, found_sheet, takes, update_sheet
from clubtd.formats.words import say
from clubtd.store.eventfile import EventFile
from clubtd.store.folder import data_folder
from clubtd.store.rating_list import MOST_FOUND, RatingList, opened


def run(args: argparse.Namespace) -> int:
    """Prints who is found, or what would change; changes it with --yes."""
    if args.find and args.event:
        raise WrongUsage(msg("--find and --event are two questions: one at a time, please."))
    data = data_folder(args.data)
    path = Path(args.file) if args.file else None
    found = opened(data, path, args.encoding)
    if args.find is not None:
        return _find(found, args)
    if args.event:
        return _update(found, args)
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


def _update(found: RatingList, args: argparse.Namespace) -> int:
    kind = Kind(args.kind)
    with closing(EventFile.open(event_path(args.data, args.event))) as file:
        event = file.event
        if not event.players:
            raise Refused(msg("There are no players yet."))
        matched = found.matches([player.person for player in event.players], kind)
        edits = [
            EditPlayer(player.id, match.after)
            for player, match in zip(event.players, matched, strict=True)
            if takes(match, names=args.names)
        ]
        done = bool(edits) and args.yes
        if done:
            file.take(as_one(*edits))
    said = _said(len(edits), done)
    if args.json:
        rows: list[Json] = [_match(match, kind, takes(match, names=args.names)) for match in matched]
        print_json({"list": str(found.path), "kind": kind.value, "changed": done, "players": rows})
        return 0
    sheet = update_sheet(event.settings.name, found.path.name, matched, kind, args.names)
    print(on_screen(sheet, plain=args.plain), end="")
    print(say(said))
    return 0


def _said(changes: int, done: bool) -> Message:
    if not changes:
        return msg("Nothing to change.")
    if done:
        return nmsg(
            "{n} entry changed; undo takes it back.", "{n} entries changed; one undo takes all back.", changes
        )
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
