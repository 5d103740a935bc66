"""`clubtd import`: a player list or a TRF becomes an event; the report says what was done with every odd row."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from clubtd.advice.recommend import recommend
from clubtd.advice.shape import Shape
from clubtd.cli.answer import print_json
from clubtd.cli.source import read_bytes
from clubtd.event.actions import Action, AddPlayers, CreateEvent
from clubtd.event.event import Settings
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.formats.filetype import is_trf
from clubtd.formats.intake import intake
from clubtd.formats.playerlist import PlayerList, read_player_list
from clubtd.formats.trf.bridge import actions_of
from clubtd.formats.trf.reader import read_trf
from clubtd.formats.words import say
from clubtd.store.clock import now
from clubtd.store.eventfile import EventFile
from clubtd.store.folder import data_folder, new_path


def run(args: argparse.Namespace) -> int:
    """Makes the event, or adds the players to one that is there, in one step."""
    source = Path(args.file)
    data = read_bytes(source)
    if is_trf(data) and source.suffix.lower() not in (".csv", ".tsv", ".xlsx"):
        trf = read_trf(data, source.name, args.encoding)
        actions, notes = actions_of(trf), list(trf.warnings)
    else:
        listed = read_player_list(data, source.name, args.encoding)
        if args.event and Path(args.event).exists():
            return _into(Path(args.event), listed, args)
        actions, notes = _event_of(source.stem, listed), list(listed.notes)
    assert isinstance(actions[0], CreateEvent)
    name = actions[0].settings.name
    path = Path(args.event) if args.event else new_path(data_folder(args.data), name)
    with closing(EventFile.create(path, actions[0], *actions[1:])) as file:
        count = nmsg("{n} player", "{n} players", len(file.event.players))
        rounds = nmsg("{n} round", "{n} rounds", len(file.event.rounds))
    done = msg("{name}: {players}, {rounds}. {path}", name=name, players=count, rounds=rounds, path=str(path))
    return _report(args, path, [done, *notes])


def _event_of(name: str, listed: PlayerList) -> tuple[Action, ...]:
    people = tuple(p.person for p in listed.rows)
    shape = Shape(players=len(people), unrated=sum(not p.rating for p in people))
    settings = Settings(name, date=now()[:10])
    return CreateEvent(settings, recommend(shape).order), AddPlayers(people)


def _into(path: Path, listed: PlayerList, args: argparse.Namespace) -> int:
    with closing(EventFile.open(path)) as file:
        found = intake(listed, file.event)
        action = found.action()
        if not action.people:
            raise Refused(
                msg(
                    "{file} holds nobody who is not in {name} already.",
                    file=args.file,
                    name=file.event.settings.name,
                )
            )
        file.take(action)
    return _report(args, path, found.report())


def _report(args: argparse.Namespace, path: Path, sentences: Sequence[Message]) -> int:
    if args.json:
        print_json({"event": str(path), "report": [say(m) for m in sentences]})
    else:
        for sentence in sentences:
            print(say(sentence))
    return 0
