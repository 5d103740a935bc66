"""`clubtd do`: one action, or one a line from standard input."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterable
from contextlib import closing

from clubtd.cli.answer import TheAnswerIsNo, WrongUsage, print_json, refuse
from clubtd.cli.source import event_path
from clubtd.cli.verbs import VERBS, steps_of
from clubtd.event.event import Event
from clubtd.event.history import Redo, Restore, Step, Undo
from clubtd.event.message import Message, Refused, msg
from clubtd.formats.words import say
from clubtd.standings.consequences import consequences
from clubtd.store.eventfile import EventFile

FLAGS = ("--yes", "--json", "--plain")
VALUES = ("--data", "--lang")


def options(parser: argparse.ArgumentParser) -> None:
    """EVENT VERB [ARGS...]"""
    parser.add_argument("event", metavar="EVENT")
    parser.add_argument("words", nargs=argparse.REMAINDER, metavar="VERB [ARGS...]")
    parser.add_argument("--yes", action="store_true", help="take an action with consequences elsewhere")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = (
        "\n".join(f"  {verb.usage}" for verb in VERBS.values()) + "\n  - (one action a line, from stdin)"
    )


def run(args: argparse.Namespace) -> int:
    """Takes the actions; 1 refused or consequences need --yes, 2 wrong usage, 3 bad input."""
    words = _without_everybodys(args, args.words)
    if not words:
        raise WrongUsage(msg("Usage: {usage}", usage="clubtd do EVENT VERB [ARGS...]"))
    said: list[str] = []
    with closing(EventFile.open(event_path(args.data, args.event))) as file:
        code = _lines(file, sys.stdin, args, said) if words == ["-"] else _one(file, words, args, said)
    if args.json:
        print_json({"done": [*said]})
    return code


def _without_everybodys(args: argparse.Namespace, words: list[str]) -> list[str]:
    """The words of the action; the options of every command may also stand among them."""
    own: list[str] = []
    rest = iter(words)
    for word in rest:
        if word in FLAGS:
            setattr(args, word[2:], True)
        elif word in VALUES:
            setattr(args, word[2:], next(rest, None))
        else:
            own.append(word)
    return own


def _one(file: EventFile, words: list[str], args: argparse.Namespace, said: list[str]) -> int:
    steps = steps_of(file.event, words)
    warnings = _warnings(file.event, steps)
    if warnings and not args.yes:
        for warning in warnings:
            refuse(warning, 1)
        return refuse(msg("Nothing is changed; add --yes to do it all the same."), 1)
    try:
        sentences = file.take(*steps)
    except Refused as error:
        raise TheAnswerIsNo(error.message) from error
    for sentence in map(say, sentences):
        said.append(sentence)
        if not args.json:
            print(sentence)
    return 0


def _warnings(event: Event, steps: Iterable[Step]) -> list[Message]:
    """What the steps change elsewhere, each looked at after the one before."""
    found: list[Message] = []
    try:
        for step in steps:
            found += consequences(event, step)
            if not isinstance(step, Undo | Redo | Restore):
                event = step.on(event)
    except Refused as error:
        raise TheAnswerIsNo(error.message) from error
    return found


def _lines(file: EventFile, lines: Iterable[str], args: argparse.Namespace, said: list[str]) -> int:
    for number, line in enumerate(lines, 1):
        try:
            words = shlex.split(line, comments=True)
            code = _one(file, words, args, said) if words else 0
        except ValueError as error:
            raise WrongUsage(msg("Line {line}: a quote is not closed.", line=number)) from error
        except Refused as error:
            raise type(error)(msg("Line {line}: {what}", line=number, what=error.message)) from error
        if code:
            return refuse(msg("Line {line}: stopped.", line=number), code)
    return 0
