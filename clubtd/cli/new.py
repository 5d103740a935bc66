"""`clubtd new`: a new event file."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from clubtd.advice.choices import allowed
from clubtd.advice.recommend import recommend
from clubtd.advice.shape import Kind, Shape
from clubtd.cli.answer import WrongUsage, print_json
from clubtd.cli.points import tenths
from clubtd.cli.source import load
from clubtd.event.actions import Action, CreateEvent
from clubtd.event.crosstable import System
from clubtd.event.event import Numbering, Settings
from clubtd.event.frozen import replace
from clubtd.event.limits import TWO_GAMES
from clubtd.event.message import Refused, msg
from clubtd.event.result import Colour
from clubtd.event.scoring import Scoring
from clubtd.event.tables import table_after
from clubtd.event.template import again
from clubtd.formats.words import say, t
from clubtd.standings.codes import tie_breaks
from clubtd.store.chance import lot
from clubtd.store.clock import now
from clubtd.store.eventfile import EventFile
from clubtd.store.folder import data_folder, new_path

ROUNDS = 5
FIRST = {"white": Colour.WHITE, "black": Colour.BLACK}
AS_TYPED = ("rounds", "exchange", "rules", "kind", "time_control", "bye_limit", "first_table", "clubs_apart")
"""Options that are settings as they stand."""


def run(args: argparse.Namespace) -> int:
    """Creates the file; refused when there is one already."""
    if args.games_per_pairing != 1:
        raise Refused(TWO_GAMES)
    path, name = _place(args)
    action, *rest = _like(args, name) if args.like else _from_options(args, name)
    assert isinstance(action, CreateEvent)
    if args.beside:
        first = table_after(load(args.data, args.beside))
        action = replace(action, settings=replace(action.settings, first_table=first))
    settings = action.settings
    with closing(EventFile.create(path, action)) as file:
        file.take(*rest)
        if args.json:
            print_json({"event": str(path), "name": settings.name})
        else:
            print(t("{name} is created: {path}", name=settings.name, path=str(path)))
            print(say(msg("Tie-breaks: {order}.", order=action.tie_breaks or msg("none"))))
    return 0


def _from_options(args: argparse.Namespace, name: str) -> tuple[Action, ...]:
    settings = _settings(args, Settings(name, rounds=ROUNDS, date=now()[:10], colour_by_lot=True))
    return (CreateEvent(settings, _order(args, settings)),)


def _like(args: argparse.Namespace, name: str) -> tuple[Action, ...]:
    """The actions of an event like another, but for what the options say; a colour that was drawn is drawn again."""
    first, *rest = again(load(args.data, args.like), name, now()[:10])
    assert isinstance(first, CreateEvent)
    settings = _settings(args, first.settings)
    codes = first.tie_breaks if args.order is None else _order(args, settings)
    return replace(first, settings=settings, tie_breaks=codes), *rest


def _drawn() -> Colour:
    return (Colour.WHITE, Colour.BLACK)[lot()[0].randrange(2)]


def _place(args: argparse.Namespace) -> tuple[Path, str]:
    given: str = args.event
    if given.endswith(".json") or "/" in given or "\\" in given:
        path = Path(given)
        return path, args.name or path.stem.replace("-", " ").replace("_", " ")
    return new_path(data_folder(args.data), given), args.name or given


def _settings(args: argparse.Namespace, before: Settings) -> Settings:
    """The settings, and what the options say in place of it."""
    by_lot = before.colour_by_lot if args.first is None else args.first == "lot"
    colour = before.initial_colour if args.first is None else FIRST.get(args.first, Colour.WHITE)
    said = {
        "system": args.system and System(args.system),
        "numbering": args.numbers and Numbering(args.numbers),
        "scoring": _scoring(args, before.scoring),
        **{name: getattr(args, name) for name in AS_TYPED},
    }
    given = {name: value for name, value in said.items() if value is not None}
    return replace(before, **given, colour_by_lot=by_lot, initial_colour=_drawn() if by_lot else colour)


def _scoring(args: argparse.Namespace, before: Scoring) -> Scoring:
    win, draw, loss, absence, bye = before.win, before.draw, before.loss, before.absence, before.bye
    if args.points is not None:
        parts = args.points.replace("½", "0.5").replace("1/2", "0.5").split("-")
        if len(parts) != 3:
            raise WrongUsage(
                msg("--points needs a win, a draw and a loss, as 1-0.5-0, not {text}.", text=args.points)
            )
        win, draw, loss = (tenths(part) for part in parts)
        bye = win
    bye = bye if args.bye is None else tenths(args.bye)
    absence = absence if args.loss_by_absence is None else tenths(args.loss_by_absence)
    return Scoring(win, draw, loss, absence, bye)


def _order(args: argparse.Namespace, settings: Settings) -> tuple[str, ...]:
    if args.order is not None:
        codes = tie_breaks(args.order)
        known = Shape(settings.system, settings.rounds, rules=settings.rules)
        for code in codes:
            if why := allowed(code, known):
                raise Refused(why)
        if len(set(codes)) < len(codes):
            raise Refused(msg("A tie-break stands twice in the order."))
        return codes
    shape = Shape(settings.system, settings.rounds, rules=settings.rules, kind=Kind(settings.kind))
    return recommend(shape).order
