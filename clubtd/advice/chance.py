"""What a simulation leaves to chance. The generator comes in from outside, so that a seed repeats everything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from clubtd.event.result import Code

WHITE_ADVANTAGE = 35
"""Rating points that the white pieces are worth."""

NOISE = 120
"""How far, as a standard deviation, a rating is off the strength of the day."""

TYPICAL, SPREAD = 1500, 250
"""Mean and standard deviation of strength in an invented field."""


class Chance(Protocol):
    """The part of `random.Random` that is used here."""

    def random(self) -> float:
        """A number from 0 up to 1."""

    def gauss(self, mu: float, sigma: float) -> float:
        """A normally distributed number."""

    def sample(self, population: Sequence[int], k: int) -> list[int]:
        """So many different ones of these."""


def expectation(white: float, black: float) -> float:
    """The points that White can expect, by Elo's formula."""
    return float(1 / (1 + 10 ** ((black - white - WHITE_ADVANTAGE) / 400)))


def game(chance: Chance, white: float, black: float) -> Code:
    """What White gets: a draw in at most 3 of 10 games, fewer between unequal players."""
    e = expectation(white, black)
    draw = min(0.3, 2 * min(e, 1 - e))
    lot = chance.random()
    if lot < e - draw / 2:
        return Code.WIN
    return Code.DRAW if lot < e + draw / 2 else Code.LOSS
