"""What a simulation of invented events says about shared first places and tie-breaks: facts by size of event.

Each cell is 10 000 events: strength normal (1500, sd 250), the seeding rating off by normal(0, 120), Elo chances
with 35 points for White, everybody plays every round, pairing in score groups without rematches. One standard
error is about 1 percentage point, 2 to 3 for `CHANGED` and `REVERSED`, whose scatter is that of fewer events; what
one other board would have done depends on the details of pairing where the rounds are more than half of the players.
`tests/bench/advice_facts.py` makes the figures again and says how well they agree.
"""

from __future__ import annotations

from collections.abc import Mapping

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg

Cells = Mapping[int, Mapping[int, int]]
"""A percentage by number of players, then by number of rounds."""


def _row(text: str, first: int = 3) -> dict[int, int]:
    return {first + i: int(figure) for i, figure in enumerate(text.split()) if figure != "-"}


SHARED: Cells = {
    8: _row("28 21 19 18"),
    12: _row("38 22 20 19 18 17 16"),
    16: _row("40 27 24 21 19 18 16"),
    24: _row("54 37 24 23 20 20 18"),
    32: _row("69 40 25 26 23 20 19"),
    40: _row("80 42 30 28 23 22 19"),
    60: _row("95 52 41 27 26 24 22"),
}
"""First place is shared: % of events."""

_CUT_1: Cells = {
    8: _row("63 58 57 56"),
    12: _row("61 63 59 60 60 56 57"),
    16: _row("62 63 60 57 55 56 56"),
    24: _row("60 59 61 59 58 57 57"),
    32: _row("58 61 62 61 61 59 57"),
    40: _row("56 61 61 60 60 59 59"),
    60: _row("55 61 60 59 60 61 60"),
}
_BUCHHOLZ: Cells = {
    8: _row("66 61 58 57"),
    12: _row("65 65 63 60 56 57 55"),
    16: _row("63 64 61 58 58 58 58"),
    24: _row("61 63 62 59 60 60 60"),
    32: _row("60 62 64 60 62 60 60"),
    40: _row("59 62 65 62 59 60 59"),
    60: _row("58 62 61 63 63 62 58"),
}
_SONNEBORN_BERGER: Cells = {
    8: _row("66 61 58 56"),
    12: _row("65 65 63 61 55 58 53"),
    16: _row("63 64 61 58 58 58 58"),
    24: _row("61 63 62 60 61 59 57"),
    32: _row("60 62 64 60 62 60 60"),
    40: _row("59 61 65 62 60 59 58"),
    60: _row("58 62 61 63 63 62 58"),
}
_CUMULATIVE: Cells = {
    8: _row("54 53 52 52"),
    12: _row("52 53 54 53 50 52 51"),
    16: _row("52 53 54 53 54 52 51"),
    24: _row("51 54 56 54 55 53 54"),
    32: _row("50 55 54 55 54 54 55"),
    40: _row("50 53 54 56 54 55 55"),
    60: _row("50 52 53 57 55 55 55"),
}

RIGHT: Mapping[str, Cells] = {
    "BH": _BUCHHOLZ,
    "BH-C1": _CUT_1,
    "SB": _SONNEBORN_BERGER,
    "PS": _CUMULATIVE,
    "MODMED": _CUT_1,  # for leaders it discards the lowest opponent, as Cut-1 does
    "SOLKOFF": _BUCHHOLZ,  # equals BH where everybody plays every round
    "CUM": _CUMULATIVE,
}
"""The tie-break prefers the stronger of two who share first place: % of these ties (level counts as a coin)."""

CHANGED: Cells = {
    8: _row("70 71 60 44"),
    12: _row("75 71 69 66 54 43 30"),
    16: _row("80 71 64 63 66 69 64"),
    24: _row("87 72 68 64 61 63 65"),
    32: _row("93 71 63 58 56 58 57"),
    40: _row("95 72 62 58 56 54 54"),
    60: _row("97 78 62 53 52 48 48"),
}
"""One other board of the last round would have changed the verdict of BH-C1: % of ties for first."""

