"""`clubtd history`: every action with its time, the undone ones marked."""

from __future__ import annotations

import argparse

from clubtd.cli.answer import Json, print_json
from clubtd.cli.source import event_path
from clubtd.formats.words import clock, day, say, t
from clubtd.store.contents import load


def run(args: argparse.Namespace) -> int:
    """Prints the history, oldest first."""
    lines = load(event_path(args.data, args.event)).history.lines()
    if args.json:
        answer: list[Json] = [
            {"at": line.at, "text": say(line.message), "undone": line.undone} for line in lines
        ]
        print_json(answer)
        return 0
    today = ""
    for line in lines:
        if line.at[:10] != today:
            today = line.at[:10]
            print(day(line.at))
        print(f"{clock(line.at)}  {say(line.message)}" + (t("  (undone)") if line.undone else ""))
    return 0
