"""Who gets what cannot be cut in half: cups, titles, a place in the next event. Tie-breaks decide these (R10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clubtd.advice.purse import Finisher
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, Value, msg
from clubtd.event.prize import Prize
from clubtd.event.scoring import in_points
from clubtd.standings.codes import tie_break
from clubtd.standings.ranking import Standings


@frozen
class Trophy:
    """A thing and its winner, with the reason; `level` are those who play off or draw lots when nobody has won it."""

    prize: Prize
    winner: Finisher | None
    why: Message
    level: tuple[Finisher, ...] = ()


def trophies(
    prizes: Iterable[Prize], finishers: Iterable[Finisher], standings: Standings
) -> tuple[Trophy, ...]:
    """The winners of all things, in the order of the list of prizes."""
    ranked = sorted(finishers, key=lambda f: (f.rank, f.number))
    return tuple(_trophy(prize, ranked, standings) for prize in prizes if prize.thing)


def _trophy(prize: Prize, ranked: Sequence[Finisher], standings: Standings) -> Trophy:
    category = prize.category
    runners = [f for f in ranked if category is None or category.admits(f.person)]
    if len(runners) < prize.place:
        return Trophy(prize, None, msg("nobody has won it"))
    winner = runners[prize.place - 1]
    level = tuple(f for f in runners if f.rank == winner.rank)
    if len(level) > 1:
        return Trophy(prize, None, msg("level to the end: a play-off, or lots"), level)
    after = runners[prize.place] if len(runners) > prize.place else None
    return Trophy(prize, winner, _why(winner, after, standings))


def _why(winner: Finisher, after: Finisher | None, standings: Standings) -> Message:
    if after is None or after.points < winner.points:
        return msg("with {points} points", points=in_points(winner.points))
    return ahead(standings, winner.number, after.number)


def ahead(standings: Standings, first: int, second: int) -> Message:
    """By what a player stands above another one with the same points: `on BH-C1 12 against 11½`."""
    code = standings.separated_by(first, second)
    if code is None:
        return msg("by the play-off or by lot")
    position = standings.order.index(code)
    a, b = (standings.row(n).values[position] for n in (first, second))
    if a is None or b is None or tie_break(code).criterion.group:
        return msg("on {code}", code=code)
    values: dict[str, Value] = {"code": code, "a": a, "b": b}
    return msg("on {code} {a} against {b}", **values)
