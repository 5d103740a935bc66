"""Actions about rounds: pairings that were made elsewhere, and results."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import ClassVar

from clubtd.event.actions.base import board, named
from clubtd.event.event import Event, Request
from clubtd.event.message import Message, Refused, Value, msg, nmsg
from clubtd.event.player import Status
from clubtd.event.result import Code, Result
from clubtd.event.round import Game, Round


@dataclass(frozen=True, slots=True)
class PairRound:
    """Publish a round: the games and byes that the pairing, or the organiser, came to."""

    verb: ClassVar[str] = "pair"
    round: Round

    def on(self, event: Event) -> Event:
        """The event with that round; byes that were asked for are in it."""
        ready_to_pair(event)
        number = len(event.rounds) + 1
        if self.round.number != number:
            raise Refused(msg("The next round is {next}, not {round}.", next=number, round=self.round.number))
        _everybody_once(event, self.round)
        return replace(
            event if event.rounds else with_all_rounds(event),
            rounds=(*event.rounds, self.round),
            requests=tuple(r for r in event.requests if r.round != number),
            numbers_fixed=event.numbers_fixed or not event.is_swiss,
        )

    def says(self, event: Event) -> Message:
        """How many boards, and who has the bye."""
        games = nmsg("{n} game", "{n} games", len(self.round.games))
        taker = next((b.player for b in self.round.byes if b.code is Code.PAB), None)
        if taker is None:
            return msg("Round {round} is paired: {games}.", round=self.round.number, games=games)
        return msg(
            "Round {round} is paired: {games}, {name} has the bye.",
            round=self.round.number,
            games=games,
            name=event.name(taker),
        )


def with_all_rounds(event: Event) -> Event:
    """A round robin has as many rounds as its numbers need (C.05 Annex 1); a Swiss stays as it is."""
    if event.is_swiss:
        return event
    seats = len(event.order) + len(event.order) % 2
    rounds = max((seats - 1) * event.settings.system.cycles, 1)
    return replace(event, settings=replace(event.settings, rounds=rounds))


def ready_to_pair(event: Event) -> None:
    """Refused when the next round cannot be made now: rounds are over, or (in a Swiss) a result is missing."""
    if len(event.rounds) >= event.settings.rounds:
        raise Refused(
            nmsg(
                "The only round is paired: the event is over when its results are in.",
                "All {n} rounds are paired: the event is over when the results are in.",
                event.settings.rounds,
            )
        )
    if not event.is_swiss:
        return
    for played in event.rounds:
        if played.missing:
            raise Refused(missing_results(event, played))


def missing_results(event: Event, played: Round) -> Message:
    """Which boards of a round have no result, by number and names."""
    boards: tuple[Message, ...] = tuple(
        msg(
            "board {board}, {white} - {black}",
            board=g.board,
            white=event.name(g.white),
            black=event.name(g.black),
        )
        for g in played.missing
    )
    return nmsg(
        "One result of round {round} is missing: {boards}.",
        "{n} results of round {round} are missing: {boards}.",
        len(boards),
        round=played.number,
        boards=boards,
    )


def _everybody_once(event: Event, made: Round) -> None:
    seen = Counter(made.players)
    twice = [p for p, times in seen.items() if times > 1]
    by_id = event.by_id
    if unknown := [p for p in seen if p not in by_id]:
        raise Refused(msg("The pairing names a player who is not in the event (id {id}).", id=unknown[0]))
    if twice:
        raise Refused(
            msg("{who} would be in round {round} twice.", who=named(event, twice), round=made.number)
        )
    if {g.board for g in made.games} != set(range(1, len(made.games) + 1)):
        raise Refused(msg("The boards of a round are numbered 1, 2, 3 and so on."))
    if sum(b.code is Code.PAB for b in made.byes) > 1:
        raise Refused(msg("Only one player can have the bye of a round (C.04.1 Art. 3)."))
    asked = {r.player: r.code for r in event.requests if r.round == made.number}
    for bye in made.byes:
        if bye.player in asked and bye.code is not asked[bye.player]:
            raise Refused(msg("{name} asked for another bye.", name=event.name(bye.player)))
    playing = {p for g in made.games for p in g.players}
    for player in event.players:
        _in_the_right_place(
            player.id, by_id[player.id].status, event, player.id in playing, player.id in seen
        )


def _in_the_right_place(player: int, status: Status, event: Event, plays: bool, there: bool) -> None:
    if status is Status.HERE and not there:
        raise Refused(msg("{name} is here but would not be in the round.", name=event.name(player)))
    if plays and status is Status.EXPECTED:
        raise Refused(msg("{name} is not here yet and cannot be paired.", name=event.name(player)))
    if plays and status is Status.WITHDRAWN and event.is_swiss:
        raise Refused(msg("{name} has left and cannot be paired.", name=event.name(player)))
    if plays and event.request(player, len(event.rounds) + 1):
        raise Refused(msg("{name} has asked not to be paired in this round.", name=event.name(player)))


@dataclass(frozen=True, slots=True)
class UnpairRound:
    """Take back the last pairing, with the results that it has. Byes that were asked for stay asked for."""

    verb: ClassVar[str] = "unpair"
    round: int

    def on(self, event: Event) -> Event:
        """The event without its last round."""
        if not event.rounds:
            raise Refused(msg("No round has been paired yet."))
        if self.round != len(event.rounds):
            raise Refused(msg("Only the last round, {last}, can be unpaired.", last=len(event.rounds)))
        wanted = (Code.HALF_BYE, Code.FULL_BYE, Code.ZERO_BYE)
        away = {p.id for p in event.players if p.status is not Status.HERE}
        again = tuple(
            Request(b.player, self.round, b.code)
            for b in event.rounds[-1].byes
            if b.code in wanted and b.player not in away
        )
        return replace(event, rounds=event.rounds[:-1], requests=event.requests + again)

    def says(self, event: Event) -> Message:
        """Which round, and how many results went with it."""
        results = sum(g.result is not Result.OPEN for g in event.round(self.round).games)
        if not results:
            return msg("Round {round} is unpaired.", round=self.round)
        return nmsg(
            "Round {round} is unpaired; {n} result is taken back.",
            "Round {round} is unpaired; {n} results are taken back.",
            results,
            round=self.round,
        )


@dataclass(frozen=True, slots=True)
class EnterResult:
    """The result of a board, of any round; `OPEN` clears it."""

    verb: ClassVar[str] = "result"
    round: int
    board: int
    result: Result

    def on(self, event: Event) -> Event:
        """The event with that result."""
        played, game = board(event, self.round, self.board)
        return event.with_round(played.with_game(replace(game, result=self.result)))

    def says(self, event: Event) -> Message:
        """The result, and what it was before."""
        _, game = board(event, self.round, self.board)
        values: dict[str, Value] = {
            "round": self.round,
            "board": self.board,
            "white": event.name(game.white),
            "black": event.name(game.black),
            "result": self.result.value,
            "before": game.result.value,
        }
        if self.result is Result.OPEN:
            return msg(
                "Round {round}, board {board}: {white} - {black} has no result now, was {before}.", **values
            )
        if game.result in (Result.OPEN, self.result):
            return msg("Round {round}, board {board}: {white} - {black} {result}.", **values)
        return msg("Round {round}, board {board}: {white} - {black} {result}, was {before}.", **values)


@dataclass(frozen=True, slots=True)
class SwapColours:
    """The players of a board took each other's colour: the winner stays the winner."""

    verb: ClassVar[str] = "swap"
    round: int
    board: int

    def on(self, event: Event) -> Event:
        """The event with White and Black exchanged on that board."""
        played, game = board(event, self.round, self.board)
        return event.with_round(
            played.with_game(Game(game.board, game.black, game.white, game.result.swapped))
        )

    def says(self, event: Event) -> Message:
        """Who has White now."""
        _, game = board(event, self.round, self.board)
        return msg(
            "Round {round}, board {board}: {name} has White now.",
            round=self.round,
            board=self.board,
            name=event.name(game.black),
        )