REVERSED: Cells = {
    8: _row("19 17 16 7"),
    12: _row("21 24 26 18 15 13 5"),
    16: _row("25 27 28 24 22 20 19"),
    24: _row("26 30 32 29 27 26 28"),
    32: _row("24 30 28 26 24 26 28"),
    40: _row("24 30 27 26 26 26 25"),
    60: _row("25 33 27 24 23 25 23"),
}
"""One other board of the last round would have turned the verdict of BH-C1 round: % of ties for first."""

COIN = 50

FEWEST, MOST = 5, 120
"""Fewer or more players than these are not like any that were simulated."""


def covers(players: int, rounds: int) -> bool:
    """Whether something that was simulated is near enough to an event of this size to speak of it."""
    return FEWEST <= players <= MOST and rounds >= 3


@frozen
class Facts:
    """The percentages for the size nearest to an event, which `players` and `rounds` name.

    `code` is the tie-break that `right` is about.
    """

    players: int
    rounds: int
    code: str
    shared: int
    right: int
    cumulative: int
    changed: int
    reversed: int

    @property
    def numbers(self) -> dict[str, int]:
        """The figures by name, for scripts."""
        return {
            "rounds": self.rounds,
            "players": self.players,
            "shared": self.shared,
            "right": self.right,
            "cumulative": self.cumulative,
            "coin": COIN,
            "changed": self.changed,
            "reversed": self.reversed,
        }


def facts(players: int, rounds: int, code: str) -> Facts:
    """The facts for the nearest size of event; `code` is one of `RIGHT`."""
    size = nearest_players(_CUT_1, players)
    return Facts(
        size,
        _nearest_rounds(_CUT_1[size], rounds),
        code,
        nearest(SHARED, players, rounds),
        nearest(RIGHT[code], players, rounds),
        nearest(_CUMULATIVE, players, rounds),
        nearest(CHANGED, players, rounds),
        nearest(REVERSED, players, rounds),
    )


def nearest(cells: Cells, players: int, rounds: int) -> int:
    """The figure of the nearest number of players (by ratio), there of the nearest number of rounds."""
    row = cells[nearest_players(cells, players)]
    return row[_nearest_rounds(row, rounds)]


def _nearest_rounds(row: Mapping[int, int], rounds: int) -> int:
    return min(row, key=lambda r: (abs(r - rounds), r))


def nearest_players(cells: Cells, players: int) -> int:
    """The number of players among those of the cells that is nearest, by ratio."""
    players = max(players, 1)
    return min(cells, key=lambda size: (max(size, players) / min(size, players), size))


def sentence(found: Facts, name: Message, cumulative: Message) -> Message:
    """The facts in words; the names are those of the tie-break proposed and of the cumulative one."""
    return msg(
        "In a simulation of events of about {players} players and {rounds} rounds, first place is shared in about"
        " {shared} of 100. {name} then prefers the stronger player in about {right} of 100 of these, {cumulative}"
        " in about {other}, a coin in 50. In {most} of these, one other result in the last round would have changed"
        " the verdict.",
        players=found.players,
        rounds=found.rounds,
        shared=found.shared,
        name=name,
        right=found.right,
        cumulative=cumulative,
        other=found.cumulative,
        most=tenths(found.changed),
    )


def tenths(percent: int) -> Message:
    """A share as nobody reads more into it than there is: `about 7 of 10`."""
    n = (percent + 5) // 10
    return msg("hardly any") if n < 1 else msg("nearly all") if n > 9 else msg("about {n} of 10", n=n)


ASSUMPTIONS = msg(
    "The simulation: 10 000 invented events of each size. Playing strengths spread around 1500, two players in three"
    " within 250 points of it; the ratings that seed the event are off by about 120. Results come with the"
    " chances that Elo ratings give, with draws and a small advantage for White. Everybody plays every round; level"
    " scores meet each other, the top half against the bottom half. Two of those who share first place are compared;"
    " where a tie-break leaves them level, a coin decides. Each figure is good to about two in 100."
)
