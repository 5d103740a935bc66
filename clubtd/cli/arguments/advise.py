"""What can be written after `clubtd advise`."""

from __future__ import annotations

from clubtd.cli.arguments.new import SYSTEMS
from clubtd.cli.parser import Parser
from clubtd.formats.words import t

KINDS = ("club", "open", "team")


def options(parser: Parser) -> None:
    """FILE, or the shape of an event that is only planned."""
    parser.add_argument("file", nargs="?", metavar="FILE")
    parser.add_argument("--system", choices=SYSTEMS, default="swiss")
    parser.add_argument("--players", type=int, default=0, metavar="N")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--time-control", default="", metavar="15+5", help=t("says how long it takes"))
    parser.add_argument("--unrated", action="store_true", help=t("somebody has no rating"))
    parser.add_argument(
        "--rules", default="fide-2026", metavar="R", help="fide-2026, fide-2024, uschess, club"
    )
    parser.add_argument("--kind", choices=KINDS, help=t("asked for with seven rounds"))
