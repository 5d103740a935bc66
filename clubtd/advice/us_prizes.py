"""US Chess rule 32B: what tied players bring into their pool, and the most that one may take out of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from clubtd.advice.purse import Purse
from clubtd.event.player import Person
from clubtd.event.prize import Category, Prize


def bring_one_each(
    purses: Mapping[Category | None, Purse], people: Sequence[Person]
) -> tuple[list[Prize], list[int]]:
    """The prizes that tied people bring, one each, for the largest pool; and the largest that each could win alone.

    They leave their purses. Of equal prizes the one of the purse that is first in line is brought (32B4).
    """
    offered = [(prize, category) for category, purse in purses.items() for prize in purse.left[: len(people)]]
    offered.sort(key=lambda offer: -offer[0].amount)
    holder: dict[int, int] = {}
    brought: list[int] = []
    for i in range(len(offered)):
        if _seat(i, offered, people, holder, set()):
            brought.append(i)
    caps = [
        max(
            (
                purse.left[0].amount
                for c, purse in purses.items()
                if purse and (c is None or c.admits(person))
            ),
            default=0,
        )
        for person in people
    ]
    for i in brought:
        prize, category = offered[i]
        purses[category].left.remove(prize)
    return [offered[i][0] for i in brought], caps


def _seat(
    prize: int,
    offered: Sequence[tuple[Prize, Category | None]],
    people: Sequence[Person],
    holder: dict[int, int],
    asked: set[int],
) -> bool:
    """Whether somebody can bring this prize too, the others keeping theirs or changing among themselves."""
    category = offered[prize][1]
    for i, person in enumerate(people):
        if i not in asked and (category is None or category.admits(person)):
            asked.add(i)
            if i not in holder or _seat(holder[i], offered, people, holder, asked):
                holder[i] = prize
                return True
    return False


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
