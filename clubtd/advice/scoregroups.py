"""The simplest Swiss: score groups, top half against bottom half, no rematches. For simulations only.

How the simulation of advice 4 reads its "score-group pairing ... without rematches", in one place: these details
and those of `simulate.by_score_group` are the reading that agrees with its table of who is right
(`tests/bench/advice_facts.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

Pairs = list[tuple[int, int]]


def pair(points: Sequence[int], met: Sequence[int]) -> Pairs:
    """Pairs of an even field in which number i (from 0, by strength) has `points[i]` and met the bits of `met[i]`.

    From an odd group one goes down to the next, the lowest whose going leaves a group that can be paired; from an
    even group that cannot be paired two go, or all. When the last group cannot be paired, it is put together with
    the one above. The higher placed of two is named first. An empty list: there is no pairing without a rematch.
    """
    ranked = sorted(range(len(points)), key=lambda i: (-points[i], i))
    groups: list[list[int]] = []
    for player in ranked:
        if groups and points[groups[-1][0]] == points[player]:
            groups[-1].append(player)
        else:
            groups.append([player])
    brackets: list[tuple[list[int], Pairs]] = []
    down: list[int] = []
    for i, group in enumerate(groups):
        players = down + group
        down, pairs = _bracket(players, met, last=i == len(groups) - 1)
        brackets.append((players, pairs))
    while down:
        players, _ = brackets.pop()
        if not brackets:
            return []
        above, above_pairs = brackets.pop()
        paired = {n for two in above_pairs for n in two}
        players = [n for n in above if n in paired] + players
        down, pairs = _bracket(players, met, last=True)
        brackets.append((players, pairs))
    return [two for _, pairs in brackets for two in pairs]


def _bracket(players: list[int], met: Sequence[int], last: bool) -> tuple[list[int], Pairs]:
    """Who goes down from a bracket, and the pairs of the others. Everybody goes down when nothing fits."""
    for going in _may_go_down(players, last):
        pairs = _match([n for n in players if n not in going], met)
        if pairs is not None:
            return [n for n in players if n in going], pairs
    return players, []


def _may_go_down(players: list[int], last: bool) -> Iterator[tuple[int, ...]]:
    odd = len(players) % 2
    if not odd:
        yield ()
    if not last:
        yield from combinations(reversed(players), 1 if odd else 2)


def _match(players: list[int], met: Sequence[int]) -> Pairs | None:
    """Across the halves, from straight across downwards; when that cannot be, anybody with anybody."""
    half = len(players) // 2
    pairs = _across(players[:half], players[half:], 0, met)
    return pairs if pairs is not None else _anyhow(players, met)


def _across(top: Sequence[int], free: list[int], place: int, met: Sequence[int]) -> Pairs | None:
    """The players of `top` from this place on against those of the bottom half who are still free."""
    if place == len(top):
        return []
    for i in range(len(free)):
        other = free[i]
        if not met[top[place]] >> other & 1:
            rest = _across(top, free[:i] + free[i + 1 :], place + 1, met)
            if rest is not None:
                return [(top[place], other), *rest]
    return None


def _anyhow(players: list[int], met: Sequence[int]) -> Pairs | None:
    if not players:
        return []
    first, half = players[0], len(players) // 2
    for other in (*players[half:], *players[half - 1 : 0 : -1]):
        if not met[first] >> other & 1:
            rest = _anyhow([n for n in players if n not in (first, other)], met)
            if rest is not None:
                return [(first, other), *rest]
    return None
