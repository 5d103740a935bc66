"""The simplest Swiss: score groups, top half against bottom half, no rematches. For simulations only."""

from __future__ import annotations

from collections.abc import Sequence

Pairs = list[tuple[int, int]]


def pair(points: Sequence[int], met: Sequence[int]) -> Pairs:
    """Pairs of an even field in which number i (from 0, by strength) has `points[i]` and met the bits of `met[i]`.

    The last of an odd group goes down to the next. When the last group cannot be paired, it is put together with
    the one above. An empty list: there is no pairing without a rematch.
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
    if len(players) % 2 == 0:
        pairs = _match(players, met)
        return ([], pairs) if pairs is not None else (players, [])
    if not last:
        for floater in reversed(players):
            pairs = _match([n for n in players if n != floater], met)
            if pairs is not None:
                return [floater], pairs
    return players, []


def _match(players: list[int], met: Sequence[int]) -> Pairs | None:
    if not players:
        return []
    first, half = players[0], len(players) // 2
    for other in (*players[half:], *players[half - 1 : 0 : -1]):
        if not met[first] >> other & 1:
            rest = _match([n for n in players if n not in (first, other)], met)
            if rest is not None:
                return [(first, other), *rest]
    return None
