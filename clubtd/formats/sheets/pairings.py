"""The pairings of a round: by board for the organiser, by name for the door."""

from __future__ import annotations

from clubtd.event.actions.byes import KINDS
from clubtd.event.event import Event
from clubtd.event.message import Message, Refused, msg
from clubtd.event.names import plain
from clubtd.event.namesakes import shown_names
from clubtd.event.player import Status
from clubtd.event.round import Round
from clubtd.event.scoring import in_points
from clubtd.event.table import crosstable
from clubtd.formats.sheets.imprint import moment
from clubtd.formats.sheets.sheet import Align, Cell, Column, Sheet

_BY_BOARD = (
    Column("board", msg("Board"), Align.RIGHT),
    Column("white", msg("White"), wide=True),
    Column("white points", msg("Pts"), Align.RIGHT, optional=True),
    Column("result", msg("Result"), Align.CENTRE, results=True),
    Column("black points", msg("Pts"), Align.RIGHT, optional=True),
    Column("black", msg("Black"), wide=True),
)
_BY_NAME = (
    Column("name", msg("Name"), wide=True),
    Column("board", msg("Board"), Align.RIGHT),
    Column("colour", msg("Colour")),
    Column("opponent", msg("Opponent"), wide=True),
)


def pairings(event: Event, number: int | None = None) -> Sheet:
    """The boards of a round with the points before it, and who does not play. Refused before round 1."""
    played = _round(event, number)
    names = shown_names(event)
    before = crosstable(event, played.number - 1)
    points = {player: in_points(before.entrants[n - 1].points) for player, n in event.numbers.items()}
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (g.board, names[g.white], points[g.white], g.result, points[g.black], names[g.black])
        for g in played.games
    )
    return Sheet(event.settings.name, heading(event, played), _BY_BOARD, rows, _byes(event, played, names))


def pairings_by_name(event: Event, number: int | None = None) -> Sheet:
    """Everybody by last name: which board, which colour, against whom. Refused before round 1."""
    played = _round(event, number)
    names = shown_names(event)
    white, black = msg("White"), msg("Black")
    rows: dict[int, tuple[Cell, ...]] = {}
    for game in played.games:
        rows[game.white] = (names[game.white], game.board, white, names[game.black])
        rows[game.black] = (names[game.black], game.board, black, names[game.white])
    for bye in played.byes:
        if event.player(bye.player).status is not Status.WITHDRAWN:
            rows[bye.player] = (names[bye.player], None, None, KINDS[bye.code])
    by_id = event.by_id
    order = sorted(rows, key=lambda player: plain(by_id[player].person.last_first))
    return Sheet(event.settings.name, heading(event, played), _BY_NAME, tuple(rows[p] for p in order))


def _round(event: Event, number: int | None) -> Round:
    if not event.rounds:
        raise Refused(msg("No round has been paired yet."))
    return event.round(len(event.rounds) if number is None else number)


def heading(event: Event, played: Round) -> Message:
    """Which round, and when it was published."""
    if not played.at:
        return msg("Round {round} of {rounds}", round=played.number, rounds=event.settings.rounds)
    return msg(
        "Round {round} of {rounds}, {when}",
        round=played.number,
        rounds=event.settings.rounds,
        when=moment(played.at),
    )


def _byes(event: Event, played: Round, names: dict[int, str]) -> tuple[Message, ...]:
    return tuple(
        msg("{name}: {bye}", name=names[bye.player], bye=KINDS[bye.code])
        for bye in played.byes
        if event.player(bye.player).status is not Status.WITHDRAWN
    )
