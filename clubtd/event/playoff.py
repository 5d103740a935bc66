"""Level to the end: what a play-off or the drawing of lots decided, and when."""

from __future__ import annotations

from itertools import combinations, groupby

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg
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

    @property
    def tiers(self) -> tuple[tuple[int, ...], ...]:
        """The players, best first; those whom the games left level are still together."""
        if self.by_lot:
            return tuple((p,) for p in self.players)
        points = playoff_points(self.games)
        return tuple(tuple(tier) for _, tier in groupby(self.players, key=lambda p: points.get(p, 0)))

    def says(self, name: dict[int, str], when: str) -> Message:
        """Who won it, how and when (`when` as people read it), for the table. Refused when nobody is in it."""
        if not self.players:
            raise Refused(msg("A decision needs two or more different players."))
        return msg(
            "{winner} ahead of {others} {how}, {when}",
            winner=name[self.players[0]],
            others=tuple(name[p] for p in self.players[1:]),
            how=self.how,
            when=when,
        )

    @property
    def how(self) -> Message:
        """By what it was decided: `by lot`, `by a play-off, 1½ to ½`."""
        if self.by_lot:
            return msg("by lot")
        points = playoff_points(self.games)
        made = [in_points(points.get(p, 0)) for p in self.players]
        text = "by a play-off, {score}"
        if self.games[-1].draw_wins and self.games[-1].result.codes[0] is Code.DRAW:
            text = "by a play-off, {score} (a draw in the last game won it for Black)"
        score = msg("{first} to {second}", first=made[0], second=made[1]) if len(made) == 2 else tuple(made)
        return msg(text, score=score)


def playoff_points(games: tuple[PlayoffGame, ...]) -> dict[int, int]:
    """The points of everybody in a play-off, in tenths."""
    points: dict[int, int] = {}
    for game in games:
        for player, made in zip((game.white, game.black), game.points, strict=True):
            points[player] = points.get(player, 0) + made
    return points


def playoff(players: tuple[int, ...], games: tuple[PlayoffGame, ...], at: str) -> Decider:
    """The play-off of level players; Refused as long as nobody has won it. Behind the winner some may stay level."""
    points = playoff_points(games)
    if strangers := set(points) - set(players):
        raise Refused(msg("The play-off has {n} players who are not level.", n=len(strangers)))
    order = sorted(players, key=lambda p: -points.get(p, 0))
    if len(order) > 1 and points.get(order[0], 0) == points.get(order[1], 0):
        raise Refused(msg("The play-off is level: play on, or draw lots."))
    return Decider(tuple(order), at, games)


def programme(players: tuple[int, ...]) -> tuple[PlayoffGame, ...]:
    """The usual games of two players, colours changing; of more, a blitz game of each pair."""
    if len(players) == 2:
        colours = [players if number % 2 == 0 else players[::-1] for number in range(len(USUAL))]
        return tuple(
            PlayoffGame(white, black, Result.OPEN, control, draw_wins)
            for (white, black), (control, draw_wins) in zip(colours, USUAL, strict=True)
        )
    # Of two places the first has White when their sum is odd: nobody has one colour twice more than the other.
    pairs = (pair if sum(pair) % 2 else pair[::-1] for pair in combinations(range(len(players)), 2))
    return tuple(PlayoffGame(players[w], players[b], Result.OPEN, USUAL[2][0]) for w, b in pairs)
