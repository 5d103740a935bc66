"""`clubtd export`: the event as a file for others."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from clubtd.cli.source import load
from clubtd.event.message import Refused, msg
from clubtd.formats.words import say, t


def options(parser: argparse.ArgumentParser) -> None:
    """FILE --to FORMAT [-o OUT]"""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--to", choices=("trf",), required=True)
    parser.add_argument("-o", dest="out", metavar="OUT", help=t("the file to write; else standard output"))


def run(args: argparse.Namespace) -> int:
    """Writes the file, all of it or nothing."""
    from clubtd.formats.trf.export import trf_of
    from clubtd.formats.trf.write import write_trf

    trf = trf_of(load(args.data, args.file))
    data = write_trf(trf)
    for warning in trf.warnings:
        print(say(warning), file=sys.stderr)
    if not args.out:
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
        return 0
    try:
        Path(args.out).write_bytes(data)
    except OSError as error:
        raise Refused(
            msg("{file} cannot be written: {why}.", file=args.out, why=error.strerror or str(error))
        ) from None
    print(t("Written: {file}", file=args.out))
    return 0
