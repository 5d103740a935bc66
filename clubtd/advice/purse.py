"""Purses: the money prizes of everybody, or of one category, and how players who tie take from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from clubtd.event.frozen import frozen
from clubtd.event.player import Person
from clubtd.event.prize import Category, Prize


@frozen
class Finisher:
    """Where a player finished: points in tenths, and the rank after tie-breaks (level players share it)."""

    number: int
    person: Person
    points: int
    rank: int


class Purse:
    """The prizes of a category (None: of everybody) that nobody has taken yet, largest first. Empty is false."""

    def __init__(self, category: Category | None, prizes: Sequence[Prize]) -> None:
        self.category = category
        self.left = list(prizes)

    def __bool__(self) -> bool:
        return bool(self.left)

    def share(self, players: int) -> Fraction:
        """What each of so many players would take."""
        return Fraction(sum(prize.amount for prize in self.left[:players]), players)

    def take(self, players: int) -> list[Prize]:
        """The prizes of so many players; they are gone."""
        taken, self.left = self.left[:players], self.left[players:]
        return taken


@frozen
class Taken:
    """One of the players who tie: from which purse, the prize that is theirs by place there, and their share.

    `claims` are all the purses that were open to them.
    """

    finisher: Finisher
    category: Category | None
    prize: Prize | None
    value: Fraction
    claims: tuple[Category | None, ...]


def take_best(purses: Mapping[Category | None, Purse], group: Sequence[Finisher]) -> list[Taken]:
    """Everybody takes from the purse that gives most, until nobody would gain by another; equal claims, equal shares.

    Of purses that give the same, the first in line (32B4). What is taken is gone from the purses.
    """
    ranked = sorted(group, key=lambda f: (f.rank, f.number))
    claims = {
        f.number: tuple(c for c, purse in purses.items() if purse and (c is None or c.admits(f.person)))
        for f in ranked
    }
    members = [f for f in ranked if claims[f.number]]
    choice = {f.number: claims[f.number][0] for f in members}
    load = Counter(choice.values())
    settled = False
    while not settled:
        settled = True
        for number, current in choice.items():
            load[current] -= 1
            best = max(claims[number], key=lambda c: (purses[c].share(load[c] + 1), c == current))
            load[best] += 1
            if best != current:
                choice[number], settled = best, False
    return _shares(purses, members, choice, claims)


def _shares(
    purses: Mapping[Category | None, Purse],
    members: Sequence[Finisher],
    choice: Mapping[int, Category | None],
    claims: Mapping[int, tuple[Category | None, ...]],
) -> list[Taken]:
    share = {c: purses[c].share(n) for c, n in Counter(choice.values()).items()}
    together: dict[tuple[Category | None, ...], list[Fraction]] = {}
    for f in members:
        together.setdefault(claims[f.number], []).append(share[choice[f.number]])
    value = {claim: sum(shares, Fraction(0)) / len(shares) for claim, shares in together.items()}
    queue = {c: iter(purses[c].take(n)) for c, n in Counter(choice.values()).items()}
    return [
        Taken(
            f,
            choice[f.number],
            next(queue[choice[f.number]], None),
            value[claims[f.number]],
            claims[f.number],
        )
        for f in members
    ]


def linked(taken: Sequence[Taken]) -> list[list[Taken]]:
    """Those who divide money with each other: the same purse, or the same claims on several."""
    parts: list[list[Taken]] = []
    for one in taken:
        mine = [
            part for part in parts if any(t.category == one.category or t.claims == one.claims for t in part)
        ]
        parts = [part for part in parts if part not in mine]
        parts.append([t for part in mine for t in part] + [one])
    return parts
