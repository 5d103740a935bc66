"""`clubtd standings`: the table, or one number of it taken apart."""

from __future__ import annotations

import argparse
import csv
import sys

from clubtd.cli.answer import Json, WrongUsage, decimal, print_json
from clubtd.cli.source import load
from clubtd.event.crosstable import Crosstable
from clubtd.event.event import Event
from clubtd.event.message import Refused, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.scoring import in_points
from clubtd.event.table import crosstable, rounds_in
from clubtd.formats.words import number, points, say, t, visible
from clubtd.standings.codes import tie_break
from clubtd.standings.of_event import event_standings
from clubtd.standings.ranking import Standings


def options(parser: argparse.ArgumentParser) -> None:
    """FILE and how the table is made."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument(
        "--order", metavar="CODES", help=t("tie-breaks, as BH-C1,BH,SB; else those of the event")
    )
    parser.add_argument("--rules", metavar="R", help="fide-2026, fide-2024, uschess, club")
    parser.add_argument("--after", type=int, metavar="N", help=t("as it stood after N rounds"))
    parser.add_argument("--at", metavar="20:13", help=t("as it was at that time; nothing is changed"))
    parser.add_argument("--csv", action="store_true")
    parser.add_argument("--explain", metavar="NO", help=t("with --code: one number taken apart"))
    parser.add_argument("--code", metavar="CODE")


def run(args: argparse.Namespace) -> int:
    """Prints the table."""
    event = load(args.data, args.file, args.at)
    after = rounds_in(event) if args.after is None else args.after
    if not 0 <= after <= len(event.rounds):
        raise WrongUsage(msg("--after {after}: the file has {n} rounds.", after=after, n=len(event.rounds)))
    table = crosstable(event, after)
    rules = args.rules or event.settings.rules
    if args.explain:
        from clubtd.cli.workings import explain

        return explain(event, table, args, rules)
    order = [tie_break(code).name for code in _order(event, args.order)]
    made = event_standings(event, after=after, order=order, rules=rules)
    if args.json:
        print_json(_json(event, table, made))
    elif args.csv:
        _csv(event, made)
    else:
        _print(event, table, made)
    return 0


def _order(event: Event, asked: str | None) -> list[str]:
    if asked is None:
        return list(event.tie_breaks)
    return [code for code in asked.replace(" ", "").split(",") if code]


def _json(event: Event, table: Crosstable, made: Standings) -> Json:
    players: list[Json] = []
    names = shown_names(event)
    for row in made.rows:
        values: dict[str, Json] = {
            code: decimal(value) for code, value in zip(made.order, row.values, strict=True)
        }
        player: dict[str, Json] = {
            "no": row.number,
            "name": names[event.order[row.number - 1]],
            "points": decimal(in_points(row.points)),
            "rank": row.rank,
            "values": values,
        }
        if row.notes:
            player["notes"] = {code: say(message) for code, message in row.notes}
        players.append(player)
    return {"rules": made.rules, "after": table.played, "order": [*made.order], "players": players}


def _csv(event: Event, made: Standings) -> None:
    names = shown_names(event)
    out = csv.writer(sys.stdout, lineterminator="\r\n")
    out.writerow(["rank", "no", "name", "points", *made.order])
    for row in made.rows:
        values = [str(decimal(v)) if v is not None else "" for v in row.values]
        name = _cell(names[event.order[row.number - 1]])
        out.writerow([row.rank or "", row.number, name, decimal(in_points(row.points)), *values])


def _cell(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    shown = visible(text)
    return " " + shown if shown[:1] in "=+-@" else shown


def _print(event: Event, table: Crosstable, made: Standings) -> None:
    if not made.rows:
        raise Refused(msg("There are no players yet."))
    print(
        t(
            "{name}, after round {after} of {rounds}",
            name=event.settings.name,
            after=table.played,
            rounds=table.planned,
        )
    )
    head = ["#", "", t("Pts"), *made.order]
    names = shown_names(event)
    rows = [
        [str(row.rank or ""), visible(names[event.order[row.number - 1]]), points(row.points)]
        + ["-" if v is None else number(v) for v in row.values]
        for row in made.rows
    ]
    widths = [max(len(r[i]) for r in [head, *rows]) for i in range(len(head))]
    for row in [head, *rows]:
        cells = [
            c.ljust(w) if i == 1 else c.rjust(w) for i, (c, w) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())
    print(t("Rules: {rules}. Tie-breaks: {order}.", rules=made.rules, order=tuple(made.order) or t("none")))
