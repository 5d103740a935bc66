"""A round of a file as boards and byes: which board is which follows from the rules, a TRF does not say it."""

from __future__ import annotations

from collections.abc import Callable

from clubtd.event.frozen import replace
from clubtd.event.message import Refused
from clubtd.event.result import Code, Colour, Result, result_of
from clubtd.event.round import Bye, Game, Round
from clubtd.formats.trf.systems import exchanged
from clubtd.formats.trf.tournament import TrfTournament
from clubtd.pairing.roundrobin import pairing


def round_of(trf: TrfTournament, index: int) -> Round:
    """A round (from 0) by pairing numbers, its boards 1, 2, 3, ... in the order that the rules give.

    A game without result is adjourned when the round is not the last one.
    """
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
    boards = tuple(replace(game, board=board) for board, game in enumerate(games, 1))
    return Round(index + 1, boards, tuple(byes))


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
        exchange = exchanged(trf.type_code)
        pairs = pairing(len(trf.entrants), index + 1, trf.system.cycles, exchange).pairs
    except Refused:
        pairs = ()
    places = {frozenset(pair): place for place, pair in enumerate(pairs)}
    return lambda game: (places.get(frozenset(game.players), len(places)), min(game.players))


def _second_bye(trf: TrfTournament, code: Code) -> Code:
    """One player has the bye of a round (C.04.1 Art. 3); others with a `U` keep its points as a requested bye."""
    if code is not Code.PAB:
        return code
    points = trf.scoring
    same = {points.absence: Code.ZERO_BYE, points.draw: Code.HALF_BYE, points.win: Code.FULL_BYE}
    return same.get(points.bye, Code.PAB)
