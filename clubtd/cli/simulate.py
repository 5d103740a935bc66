"""`clubtd simulate`: this event played to its end many times, and what its tie-breaks then do."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import time
from random import Random

from clubtd.advice.compared import compared
from clubtd.advice.simulate import simulate
from clubtd.advice.simulation_words import ASSUMPTIONS, figures_lines, named
from clubtd.advice.this_event import plan_of
from clubtd.cli.answer import WrongUsage, print_json
from clubtd.cli.source import load
from clubtd.event.event import Event
from clubtd.event.message import Refused, msg
from clubtd.formats.simulation import Progress, line, written
from clubtd.formats.words import say, t
from clubtd.store.chance import lot

MOST_RUNS = 1_000_000
_BETWEEN_LINES = 0.1  # seconds


def run(args: argparse.Namespace) -> int:
    """Simulates and says what came out."""
    if not 1 <= args.runs <= MOST_RUNS:
        raise WrongUsage(msg("--runs is between 1 and {most}.", most=MOST_RUNS))
    event = _from_standard_input() if args.file == "-" else load(args.data, args.file)
    seed = args.seed or lot()[1]
    progress = _simulated(event, args.runs, seed, stream=args.stream)
    if args.stream:
        return 0
    if args.json:
        print_json(written(progress))
        return 0
    found = progress.figures
    for sentence in (*figures_lines(found, named(found.orders), going=bool(event.rounds)), ASSUMPTIONS):
        print(say(sentence))
    print(t("The same again: --runs {runs} --seed {seed}", runs=progress.runs, seed=seed))
    return 0


def _from_standard_input() -> Event:
    from clubtd.store.contents import parse

    return parse(sys.stdin.buffer.read()).history.event


def _simulated(event: Event, runs: int, seed: str, *, stream: bool) -> Progress:
    plan = plan_of(event)
    if not plan.table.entrants:
        raise Refused(msg("Nobody is in the event yet: there is nobody to simulate."))
    if plan.table.played >= plan.table.planned:
        raise Refused(msg("All rounds are played: there is nothing left to simulate."))
    if stream and hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(10)  # whoever looks at the screen comes first
    tally, last = None, 0.0
    for tally in simulate(plan, compared(event), runs, Random(seed)):
        if stream and time.monotonic() - last > _BETWEEN_LINES:
            last = time.monotonic()
            print(line(Progress(tally.figures, runs, seed)), flush=True)
    assert tally is not None
    progress = Progress(tally.figures, runs, seed)
    if stream:
        print(line(progress), flush=True)
    return progress
