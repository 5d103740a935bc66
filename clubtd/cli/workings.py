"""`clubtd standings --explain`: one number taken apart."""

from __future__ import annotations

import argparse

from clubtd.cli.answer import Json, WrongUsage, decimal, print_json
from clubtd.event.crosstable import Crosstable
from clubtd.event.event import Event
from clubtd.event.find import find_player
from clubtd.event.message import msg
from clubtd.formats.words import number, say, t, visible
from clubtd.standings.codes import tie_break
from clubtd.standings.of_event import announced_by
from clubtd.standings.workings import Part, Workings, workings


def explain(event: Event, table: Crosstable, args: argparse.Namespace, rules: str) -> int:
    """Prints the parts of one value and their total: of a code of the event's order the value that is in its table."""
    if not args.code:
        raise WrongUsage(msg("--explain NO needs --code CODE."))
    player = find_player(event, args.explain)
    asked = tie_break(args.code).name
    found = workings(
        table,
        event.numbers[player.id],
        asked,
        rules,
        order=event.tie_breaks if asked in event.tie_breaks else (),
        announced=announced_by(event),
    )
    if args.json:
        print_json(_json(event, found, player.name))
    else:
        _print(event, found, player.name)
    return 0


def _json(event: Event, found: Workings, name: str) -> Json:
    parts: list[Json] = [
        {
            "round": part.round,
            "opponent": _opponent(event, part),
            "score": decimal(part.score),
            "result": decimal(part.result),
            "value": decimal(part.value),
            "why": say(part.why),
            "kept": part.kept,
            "cut": say(part.cut) if part.cut else None,
        }
        for part in found.parts
    ]
    return {
        "no": found.number,
        "name": name,
        "code": found.code,
        "parts": parts,
        "how": say(found.how),
        "total": decimal(found.total),
        "note": say(found.note) if found.note else None,
    }


def _opponent(event: Event, part: Part) -> str | None:
    return event.name(event.order[part.opponent - 1]) if part.opponent else None


def _print(event: Event, found: Workings, name: str) -> None:
    print(t("{title} of {name}: {how}", title=found.title, name=name, how=found.how))
    for part in found.parts:
        who = visible(_opponent(event, part) or t("no opponent"))
        where = t("round {round}", round=part.round) if part.round else ""
        cut = "  " + say(part.cut) if part.cut else ""
        print(f"  {where:<9} {who:<30} {number(part.value):>6}  {say(part.why)}{cut}".rstrip())
    if found.total is not None:
        print("  " + t("total {total}", total=found.total))
    if found.note:
        print("  " + say(found.note))
