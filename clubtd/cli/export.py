"""`clubtd export`: the event as a file for others, and its sheets for the wall, the printer and the web site."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from clubtd.cli.answer import WrongUsage, print_json
from clubtd.cli.source import history_of
from clubtd.event.history import History
from clubtd.event.message import Message, Refused, msg
from clubtd.formats.words import say, t
from clubtd.formats.written import NAMES, PAGE, SLIPS, Form, possible, written
from clubtd.store.clock import now

_NARROWEST, _WIDEST = 24, 500


def run(args: argparse.Namespace) -> int:
    """Writes the file, all of it or nothing."""
    names = _names(args)
    history = history_of(args.data, args.file)
    if args.round is not None:
        history.event.round(args.round)
    data, warnings = _written(history, names, args)
    for warning in warnings:
        print(say(warning), file=sys.stderr)
    if not args.out or args.out == "-":
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
        return 0
    _replace(Path(args.out), data)
    if args.json:
        print_json({"file": args.out, "warnings": [say(w) for w in warnings]})
    else:
        print(t("Written: {file}", file=args.out))
    return 0


def _names(args: argparse.Namespace) -> list[str]:
    """The sheets asked for; WrongUsage when there are no such ones, or not in this format."""
    names = args.sheet.replace(" ", "").split(",") if args.sheet else []
    for name in names:
        if name not in NAMES:
            raise WrongUsage(msg("There is no sheet {name}: {known}.", name=name, known=NAMES))
    if len(names) > 1 and (args.to not in ("text", "html") or {PAGE, SLIPS} & {*names}):
        raise WrongUsage(msg("One sheet at a time, please: --sheet {name}.", name=names[0]))
    if names and (args.to == "trf" or not possible(names[0], args.to)):
        raise WrongUsage(msg("--to {format} has no sheet {name}.", format=args.to, name=names[0]))
    if not _NARROWEST <= args.width <= _WIDEST:
        raise WrongUsage(msg("--width is from {least} to {most}.", least=_NARROWEST, most=_WIDEST))
    return names


def _written(history: History, names: list[str], args: argparse.Namespace) -> tuple[bytes, Sequence[Message]]:
    """The bytes of the file, and what it could not say. Without a name: the event, its page, or its table."""
    if args.to == "trf":
        from clubtd.formats.trf.report import report

        return report(history, finished=args.finished)
    if args.to == "json" and not names:
        from clubtd.store.contents import to_bytes

        return to_bytes(history), ()
    if not names:
        table = "standings" if history.event.rounds else "entries"
        names = [PAGE if args.to == "html" else table]
    form = Form(args.to, args.width, args.plain, args.wall, args.comma, args.bare)
    return written(history, names, form, args.round, now()), ()


def _replace(path: Path, data: bytes) -> None:
    from clubtd.store.replace import replace_file

    try:
        replace_file(path, data)
    except OSError as error:
        raise Refused(
            msg("{file} cannot be written: {why}.", file=str(path), why=error.strerror or str(error))
        ) from None
