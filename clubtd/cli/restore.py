"""`clubtd restore`: the backups of an event, and the way back to one."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from clubtd.cli.answer import Json, print_json
from clubtd.cli.source import event_path
from clubtd.event.message import Refused, msg
from clubtd.formats.words import say, t
from clubtd.store.backups import backups
from clubtd.store.eventfile import EventFile


def options(parser: argparse.ArgumentParser) -> None:
    """EVENT [--list] [--from BACKUP]"""
    parser.add_argument("event", metavar="EVENT")
    parser.add_argument("--list", action="store_true", help=t("only list the backups"))
    parser.add_argument(
        "--from", dest="backup", metavar="BACKUP", help=t("a file, or its number in the list")
    )


def run(args: argparse.Namespace) -> int:
    """Goes back to the backup named, or lists them; what was done since can be brought back with undo."""
    path = event_path(args.data, args.event)
    found = backups(path)
    if args.list or not args.backup:
        if args.json:
            listed: list[Json] = [
                {"file": str(b.path), "actions": b.occasion.actions, "made": say(b.occasion.label)}
                for b in found
            ]
            print_json(listed)
        elif not found:
            print(t("There are no backups of {file} yet.", file=path.name))
        else:
            for place, backup in enumerate(found, 1):
                print(f"{place:>3}  {backup.path.name}  {say(backup.occasion.label)}")
        return 0
    chosen = Path(args.backup)
    if args.backup.isdecimal():
        if not 1 <= int(args.backup) <= len(found):
            raise Refused(
                msg(
                    "There is no backup {number}: clubtd restore {event} --list.",
                    number=args.backup,
                    event=args.event,
                )
            )
        chosen = found[int(args.backup) - 1].path
    with closing(EventFile.open(path)) as file:
        for sentence in file.restore(chosen):
            print(say(sentence))
    return 0
