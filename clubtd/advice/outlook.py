"""Before the last round is over: what can still happen for first place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from fractions import Fraction

from clubtd.advice.verdict import Terms
from clubtd.event.crosstable import Crosstable, System
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Refused, msg
from clubtd.event.result import Code, Colour
from clubtd.standings.codes import tie_break
from clubtd.standings.reckoning import value_of


class Hope(Enum):
    """What a result of a player's own last game makes of first place, on points."""

    ALONE = "alone"  # first alone, whatever the others do
    AT_LEAST_SHARED = "at least shared"  # first or level with others, whatever they do
    MAY_BE_ALONE = "may be alone"
    MAY_SHARE = "may share"
    NONE = "none"


@frozen
class Outlook:
    """A player who can still finish first: what each result of the own last game makes of it.

    Without an open game there is one entry, for None. `fore` is the Fore Buchholz, which draws the last round
    (C.07 8.3): who is ahead of whom if they finish level and the others draw; None where it does not apply.
    """

    number: int
    hopes: tuple[tuple[Code | None, Hope], ...]
    fore: Fraction | None = None


_RESULTS = ((Code.WIN, Code.LOSS), (Code.DRAW, Code.DRAW), (Code.LOSS, Code.WIN))


def outlook(table: Crosstable, terms: Terms) -> tuple[Outlook, ...]:
    """Who can still finish first, most points first, from a table whose last round is paired.

    Results of the last round that are in count. Refused when the last round is not paired yet.
    """
    if not table.played or table.played < table.planned:
        raise Refused(msg("The last round is not paired yet: what can happen depends on who meets whom."))
    points = {e.number: e.points for e in table.entrants if e.number not in terms.announced.out}
    last = _Last(table, points, _open_games(table))
    near = max(points.values(), default=0) - table.scoring.win
    found = []
    for number in sorted((n for n in points if points[n] >= near), key=lambda n: (-points[n], n)):
        hopes = last.hopes(number)
        if any(hope is not Hope.NONE for _, hope in hopes):
            found.append((number, hopes))
    fore = _fore_buchholz(table, terms)
    return tuple(Outlook(number, hopes, fore(number)) for number, hopes in found)


def _open_games(table: Crosstable) -> list[tuple[int, int]]:
    last = [(e.number, e.records[-1]) for e in table.entrants]
    return [
        (n, r.opponent) for n, r in last if r.code is Code.OPEN and r.opponent and r.colour is Colour.WHITE
    ]


class _Last:
    """The last round: points so far of those who can win, and the games still open."""

    def __init__(
        self, table: Crosstable, points: Mapping[int, int], games: Sequence[tuple[int, int]]
    ) -> None:
        self.of = table.scoring.of
        self.points = points
        self.seat = {n: game for game in games for n in game}
        done = [(p, n) for n, p in points.items() if n not in self.seat]
        ends = {game: self._ends(game) for game in games}
        self.sure = sorted(done, reverse=True)[:2]
        self.least = sorted(((min(tops), game) for game, tops in ends.items()), reverse=True)[:2]
        self.most = sorted(((max(tops), game) for game, tops in ends.items()), reverse=True)[:2]

    def _ends(self, game: tuple[int, int]) -> list[int]:
        """The higher of the two players' points, for each result of a game."""
        white, black = (self.points.get(n) for n in game)
        return [
            max(-1 if white is None else white + self.of(a), -1 if black is None else black + self.of(b))
            for a, b in _RESULTS
        ]

    def hopes(self, number: int) -> tuple[tuple[Code | None, Hope], ...]:
        """What each result of a player's own game makes of first place."""
        own = self.seat.get(number)
        others = max((p for p, n in self.sure if n != number), default=-1)
        least = max([others, *(top for top, game in self.least if game != own)])
        most = max([others, *(top for top, game in self.most if game != own)])
        if own is None:
            return ((None, _hope(self.points[number], least, most)),)
        opponent = own[0] if own[1] == number else own[1]
        hopes: list[tuple[Code | None, Hope]] = []
        for mine, theirs in _RESULTS:
            total = self.points[number] + self.of(mine)
            rival = self.points[opponent] + self.of(theirs) if opponent in self.points else -1
            hopes.append((mine, _hope(total, max(least, rival), max(most, rival))))
        return tuple(hopes)


def _hope(total: int, least: int, most: int) -> Hope:
    """`least` and `most` are the best others' points, when everything goes well and when nothing does."""
    if total > most:
        return Hope.ALONE
    if total == most:
        return Hope.AT_LEAST_SHARED
    if total > least:
        return Hope.MAY_BE_ALONE
    return Hope.MAY_SHARE if total == least else Hope.NONE


def _fore_buchholz(table: Crosstable, terms: Terms) -> Callable[[int], Fraction | None]:
    if terms.rules == "uschess" or table.system is not System.SWISS:
        return lambda number: None
    code, reckoning = tie_break("FB"), terms.reckoning(table)
    return lambda number: value_of(reckoning.total(code, number), code.criterion.unit)


def outlook_line(found: Outlook, name: str) -> Message:
    """What can still happen, in a sentence: sure results first."""
    told = {
        hope: tuple(_WITH[code] for code, h in found.hopes if h is hope and code is not None) for hope in Hope
    }
    parts = tuple(
        msg("{what} with {results}", what=_WHAT[hope], results=_or(told[hope])) if told[hope] else _WHAT[hope]
        for hope in (Hope.ALONE, Hope.AT_LEAST_SHARED, Hope.MAY_BE_ALONE, Hope.MAY_SHARE)
        if any(h is hope for _, h in found.hopes)
    )
    return msg("{name}: {parts}.", name=name, parts=_joined(parts))


def fore_line(found: Sequence[Outlook], name: Callable[[int], str]) -> Message | None:
    """Who would be ahead of those who can finish level: their Fore Buchholz, highest first; None without it."""
    level = (o for o in found if any(hope in _LEVEL for _, hope in o.hopes))
    known = sorted(((o.fore, o.number) for o in level if o.fore is not None), key=lambda k: (-k[0], k[1]))
    if len(known) < 2:
        return None
    parts = _joined([msg("{name} {value}", name=name(number), value=fore) for fore, number in known])
    return msg(
        "Should they finish level, Buchholz with every game of the last round drawn (Fore Buchholz) says: {parts}.",
        parts=parts,
    )


_LEVEL = (Hope.AT_LEAST_SHARED, Hope.MAY_BE_ALONE, Hope.MAY_SHARE)
"""Where first place may be shared."""
_WITH = {Code.WIN: msg("a win"), Code.DRAW: msg("a draw"), Code.LOSS: msg("even a loss")}
_WHAT = {
    Hope.ALONE: msg("first alone"),
    Hope.AT_LEAST_SHARED: msg("sure of at least a share of first place"),
    Hope.MAY_BE_ALONE: msg("perhaps first alone"),
    Hope.MAY_SHARE: msg("perhaps a share of first place"),
}


def _or(parts: Sequence[Message]) -> Message:
    """`a win or a draw`."""
    found = parts[0]
    for part in parts[1:]:
        found = msg("{one} or {other}", one=found, other=part)
    return found


def _joined(parts: Sequence[Message]) -> Message:
    found = parts[0]
    for part in parts[1:]:
        found = msg("{one}; {other}", one=found, other=part)
    return found
