"""US Chess rule 32B: what tied players bring into their pool, and the most that one may take out of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from clubtd.advice.purse import Choice, Purse, fill, open_to
from clubtd.event.player import Person
from clubtd.event.prize import Category, Prize


def bring_one_each(
    purses: Mapping[Category | None, Purse], people: Sequence[Person]
) -> tuple[list[Prize], list[int]]:
    """The prizes that tied people bring, one each, for the largest pool; and the largest that each could win alone.

    They leave their purses. Of equal prizes the one of the purse that is first in line is brought (32B4).
    """
    listed = [*purses.values()]
    offered = [(prize, c) for c, purse in enumerate(listed) for prize in purse.left[: len(people)]]
    offered.sort(key=lambda offer: -offer[0].amount)
    claims = {i: mine for i, person in enumerate(people) if (mine := open_to(listed, person))}
    choice: Choice = {}
    brought = [offer for offer in offered if fill(offer[1], choice, claims)]
    caps = [max((listed[c].left[0].amount for c in claims.get(i, ())), default=0) for i in range(len(people))]
    for prize, c in brought:
        listed[c].left.remove(prize)
    return [prize for prize, _ in brought], caps


def capped(total: int, caps: Sequence[int]) -> list[bool]:
    """Who is held to the cap when the total is shared equally among all others."""
    held = [False] * len(caps)
    while True:
        free = held.count(False)
        rest = total - sum(cap for cap, is_held in zip(caps, held, strict=True) if is_held)
        share = Fraction(rest, free) if free else Fraction(0)
        now = [is_held or cap < share for cap, is_held in zip(caps, held, strict=True)]
        if now == held:
            return held
        held = now
