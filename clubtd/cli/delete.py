"""`clubtd delete`: an event put away, and the way back."""

from __future__ import annotations

import argparse

from clubtd.cli.answer import Json, WrongUsage, print_json
from clubtd.cli.source import event_path
from clubtd.event.message import msg
from clubtd.formats.words import say, t, visible
from clubtd.store.deleting import bring_back, delete, deleted
from clubtd.store.folder import DELETED, data_folder, find


def run(args: argparse.Namespace) -> int:
    """Moves the event into the folder of deleted ones, or back; lists them."""
    folder = data_folder(args.data)
    if args.list:
        gone = deleted(folder)
        if args.json:
            answer: list[Json] = [{"file": str(e.path), "name": e.name} for e in gone]
            print_json(answer)
        else:
            names = [visible(e.name or e.path.name) for e in gone]
            print(*(names or [t("Nothing was deleted.")]), sep="\n")
        return 0
    if not args.event:
        raise WrongUsage(msg("Usage: {usage}", usage="clubtd delete EVENT [--back], or clubtd delete --list"))
    if args.back:
        there = bring_back(find(folder / DELETED, args.event))
        said = msg("The event is back: {path}", path=str(there))
    else:
        there = delete(event_path(args.data, args.event))
        said = msg("The event is deleted. The way back: clubtd delete {name} --back", name=there.stem)
    if args.json:
        print_json({"file": str(there)})
    else:
        print(say(said))
    return 0
