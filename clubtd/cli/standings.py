"""`clubtd standings`: the table, or one number of it taken apart."""

from __future__ import annotations

import argparse
import sys

from clubtd.cli.answer import Json, WrongUsage, decimal, print_json
from clubtd.cli.imprinted import imprinted, published_json
from clubtd.cli.paper import on_screen
from clubtd.cli.source import as_of, history_of, rounds_asked
from clubtd.event.crosstable import Crosstable
from clubtd.event.event import Event
from clubtd.event.message import Refused, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.published import PublishedOrder
from clubtd.event.scoring import in_points
from clubtd.event.table import crosstable
from clubtd.formats.published import published
from clubtd.formats.sheets.decisions import decision_notes
from clubtd.formats.sheets.standings import standings
from clubtd.formats.words import say
from clubtd.standings.codes import tie_breaks
from clubtd.standings.of_event import event_standings
from clubtd.standings.ranking import Standings
from clubtd.store.clock import now


def run(args: argparse.Namespace) -> int:
    """Prints the table."""
    history = history_of(args.data, args.file)
    event = as_of(history, args.at)
    after = rounds_asked(event, args.after)
    table = crosstable(event, after)
    rules = args.rules or event.settings.rules
    if args.between or args.outlook:
        _as_it_stands(args)
        from clubtd.cli.measured import between, what_can_happen

        if args.between:
            return between(event, *args.between, json=args.json)
        return what_can_happen(event, json=args.json)
    if args.explain:
        from clubtd.cli.workings import explain

        return explain(event, table, args, rules)
    order = list(event.tie_breaks if args.order is None else tie_breaks(args.order))
    if args.json:
        made = event_standings(event, after=after, order=order, rules=rules)
        print_json(_json(event, table, made, published(history)))
        return 0
    if not event.order:
        raise Refused(msg("There are no players yet."))
    sheet = standings(event, after, order=order, rules=rules)
    sheet = imprinted(sheet, event, history, "" if args.at else now())
    if args.csv:
        from clubtd.formats.table_csv import sheet_csv

        _write(sheet_csv(sheet, mark=False))
    elif args.html:
        from clubtd.formats.html import sheets_html

        _write(sheets_html([sheet]))
    else:
        _write(on_screen(sheet, plain=args.plain).encode("utf-8", "replace"))
    return 0


def _as_it_stands(args: argparse.Namespace) -> None:
    """Wrong usage when another table is asked for than the one these questions are about."""
    for option in ("order", "rules", "after"):
        if getattr(args, option) is not None:
            text = "{question} is about the table as it stands: leave {option} out."
            question = "--between" if args.between else "--outlook"
            raise WrongUsage(msg(text, question=question, option=f"--{option}"))


def _write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.flush()


def _json(event: Event, table: Crosstable, made: Standings, fixed: PublishedOrder | None) -> Json:
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
    found: dict[str, Json] = {"rules": made.rules, "after": table.played, "order": [*made.order]}
    decided = [say(note) for note in decision_notes(event, made)]
    if fixed:
        found["published"] = published_json(fixed)
    return found | {"players": players} | ({"decided": [*decided]} if decided else {})
