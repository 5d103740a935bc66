"""`clubtd events`: the club's events, newest first."""

from __future__ import annotations

import argparse
from time import localtime, strftime

from clubtd.cli.answer import Json, print_json
from clubtd.event.message import nmsg
from clubtd.formats.words import day, say, t, visible
from clubtd.store.folder import data_folder, events


def run(args: argparse.Namespace) -> int:
    """Prints a line an event."""
    folder = data_folder(args.data)
    found = events(folder, archived=args.archived)
    if args.json:
        answer: list[Json] = [
            {
                "file": str(e.path),
                "name": e.name,
                "players": e.players,
                "round": e.round,
                "rounds": e.rounds,
                "missing": e.missing,
                "finished": e.finished,
                "archived": e.archived,
                "error": say(e.error) if e.error else None,
            }
            for e in found
        ]
        print_json(answer)
        return 0
    if not found:
        print(t("No events yet in {folder}: clubtd new NAME, or clubtd for the screens.", folder=str(folder)))
    for e in found:
        if e.error:
            print(f"{visible(e.path.name)}  {say(e.error)}")
            continue
        state = (
            t("finished") if e.finished else t("round {round} of {rounds}", round=e.round, rounds=e.rounds)
        )
        print(
            f"{visible(e.name)}  {state}  "
            + say(nmsg("{n} player", "{n} players", e.players))
            + f"  {day(strftime('%Y-%m-%d', localtime(e.modified)))}"
        )
    return 0
