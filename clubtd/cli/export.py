"""`clubtd export`: the event as a file for others, and its sheets for the wall, the printer and the web site."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

from clubtd.cli.answer import Json, WrongUsage, decimal, print_json
from clubtd.cli.source import history_of
from clubtd.event.history import History
from clubtd.event.message import Message, Refused, msg
from clubtd.event.published import published_order
from clubtd.event.result import Result
from clubtd.formats.sheets import ALL_SHEETS, Cell, Sheet, imprint, made
from clubtd.formats.words import say, t
from clubtd.store.clock import now

FORMATS = ("trf", "csv", "html", "text", "json")
PAGE, SLIPS = "page", "slips"
_NARROWEST, _WIDEST = 24, 500


def options(parser: argparse.ArgumentParser) -> None:
    """FILE --to FORMAT [--sheet NAME] [--round N] [-o OUT]"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument(
        "--to",
        choices=FORMATS,
        required=True,
        help=t("trf and json: the whole event; html: a page of it, or a sheet; csv and text: a sheet"),
    )
    parser.add_argument(
        "--sheet",
        metavar="NAME",
        help=t(
            "{names}; text and html take several, with commas", names=", ".join((*ALL_SHEETS, SLIPS, PAGE))
        ),
    )
    parser.add_argument("--round", type=int, metavar="N", help=t("of that round; else the latest"))
    parser.add_argument("-o", dest="out", metavar="OUT", help=t("the file to write; else standard output"))
    parser.add_argument(
        "--width", type=int, default=80, metavar="N", help=t("text: columns of the paper, 42 for a receipt")
    )
    parser.add_argument("--wall", action="store_true", help=t("html: large type on a screen, too"))
    parser.add_argument(
        "--comma", action="store_true", help=t("csv: semicolons, and a comma before the decimals")
    )
    parser.add_argument(
        "--bare", action="store_true", help=t("csv: the table alone, nothing about the event below it")
    )


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
    known = (*ALL_SHEETS, SLIPS, PAGE)
    for name in names:
        if name not in known:
            raise WrongUsage(msg("There is no sheet {name}: {known}.", name=name, known=known))
    alone = len(names) > 1 and (args.to not in ("text", "html") or {PAGE, SLIPS} & {*names})
    if alone:
        raise WrongUsage(msg("One sheet at a time, please: --sheet {name}.", name=names[0]))
    fits = {PAGE: ("html",), SLIPS: ("text", "html")}
    if names and args.to not in fits.get(names[0], ("csv", "html", "text", "json")):
        raise WrongUsage(msg("--to {format} has no sheet {name}.", format=args.to, name=names[0]))
    if not _NARROWEST <= args.width <= _WIDEST:
        raise WrongUsage(msg("--width is from {least} to {most}.", least=_NARROWEST, most=_WIDEST))
    return names


def _written(history: History, names: list[str], args: argparse.Namespace) -> tuple[bytes, Sequence[Message]]:
    """The bytes of the file, and what it could not say."""
    if args.to == "trf":
        from clubtd.formats.trf.export import trf_of
        from clubtd.formats.trf.write import write_trf

        trf = trf_of(history.event)
        return write_trf(trf), trf.warnings
    if args.to == "json" and not names:
        from clubtd.store.contents import to_bytes

        return to_bytes(history), ()
    if names == [SLIPS]:
        return _slips(history, args), ()
    if args.to == "html" and names in ([], [PAGE]):
        from clubtd.formats.page import page_html

        return page_html(history.event, published=published_order(history), at=now()), ()
    names = names or ["standings" if history.event.rounds else "entries"]
    return _sheets(sheets(history, names, args.round), names, args), ()


def sheets(history: History, names: Sequence[str], number: int | None) -> list[Sheet]:
    """The sheets of these names as they are now; Refused when the event cannot have one."""
    published, at = published_order(history), now()
    return [made(name, history.event, number, published=published, at=at) for name in names]


def _slips(history: History, args: argparse.Namespace) -> bytes:
    from clubtd.formats.slips import slips, slips_html, slips_text

    event = history.event
    found = slips(event, args.round, imprint(event, published_order(history), now()))
    return (
        slips_html(found) if args.to == "html" else slips_text(found, args.width).encode("utf-8", "replace")
    )


def _sheets(found: Sequence[Sheet], names: Sequence[str], args: argparse.Namespace) -> bytes:
    match args.to:
        case "html":
            from clubtd.formats.html import sheets_html

            return sheets_html(found, wall=args.wall)
        case "csv":
            from clubtd.formats.table_csv import COMMA, POINT, sheet_csv

            return sheet_csv(found[0], COMMA if args.comma else POINT, foot=not args.bare)
        case "json":
            import json

            return f"{json.dumps(_json(names[0], found[0]), ensure_ascii=False)}\n".encode()
    from clubtd.formats.text import plain_text, sheet_text

    texts = (plain_text(s) if args.plain else sheet_text(s, args.width) for s in found)
    return "\f".join(texts).encode("utf-8", "replace")


def _json(name: str, sheet: Sheet) -> Json:
    keys = [column.key for column in sheet.columns]
    return {
        "sheet": name,
        "event": sheet.title,
        "heading": say(sheet.heading),
        "rows": [dict(zip(keys, map(_value, row), strict=True)) for row in sheet.rows],
        "notes": [say(note) for note in sheet.notes],
        "imprint": [say(line) for line in sheet.imprint],
    }


def _value(cell: Cell) -> Json:
    match cell:
        case Message():
            return say(cell)
        case Result():
            return cell.value or None
        case Fraction():
            return decimal(cell)
    return cell


def _replace(path: Path, data: bytes) -> None:
    from clubtd.store.replace import replace_file

    try:
        replace_file(path, data)
    except OSError as error:
        raise Refused(
            msg("{file} cannot be written: {why}.", file=str(path), why=error.strerror or str(error))
        ) from None
