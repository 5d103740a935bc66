"""Actions about players who leave, and who come back."""

from __future__ import annotations

from typing import ClassVar

from clubtd.event.actions.results import EnterResult
from clubtd.event.event import Event
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg
from clubtd.event.numbering import arrive
from clubtd.event.player import Status
from clubtd.event.result import Code, Result
from clubtd.event.round import Game, Round


@frozen
class Withdraw:
    """A player leaves: games already paired stay, later rounds of a Swiss are zero-point byes.

    In a round robin the open games are won by forfeit, and with `cancel` the results of the player count for
    nobody (C.05 6.6). Before its round 1 the draw leaves them out.
    """

    verb: ClassVar[str] = "withdraw"
    player: int
    cancel: bool = False

    def on(self, event: Event) -> Event:
        """The event in which the player is not paired any more."""
        player = event.player(self.player)
        if player.status is Status.WITHDRAWN:
            raise Refused(msg("{name} has already left.", name=event.name(player.id)))
        if self.cancel and event.is_swiss:
            raise Refused(
                msg("In a Swiss the results of {name} stay as they are.", name=event.name(player.id))
            )
        requests = tuple(r for r in event.requests if r.player != self.player)
        gone = replace(player, status=Status.WITHDRAWN, cancelled=self.cancel)
        event = replace(event.with_player(gone).let_go(self.player), requests=requests)
        if event.is_swiss:
            return event
        return replace(event, rounds=tuple(_forfeited(event, r) for r in event.rounds))

    def says(self, event: Event) -> Message:
        """Who leaves, and from when."""
        if self.cancel:
            return msg(
                "{name} leaves; the results stay in the table and count for nobody (C.05 6.6).",
                name=event.name(self.player),
            )
        return msg(
            "{name} leaves and is not paired from round {round} on.",
            name=event.name(self.player),
            round=len(event.rounds) + 1,
        )


def forfeited(event: Event, game: Game) -> Game:
    """The game of a round robin; one that has no result is lost by forfeit by whoever has left."""
    if game.result is not Result.OPEN:
        return game
    white, black = (event.player(p).status is Status.WITHDRAWN for p in game.players)
    if white and black:
        return replace(game, result=Result.DOUBLE_FORFEIT)
    if white:
        return replace(game, result=Result.BLACK_BY_FORFEIT)
    return replace(game, result=Result.WHITE_BY_FORFEIT) if black else game


def _forfeited(event: Event, played: Round) -> Round:
    return replace(played, games=tuple(forfeited(event, g) for g in played.games))


def forfeited_meanwhile(event: Event, player: int) -> tuple[EnterResult, ...]:
    """The games of a round robin that somebody who has left lost by forfeit, cleared to be played after all.

    Against an opponent who has left too they become wins by forfeit.
    """
    back = Return(player).on(event)
    steps = []
    for played in event.rounds if not event.is_swiss else ():
        game = played.game_of(player)
        if game and game.result.codes[game.players.index(player)] is Code.FORFEIT_LOSS:
            result = forfeited(back, replace(game, result=Result.OPEN)).result
            steps.append(EnterResult(played.number, game.board, result))
    return tuple(steps)


@frozen
class Return:
    """A player who left is back and is paired again from the next round on.

    In a round robin the results count again; games that were forfeited meanwhile stay so until they are cleared.
    """

    verb: ClassVar[str] = "return"
    player: int

    def on(self, event: Event) -> Event:
        """The event in which the player is here again."""
        player = event.player(self.player)
        if player.status is not Status.WITHDRAWN:
            raise Refused(msg("{name} has not left.", name=event.name(player.id)))
        back = replace(player, status=Status.HERE, cancelled=False)
        event = event.with_player(back)
        return event if self.player in event.order else arrive(event, (back,))

    def says(self, event: Event) -> Message:
        """Who is back."""
        if not event.is_swiss:
            text = "{name} is back; games that were forfeited meanwhile can be cleared and played."
            return msg(text, name=event.name(self.player))
        if len(event.rounds) >= event.settings.rounds:
            return msg("{name} is back; no round is left to be paired.", name=event.name(self.player))
        return msg(
            "{name} is back, from round {round} on.",
            name=event.name(self.player),
            round=len(event.rounds) + 1,
        )
