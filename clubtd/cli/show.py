"""`clubtd show`: a round with names, results and byes."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from clubtd.cli.answer import Json, print_json
from clubtd.cli.source import load
from clubtd.event.actions.byes import KINDS
from clubtd.event.event import Event
from clubtd.event.message import Refused, msg
from clubtd.event.namesakes import shown_names
from clubtd.event.result import Result
from clubtd.event.round import Game, Round
from clubtd.formats.words import say, t, visible
from clubtd.store.state import BYES

SPOKEN = {
    Result.WHITE_WINS: msg("White wins"),
    Result.DRAW: msg("a draw"),
    Result.BLACK_WINS: msg("Black wins"),
    Result.WHITE_BY_FORFEIT: msg("White wins by forfeit"),
    Result.BLACK_BY_FORFEIT: msg("Black wins by forfeit"),
    Result.DOUBLE_FORFEIT: msg("both lose by forfeit"),
    Result.UNRATED_WHITE_WINS: msg("White wins, not rated"),
    Result.UNRATED_DRAW: msg("a draw, not rated"),
    Result.UNRATED_BLACK_WINS: msg("Black wins, not rated"),
    Result.HALF_TO_WHITE: msg("half a point for White, none for Black"),
    Result.HALF_TO_BLACK: msg("half a point for Black, none for White"),
    Result.BOTH_LOSE: msg("no points for either"),
    Result.ADJOURNED: msg("adjourned"),
    Result.OPEN: msg("no result yet"),
}


def run(args: argparse.Namespace) -> int:
    """Prints the round asked for, or the last one paired."""
    event = load(args.data, args.event, args.at)
    if not event.rounds and args.round is None:
        raise Refused(msg("No round has been paired yet: clubtd do EVENT pair."))
    played = event.round(args.round if args.round is not None else len(event.rounds))
    if args.json:
        print_json(_json(event, played))
    else:
        _print(event, played, _spoken if args.plain else _line)
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


def _line(game: Game, white: str, black: str) -> str:
    result = {Result.OPEN: "", Result.ADJOURNED: t("adjourned")}.get(game.result, game.result.value)
    return f"{game.board:>3}  {white} - {black}  {result}".rstrip()


def _spoken(game: Game, white: str, black: str) -> str:
    """A board for a screen reader: no sign has to be understood."""
    return t(
        "Board {board}: White {white}, Black {black}: {result}",
        board=game.board,
        white=white,
        black=black,
        result=say(SPOKEN[game.result]),
    )


def _print(event: Event, played: Round, line: Callable[[Game, str, str], str]) -> None:
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
        print(line(game, visible(names[game.white]), visible(names[game.black])))
    for bye in played.byes:
        name, kind = visible(names[bye.player]), say(KINDS[bye.code])
        print(t("{name}: {bye}", name=name, bye=kind) if line is _spoken else f"     {name}  {kind}")
    if played.missing:
        print(t("Missing: {boards}", boards=tuple(str(g.board) for g in played.missing)))
