"""Direct Encounter (C.07 Art. 6): the games of level players among themselves."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg
from clubtd.standings.field import Field

_ALONE = msg("not level with anybody on what comes before")
_NOT_MET = msg("they have not all met, and the missing games could still give anybody the first place (6.3)")
_LEVEL = msg("their games among each other are level (6.2)")


@frozen
class Encounter:
    """Level players told apart: `tiers`, best first, or in `note` why nothing was decided (one tier)."""

    tiers: tuple[tuple[int, ...], ...]
    note: Message | None = None


def direct_encounter(field: Field, group: tuple[int, ...]) -> Encounter:
    """The order of a group of level players by their games among each other."""
    if len(group) == 1:
        return Encounter((group,), _ALONE)
    tiers = _tiers(field, tuple(sorted(group)))
    if len(tiers) > 1:
        return Encounter(tiers)
    met = all(len(meetings(field, n, tiers[0])) == len(group) - 1 for n in group)
    return Encounter(tiers, _LEVEL if met else _NOT_MET)


def meetings(field: Field, number: int, group: Collection[int]) -> dict[int, list[tuple[int, int]]]:
    """The games of a player against each of the group: round and points in tenths (6.1, 6.1.1)."""
    games: dict[int, list[tuple[int, int]]] = {}
    for round_number, record in enumerate(field.records[number], 1):
        if record.opponent in group and field.is_game(record):
            games.setdefault(record.opponent, []).append((round_number, record.points))
    return games


def _tiers(field: Field, group: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    if len(group) == 1:
        return (group,)
    members = frozenset(group)
    games = {n: meetings(field, n, members) for n in group}
    # 6.1.2: games against the same opponent count with their average
    scores = {
        n: sum((Fraction(sum(p for _, p in met), len(met)) for met in games[n].values()), Fraction(0))
        for n in group
    }
    missing = {n: len(group) - 1 - len(games[n]) for n in group}
    ranked = sorted(group, key=lambda n: -scores[n])
    if not any(missing.values()):
        return _by_score(field, ranked, scores)
    return _by_safety(field, ranked, scores, missing)


def _by_score(field: Field, ranked: list[int], scores: dict[int, Fraction]) -> tuple[tuple[int, ...], ...]:
    """6.2: everybody has met; those still level are looked at again among themselves."""
    levels: dict[Fraction, list[int]] = {}
    for n in ranked:
        levels.setdefault(scores[n], []).append(n)
    if len(levels) == 1:
        return (tuple(sorted(ranked)),)
    return tuple(tier for level in levels.values() for tier in _tiers(field, tuple(sorted(level))))


def _by_safety(
    field: Field, ranked: list[int], scores: dict[int, Fraction], missing: dict[int, int]
) -> tuple[tuple[int, ...], ...]:
    """6.3: places that the missing games could not change, in one standing; then the others again."""
    win, loss = field.scoring.win, field.scoring.loss
    safe = 0
    for n in ranked:
        floor = scores[n] + missing[n] * loss
        if any(floor <= scores[other] + missing[other] * win for other in ranked[safe + 1 :]):
            break
        safe += 1
    if not safe:
        return (tuple(sorted(ranked)),)
    first = tuple((n,) for n in ranked[:safe])
    left = tuple(sorted(ranked[safe:]))
    return first + (_tiers(field, left) if left else ())
