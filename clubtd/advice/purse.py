"""Purses: the money prizes of everybody, or of one category, and how players who tie take from them."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import TypeAlias

from clubtd.event.frozen import frozen
from clubtd.event.player import Person
from clubtd.event.prize import Category, Prize

Claims: TypeAlias = Mapping[int, tuple[int, ...]]
"""The purses open to each player (by number, best placed first), by their places in the list of purses."""

Choice: TypeAlias = dict[int, int]
"""The purse that each player takes from."""


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

    `claims` are the purses open to them from which somebody takes. Purses are known by their places in the list.
    """

    finisher: Finisher
    purse: int
    prize: Prize | None
    value: Fraction
    claims: tuple[int, ...]


def take_best(
    purses: Mapping[Category | None, Purse],
    group: Sequence[Finisher],
    bound: Mapping[int, int] = MappingProxyType({}),
) -> list[Taken]:
    """Everybody takes from the purse that gives most: nobody would gain by another; equal claims, equal shares.

    Where several purses give the same, the one that leaves more to the others, then the first in line (32B4). When all
    the largest prizes that they can have together leave nobody worse off, for they share them, they take these. What
    is taken is gone from the purses. Who is `bound` (by number) takes from that purse (its place) and no other.
    """
    ranked = sorted(group, key=lambda f: (f.rank, f.number))
    listed = [*purses.values()]
    claims = {f.number: mine for f in ranked if (mine := open_to(listed, f.person))}
    claims |= {number: (purse,) for number, purse in bound.items()}
    members = [f for f in ranked if f.number in claims]
    alone, together = _choice(listed, claims), _most(listed, claims)
    before, after = _values(listed, alone, claims), _values(listed, together, claims)
    choice = together if all(after[n] >= before[n] for n in claims) else alone
    return _shares(listed, members, choice, claims)


def open_to(purses: Sequence[Purse], person: Person) -> tuple[int, ...]:
    """The places in the list of the purses that are not empty and admit that person."""
    return tuple(
        i
        for i, purse in enumerate(purses)
        if purse and (purse.category is None or purse.category.admits(person))
    )


def _choice(purses: Sequence[Purse], claims: Claims) -> Choice:
    """From which purse each takes.

    A purse has a seat for each that could take from it, worth what so many would get apiece. The most valuable seats
    that can be filled together leave nobody a better one (the potential of a congestion game at its largest). Then
    the best placed choose first among all ways to fill them.
    """
    seats = [
        (purse.share(n), purse.left[n - 1].amount if n <= len(purse.left) else 0, c)
        for c, purse in enumerate(purses)
        for n in range(1, sum(c in mine for mine in claims.values()) + 1)
    ]
    choice: Choice = {}
    full: set[int] = set()
    for _, _, c in sorted(seats, key=lambda seat: seat[:2], reverse=True):
        if c not in full and not fill(c, choice, claims):
            full.add(c)
    worth = {c: purses[c].share(n) for c, n in Counter(choice.values()).items()}
    settled: set[int] = set()
    for number, mine in claims.items():
        for better in sorted((c for c in mine if c in worth), key=worth.__getitem__, reverse=True):
            if worth[better] <= worth[choice[number]] or _changes(number, better, choice, claims, settled):
                break
        settled.add(number)
    return choice


def _most(purses: Sequence[Purse], claims: Claims) -> Choice:
    """The choice that brings them the most money together."""
    prizes = [
        (purse.left[n].amount if n < len(purse.left) else 0, c)
        for c, purse in enumerate(purses)
        for n in range(sum(c in mine for mine in claims.values()))
    ]
    choice: Choice = {}
    full: set[int] = set()
    for _, c in sorted(prizes, key=lambda prize: prize[0], reverse=True):
        if c not in full and not fill(c, choice, claims):
            full.add(c)
    return choice


def _values(purses: Sequence[Purse], choice: Choice, claims: Claims) -> dict[int, Fraction]:
    """What each takes: those with the same claims on the purses that are taken from share."""
    share = {c: purses[c].share(n) for c, n in Counter(choice.values()).items()}
    used = {n: tuple(c for c in mine if c in share) for n, mine in claims.items()}
    together: dict[tuple[int, ...], list[Fraction]] = {}
    for number, mine in used.items():
        together.setdefault(mine, []).append(share[choice[number]])
    value = {mine: sum(shares, Fraction(0)) / len(shares) for mine, shares in together.items()}
    return {number: value[mine] for number, mine in used.items()}


def _changes(number: int, to: int, choice: Choice, claims: Claims, settled: Collection[int]) -> bool:
    """Whether a player can change to that purse because others go round to fill the place left, but the settled."""
    left = choice.pop(number)
    free = {n: mine for n, mine in claims.items() if n not in settled} | {number: (to,)}
    if fill(left, choice, free):
        return True
    choice[number] = left
    return False


def fill(wanted: int, choice: Choice, claims: Claims) -> bool:
    """Whether one more can take from that purse, others changing to purses that they have a claim on, if need be.

    `choice` is changed accordingly. Somebody without a choice is the one more; only those in `claims` may change.
    """
    way: dict[int, tuple[int, int] | None] = {wanted: None}
    queue = deque([wanted])
    while queue:
        purse = queue.popleft()
        for number, mine in claims.items():
            if purse not in mine:
                continue
            if number not in choice:
                choice[number] = purse
                step = way[purse]
                while step:
                    choice[step[0]] = step[1]
                    step = way[step[1]]
                return True
            if choice[number] not in way:
                way[choice[number]] = (number, purse)
                queue.append(choice[number])
    return False


def _shares(
    purses: Sequence[Purse],
    members: Sequence[Finisher],
    choice: Choice,
    claims: Claims,
) -> list[Taken]:
    value = _values(purses, choice, claims)
    used = set(choice.values())
    queue = {c: iter(purses[c].take(n)) for c, n in Counter(choice.values()).items()}
    return [
        Taken(
            f,
            choice[f.number],
            next(queue[choice[f.number]], None),
            value[f.number],
            tuple(c for c in claims[f.number] if c in used),
        )
        for f in members
    ]


def linked(taken: Sequence[Taken]) -> list[list[Taken]]:
    """Those who divide money with each other: the same purse, or the same claims on several."""
    parts: list[list[Taken]] = []
    for one in taken:
        mine = [part for part in parts if any(t.purse == one.purse or t.claims == one.claims for t in part)]
        parts = [part for part in parts if part not in mine]
        parts.append([t for part in mine for t in part] + [one])
    return parts
