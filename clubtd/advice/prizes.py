"""Who gets how much money: prizes are put into funds, funds are divided to the penny.

Amounts are whole numbers of the smallest unit. Everybody takes one cash prize at most.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby, pairwise

from clubtd.advice.purse import Finisher, Purse, Taken, linked, open_to, take_best
from clubtd.advice.us_prizes import Pool, pools
from clubtd.event.frozen import frozen
from clubtd.event.message import Refused, msg
from clubtd.event.player import HIGHEST_RATING
from clubtd.event.prize import Category, Prize, Prizes, Sharing


@frozen
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
            funds += [_us_fund(pool) for pool in pools(purses, group)]
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

    return {c: Purse(c, found[c]) for c in sorted(found, key=_first_in_line)}


def _first_in_line(category: Category | None) -> tuple[int, int, str]:
    """32B4: everybody's prizes, then rating classes from the highest down, unrated last, then the others."""
    if category is None:
        return 0, 0, ""
    highest = 0 if category.unrated else category.highest or HIGHEST_RATING
    return 1 if category.by_rating else 2, -highest, category.name


def _funds(
    purses: Mapping[Category | None, Purse], group: tuple[Finisher, ...], sharing: Sharing
) -> list[Fund]:
    """The funds of players who tie: everybody takes from the purse that gives most.

    By Hort the last of a purse has less than an equal share: who would have more by the next prize of another purse
    takes that one, the best placed first, and the rest is divided anew.
    """
    bound: dict[int, int] = {}
    while True:
        left = {category: Purse(category, purse.left) for category, purse in purses.items()}
        funds = [_fund(one, sharing) for one in linked(take_best(left, group, bound))]
        better = _better_next(left, funds, bound) if sharing is Sharing.HORT else None
        if better is None:
            for category, purse in left.items():
                purses[category].left = purse.left
            return funds
        bound[better[0]] = better[1]


def _better_next(
    purses: Mapping[Category | None, Purse], funds: Sequence[Fund], bound: Mapping[int, int]
) -> tuple[int, int] | None:
    """The best placed to whom the next prize of a purse is worth more than what they take, and that purse's place."""
    listed = [*purses.values()]
    taken = [(f, amount) for fund in funds for f, amount in zip(fund.members, fund.amounts, strict=True)]
    for finisher, amount in sorted(taken, key=lambda one: (one[0].rank, one[0].number)):
        claims = () if finisher.number in bound else open_to(listed, finisher.person)
        best = max(claims, key=lambda c: listed[c].left[0].amount, default=None)
        if best is not None and listed[best].left[0].amount > amount:
            return finisher.number, best
    return None


def _fund(taken: Sequence[Taken], sharing: Sharing) -> Fund:
    prizes = tuple(t.prize for t in taken if t.prize)
    total = sum(prize.amount for prize in prizes)
    members = sorted(taken, key=lambda t: (t.finisher.rank, t.finisher.number))
    halves = _halves(members) if sharing is Sharing.HORT and len(members) > 1 else [0] * len(members)
    rest = total - sum(halves)
    shares, odd = to_the_unit([t.value * rest / total if total else Fraction(0) for t in members])
    amounts = tuple(half + share for half, share in zip(halves, shares, strict=True))
    finishers = tuple(t.finisher for t in members)
    return Fund(prizes, finishers, amounts, tuple(finishers[i].number for i in odd))


def _halves(members: Sequence[Taken]) -> list[int]:
    """Hort: the halves that go by place; those level on tie-breaks too have the mean of theirs, rounded down."""
    halves = [t.prize.amount // 2 if t.prize else 0 for t in members]
    for _, level in groupby(range(len(members)), key=lambda i: members[i].finisher.rank):
        places = list(level)
        mean = sum(halves[i] for i in places) // len(places)
        for i in places:
            halves[i] = mean
    return halves


def to_the_unit(shares: Sequence[Fraction]) -> tuple[list[int], tuple[int, ...]]:
    """Shares of a whole sum in whole units: each rounded down, the units left over to the first not whole.

    Also the positions of those who took one of these, if others with a right to one did not.
    """
    whole = [share.numerator // share.denominator for share in shares]
    broken = [i for i, share in enumerate(shares) if share.denominator > 1]
    odd = broken[: int(sum(shares)) - sum(whole)]
    for i in odd:
        whole[i] += 1
    return whole, tuple(odd) if len(odd) < len(broken) else ()


def _us_fund(pool: Pool) -> Fund:
    """32B: an equal share for all whom no cap holds."""
    held = pool.held
    caps = sum(cap for cap, is_held in zip(pool.caps, held, strict=True) if is_held)
    free = [f for f, is_held in zip(pool.members, held, strict=True) if not is_held]
    rest = sum(prize.amount for prize in pool.prizes) - caps
    shares, odd = to_the_unit([Fraction(rest, len(free))] * len(free))
    pending = iter(shares)
    amounts = tuple(cap if is_held else next(pending) for cap, is_held in zip(pool.caps, held, strict=True))
    kept = tuple(f.number for f, is_held in zip(pool.members, held, strict=True) if is_held)
    return Fund(pool.prizes, pool.members, amounts, tuple(free[i].number for i in odd), kept)
