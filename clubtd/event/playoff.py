"""Level to the end: what a play-off or the drawing of lots decided, and when."""

from __future__ import annotations

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, Value, msg
from clubtd.event.result import Code, Result
from clubtd.event.scoring import in_points


@frozen
class PlayoffGame:
    """One game of a play-off, by ids. In a sudden-death game (`draw_wins`) a draw wins for Black."""

    white: int
    black: int
    result: Result
    control: str = ""
    draw_wins: bool = False

    @property
    def points(self) -> tuple[int, int]:
        """White's and Black's points in tenths."""
        white, black = self.result.codes
        if self.draw_wins and white is Code.DRAW:
            return 0, 10
        return _POINTS.get(white, 0), _POINTS.get(black, 0)


_POINTS = {Code.WIN: 10, Code.DRAW: 5, Code.FORFEIT_WIN: 10, Code.UNRATED_WIN: 10, Code.UNRATED_DRAW: 5}

USUAL = (("15+10", False), ("15+10", False), ("3+2", False), ("3+2", False), ("5+3", True))
"""The usual play-off: two rapid games, then two blitz games, then one of sudden death; it ends when it is decided."""


@frozen
class Decider:
    """Level players put in order, best first, by games (a play-off) or, without games, by lot; `at` is when (ISO).

    `seed` shows the draw again where clubtd drew the lots.
    """

    players: tuple[int, ...]
    at: str
    games: tuple[PlayoffGame, ...] = ()
    seed: str = ""

    @property
    def by_lot(self) -> bool:
        """Whether lots were drawn."""
        return not self.games

    def says(self, name: dict[int, str], when: str) -> Message:
        """Who won it and when, for the table; `when` is the time as people read it. Refused when nobody is in it."""
        if not self.players:
            raise Refused(msg("A decision needs two or more different players."))
        winner = name[self.players[0]]
        others = tuple(name[p] for p in self.players[1:])
        if self.by_lot:
            return msg("{winner} ahead of {others}: by lot, {when}", winner=winner, others=others, when=when)
        return msg(
            "{winner} ahead of {others}: won the play-off {score}, {when}",
            winner=winner,
            others=others,
            score=self._score(),
            when=when,
        )

    def _score(self) -> Value:
        points = playoff_points(self.games)
        if len(self.players) != 2:
            return tuple(in_points(points.get(p, 0)) for p in self.players)
        first, second = (in_points(points.get(p, 0)) for p in self.players)
        return msg("{first} to {second}", first=first, second=second)


def playoff_points(games: tuple[PlayoffGame, ...]) -> dict[int, int]:
    """The points of everybody in a play-off, in tenths."""
    points: dict[int, int] = {}
    for game in games:
        for player, made in zip((game.white, game.black), game.points, strict=True):
            points[player] = points.get(player, 0) + made
    return points


def playoff(players: tuple[int, ...], games: tuple[PlayoffGame, ...], at: str) -> Decider:
    """The play-off of level players; Refused as long as its games do not put them in order."""
    points = playoff_points(games)
    if strangers := set(points) - set(players):
        raise Refused(msg("The play-off has {n} players who are not level.", n=len(strangers)))
    order = sorted(players, key=lambda p: -points.get(p, 0))
    if len({points.get(p, 0) for p in players}) < len(players):
        raise Refused(msg("The play-off is level: play on, or draw lots."))
    return Decider(tuple(order), at, games)
