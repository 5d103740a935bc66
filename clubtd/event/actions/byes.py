"""Actions about byes that players ask for (C.04.2 3.2)."""

from __future__ import annotations

from typing import ClassVar

from clubtd.event.event import Event, Request
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg, nmsg
from clubtd.event.player import Status
from clubtd.event.result import Code
from clubtd.event.round import Bye, Round

KINDS = {
    Code.HALF_BYE: msg("a half-point bye"),
    Code.ZERO_BYE: msg("a zero-point bye"),
    Code.FULL_BYE: msg("a full-point bye"),
    Code.PAB: msg("the bye"),
    Code.REST: msg("a free round"),
}


def in_the_event(event: Event, round_number: int) -> None:
    """Refused when the event has no such round."""
    if not 1 <= round_number <= event.settings.rounds:
        raise event.no_round(round_number)


@frozen
class RequestBye:
    """A player does not play in one round: a later one, or one already paired in which the player has no game."""

    verb: ClassVar[str] = "bye"
    player: int
    round: int
    code: Code = Code.HALF_BYE

    def on(self, event: Event) -> Event:
        """The event in which the player is not paired in that round and gets the points of the bye."""
        name = event.name(self.player)
        if not event.is_swiss:
            raise Refused(msg("A round robin has no byes: enter the game of {name} as a forfeit.", name=name))
        if self.code not in (Code.HALF_BYE, Code.ZERO_BYE, Code.FULL_BYE):
            raise Refused(msg("A bye that is asked for is worth half a point, none, or a full point."))
        in_the_event(event, self.round)
        if event.player(self.player).status is Status.WITHDRAWN and self.round > len(event.rounds):
            raise Refused(msg("{name} has left and is in no later round: nothing to do.", name=name))
        if self.code is Code.HALF_BYE:
            self._keep_to_limit(event, name)
        if self.round <= len(event.rounds):
            return event.with_round(self._late(event, event.round(self.round), name))
        kept = tuple(r for r in event.requests if (r.player, r.round) != (self.player, self.round))
        if self.round == len(event.rounds) + 1:
            event = event.let_go(self.player)
        return replace(event, requests=(*kept, Request(self.player, self.round, self.code)))

    def _late(self, event: Event, played: Round, name: str) -> Round:
        if played.game_of(self.player):
            raise Refused(
                msg(
                    "{name} is paired in round {round}: enter the result instead.",
                    name=name,
                    round=self.round,
                )
            )
        if event.player(self.player).status is Status.EXPECTED:
            raise Refused(msg("{name} is not here yet: tick the name first.", name=name))
        others = tuple(b for b in played.byes if b.player != self.player)
        return replace(played, byes=(*others, Bye(self.player, self.code)))

    def _keep_to_limit(self, event: Event, name: str) -> None:
        limit = event.settings.bye_limit
        had = sum(Bye(self.player, Code.HALF_BYE) in r.byes for r in event.rounds if r.number != self.round)
        asked = sum(
            (r.player, r.code) == (self.player, Code.HALF_BYE) and r.round != self.round
            for r in event.requests
        )
        if limit is not None and had + asked >= limit:
            raise Refused(
                nmsg(
                    "{name} already has {n} half-point bye, the limit of this event: a zero-point bye is possible.",
                    "{name} already has {n} half-point byes, the limit of this event: a zero-point bye is possible.",
                    had + asked,
                    name=name,
                )
            )

    def says(self, event: Event) -> Message:
        """Which bye, and when."""
        return msg(
            "{name} has {bye} in round {round}.",
            name=event.name(self.player),
            bye=KINDS[self.code],
            round=self.round,
        )


@frozen
class CancelBye:
    """A player with a bye in a later round, asked for or given by hand, plays after all."""

    verb: ClassVar[str] = "cancel-bye"
    player: int
    round: int

    def on(self, event: Event) -> Event:
        """The event without that request."""
        if event.request(self.player, self.round) is None:
            raise Refused(
                msg(
                    "{name} has no bye in round {round} that could be taken back.",
                    name=event.name(self.player),
                    round=self.round,
                )
            )
        return replace(
            event,
            requests=tuple(r for r in event.requests if (r.player, r.round) != (self.player, self.round)),
        )

    def says(self, event: Event) -> Message:
        """Who plays after all."""
        return msg("{name} plays in round {round} after all.", name=event.name(self.player), round=self.round)
