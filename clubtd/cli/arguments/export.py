"""What can be written after `clubtd export`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t

FORMATS = ("trf", "text", "html", "csv", "json")
SHEETS = ("standings", "pairings", "names", "crosstable", "entries", "prizes", "slips", "page")


def options(parser: Parser) -> None:
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
        help=t("{names}; text and html take several, with commas", names=", ".join(SHEETS)),
    )
    parser.add_argument("--round", type=int, metavar="N", help=t("of that round; else the latest"))
    parser.add_argument("-o", dest="out", metavar="OUT", help=t("the file to write; else standard output"))
    parser.add_argument(
        "--width", type=int, default=80, metavar="N", help=t("text: columns of the paper, 42 for a receipt")
    )
    parser.add_argument(
        "--finished",
        action="store_true",
        help=t("trf: for a pairing engine, only the rounds before the first that lacks a result"),
    )
    parser.add_argument("--wall", action="store_true", help=t("html: large type on a screen, too"))
    parser.add_argument(
        "--comma", action="store_true", help=t("csv: semicolons, and a comma before the decimals")
    )
    parser.add_argument(
        "--bare", action="store_true", help=t("csv: the table alone, nothing about the event below it")
    )
