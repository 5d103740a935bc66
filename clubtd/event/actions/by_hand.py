"""Actions that change a published round by hand. What the pairing rules say of it is the referee's to tell."""

from __future__ import annotations

from typing import ClassVar

from clubtd.event.actions.base import able_to_play, board, table_number, two_players
from clubtd.event.actions.held import because, only_in_a_swiss
from clubtd.event.event import Event
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg
from clubtd.event.result import Code, Result
from clubtd.event.round import Bye, Game, Round
from clubtd.event.tables import free_table


@frozen
class MakePair:
    """Two players without a game in a published round play each other; no other board is touched.

    The byes that they had go: the latecomer meets whoever had the bye, and its point and its mark are gone.
    """

    verb: ClassVar[str] = "make-pair"
    round: int
    white: int
    black: int
    board: int = 0
    reason: str = ""

    def on(self, event: Event) -> Event:
        """The event with that game; without a board it is played at the next table."""
        played = _swiss_round(event, self.round)
        two_players(event, self.white, self.black)
        for player in (self.white, self.black):
            self._free(event, played, player)
        rest = played.without(self.white, self.black)
        game = Game(self.board, self.white, self.black, by_hand=True)
        game = replace(game, board=self.board or free_table(event, rest, game))
        _table(event, rest, game.board)
        games = tuple(sorted((*rest.games, game), key=lambda g: g.board))
        return event.with_round(replace(rest, games=games, by_hand=True))

    def _free(self, event: Event, played: Round, player: int) -> None:
        able_to_play(event, player)
        if game := played.game_of(player):
            text = "{name} plays on board {board} of round {round}: break that pair first, or swap opponents."
            raise Refused(msg(text, name=event.name(player), board=game.board, round=self.round))

    def says(self, event: Event) -> Message:
        """Who meets whom, and why."""
        said = msg(
            "Round {round}: {white} - {black} is paired by hand.",
            round=self.round,
            white=event.name(self.white),
            black=event.name(self.black),
        )
        return because(said, self.reason)


@frozen
class BreakPair:
    """Two players who were paired do not play in that round: zero-point byes, until something better is made."""

    verb: ClassVar[str] = "break"
    round: int
    board: int
    reason: str = ""

    def on(self, event: Event) -> Event:
        """The event without that game, and without its result."""
        _swiss_round(event, self.round)
        played, game = board(event, self.round, self.board)
        rest = played.without(*game.players)
        byes = tuple(Bye(p, Code.ZERO_BYE, by_hand=True) for p in game.players)
        return event.with_round(replace(rest, byes=rest.byes + byes, by_hand=True))

    def says(self, event: Event) -> Message:
        """Who has no opponent now."""
        _, game = board(event, self.round, self.board)
        said = msg(
            "Round {round}, board {board}: {white} - {black} is taken apart, neither has an opponent now.",
            round=self.round,
            board=self.board,
            white=event.name(game.white),
            black=event.name(game.black),
        )
        return because(said, self.reason)


@frozen
class SwapOpponents:
    """Two players take each other's place in a published round: colour, opponent and table, or the bye."""

    verb: ClassVar[str] = "swap-opponents"
    round: int
    a: int
    b: int
    reason: str = ""

    def on(self, event: Event) -> Event:
        """The event with the places exchanged; results of the two boards are gone."""
        played = _swiss_round(event, self.round)
        for player in (self.a, self.b):
            if player not in played.players:
                text = "{name} is not in round {round}."
                raise Refused(msg(text, name=event.name(player), round=self.round))
        if self.a == self.b:
            raise Refused(msg("{name} cannot change places alone.", name=event.name(self.a)))
        if not played.game_of(self.a) and not played.game_of(self.b):
            text = "Neither {a} nor {b} has an opponent in round {round}."
            names = {"a": event.name(self.a), "b": event.name(self.b)}
            raise Refused(msg(text, **names, round=self.round))
        games = tuple(self._game(g) for g in played.games)
        byes = tuple(self._bye(b) for b in played.byes)
        return event.with_round(replace(played, games=games, byes=byes, by_hand=True))

    def _other(self, player: int) -> int:
        return {self.a: self.b, self.b: self.a}.get(player, player)

    def _game(self, game: Game) -> Game:
        if not {self.a, self.b} & set(game.players):
            return game
        white, black = (self._other(p) for p in game.players)
        result = game.result.swapped if white == game.black else Result.OPEN
        return Game(game.board, white, black, result, by_hand=True)

    def _bye(self, bye: Bye) -> Bye:
        if bye.player not in (self.a, self.b):
            return bye
        return Bye(self._other(bye.player), bye.code, by_hand=True)

    def says(self, event: Event) -> Message:
        """Who changed places, and why."""
        text = "Round {round}: {a} and {b} change places."
        said = msg(text, round=self.round, a=event.name(self.a), b=event.name(self.b))
        return because(said, self.reason)


@frozen
class MovePair:
    """A pair of a published round plays at another table; whoever sits there comes to theirs."""

    verb: ClassVar[str] = "move"
    round: int
    board: int
    to: int

    def on(self, event: Event) -> Event:
        """The event with the numbers of the tables exchanged. Results stay with their games."""
        played, game = board(event, self.round, self.board)
        table_number(self.to)
        if self.to == self.board:
            names = {"white": event.name(game.white), "black": event.name(game.black)}
            raise Refused(msg("{white} - {black} plays on board {board} already.", **names, board=self.to))
        other = {self.board: self.to, self.to: self.board}
        games = (replace(g, board=other.get(g.board, g.board)) for g in played.games)
        return event.with_round(replace(played, games=tuple(sorted(games, key=lambda g: g.board))))

    def says(self, event: Event) -> Message:
        """Who plays where now."""
        played, game = board(event, self.round, self.board)
        text = "Round {round}: {white} - {black} plays on board {board} now, was {before}."
        names = {"white": event.name(game.white), "black": event.name(game.black)}
        said = msg(text, round=played.number, **names, board=self.to, before=self.board)
        there = played.game(self.to)
        if there is None or there is game:
            return said
        return msg(
            "{what} {white} - {black} on {board}.",
            what=said,
            white=event.name(there.white),
            black=event.name(there.black),
            board=self.board,
        )


def _swiss_round(event: Event, number: int) -> Round:
    only_in_a_swiss(event)
    return event.round(number)


def _table(event: Event, played: Round, number: int) -> None:
    table_number(number)
    if game := played.game(number):
        raise Refused(
            msg(
                "Board {board} of round {round} is taken by {white} - {black}: choose another.",
                board=number,
                round=played.number,
                white=event.name(game.white),
                black=event.name(game.black),
            )
        )
