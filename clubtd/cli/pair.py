"""`clubtd pair`: the next round of each file, as pairing engines print it. Changes nothing."""

from __future__ import annotations

import argparse
from random import Random

from clubtd.cli.answer import Json, print_json, refuse
from clubtd.cli.source import load
from clubtd.event.actions import PairRound
from clubtd.event.event import Event
from clubtd.event.message import Refused
from clubtd.formats.words import say, visible
from clubtd.pairing.next_round import pairing_steps
from clubtd.pairing.recheck import Pairs, pairs


def run(args: argparse.Namespace) -> int:
    """Pairs each file; 1 when one has no legal pairing or no round left, 3 when one cannot be read."""
    answers: list[Json] = []
    code = 0
    for name in args.files:
        try:
            event = load(args.data, name)
        except Refused as error:
            code = max(code, refuse(error.message, 3))
            answers.append({"file": name, "error": say(error.message)})
            continue
        number = len(event.rounds) + 1
        try:
            made = _next(event)
        except Refused as error:
            code = max(code, 1)
            answers.append({"file": name, "round": number, "pairs": None, "reason": say(error.message)})
            if not args.json:
                refuse(error.message, 1)
            continue
        boards = [pair for pair in made if pair[1]]
        bye = next((white for white, black in made if not black), None)
        answers.append({"file": name, "round": number, "pairs": [list(p) for p in boards], "bye": bye})
        if not args.json:
            if len(args.files) > 1:
                print(visible(name))
            print(len(made), *(f"{white} {black}" for white, black in made), sep="\n")
    if args.json:
        print_json(answers)
    return code


def _next(event: Event) -> Pairs:
    """The pairs of the next round. A draw of numbers still to be made is shown as it would fall with seed 0."""
    for step in pairing_steps(event, "", Random("0"), "0"):
        if isinstance(step, PairRound):
            return pairs(event, step.round)
        event = step.on(event)
    raise AssertionError("no pairing among the steps")
