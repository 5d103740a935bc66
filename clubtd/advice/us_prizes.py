"""US Chess rule 32B: what tied players bring into their pool, and the most that one may take out of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from clubtd.advice.purse import Choice, Finisher, Purse, fill, open_to
from clubtd.event.frozen import frozen
from clubtd.event.prize import Category, Prize


@frozen
class Pool:
    """Tied players and the prizes that they bring; `caps[i]` is the largest that `members[i]` could win alone."""

    members: tuple[Finisher, ...]
    prizes: tuple[Prize, ...]
    caps: tuple[int, ...]

    @property
    def held(self) -> tuple[bool, ...]:
        """Who is held to the cap when what is left is shared equally among all others."""
        held = [False] * len(self.caps)
        while True:
            share = self._share(held)
            now = [is_held or cap < share for cap, is_held in zip(self.caps, held, strict=True)]
            if now == held:
                return tuple(held)
            held = now

    @property
    def shares(self) -> tuple[Fraction, ...]:
        """What each takes, before it is rounded to whole units."""
        share = self._share(self.held)
        return tuple(min(Fraction(cap), share) for cap in self.caps)

    def _share(self, held: Sequence[bool]) -> Fraction:
        free = list(held).count(False)
        rest = sum(p.amount for p in self.prizes)
        rest -= sum(cap for cap, is_held in zip(self.caps, held, strict=True) if is_held)
        return Fraction(rest, free) if free else Fraction(0)


def pools(purses: Mapping[Category | None, Purse], group: Sequence[Finisher]) -> list[Pool]:
    """The pools of players who tie; their prizes leave the purses.

    One pool, unless some would have more by dividing only prizes for which all others of them are ineligible (32B3).
    """
    listed = [*purses.values()]
    found: list[Pool] = []
    tied = [f for f in group if open_to(listed, f.person)]
    while tied:
        pool = _one_each(listed, tied)
        apart = _apart(listed, pool)
        if apart is None:
            for prize in pool.prizes:
                purses[prize.category].left.remove(prize)
            return [*found, pool]
        purse, members = apart
        caps = (purse.left[0].amount,) * len(members)
        found.append(Pool(tuple(members), tuple(purse.take(len(members))), caps))
        tied = [f for f in tied if f not in members and open_to(listed, f.person)]
    return found


def _one_each(purses: Sequence[Purse], tied: Sequence[Finisher]) -> Pool:
    """One prize each, for the largest pool. Of equal prizes the one of the purse that is first in line (32B4)."""
    offered = [(prize, c) for c, purse in enumerate(purses) for prize in purse.left[: len(tied)]]
    offered.sort(key=lambda offer: -offer[0].amount)
    claims = {i: open_to(purses, f.person) for i, f in enumerate(tied)}
    choice: Choice = {}
    brought = tuple(prize for prize, c in offered if fill(c, choice, claims))
    return Pool(tuple(tied), brought, tuple(max(purses[c].left[0].amount for c in claims[i]) for i in claims))


def _apart(purses: Sequence[Purse], pool: Pool) -> tuple[Purse, list[Finisher]] | None:
    """The purse that gives most to the only ones of a pool who can take from it, when it gives them more."""
    share_of = {f.number: share for f, share in zip(pool.members, pool.shares, strict=True)}
    best: tuple[Fraction, Purse, list[Finisher]] | None = None
    for c, purse in enumerate(purses):
        members = [f for f in pool.members if c in open_to(purses, f.person)]
        if not members or len(members) == len(pool.members):
            continue
        share = purse.share(len(members))
        gain = all(share > share_of[f.number] for f in members)
        if gain and (best is None or share > best[0]):
            best = share, purse, members
    return best[1:] if best else None
