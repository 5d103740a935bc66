"""Actions about single boards: the result, and who had White."""

from __future__ import annotations

from typing import ClassVar

from clubtd.event.actions.base import board
from clubtd.event.actions.held import because
from clubtd.event.event import Event
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Value, msg
from clubtd.event.result import Result


@frozen
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
        if self.result is game.result is Result.OPEN:
            return msg("Round {round}, board {board}: {white} - {black} has no result.", **values)
        if self.result is Result.OPEN:
            return msg(
                "Round {round}, board {board}: {white} - {black} has no result now, was {before}.", **values
            )
        if game.result in (Result.OPEN, self.result):
            return msg("Round {round}, board {board}: {white} - {black} {result}.", **values)
        return msg("Round {round}, board {board}: {white} - {black} {result}, was {before}.", **values)


@frozen
class SwapColours:
    """The players of a board took each other's colour: the winner stays the winner."""

    verb: ClassVar[str] = "swap"
    round: int
    board: int
    reason: str = ""

    def on(self, event: Event) -> Event:
        """The event with White and Black exchanged on that board."""
        played, game = board(event, self.round, self.board)
        swapped = replace(game, white=game.black, black=game.white, result=game.result.swapped)
        return event.with_round(replace(played.with_game(swapped), by_hand=True))

    def says(self, event: Event) -> Message:
        """Who has White now."""
        _, game = board(event, self.round, self.board)
        said = msg(
            "Round {round}, board {board}: {name} has White now.",
            round=self.round,
            board=self.board,
            name=event.name(game.black),
        )
        return because(said, self.reason)
