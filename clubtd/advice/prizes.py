"""Who gets how much money: prizes are put into funds, funds are divided to the penny.

Amounts are whole numbers of the smallest unit. Everybody takes one cash prize at most.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby, pairwise

from clubtd.advice.purse import Purse
from clubtd.advice.us_prizes import bring_one_each, capped
from clubtd.event.message import Refused, msg
from clubtd.event.player import Person
from clubtd.event.prize import Category, Prize, Prizes, Sharing


@dataclass(frozen=True, slots=True)
class Finisher:
    """Where a player finished: points in tenths, and the rank after tie-breaks (level players share it)."""

    number: int
    person: Person
    points: int
    rank: int


@dataclass(frozen=True, slots=True)
class Fund:
    """Prizes put together and those who divide them, best first; `amounts[i]` is what `members[i]` takes.

    `odd` are those who take one smallest unit more than an equal share, `held` those whom a cap of 32B keeps to
    what they could have won without the tie.
    """

    prizes: tuple[Prize, ...]
    members: tuple[Finisher, ...]
    amounts: tuple[int, ...]
    odd: tuple[int, ...] = ()
    held: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The sum of the prizes, which is the sum of the amounts."""
        return sum(prize.amount for prize in self.prizes)


def divide(prizes: Prizes, finishers: Iterable[Finisher]) -> tuple[Fund, ...]:
    """All money prizes given out, from the top; Refused when a lower place has the larger prize.

    With `Sharing.PLACE` only those whom tie-breaks leave level share; otherwise all who are level on points.
    """
    purses = _purses(prizes)
    ranked = sorted(finishers, key=lambda f: (-f.points, f.rank, f.number))
    by_rank = prizes.sharing is Sharing.PLACE
    funds: list[Fund] = []
    for _, level in groupby(ranked, key=lambda f: f.rank if by_rank else -f.points):
        if not any(purses.values()):
            break
        group = tuple(level)
        if prizes.sharing is Sharing.US:
            funds += _us_fund(purses, group)
        else:
            funds += _funds(purses, group, prizes.sharing)
    return tuple(funds)


def _purses(prizes: Prizes) -> dict[Category | None, Purse]:
    """The purse of everybody and those of the categories, the first in line for equal amounts first (32B4)."""
    found: dict[Category | None, list[Prize]] = {None: []}
    for prize in sorted(prizes.prizes, key=lambda p: p.place):
        if prize.amount:
            found.setdefault(prize.category, []).append(prize)
    for queue in found.values():
        for above, below in pairwise(queue):
            if below.amount > above.amount:
                raise Refused(
                    msg("The prize for place {below} is larger than the one above it.", below=below.place)
                )

    def first_in_line(category: Category | None) -> tuple[int, int, str]:
        if category is None:
            return 0, 0, ""
        return (
            (1 if category.by_rating else 2),
            -(category.highest or 9999 * (not category.unrated)),
            category.name,
        )

    return {c: Purse(c, found[c]) for c in sorted(found, key=first_in_line)}


def _funds(purses: dict[Category | None, Purse], group: tuple[Finisher, ...], sharing: Sharing) -> list[Fund]:
    """The funds of players who tie: each takes from the purse that gives most, the same for the same claims."""
    claims: dict[tuple[Category | None, ...], list[Finisher]] = {}
    for finisher in group:
        open_to = tuple(
            c for c, purse in purses.items() if purse and (c is None or c.admits(finisher.person))
        )
        if open_to:
            claims.setdefault(open_to, []).append(finisher)
    choice = _choices(purses, {open_to: len(members) for open_to, members in claims.items()})
    funds = []
    for category, purse in purses.items():
        members = [f for open_to, some in claims.items() for f in some if choice[open_to] == category]
        if members:
            members.sort(key=lambda f: (f.rank, f.number))
            funds.append(_fund(purse.take(len(members)), tuple(members), sharing))
    return funds


_Claim = tuple[Category | None, ...]


def _choices(
    purses: dict[Category | None, Purse], claims: dict[_Claim, int]
) -> dict[_Claim, Category | None]:
    """From which purse those with the same claims take, so that none of them would gain by another one."""
    choice = {open_to: open_to[0] for open_to in claims}

    def share(open_to: _Claim, category: Category | None) -> Fraction:
        others = sum(n for other, n in claims.items() if other != open_to and choice[other] == category)
        return purses[category].share(others + claims[open_to])

    for _ in range(8 * len(claims)):
        settled = True
        for open_to in claims:
            best = max(open_to, key=lambda category: share(open_to, category))
            if share(open_to, best) > share(open_to, choice[open_to]):
                choice[open_to], settled = best, False
        if settled:
            break
    return choice


def _fund(prizes: tuple[Prize, ...], members: tuple[Finisher, ...], sharing: Sharing) -> Fund:
    total = sum(prize.amount for prize in prizes)
    halves = [0] * len(members)
    if sharing is Sharing.HORT and len(members) > 1:
        halves = _halves(prizes, members)
    amounts, odd = equal_shares(total - sum(halves), members)
    return Fund(prizes, members, tuple(h + a for h, a in zip(halves, amounts, strict=True)), odd)


def _halves(prizes: tuple[Prize, ...], members: tuple[Finisher, ...]) -> list[int]:
    """Hort: the halves that go by place; those level on tie-breaks too have the mean of theirs, rounded down."""
    halves = [prize.amount // 2 for prize in prizes] + [0] * (len(members) - len(prizes))
    for _, level in groupby(range(len(members)), key=lambda i: members[i].rank):
        places = list(level)
        mean = sum(halves[i] for i in places) // len(places)
        for i in places:
            halves[i] = mean
    return halves


def equal_shares(total: int, members: Sequence[Finisher]) -> tuple[list[int], tuple[int, ...]]:
    """Shares that differ by one unit at most, the larger ones for the first members, and who these are."""
    each, left = divmod(total, len(members))
    return [each + (i < left) for i in range(len(members))], tuple(f.number for f in members[:left])


def _us_fund(purses: dict[Category | None, Purse], group: tuple[Finisher, ...]) -> list[Fund]:
    """32B: each of the tied brings one prize at most, they share equally, nobody gets more than without the tie."""
    brought, caps = bring_one_each(purses, [f.person for f in group])
    taking = [(f, cap) for f, cap in zip(group, caps, strict=True) if cap]
    if not brought:
        return []
    total = sum(prize.amount for prize in brought)
    held = capped(total, [cap for _, cap in taking])
    members = tuple(f for f, _ in taking)
    free = [f for f, is_held in zip(members, held, strict=True) if not is_held]
    rest = total - sum(cap for (_, cap), is_held in zip(taking, held, strict=True) if is_held)
    shares, odd = equal_shares(rest, free) if free else ([], ())
    pending = iter(shares)
    amounts = tuple(cap if is_held else next(pending) for (_, cap), is_held in zip(taking, held, strict=True))
    kept = tuple(f.number for f, is_held in zip(members, held, strict=True) if is_held)
    return [Fund(tuple(brought), members, amounts, odd, kept)]
