"""What can be written after `clubtd season`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t

WORTHS = ("score", "scaled", "place")
TIES = ("won", "best", "dropped", "nights")


def options(parser: Parser) -> None:
    """[NAME] and what is to be done with it."""
    parser.add_argument("name", metavar="NAME", nargs="?", help=t("the season; without it all are listed"))
    parser.add_argument("--new", action="store_true", help=t("begin a season of that name"))
    parser.add_argument("--add", metavar="EVENT", nargs="+", default=[], help=t("events that belong to it"))
    parser.add_argument("--remove", metavar="EVENT", nargs="+", default=[], help=t("events that do not"))
    parser.add_argument(
        "--match", metavar="TEXT", help=t("every event whose name has these words belongs to it; '' for none")
    )
    parser.add_argument("--best", metavar="N", help=t("how many of somebody's nights count; else all"))
    parser.add_argument("--by", metavar="HOW", help=", ".join(WORTHS))
    parser.add_argument("--places", metavar="10,8,6", help=t("points for the places, with --by place"))
    parser.add_argument("--attendance", metavar="P", help=t("points for being there, every night"))
    parser.add_argument(
        "--ties",
        metavar="LIST",
        help=t("what parts level people: {list}", list=", ".join(TIES)),
    )
    parser.add_argument("--rename", metavar="NEW", help=t("another name"))
    parser.add_argument("--delete", action="store_true", help=t("put the season away; its events stay"))
    parser.add_argument("--back", action="store_true", help=t("fetch a deleted season back"))
    parser.add_argument("--explain", metavar="WHO", help=t("somebody's total taken apart"))
    parser.add_argument("--csv", action="store_true", help=t("the table for programs"))
    parser.add_argument("--html", action="store_true", help=t("the table for a browser or the wall"))
    parser.add_argument(
        "--comma", action="store_true", help=t("csv: semicolons, and a comma before the decimals")
    )
    parser.add_argument("--width", type=int, default=0, metavar="N", help=t("text: columns of the paper"))
    parser.add_argument("-o", dest="out", metavar="OUT", help=t("the file to write; else standard output"))
