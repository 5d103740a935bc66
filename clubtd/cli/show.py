"""`clubtd show`: a round with names, results and byes."""

from __future__ import annotations

import argparse

from clubtd.cli.answer import Json, print_json
from clubtd.cli.source import load
from clubtd.event.actions.byes import KINDS
from clubtd.event.event import Event
from clubtd.event.message import Refused, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.result import Code, Result
from clubtd.event.round import Round
from clubtd.formats.words import say, t, visible

BYES = {Code.PAB: "pab", Code.HALF_BYE: "hpb", Code.ZERO_BYE: "zpb", Code.FULL_BYE: "fpb", Code.REST: "rest"}


def options(parser: argparse.ArgumentParser) -> None:
    """EVENT [--round N]"""
    parser.add_argument("event", metavar="EVENT")
    parser.add_argument("--round", type=int, metavar="N")
    parser.add_argument("--at", metavar="20:13", help=t("as it was at that time; nothing is changed"))


def run(args: argparse.Namespace) -> int:
    """Prints the round asked for, or the last one paired."""
    event = load(args.data, args.event, args.at)
    if not event.rounds and args.round is None:
        raise Refused(msg("No round has been paired yet: clubtd do EVENT pair."))
    played = event.round(args.round if args.round is not None else len(event.rounds))
    if args.json:
        print_json(_json(event, played))
    else:
        _print(event, played)
    return 0


def _json(event: Event, played: Round) -> Json:
    numbers, names = event.numbers, shown_names(event)
    boards: list[Json] = [
        {
            "board": g.board,
            "table": g.board,
            "white": names[g.white],
            "black": names[g.black],
            "white_no": numbers[g.white],
            "black_no": numbers[g.black],
            "result": g.result.value or None,
        }
        for g in played.games
    ]
    byes: list[Json] = [{"player": names[b.player], "kind": BYES[b.code]} for b in played.byes]
    missing: list[Json] = [g.board for g in played.missing]
    return {"round": played.number, "boards": boards, "byes": byes, "missing": missing}


def _print(event: Event, played: Round) -> None:
    names = shown_names(event)
    print(
        t(
            "{name}, round {round} of {rounds}",
            name=event.settings.name,
            round=played.number,
            rounds=event.settings.rounds,
        )
    )
    for game in played.games:
        result = {Result.OPEN: "", Result.ADJOURNED: t("adjourned")}.get(game.result, game.result.value)
        white, black = visible(names[game.white]), visible(names[game.black])
        print(f"{game.board:>3}  {white} - {black}  {result}".rstrip())
    for bye in played.byes:
        print(f"     {visible(names[bye.player])}  {say(KINDS[bye.code])}")
    if played.missing:
        print(t("Missing: {boards}", boards=tuple(str(g.board) for g in played.missing)))
