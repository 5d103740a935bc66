"""Actions about whole rounds: pairings that were made elsewhere are published, or taken back."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from clubtd.event.actions.base import named, table_number
from clubtd.event.event import Event, HeldPair, Request
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.event.player import Player, Status
from clubtd.event.result import Code, Result
from clubtd.event.round import Bye, Round


@frozen
class PairRound:
    """Publish a round: the games and byes that the pairing, or the organiser, came to."""

    verb: ClassVar[str] = "pair"
    round: Round
    reason: str = ""

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
            held=(),
            numbers_fixed=event.numbers_fixed or not event.is_swiss,
        )

    def says(self, event: Event) -> Message:
        """How many boards, who has the bye, and why it was made by hand if it was."""
        if self.reason:
            return msg("{what} Reason: {reason}", what=self._says(event), reason=self.reason)
        return self._says(event)

    def _says(self, event: Event) -> Message:
        games = nmsg("{n} game", "{n} games", len(self.round.games))
        if not self.round.bye_taker:
            return msg("Round {round} is paired: {games}.", round=self.round.number, games=games)
        return msg(
            "Round {round} is paired: {games}, {name} has the bye.",
            round=self.round.number,
            games=games,
            name=event.name(self.round.bye_taker),
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
    if len({g.board for g in made.games}) < len(made.games):
        raise Refused(msg("Two games of a round cannot have the same board."))
    for game in made.games:
        table_number(game.board)
    if sum(b.code is Code.PAB for b in made.byes) > 1:
        raise Refused(msg("Only one player can have the bye of a round (C.04.1 Art. 3)."))
    asked = {r.player: r.code for r in event.requests if r.round == made.number}
    for bye in made.byes:
        if bye.player in asked and bye.code is not asked[bye.player]:
            raise Refused(msg("{name} asked for another bye.", name=event.name(bye.player)))
    playing = {p for g in made.games for p in g.players}
    for player in event.players:
        _in_the_right_place(player, event, player.id in playing, player.id in seen)


def _in_the_right_place(player: Player, event: Event, plays: bool, there: bool) -> None:
    if player.status is Status.HERE and not there and not player.house:
        raise Refused(msg("{name} is here but would not be in the round.", name=event.name(player.id)))
    if not plays:
        return
    if player.status is Status.EXPECTED:
        raise Refused(msg("{name} is not here yet and cannot be paired.", name=event.name(player.id)))
    if player.status is Status.WITHDRAWN and event.is_swiss:
        raise Refused(msg("{name} has left and cannot be paired.", name=event.name(player.id)))
    if event.request(player.id, len(event.rounds) + 1):
        raise Refused(msg("{name} has asked not to be paired in this round.", name=event.name(player.id)))


@frozen
class UnpairRound:
    """Take back the last pairing, with the results that it has.

    Byes that were asked for stay asked for; the bye and the pairs that were made by hand stay as they were made, and
    so do points that an arbiter changed: they count for the round that is paired now.
    """

    verb: ClassVar[str] = "unpair"
    round: int

    def on(self, event: Event) -> Event:
        """The event without its last round."""
        if not event.rounds:
            raise Refused(msg("No round has been paired yet."))
        if self.round != len(event.rounds):
            raise Refused(msg("Only the last round, {last}, can be unpaired.", last=len(event.rounds)))
        away = {p.id for p in event.players if p.status is not Status.HERE}
        last = event.rounds[-1]
        again = tuple(
            Request(b.player, self.round, b.code) for b in last.byes if _stays(b) and b.player not in away
        )
        held = tuple(
            HeldPair(g.white, g.black, g.board)
            for g in last.games
            if g.by_hand and away.isdisjoint(g.players)
        )
        left = event.rounds[:-1]
        return replace(
            event,
            rounds=left,
            requests=event.requests + again,
            held=held,
            adjustments=tuple(
                replace(a, after=min(a.after, len(left)), paired=min(a.paired, len(left)))
                for a in event.adjustments
            ),
        )

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


def _stays(bye: Bye) -> bool:
    """Whether a bye outlives its round: asked for by the player, or the bye given by hand."""
    if bye.code is Code.PAB:
        return bye.by_hand
    return bye.code is not Code.REST and not bye.by_hand
