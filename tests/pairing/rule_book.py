"""A bracket paired as the rule book says it: every candidate written out, judged by every criterion, and sorted.

Slow, and independent of the engine's costs, digits and matchings: only the bracket and the cards are shared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from clubtd.pairing.bracket import Bracket
from clubtd.pairing.colours import Strength
from clubtd.pairing.field import Card
from clubtd.pairing.floats import Float

Candidate = tuple[tuple[int, int], ...]


def best_candidate_by_the_book(bracket: Bracket) -> Candidate:
    """3.8: of all candidates that let the round be completed (C4) the best, and of equals the earliest."""
    return min(candidates(bracket), key=lambda found: (criteria(bracket, found), order(bracket, found)))


def candidates(bracket: Bracket) -> Iterator[Candidate]:
    for found in pairings(bracket, bracket.members, bracket.moved_down):
        rest = [*left_over(bracket.members, found), *bracket.following, *bracket.below]
        if completable(bracket, frozenset(rest), frozenset(bracket.members)):
            yield found


def pairings(bracket: Bracket, players: Sequence[int], moved_down: Sequence[int]) -> Iterator[Candidate]:
    """Every set of legal pairs of these players (C1, C3), MDPs not with each other (3.3)."""
    if not players:
        yield ()
        return
    high, *rest = players
    yield from pairings(bracket, rest, moved_down)
    for low in rest:
        if bracket.rows[high] >> low & 1 and low not in moved_down:
            for others in pairings(bracket, [i for i in rest if i != low], moved_down):
                yield ((high, low), *others)


@cache
def _completable(rows: tuple[int, ...], bye: int, rest: frozenset[int], apart: frozenset[int]) -> bool:
    if not rest:
        return bye < 0
    high = min(rest)
    if bye >= 0 and rows[high] >> bye & 1 and _completable(rows, -1, rest - {high}, apart):
        return True
    return any(
        rows[high] >> low & 1
        and not (high in apart and low in apart)
        and _completable(rows, bye, rest - {high, low}, apart)
        for low in rest - {high}
    )


def completable(bracket: Bracket, rest: frozenset[int], apart: frozenset[int]) -> bool:
    """1.9: all of them can be paired, but the one who takes the bye."""
    bye = len(bracket.rows) - 1 if bracket.takers else -1
    return _completable(tuple(bracket.rows), bye, rest, apart)


def left_over(players: Sequence[int], found: Candidate) -> list[int]:
    return [i for i in players if not any(i in pair for pair in found)]


def criteria(bracket: Bracket, found: Candidate) -> tuple[Any, ...]:
    """C6 to C21, each as the rule book counts it."""
    cards = bracket.field.cards
    resident = cards[bracket.residents[0]].score
    down = [cards[i] for i in left_over(bracket.members, found)]
    games = [(cards[a], cards[b]) for a, b in found]
    mixed = [(a, b) for a, b in games if a.score > resident]
    return (
        len(down),  # C6
        scores(down),  # C7
        next_bracket(bracket, left_over(bracket.members, found)),  # C8
        [card.unplayed for card in down] if bracket.last else [],  # C9
        sum(both_wide(a, b) for a, b in games),  # C10
        sum(a_third_time(a, b) for a, b in games),  # C11
        sum(clash(a, b) for a, b in games),  # C12
        sum(strong_clash(a, b) for a, b in games),  # C13
        *repeated_floats(down, mixed, resident, 0),  # C14, C15
        *repeated_floats(down, mixed, resident, 1),  # C16, C17
        *differences(down, mixed, resident, 0),  # C18, C19
        *differences(down, mixed, resident, 1),  # C20, C21
    )


def scores(cards: Sequence[Card]) -> list[int]:
    return sorted((card.score for card in cards), reverse=True)


def next_bracket(bracket: Bracket, floaters: list[int]) -> tuple[int, list[int]]:
    """C8: how many the next bracket must leave unpaired at least, and then their scores."""
    cards = bracket.field.cards
    members = [*floaters, *bracket.following]
    found = []
    for pairing in pairings(bracket, members, floaters):
        rest = left_over(members, pairing)
        apart = frozenset(members)
        if completable(bracket, frozenset([*rest, *bracket.below]), apart):
            found.append((len(rest), scores([cards[i] for i in rest])))
    return min(found)


def clash(a: Card, b: Card) -> bool:
    return a.preference.colour is not None and a.preference.colour is b.preference.colour


def absolute(card: Card) -> bool:
    return card.preference.strength is Strength.ABSOLUTE


def strong_clash(a: Card, b: Card) -> bool:
    mild = Strength.MILD in (a.preference.strength, b.preference.strength)
    return clash(a, b) and not mild and not (absolute(a) and absolute(b))


def both_wide(a: Card, b: Card) -> bool:
    return clash(a, b) and a.preference.imbalance > 1 and b.preference.imbalance > 1


def a_third_time(a: Card, b: Card) -> bool:
    """C11: both want one colour; has the one who will not get it had the other one twice running?"""
    if not (clash(a, b) and absolute(a) and absolute(b)):
        return False
    twice = [card.colours[-1] is card.colours[-2] is not card.preference.colour for card in (a, b)]
    if a.preference.imbalance == b.preference.imbalance:
        return all(twice)
    return twice[0] if a.preference.imbalance < b.preference.imbalance else twice[1]


def repeated_floats(
    down: Sequence[Card], mixed: Sequence[tuple[Card, Card]], resident: int, back: int
) -> tuple[int, int]:
    return (
        sum(card.score == resident and card.floats[back] is Float.DOWN for card in down),
        sum(low.floats[back] is Float.UP for _, low in mixed),
    )


def differences(
    down: Sequence[Card], mixed: Sequence[tuple[Card, Card]], resident: int, back: int
) -> tuple[list[int], list[int]]:
    """C18 to C21: an MDP who is not paired has a larger difference than any other, growing with the score."""
    mdps = [high.score - resident for high, _ in mixed if high.floats[back] is Float.DOWN]
    mdps += [
        10_000 + card.score for card in down if card.score > resident and card.floats[back] is Float.DOWN
    ]
    opponents = [high.score - resident for high, low in mixed if low.floats[back] is Float.UP]
    return sorted(mdps, reverse=True), sorted(opponents, reverse=True)


def order(bracket: Bracket, found: Candidate) -> tuple[Any, ...]:
    """Art. 4: MDP sets, transpositions against the MDPs, exchanges, transpositions of S2."""
    mdps = bracket.moved_down
    mixed = dict(pair for pair in found if pair[0] in mdps)
    paired = tuple(sorted(mixed))
    rest = [pair for pair in found if pair[0] not in mdps]
    remainder = [i for i in bracket.residents if i not in mixed.values()]
    numbers = {player: bsn for bsn, player in enumerate(remainder, 1)}
    first = sorted(numbers[a] for a, _ in rest)
    original = set(range(1, len(rest) + 1))
    leaving, entering = sorted(original - {*first}), sorted({*first} - original)
    opposite = {numbers[a]: numbers[b] for a, b in rest}
    return (
        paired,  # 4.4: the smallest differing BSN
        [mixed[mdp] for mdp in paired],  # 4.2
        len(leaving),  # 4.3.1
        sum(entering) - sum(leaving),  # 4.3.2
        [-bsn for bsn in reversed(leaving)],  # 4.3.3: the larger highest BSN first
        entering,  # 4.3.4: the smaller lowest BSN first
        [opposite[bsn] for bsn in first],  # 4.2
    )
