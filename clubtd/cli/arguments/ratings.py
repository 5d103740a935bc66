"""What can be written after `clubtd ratings`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t

KINDS = ("standard", "rapid", "blitz", "fide")


def options(parser: Parser) -> None:
    """[FILE] and what to do with it."""
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        help=t("the list, as it was downloaded: FIDE's text, a CSV, or a zip of one; else the last one used"),
    )
    parser.add_argument("--find", metavar="WHO", help=t("a name, enough of one, or an id"))
    parser.add_argument("--event", metavar="EVENT", help=t("hold the players of this event against the list"))
    parser.add_argument("--club", action="store_true", help=t("hold the club list against the list"))
    parser.add_argument(
        "--kind",
        metavar="KIND",
        default=KINDS[0],
        choices=KINDS,
        help=t("which rating: {kinds}", kinds=", ".join(KINDS)),
    )
    parser.add_argument(
        "--names", action="store_true", help=t("also take those of whom only the name agrees")
    )
    parser.add_argument("--yes", action="store_true", help=t("take the ratings, in one step"))
    parser.add_argument(
        "--encoding", metavar="E", default="", help=t("how lines that are not UTF-8 are read, as cp1250")
    )
