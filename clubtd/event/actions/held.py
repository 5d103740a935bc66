"""Actions that fix a part of the next round before the rest of it is paired."""

from __future__ import annotations

from typing import ClassVar

from clubtd.event.actions.base import able_to_play, two_players
from clubtd.event.actions.byes import in_the_event
from clubtd.event.event import Event, HeldPair, Request
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg
from clubtd.event.player import Player
from clubtd.event.result import Code
from clubtd.event.round import Bye, Round


@frozen
class GiveBye:
    """The organiser gives the bye of a round by hand: of the next one, or of one in which nobody has it.

    It is worth what the pairing-allocated bye is worth, and one player has it (C.04.1 Art. 3).
    """

    verb: ClassVar[str] = "give-bye"
    player: int
    round: int
    reason: str = ""

    def on(self, event: Event) -> Event:
        """The event in which that player has the bye of that round, and nobody else."""
        player = event.player(self.player)
        if not event.is_swiss:
            raise Refused(msg("A round robin has no byes: the table says who is free."))
        in_the_event(event, self.round)
        able_to_play(event, self.player)
        if player.house:
            text = "{name} is a house player, sits out when the others are even, and has no bye."
            raise Refused(msg(text, name=event.name(player.id)))
        if self.round <= len(event.rounds):
            return event.with_round(self._published(event, event.round(self.round), player))
        others = tuple(
            r
            for r in event.requests
            if r.round != self.round or (r.player != self.player and r.code is not Code.PAB)
        )
        event = event.let_go(self.player) if self.round == len(event.rounds) + 1 else event
        return replace(event, requests=(*others, Request(self.player, self.round, Code.PAB)))

    def _published(self, event: Event, played: Round, player: Player) -> Round:
        if game := played.game_of(self.player):
            raise Refused(
                msg(
                    "{name} plays on board {board} in round {round}: break that pair first.",
                    name=event.name(player.id),
                    board=game.board,
                    round=self.round,
                )
            )
        if played.bye_taker not in (0, self.player):
            name = event.name(played.bye_taker)
            raise Refused(msg("{name} has the bye of round {round}.", name=name, round=self.round))
        others = played.without(self.player)
        bye = Bye(self.player, Code.PAB, by_hand=True)
        return replace(others, byes=(bye, *others.byes), by_hand=True)

    def says(self, event: Event) -> Message:
        """Who gets it, and why."""
        text = "{name} gets the bye of round {round}, by hand."
        return because(msg(text, name=event.name(self.player), round=self.round), self.reason)


@frozen
class HoldPair:
    """Put two players together for the next round; the rest is paired around them."""

    verb: ClassVar[str] = "hold"
    pair: HeldPair
    reason: str = ""

    def on(self, event: Event) -> Event:
        """The event in which the two meet in the next round, whatever the pairing rules say."""
        only_in_a_swiss(event)
        two_players(event, *self.pair.players)
        number = len(event.rounds) + 1
        in_the_event(event, number)
        for player in self.pair.players:
            able_to_play(event, player)
            if asked := event.request(player, number):
                text = "{name} has a bye in round {round}: cancel it first."
                if asked.code is Code.PAB:
                    text = "{name} has the bye of round {round} by hand: take it back first."
                raise Refused(msg(text, name=event.name(player), round=number))
        if self.pair.board:
            _nobody_at(event, self.pair)
        event = event.let_go(*self.pair.players)
        return replace(event, held=(*event.held, self.pair))

    def says(self, event: Event) -> Message:
        """Who meets whom, and why."""
        names = {"white": event.name(self.pair.white), "black": event.name(self.pair.black)}
        number, table = len(event.rounds) + 1, self.pair.board
        if table:
            text = "{white} - {black} is fixed for round {round}, on board {board}."
            return because(msg(text, **names, round=number, board=table), self.reason)
        return because(
            msg("{white} - {black} is fixed for round {round}.", **names, round=number), self.reason
        )


def _nobody_at(event: Event, pair: HeldPair) -> None:
    for other in event.held:
        if other.board == pair.board and not set(other.players) & set(pair.players):
            raise Refused(
                msg(
                    "Board {board} is kept for {white} - {black}.",
                    board=other.board,
                    white=event.name(other.white),
                    black=event.name(other.black),
                )
            )


@frozen
class ReleasePair:
    """A pair that was fixed for the next round is left to the pairing again."""

    verb: ClassVar[str] = "release"
    player: int

    def on(self, event: Event) -> Event:
        """The event without that pair."""
        if all(self.player not in h.players for h in event.held):
            raise Refused(msg("{name} is in no pair fixed for the next round.", name=event.name(self.player)))
        return event.let_go(self.player)

    def says(self, event: Event) -> Message:
        """Who is paired by the rules again."""
        pair = next((h for h in event.held if self.player in h.players), HeldPair(self.player, self.player))
        return msg(
            "{white} - {black} is not fixed any more.",
            white=event.name(pair.white),
            black=event.name(pair.black),
        )


def because(said: Message, reason: str) -> Message:
    """The sentence with the organiser's reason, if there is one."""
    return msg("{what} Reason: {reason}", what=said, reason=reason) if reason.strip() else said


def only_in_a_swiss(event: Event) -> None:
    """Refused in a round robin."""
    if not event.is_swiss:
        raise Refused(msg("In a round robin the table says who meets whom."))
