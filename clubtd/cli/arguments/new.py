"""What can be written after `clubtd new`."""

from __future__ import annotations

import argparse

from clubtd.cli.parser import Parser
from clubtd.formats.words import t

SYSTEMS = ("swiss", "round-robin", "double-round-robin")
NUMBERS = ("lot", "list", "rating")
RULES = ("fide-2026", "fide-2024", "uschess", "club")


def options(parser: Parser) -> None:
    """EVENT and what is decided before round 1; None is what nobody decided."""
    parser.add_argument(
        "event", metavar="EVENT", help=t("a path that ends in .json, or a name for the club's folder")
    )
    parser.add_argument("--name", metavar="N")
    parser.add_argument("--system", choices=SYSTEMS)
    parser.add_argument("--rounds", type=int, metavar="N", help=t("a round robin finds them itself"))
    parser.add_argument("--points", metavar="W-D-L")
    parser.add_argument("--bye", metavar="POINTS", help=t("the bye from the pairing; else as a win"))
    parser.add_argument("--loss-by-absence", metavar="POINTS")
    parser.add_argument("--first", choices=("white", "black", "lot"), help=t("colour of number 1"))
    parser.add_argument(
        "--order", metavar="CODES", help=t("tie-breaks, as BH,SB; else as the advice proposes")
    )
    parser.add_argument("--rules", choices=RULES)
    parser.add_argument("--time-control", metavar="15+5")
    parser.add_argument("--numbers", choices=NUMBERS)
    parser.add_argument("--exchange", action=argparse.BooleanOptionalAction)
    parser.add_argument("--kind", choices=("club", "open"))
    parser.add_argument("--bye-limit", type=int, metavar="N")
    parser.add_argument(
        "--first-table", type=int, metavar="N", help=t("two events in one hall do not collide")
    )
    parser.add_argument(
        "--beside", metavar="EVENT", help=t("an event in the same hall: the first table after its tables")
    )
    parser.add_argument(
        "--clubs-apart", type=int, metavar="ROUNDS", help=t("club mates do not meet that long")
    )
    parser.add_argument("--like", metavar="EVENT", help=t("settings and people of an earlier event"))
    parser.add_argument("--games-per-pairing", type=int, default=1, metavar="N", help=t("only 1"))
