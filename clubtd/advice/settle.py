"""Places after play-offs and lots: they part players whom every tie-break of the order left level, and nobody else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Groups = Sequence[Sequence[int]]


def settled(groups: Groups, decided: Iterable[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """The groups of those who share a place, best first, after each decider has put its players in its order.

    A decider for players who do not share a place (a result was corrected since) changes nothing. Of a group in
    which only some were decided, these come first when they play for the place (their order is the decider's).
    """
    found = [tuple(group) for group in groups]
    for order in decided:
        for i, group in enumerate(found):
            if len(order) > 1 and set(order) <= set(group):
                others = tuple(n for n in group if n not in order)
                found[i : i + 1] = [*((n,) for n in order), *([others] if others else [])]
                break
    return tuple(found)
