"""From a TRF to the actions that make an event of it which can go on: next round, standings, explanations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

from clubtd.event.actions import (
    Action,
    AddPlayers,
    CreateEvent,
    DrawNumbers,
    ForbidPair,
    PairRound,
    RequestBye,
    Withdraw,
)
from clubtd.event.crosstable import System
from clubtd.event.event import Forbidden, Numbering, Settings
from clubtd.event.message import Refused
from clubtd.event.names import clean
from clubtd.event.player import HIGHEST_RATING, Person
from clubtd.event.result import Code, Colour, Result, result_of
from clubtd.event.round import Bye, Game, Round
from clubtd.formats.trf import extras
from clubtd.formats.trf.export import trf_of
from clubtd.formats.trf.tournament import HEAD, TrfTournament
from clubtd.pairing.roundrobin import pairing

__all__ = ["actions_of", "trf_of"]

_LONGEST_NAME = 80


def actions_of(trf: TrfTournament) -> tuple[Action, ...]:
    """The actions of the event so far. The players' ids are the pairing numbers of the file, 1..n."""
    return tuple(_actions(trf))


def _actions(trf: TrfTournament) -> Iterator[Action]:
    ours = extras.extras_of(trf.comments)
    settings = _settings(trf, ours.event)
    yield CreateEvent(settings, _tie_breaks(trf), _records(trf))
    people = tuple(_person(e.person, ours.players.get(e.number, {})) for e in trf.entrants)
    yield AddPlayers(people)
    order = tuple(range(1, len(people) + 1))
    strengths = [person.strength for person in people]
    if trf.system is System.SWISS and strengths != sorted(strengths):
        yield DrawNumbers(order)
    for pairs in trf.forbidden:
        last = pairs.last if pairs.last < settings.rounds else 0
        for a, b in combinations(pairs.numbers, 2):
            yield ForbidPair(Forbidden(a, b, pairs.first, last))
    by_hand = extras.numbers(ours.event, "by_hand")
    for index in range(trf.rounds):
        yield PairRound(replace(_round(trf, index), by_hand=index + 1 in by_hand))
    left = {n for n, values in ours.players.items() if values.get("left") is True and n <= len(people)}
    for player in sorted(left):
        yield Withdraw(player)
    for request in trf.requests:
        if (
            trf.system is System.SWISS
            and trf.rounds < request.round <= settings.rounds
            and request.player not in left
        ):
            yield RequestBye(request.player, request.round, request.code)


def _settings(trf: TrfTournament, ours: extras.Values) -> Settings:
    name = clean(trf.name) or trf.file.rpartition(".")[0] or trf.file or "TRF"
    limit = ours.get("bye_limit")
    return Settings(
        name[:_LONGEST_NAME],
        trf.system,
        trf.planned or max(trf.rounds, 1),
        trf.scoring,
        trf.initial or Colour.WHITE,
        numbering=Numbering.LIST,
        exchange="BERGER_" not in trf.type_code.upper(),
        rules=extras.text(ours, "rules", "fide-2026"),
        kind=extras.text(ours, "kind", "club"),
        time_control=trf.time_control,
        date=trf.start,
        city=trf.city,
        federation=trf.federation,
        arbiter=trf.arbiter,
        bye_limit=limit if isinstance(limit, int) else None,
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


def _person(person: Person, ours: extras.Values) -> Person:
    return replace(
        person,
        name=extras.text(ours, "name", person.name),
        rating=min(person.rating, HIGHEST_RATING),
        club=extras.text(ours, "club"),
        last=extras.text(ours, "last"),
        first=extras.text(ours, "first"),
    )


def _round(trf: TrfTournament, index: int) -> Round:
    """A round of the file; games without result are adjourned when it is not the last one."""
    byes = []
    games = []
    taken = False
    for entrant in trf.entrants:
        record = entrant.records[index]
        if not record.opponent:
            code = _second_bye(trf, record.code) if taken else record.code
            taken = taken or code is Code.PAB
            byes.append(Bye(entrant.number, code))
        elif record.colour is Colour.WHITE:
            other = trf.entrants[record.opponent - 1].records[index]
            unknown = Result.OPEN if index == trf.rounds - 1 else Result.ADJOURNED
            result = result_of(record.code, other.code) or unknown
            games.append(Game(0, entrant.number, record.opponent, result))
    games.sort(key=_by_table(trf, index) if trf.system.cycles else _by_score(trf, index))
    return Round(
        index + 1, tuple(replace(game, board=board) for board, game in enumerate(games, 1)), tuple(byes)
    )


def _by_score(trf: TrfTournament, index: int) -> Callable[[Game], tuple[int, ...]]:
    """The order of boards in a Swiss (C.04.2 3.6): scores of both, then the number of the higher ranked one."""
    scores = [sum(r.points for r in e.records[:index]) for e in trf.entrants]

    def key(game: Game) -> tuple[int, ...]:
        higher, lower = sorted((-scores[player - 1], player) for player in game.players)
        return higher[0], lower[0], higher[1]

    return key


def _by_table(trf: TrfTournament, index: int) -> Callable[[Game], tuple[int, ...]]:
    """The order of boards in the Berger table; a game that is not in it goes after those that are."""
    try:
        pairs = pairing(
            len(trf.entrants), index + 1, trf.system.cycles, "BERGER_" not in trf.type_code.upper()
        ).pairs
    except Refused:
        pairs = ()
    places = {frozenset(pair): place for place, pair in enumerate(pairs)}
    return lambda game: (places.get(frozenset(game.players), len(places)), min(game.players))


def _second_bye(trf: TrfTournament, code: Code) -> Code:
    """One player has the bye of a round (C.04.1 Art. 3); others with a `U` keep its points as a requested bye."""
    if code is not Code.PAB:
        return code
    same = {
        trf.scoring.absence: Code.ZERO_BYE,
        trf.scoring.draw: Code.HALF_BYE,
        trf.scoring.win: Code.FULL_BYE,
    }
    return same.get(trf.scoring.bye, Code.PAB)
