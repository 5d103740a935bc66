"""What can be written after `clubtd club`."""

from __future__ import annotations

import argparse

from clubtd.cli.parser import Parser
from clubtd.formats.words import t

DETAILS = ("rating", "club", "born", "sex", "title", "federation", "id", "name")
OURS = ("national-id", "national-rating", "note")
FORMATS = ("json", "csv")


def options(parser: Parser) -> None:
    """list, add, edit, remove, import, export, restore"""
    kinds = parser.add_subparsers(dest="what", required=True, metavar="WHAT")

    def kind(name: str, about: str) -> argparse.ArgumentParser:
        found = kinds.add_parser(name, help=about, description=about)
        for flag in ("--json", "--plain"):
            found.add_argument(flag, action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        for option in ("--data", "--lang"):
            found.add_argument(option, default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        return found

    listed = kind("list", t("the members, or those whom the words fit"))
    listed.add_argument("search", nargs="*", metavar="SEARCH")
    add = kind("add", t("a new member, or everybody of an event"))
    add.add_argument("name", nargs="?", metavar="NAME")
    add.add_argument("given", nargs="?", metavar="RATING")
    add.add_argument("--from", dest="event", metavar="EVENT", help=t("the players of that event"))
    add.add_argument("--yes", action="store_true", help=t("also somebody who looks like a member"))
    edit = kind("edit", t("a member's entry corrected"))
    edit.add_argument("member", metavar="MEMBER", help=t("the number, or enough of the name"))
    for parser_of, names in ((add, DETAILS[:-1]), (edit, DETAILS)):
        for name in (*names, *OURS):
            parser_of.add_argument(f"--{name}", metavar=name.upper())
    remove = kind("remove", t("members taken off the list"))
    remove.add_argument("names", nargs="+", metavar="MEMBER", help=t("the number, or enough of the name"))
    bring = kind("import", t("members from a file: a list of players, a TRF, an exported club list"))
    bring.add_argument("file", metavar="FILE")
    bring.add_argument(
        "--encoding", metavar="E", help=t("how a file that is not UTF-8 is to be read, as cp1250")
    )
    bring.add_argument(
        "--update", action="store_true", help=t("the file counts where it says something else")
    )
    export = kind("export", t("the list as a file"))
    export.add_argument(
        "--to", choices=FORMATS, default="json", help=t("json keeps everything; csv is a table")
    )
    export.add_argument("--comma", action="store_true", help=t("csv: semicolons between the columns"))
    export.add_argument("-o", dest="out", metavar="OUT", help=t("the file to write; else standard output"))
    kind("restore", t("the newest backup in the place of a damaged list"))
