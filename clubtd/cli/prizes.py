"""`clubtd prizes`: who gets what, money and cups, and why."""

from __future__ import annotations

import argparse

from clubtd.cli.answer import Json, print_json
from clubtd.cli.imprinted import imprinted, published_json
from clubtd.cli.paper import on_screen
from clubtd.cli.source import as_of, history_of, rounds_asked
from clubtd.event.event import Event
from clubtd.formats.published import published
from clubtd.formats.sheets import prizes
from clubtd.formats.sheets.prizes import awards
from clubtd.formats.words import say
from clubtd.standings.of_event import event_standings
from clubtd.store.clock import now


def run(args: argparse.Namespace) -> int:
    """Prints the prizes."""
    history = history_of(args.data, args.file)
    event = as_of(history, args.at)
    after = rounds_asked(event, args.after)
    if not args.json:
        sheet = imprinted(prizes(event, after), event, history, "" if args.at else now())
        print(on_screen(sheet, plain=args.plain), end="")
        return 0
    made = event_standings(event, after=after)
    found = awards(event, made)
    fixed = published(history)
    order: dict[str, Json] = {"published": published_json(fixed)} if fixed else {}
    if not after:
        to_win: dict[str, Json] = {"prizes": [], "why": [say(found.rule)], "to_win": _to_win(event)}
        print_json({"after": 0, "final": False} | to_win | order)
        return 0
    players: list[Json] = [
        {
            "no": award.number,
            "name": award.name,
            "rank": made.row(award.number).rank,
            "amount": award.amount,
            "money": event.prizes.currency.written(award.amount),
            "groups": [*award.groups],
            "things": [*award.things],
        }
        for award in found.awards
    ]
    why = [say(found.rule), *(say(line) for line in found.why)]
    final = event.finished and after == len(event.rounds)
    given: dict[str, Json] = {"prizes": players, "why": [*why]}
    print_json({"after": after, "final": final} | given | order)
    return 0


def _to_win(event: Event) -> list[Json]:
    """The prizes as they stand before anything is played."""
    currency = event.prizes.currency
    return [
        {
            "place": prize.place,
            "group": prize.category.name if prize.category else "",
            "amount": prize.amount,
            "money": currency.written(prize.amount) if prize.amount else "",
            "thing": prize.thing,
        }
        for prize in event.prizes.prizes
    ]
