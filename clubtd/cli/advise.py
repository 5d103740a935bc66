"""`clubtd advise`: the proposed order of tie-breaks with its reasons, warnings and alternatives."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from clubtd.advice.facts import ASSUMPTIONS
from clubtd.advice.planning import longest_game, minutes_needed, round_robin_rounds, time_control
from clubtd.advice.recommend import Advice, recommend
from clubtd.advice.shape import Kind, Shape, shape_of
from clubtd.cli.answer import Json, WrongUsage, print_json
from clubtd.cli.source import load
from clubtd.event.crosstable import System
from clubtd.event.event import Event
from clubtd.event.message import Message, msg, nmsg
from clubtd.formats.words import say


def run(args: argparse.Namespace) -> int:
    """Prints the advice."""
    event = load(args.data, args.file) if args.file else None
    shape = shape_of(event) if event else _shape(args)
    control = args.time_control or (event.settings.time_control if event else "")
    advice = recommend(shape)
    if args.json:
        minutes = minutes_needed(time_control(control), shape.rounds) if control and shape.rounds else None
        own: dict[str, Json] = {"own": [*event.tie_breaks]} if event else {}
        print_json({**_json(advice), **own, "minutes": minutes})
    else:
        _print(advice, _own_order(event, advice) if event else None)
        if control and shape.rounds:
            print("- " + say(_takes(control, shape.rounds)))
    return 0


def _own_order(event: Event, advice: Advice) -> Message:
    """The order that the event has, beside the one that is proposed, and what a change of it takes."""
    own = event.tie_breaks
    if own == advice.order:
        return msg("This event has this order.")
    codes = ", ".join(own) or msg("none, level players share the place")
    if event.rounds:
        return msg("The order published for this event: {order}. A change of it needs a reason.", order=codes)
    return msg(
        "The order of this event so far: {order}. It is published when round 1 is paired.", order=codes
    )


def _takes(control: str, rounds: int) -> Message:
    """How long the evening is at the most."""
    stages = time_control(control)
    minutes = minutes_needed(stages, rounds)
    return nmsg(
        "One round of {control} takes up to {hours} h {minutes:02} min, with games of 60 moves.",
        "{n} rounds of {control} take up to {hours} h {minutes:02} min: {game} minutes for a game of 60 moves, and"
        " five between the rounds.",
        rounds,
        control=control,
        hours=minutes // 60,
        minutes=minutes % 60,
        game=longest_game(stages),
    )


def _shape(args: argparse.Namespace) -> Shape:
    if args.rounds < 1:
        raise WrongUsage(msg("--rounds {n}: an event has at least one round.", n=args.rounds))
    if args.players < 0:
        raise WrongUsage(
            msg("--players {n}: a number of players, or 0 when it is not known yet.", n=args.players)
        )
    system = System(args.system)
    return Shape(
        system,
        args.rounds if system is System.SWISS else round_robin_rounds(system, args.players),
        args.players,
        int(args.unrated),
        args.rules,
        Kind(args.kind) if args.kind else None,
    )


def _json(advice: Advice) -> dict[str, Json]:
    warnings: list[Json] = [
        {"id": caution.id, "text": say(caution.message), "numbers": dict(caution.numbers)}
        for caution in advice.warnings
    ]
    return {
        "order": [*advice.order],
        "label": say(advice.label),
        "reasons": _said(advice.reasons),
        "warnings": warnings,
        "alternatives": _said(advice.alternatives),
        "evidence": {"text": say(advice.evidence), "numbers": dict(advice.numbers)}
        if advice.evidence
        else None,
        "convention": [*advice.convention],
        "question": say(advice.question) if advice.question else None,
    }


def _said(messages: Iterable[Message]) -> list[Json]:
    return [say(message) for message in messages]


def _print(advice: Advice, own: Message | None) -> None:
    print(say(advice.label))
    for place, step in enumerate(advice.steps, 1):
        print(f"  {place}. {step.code:<8} {say(step.reason)}")
    if own:
        print(say(own))
    if advice.habit:
        print(say(advice.habit))
    sentences = [caution.message for caution in advice.warnings] + list(advice.alternatives)
    # in a short event the evidence is part of the first warning
    evidence = None if any(caution.id == "R9" for caution in advice.warnings) else advice.evidence
    assumptions = ASSUMPTIONS if advice.evidence else None
    for message in (evidence, *sentences, advice.question, assumptions):
        if message:
            print("- " + say(message))
