"""`clubtd explain`: why these were paired, and why not those."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from clubtd.cli.answer import Json, print_json
from clubtd.cli.source import event_path, load
from clubtd.event.event import Event
from clubtd.event.find import find_player
from clubtd.event.frozen import replace
from clubtd.event.message import Refused, msg, nmsg
from clubtd.event.namesakes import shown_name
from clubtd.formats.bye_words import also_had
from clubtd.formats.words import say, t
from clubtd.pairing.questions import Questions, Reason, questions
from clubtd.store.folder import data_folder


def run(args: argparse.Namespace) -> int:
    """Prints the sentences."""
    event = load(args.data, args.file)
    number = args.round if args.round is not None else max(len(event.rounds), 1)
    if not 1 <= number <= len(event.rounds) + 1:
        raise Refused(
            nmsg(
                "Round {round} cannot be explained: {n} round is paired.",
                "Round {round} cannot be explained: {n} rounds are paired.",
                len(event.rounds),
                round=number,
            )
        )
    asked = questions(event, number)
    if args.why_not:
        a, b = (find_player(event, name) for name in args.why_not)
        title = t("{a} - {b}: why not?", a=shown_name(event, a.id), b=shown_name(event, b.id))
        found = [(title, 0, asked.not_these(a.id, b.id))]
    elif args.board is not None:
        found = [(_title(event, asked, args.board), args.board, asked.board(args.board))]
    else:
        found = list(_all(event, asked, args))
    if args.json:
        answers: list[Json] = [_json(event, title, board, reason) for title, board, reason in found]
        print_json({"round": number, "answers": answers})
        return 0
    for title, _, reason in found:
        print(title)
        for message in reason.messages:
            print("  " + say(message))
    return 0


def _all(event: Event, asked: Questions, args: argparse.Namespace) -> Iterator[tuple[str, int, Reason]]:
    for game in asked.round.games:
        yield _title(event, asked, game.board), game.board, asked.board(game.board)
    if taker := asked.round.bye_taker:
        yield t("{name}: the bye", name=shown_name(event, taker)), 0, _bye(event, asked, taker, args)


def _bye(event: Event, asked: Questions, taker: int, args: argparse.Namespace) -> Reason:
    """Why the bye is the taker's, and whether he or she had it on earlier nights."""
    from clubtd.store.nights import earlier_byes

    path, reason = Path(args.file), asked.bye()
    try:
        file = path if path.exists() else event_path(args.data, args.file)
        also = also_had(event, taker, earlier_byes(data_folder(args.data), event, file))
    except Refused:  # no folder of a club, no earlier nights
        return reason
    return replace(reason, messages=(*reason.messages, also)) if also else reason


def _title(event: Event, asked: Questions, board: int) -> str:
    game = asked.round.game(board)
    if game is None:
        raise Refused(msg("Round {round} has no board {board}.", round=asked.round.number, board=board))
    return t(
        "Round {round}, board {board}: {white} (White) - {black}",
        round=asked.round.number,
        board=board,
        white=shown_name(event, game.white),
        black=shown_name(event, game.black),
    )


def _json(event: Event, title: str, board: int, reason: Reason) -> Json:
    return {
        "title": title,
        "board": board or None,
        "article": reason.article or None,
        "sentences": [say(message) for message in reason.messages],
        "rival": [[*pair] for pair in reason.rival],
    }
