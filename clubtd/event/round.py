"""One round: the boards and the byes."""

from __future__ import annotations

from collections.abc import Iterator

from clubtd.event.clock import Clock, is_time
from clubtd.event.frozen import frozen, replace
from clubtd.event.result import Code, Result


@frozen
class Game:
    """A board: the players' ids and the result. `board` is the number printed on the sheet, that of the table.

    `by_hand`: the organiser, not the pairing system, put these two together.
    """

    board: int
    white: int
    black: int
    result: Result = Result.OPEN
    by_hand: bool = False

    @property
    def players(self) -> tuple[int, int]:
        """Both ids, White first."""
        return self.white, self.black


@frozen
class Bye:
    """A player's round without an opponent, of which kind, and whether the organiser gave it by hand."""

    player: int
    code: Code
    by_hand: bool = False


@frozen
class Round:
    """A paired round. `at` is the time it was published (ISO), `by_hand` that it is not the engine's alone.

    `clock` is there when somebody set it; without that it runs from the publication.
    """

    number: int
    games: tuple[Game, ...]
    byes: tuple[Bye, ...] = ()
    at: str = ""
    by_hand: bool = False
    clock: Clock | None = None

    @property
    def missing(self) -> tuple[Game, ...]:
        """The boards that have no result and are not adjourned."""
        return tuple(g for g in self.games if g.result is Result.OPEN)

    @property
    def finished(self) -> bool:
        """Every result is in."""
        return all(g.result.final for g in self.games)

    @property
    def time(self) -> Clock | None:
        """Its clock: as it was set, else running since the publication; None when nobody knows when that was."""
        return self.clock or (Clock(self.at) if is_time(self.at) else None)

    @property
    def players(self) -> Iterator[int]:
        """Everybody who has a record in this round."""
        for game in self.games:
            yield from game.players
        for bye in self.byes:
            yield bye.player

    @property
    def paired(self) -> frozenset[int]:
        """Everybody who takes part in the pairing: with a game, or with the pairing-allocated bye."""
        return frozenset((*(p for game in self.games for p in game.players), self.bye_taker)) - {0}

    @property
    def bye_taker(self) -> int:
        """Who has the pairing-allocated bye, by the rules or by hand (an id); 0: nobody."""
        return next((bye.player for bye in self.byes if bye.code is Code.PAB), 0)

    def game(self, board: int) -> Game | None:
        """The game on that board."""
        return next((g for g in self.games if g.board == board), None)

    def game_of(self, player: int) -> Game | None:
        """The game that a player has in this round."""
        return next((g for g in self.games if player in g.players), None)

    def bye_of(self, player: int) -> Bye | None:
        """The bye that a player has in this round."""
        return next((b for b in self.byes if b.player == player), None)

    def without(self, *players: int) -> Round:
        """The round without the games and byes of these players; whoever played them has nothing in it either."""
        return replace(
            self,
            games=tuple(g for g in self.games if g.white not in players and g.black not in players),
            byes=tuple(b for b in self.byes if b.player not in players),
        )

    def with_game(self, game: Game) -> Round:
        """The round with this game on its board."""
        return replace(self, games=tuple(game if g.board == game.board else g for g in self.games))
