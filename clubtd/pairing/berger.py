"""Berger tables (C.05 Annex 1): who plays whom when everybody meets everybody."""

from __future__ import annotations

from typing import TypeAlias

from clubtd.event.message import Refused, msg

Pair: TypeAlias = tuple[int, int]
Table: TypeAlias = tuple[tuple[Pair, ...], ...]


def table(n: int) -> Table:
    """One round after another, each the boards (white, black) of the numbers 1 to n in printed order.

    An odd field has one number more, n + 1, that nobody holds: who meets it is free. Refused below two
    players.
    """
    if n < 2:
        raise Refused(msg("A round robin needs at least two players."))
    last = n + n % 2
    return tuple(_round(last, r) for r in range(last - 1))


def schedule(n: int, cycles: int = 1, exchange: bool = True) -> Table:
    """All rounds of a round robin: the table once, or (cycles = 2) again with colours reversed.

    With `exchange` the last two rounds of the first of two cycles change places, as Annex 1 recommends:
    nobody has the same colour three times running where the cycles meet.
    """
    if cycles not in (1, 2):
        raise ValueError(f"a round robin has one cycle or two, not {cycles}")
    first = table(n)
    if cycles == 1:
        return first
    second = tuple(tuple((black, white) for white, black in boards) for boards in first)
    if exchange and len(first) > 1:
        first = (*first[:-2], first[-1], first[-2])
    return first + second


def _round(last: int, r: int) -> tuple[Pair, ...]:
    """Round r (from 0) of an even field: everybody but the last number moves half a circle on each round."""
    circle = last - 1

    def moved(number: int) -> int:
        return (number - 1 + r * (last // 2)) % circle + 1

    top = moved(1)
    board_1 = (last, top) if r % 2 else (top, last)
    return board_1, *((moved(k), moved(last + 1 - k)) for k in range(2, last // 2 + 1))
