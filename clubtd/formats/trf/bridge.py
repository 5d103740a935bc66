"""From a TRF to the actions that make an event of it which can go on: next round, standings, explanations."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from clubtd.event.actions import (
    Action,
    AddPlayers,
    AdjustPoints,
    CreateEvent,
    Decide,
    DrawNumbers,
    EnterResult,
    FixTable,
    ForbidPair,
    PairRound,
    RequestBye,
    SetHouse,
    SetPrizes,
    SetRounds,
    Withdraw,
)
from clubtd.event.actions.base import LONGEST_NAME
from clubtd.event.crosstable import System
from clubtd.event.event import Forbidden, Numbering, Settings
from clubtd.event.frozen import replace
from clubtd.event.message import Refused
from clubtd.event.names import clean
from clubtd.event.player import Person
from clubtd.event.playoff import Decider, PlayoffGame
from clubtd.event.result import Colour, Result
from clubtd.event.round import Round
from clubtd.formats.trf import extras
from clubtd.formats.trf.ahead import fixed
from clubtd.formats.trf.boards import round_of
from clubtd.formats.trf.export import trf_of
from clubtd.formats.trf.extras import Extras, Values
from clubtd.formats.trf.prizes import prizes_read
from clubtd.formats.trf.systems import exchanged
from clubtd.formats.trf.tournament import HEAD, TrfTournament
from clubtd.formats.trf.write import LAST_ROUND

__all__ = ["actions_of", "trf_of"]

_END = 999


def actions_of(trf: TrfTournament) -> tuple[Action, ...]:
    """The actions of the event so far. The players' ids are the pairing numbers of the file, 1..n."""
    return tuple(_actions(trf, extras.extras_of(trf)))


def _actions(trf: TrfTournament, ours: Extras) -> Iterator[Action]:
    settings = _settings(trf, ours.event)
    yield CreateEvent(settings, _tie_breaks(trf), _records(trf))
    people = tuple(_person(e.person, ours.players.get(e.number, {})) for e in trf.entrants)
    yield AddPlayers(people)
    strengths = [person.strength for person in people]
    if trf.system is System.SWISS and strengths != sorted(strengths):
        yield DrawNumbers(tuple(range(1, len(people) + 1)))
    yield from _seats(trf, ours)
    for pairs in trf.forbidden:
        last = 0 if pairs.last in (settings.rounds, LAST_ROUND) else pairs.last
        for a, b in combinations(pairs.numbers, 2):
            yield ForbidPair(Forbidden(a, b, pairs.first, last))
    yield from _adjustments(ours, 0, 0)
    reopened = []
    for index in range(trf.rounds):
        made, later = _held_back(_round(trf, index, ours), trf, ours)
        reopened += later
        yield PairRound(made)
        if index == 0 and settings.rounds < _full_length(trf):
            yield SetRounds(settings.rounds)
        last = index + 1 if index + 1 < trf.rounds else _END
        yield from _adjustments(ours, index + 1, last)
    left = [n for n in range(1, len(people) + 1) if extras.flag(ours.players.get(n, {}), "left")]
    for player in left:
        cancel = extras.flag(ours.players[player], "cancelled") and trf.system is not System.SWISS
        yield Withdraw(player, cancel)
    yield from reopened
    for request in trf.requests:
        ahead = trf.rounds < request.round <= settings.rounds
        if trf.system is System.SWISS and ahead and request.player not in left:
            yield RequestBye(request.player, request.round, request.code)
    yield from fixed(trf, ours.event, settings.rounds, left)
    yield from _deciders(ours)
    if prizes := prizes_read(ours.event.get("prizes")):
        yield SetPrizes(prizes)


def _full_length(trf: TrfTournament) -> int:
    """The rounds that a round robin gets when its first one is paired; 0 for a Swiss."""
    players = len(trf.entrants)
    return (players + players % 2 - 1) * trf.system.cycles if trf.system is not System.SWISS else 0


def _settings(trf: TrfTournament, ours: Values) -> Settings:
    name = clean(trf.name) or clean(trf.file.rpartition(".")[0]) or "TRF"
    limit = ours.get("bye_limit")
    return Settings(
        name[:LONGEST_NAME],
        trf.system,
        trf.planned or max(trf.rounds, 1),
        trf.scoring,
        trf.initial or Colour.WHITE,
        numbering=Numbering.LIST,
        exchange=exchanged(trf.type_code),
        rules=extras.text(ours, "rules", "fide-2026"),
        kind=extras.text(ours, "kind", "club"),
        time_control=trf.time_control,
        date=trf.start,
        city=trf.city,
        federation=trf.federation,
        arbiter=trf.arbiter,
        bye_limit=limit if type(limit) is int else None,
        first_table=extras.number(ours, "first_table", 1),
        clubs_apart=extras.number(ours, "clubs_apart"),
    )


