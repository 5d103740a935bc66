"""`clubtd do`: one action, or one a line from standard input."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable, Iterable
from contextlib import closing, suppress

from clubtd.cli.answer import Json, TheAnswerIsNo, WrongUsage, print_json, refuse
from clubtd.cli.source import event_path
from clubtd.cli.verbs import steps_of
from clubtd.event.actions import AsOne
from clubtd.event.event import Event
from clubtd.event.history import Step, together
from clubtd.event.message import Message, Refused, msg
from clubtd.event.notices import notices_of
from clubtd.formats.bye_words import Days, also_had, takers
from clubtd.formats.reasons import unreasoned, with_reasons
from clubtd.formats.words import say
from clubtd.standings.consequences import consequences_of
from clubtd.store.eventfile import EventFile
from clubtd.store.folder import data_folder
from clubtd.store.hall import same_tables

FLAGS = ("--yes", "--json", "--plain")
VALUES = ("--data", "--lang")


class _Said:
    """What was done, and what it would change elsewhere, in sentences."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.consequences: list[str] = []


def run(args: argparse.Namespace) -> int:
    """Takes the actions; 1 refused or consequences need --yes, 2 wrong usage, 3 bad input."""
    words = _without_everybodys(args, args.words)
    if not words or not words[0].strip():
        raise WrongUsage(msg("Usage: {usage}", usage="clubtd do EVENT VERB [ARGS...]"))
    said = _Said()
    with closing(EventFile.open(event_path(args.data, args.event))) as file:
        if words == ["-"] and sys.stdin is None:
            raise WrongUsage(msg("There is no standard input to read actions from."))
        try:
            code = _lines(file, sys.stdin, args, said) if words == ["-"] else _one(file, words, args, said)
        except Refused as error:
            _as_json(args, said, say(error.message))
            raise
    _as_json(args, said)
    return code


def _as_json(args: argparse.Namespace, said: _Said, refused: str = "") -> None:
    """With `--json`: what was done, what it would change elsewhere, what was refused and ended it."""
    if not args.json:
        return
    answer: dict[str, Json] = {"done": said.done}
    if said.consequences:
        answer["consequences"] = said.consequences
    if refused:
        answer["refused"] = refused
    print_json(answer)


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


def _one(file: EventFile, words: list[str], args: argparse.Namespace, said: _Said) -> int:
    earlier = _Earlier(file, args)
    steps = steps_of(file.event, words, earlier)
    try:
        warnings = consequences_of(file.event, steps)
    except Refused as error:
        raise TheAnswerIsNo(error.message) from error
    said.consequences += map(say, warnings)
    if warnings and not args.yes:
        for warning in warnings:
            refuse(warning, 1)
        if any(against for _, against in unreasoned(file.event, steps)):
            text = (
                "Nothing is changed; add --yes to do it all the same, and --reason TEXT: the history keeps why, and it"
                " stands under the pairings."
            )
            return refuse(msg(text), 1)
        return refuse(msg("Nothing is changed; add --yes to do it all the same."), 1)
    before = file.event
    steps = with_reasons(before, steps)
    # One line is one line of the history and one undo, but all rounds of a round robin are paired one by one.
    done = steps if words[0] == "pair" else together(steps)
    try:
        sentences = file.take(*done)
    except Refused as error:
        raise TheAnswerIsNo(error.message) from error
    if isinstance(done[0], AsOne):
        sentences = (*done[0].sentences(before), *sentences[1:])
    for sentence in map(say, sentences):
        said.done.append(sentence)
        if not args.json:
            print(sentence)
    for notice in [*notices_of(before, steps), *_byes_before(before, steps, earlier)]:
        refuse(notice, 0)
    if words[0] == "pair":
        with suppress(Refused):  # no folder of a club, no other section
            for notice in same_tables(file.event, file.path, data_folder(args.data)):
                refuse(notice, 0)
    return 0


class _Earlier:
    """The byes of earlier nights by player id, looked up when somebody asks."""

    def __init__(self, file: EventFile, args: argparse.Namespace) -> None:
        self._file, self._data = file, args.data

    def __call__(self) -> Days:
        from clubtd.store.nights import earlier_byes

        return earlier_byes(data_folder(self._data), self._file.event, self._file.path)


def _byes_before(event: Event, steps: Iterable[Step], earlier: Callable[[], Days]) -> list[Message]:
    """That somebody who gets the bye had it on earlier nights too."""
    found = tuple(takers(steps))
    try:
        days = earlier() if found else {}
    except Refused:  # no folder of a club, no earlier nights
        return []
    return [said for player in found if (said := also_had(event, player, days))]


def _lines(file: EventFile, lines: Iterable[str], args: argparse.Namespace, said: _Said) -> int:
    for number, line in enumerate(lines, 1):
        try:
            own = argparse.Namespace(**vars(args))  # a line may have its own --yes
            words = _without_everybodys(own, shlex.split(line, comments=True))
            code = _one(file, words, own, said) if words else 0
        except ValueError as error:
            raise WrongUsage(msg("Line {line}: a quote is not closed.", line=number)) from error
        except Refused as error:
            raise type(error)(msg("Line {line}: {what}", line=number, what=error.message)) from error
        if code:
            return refuse(msg("Line {line}: stopped.", line=number), code)
    return 0
