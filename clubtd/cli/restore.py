"""`clubtd restore`: the backups of an event, going back to one, and the repair of a damaged file."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path
from time import localtime, strftime

from clubtd.cli.answer import Json, WrongUsage, print_json
from clubtd.cli.source import event_path
from clubtd.event.message import msg, nmsg
from clubtd.formats.words import clock, day, say, t
from clubtd.store.backups import Backup, backups
from clubtd.store.contents import load, said_of
from clubtd.store.damage import Damage, examine, repair
from clubtd.store.eventfile import EventFile

SALVAGED = "salvaged"


def run(args: argparse.Namespace) -> int:
    """Lists the backups, or restores one; a damaged file is put aside first."""
    path = event_path(args.data, args.event)
    damage = examine(path)
    found = backups(path)
    if args.list or args.backup is None:
        _list(path, damage, found, args.json)
        return 0
    if args.backup == SALVAGED:
        if damage is None:
            raise WrongUsage(msg("{path} is not damaged: there is nothing to salvage.", path=str(path)))
        said = [repair(damage, damage.salvaged)]
    else:
        chosen = _chosen(found, args.backup)
        if damage is not None:
            said = [repair(damage, load(chosen).history)]
        else:
            with closing(EventFile.open(path)) as file:
                said = list(file.restore(chosen))
    if args.json:
        print_json({"done": [say(s) for s in said]})
    else:
        print(*map(say, said), sep="\n")
    return 0


def _chosen(found: list[Backup], text: str) -> Path:
    if text.isdigit() and 1 <= int(text) <= len(found):
        return found[int(text) - 1].path
    for backup in found:
        if text in (backup.path.name, backup.path.stem):
            return backup.path
    if Path(text).is_file():
        return Path(text)
    raise WrongUsage(msg("There is no backup {text}: --list shows which there are.", text=text))


def _list(path: Path, damage: Damage | None, found: list[Backup], as_json: bool) -> None:
    if as_json:
        rows: list[Json] = [
            {"file": str(b.path), "label": say(b.occasion.label), "actions": b.occasion.actions, "at": _at(b)}
            for b in found
        ]
        print_json({"damage": _damage(damage), "backups": rows})
        return
    if damage is not None:
        print(say(said_of(path, damage.what)))
        print(
            t(
                "--from salvaged: {n} of about {written} actions can be had back.",
                n=len(damage.salvaged.log),
                written=damage.written,
            )
        )
    if not found:
        print(t("There are no backups."))
    for number, backup in enumerate(found, 1):
        when = f"{day(_at(backup))} {clock(_at(backup))}"
        count = say(nmsg("{n} action", "{n} actions", backup.occasion.actions))
        print(f"{number:>3}  {when}  {say(backup.occasion.label)}, {count}")


def _damage(damage: Damage | None) -> Json:
    if damage is None:
        return None
    return {"found": say(damage.what), "salvaged": len(damage.salvaged.log), "written": damage.written}


def _at(backup: Backup) -> str:
    return strftime("%Y-%m-%dT%H:%M:%S", localtime(backup.made))