def _tie_breaks(trf: TrfTournament) -> tuple[str, ...]:
    """The order in clubtd's spelling; what is not known is left out (the reader has said so)."""
    if not trf.order:
        return ()
    from clubtd.standings.codes import tie_break

    found: dict[str, None] = {}
    for code in trf.order:
        try:
            found[tie_break(code).name] = None
        except Refused:
            continue
    return tuple(found)


def _records(trf: TrfTournament) -> tuple[str, ...]:
    """The lines that an event only keeps, so that they are written again."""
    lines = [f"###{comment}" for comment in trf.comments if not extras.is_ours(comment)]
    for record, value in (
        ("052", trf.end),
        ("092", trf.kind),
        *(("112", deputy) for deputy in trf.deputies),
        ("132", trf.round_dates),
        ("172", trf.rating_method),
        ("192", trf.type_code),
        ("222", trf.clock),
    ):
        if value:
            lines.append(f"{record} {value}")
    first = [kept.text for kept in trf.kept if kept.under == HEAD]
    return (*lines, *first, *(kept.text for kept in trf.kept if kept.under != HEAD))


def _person(person: Person, ours: Values) -> Person:
    return replace(
        person,
        name=extras.text(ours, "name", person.name)[:LONGEST_NAME],
        club=extras.text(ours, "club")[:LONGEST_NAME],
        last=extras.text(ours, "last"),
        first=extras.text(ours, "first"),
    )


def _seats(trf: TrfTournament, ours: Extras) -> Iterator[Action]:
    taken = {0}
    for entrant in trf.entrants:
        values = ours.players.get(entrant.number, {})
        table = extras.number(values, "table")
        if table not in taken:
            taken.add(table)
            yield FixTable(entrant.number, table)
        if extras.flag(values, "house") and trf.system is System.SWISS:
            yield SetHouse(entrant.number)


def _adjustments(ours: Extras, first: int, last: int) -> Iterator[Action]:
    """What was recorded after these rounds; after the last one also what belongs to rounds unpaired since."""
    for row in extras.rows(ours.event, "adjustments"):
        if first <= extras.number(row, "after") <= last:
            tenths, reason = extras.number(row, "tenths"), extras.text(row, "reason")
            yield AdjustPoints(extras.number(row, "player"), tenths, reason)


def _deciders(ours: Extras) -> Iterator[Action]:
    results = {result.value: result for result in Result}
    for row in extras.rows(ours.event, "deciders"):
        games = tuple(
            PlayoffGame(
                extras.number(game, "white"),
                extras.number(game, "black"),
                results.get(extras.text(game, "result"), Result.OPEN),
                extras.text(game, "control"),
                extras.flag(game, "draw_wins"),
            )
            for game in extras.rows(row, "games")
        )
        yield Decide(
            Decider(extras.numbers(row, "players"), extras.text(row, "at"), games, extras.text(row, "seed"))
        )


def _round(trf: TrfTournament, index: int, ours: Extras) -> Round:
    """A round as the rules order it, with the boards, the time and the changes by hand that our own line tells."""
    plain = round_of(trf, index)
    values = ours.rounds.get(index + 1)
    if not values:
        return plain
    whites, tables = extras.numbers(values, "whites"), extras.numbers(values, "tables")
    at = dict(zip(whites, tables, strict=False))
    hand = extras.numbers(values, "by_hand")
    told = dict.fromkeys(extras.numbers(values, "open"), Result.OPEN)
    told |= dict.fromkeys(extras.numbers(values, "adjourned"), Result.ADJOURNED)
    games = [
        replace(
            game,
            board=at.get(game.white, game.board),
            result=told.get(game.white, game.result),
            by_hand=game.white in hand,
        )
        for game in plain.games
    ]
    byes = [replace(bye, by_hand=bye.player in hand) for bye in plain.byes]
    return replace(
        plain,
        games=tuple(sorted(games, key=lambda game: game.board)),
        byes=tuple(byes),
        at=extras.text(values, "at"),
        by_hand=extras.flag(values, "changed"),
    )


def _held_back(made: Round, trf: TrfTournament, ours: Extras) -> tuple[Round, list[Action]]:
    """The round with its open games adjourned, and what opens them again at the end, where something comes after.

    A later round is not paired and points are not dated beyond an open game; who leaves a round robin loses it.
    """
    dated = any(extras.number(row, "after") >= made.number for row in extras.rows(ours.event, "adjustments"))
    left = any(extras.flag(values, "left") for values in ours.players.values())
    if made.number == trf.rounds and not dated and not (left and trf.system is not System.SWISS):
        return made, []
    open_games = made.missing
    later: list[Action] = [EnterResult(made.number, game.board, Result.OPEN) for game in open_games]
    games = (
        replace(game, result=Result.ADJOURNED) if game.result is Result.OPEN else game for game in made.games
    )
    return replace(made, games=tuple(games)), later
