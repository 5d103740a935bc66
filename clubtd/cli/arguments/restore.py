"""What can be written after `clubtd restore`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t


def options(parser: Parser) -> None:
    """EVENT [--list] [--from BACKUP]"""
    parser.add_argument("event", metavar="EVENT")
    parser.add_argument(
        "--list", action="store_true", help=t("the backups, newest first (also without --from)")
    )
    parser.add_argument(
        "--from",
        dest="backup",
        metavar="BACKUP",
        help=t(
            "go back to this one: its number in the list, or a file; salvaged: what a damaged file still holds"
        ),
    )
