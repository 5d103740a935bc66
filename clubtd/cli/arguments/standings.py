"""What can be written after `clubtd standings`."""

from __future__ import annotations

from clubtd.cli.parser import Parser
from clubtd.formats.words import t


def options(parser: Parser) -> None:
    """FILE and how the table is made."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument(
        "--order", metavar="CODES", help=t("tie-breaks, as BH-C1,BH,SB; else those of the event")
    )
    parser.add_argument("--rules", metavar="R", help="fide-2026, fide-2024, uschess, club")
    parser.add_argument("--after", type=int, metavar="N", help=t("as it stood after N rounds"))
    parser.add_argument("--at", metavar="20:13", help=t("as it was at that time; nothing is changed"))
    parser.add_argument("--csv", action="store_true", help=t("the table for programs"))
    parser.add_argument("--html", action="store_true", help=t("the table for a browser or the wall"))
    parser.add_argument(
        "--between",
        nargs=2,
        metavar=("A", "B"),
        help=t("level on points: which single results would have turned it"),
    )
    parser.add_argument(
        "--outlook", action="store_true", help=t("last round: what can still happen for first place")
    )
    parser.add_argument("--explain", metavar="NO", help=t("with --code: one number taken apart"))
    parser.add_argument("--code", metavar="CODE")
