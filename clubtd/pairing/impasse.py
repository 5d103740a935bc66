"""No legal pairing (1.9.3): who is stuck, why, and what the organiser can do about it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

from clubtd.event.crosstable import Crosstable
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg
from clubtd.event.result import Colour
from clubtd.pairing.field import Field, Names, field_of
from clubtd.pairing.matching import Graph, cheapest_perfect_matching
from clubtd.pairing.why_stuck import sentence, who_is_stuck

Numbers = tuple[int, ...]
REPEAT, COLOUR = 101, 100  # what an exception costs: first as few as possible, then rather C3 than C1


class Remedy(Enum):
    """What can be done."""

    BY_HAND = "by hand"
    REPEAT = "repeat"
    END_HERE = "end here"
    ROUND_ROBIN = "round robin"


@frozen
class Impasse:
    """Why there is no legal pairing. All players are pairing numbers.

    The `stuck` have, apart from each other, only the `wanted` left to play, and those are too few. With the
    games in `repeats` played again (C1), and those in `colours` played though both players must have the same
    colour (C3), everybody could be paired: as few such games as possible, none if no such games would do.
    """

    stuck: Numbers
    wanted: Numbers
    repeats: tuple[tuple[int, int], ...]
    colours: tuple[tuple[int, int], ...]
    remedies: tuple[Remedy, ...]
    messages: tuple[Message, ...]


def impasse(
    table: Crosstable,
    present: Collection[int],
    initial_colour: Colour,
    forbidden: Collection[tuple[int, int]] = (),
    names: Names = str,
) -> Impasse | None:
    """Why `dutch.pair` refuses these arguments with NoLegalPairing; None when it does not."""
    field = field_of(table, present, initial_colour, forbidden)
    found = who_is_stuck(field)
    if found is None:
        return None
    short, wanted, bye_wanted = found
    numbers = [card.number for card in field.cards]
    repeats, colours = _exceptions(field, {frozenset(pair) for pair in forbidden})
    remedies = [Remedy.BY_HAND, Remedy.REPEAT, Remedy.END_HERE, Remedy.ROUND_ROBIN]
    if not repeats:
        remedies.remove(Remedy.REPEAT)
    if forbidden:  # whom the rules keep apart is not what stands in the way
        remedies.remove(Remedy.ROUND_ROBIN)
    messages = [sentence(field, short, wanted, bye_wanted, names)]
    if repeats:
        text = "Everybody could be paired if these met again: {games}."
        messages.append(msg(text, games=_games(repeats, names)))
    elif colours:
        text = "Everybody could be paired if these met, who must have the same colour: {games} (C3)."
        messages.append(msg(text, games=_games(colours, names)))
    return Impasse(
        stuck=tuple(sorted(numbers[i] for i in short)),
        wanted=tuple(sorted(numbers[i] for i in wanted)),
        repeats=repeats,
        colours=colours,
        remedies=tuple(remedies),
        messages=tuple(messages),
    )


def _games(pairs: Sequence[tuple[int, int]], names: Names) -> tuple[Message, ...]:
    return tuple(msg("{a} - {b}", a=names(a), b=names(b)) for a, b in pairs)


def _exceptions(
    field: Field, kept_apart: set[frozenset[int]]
) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]:
    """The fewest games against C1, and against C3, with which everybody could be paired."""
    cards = field.cards
    size = len(cards)
    graph: Graph = [{} for _ in range(size + size % 2)]
    for b, lower in enumerate(cards):
        for a, higher in enumerate(cards[:b]):
            if field.legal[a] >> b & 1:
                cost = 0
            elif frozenset((higher.number, lower.number)) in kept_apart:
                continue
            else:
                cost = REPEAT if lower.number in higher.opponents else COLOUR
            graph[a][b] = graph[b][a] = cost
        if size % 2 and lower.eligible:
            graph[b][size] = graph[size][b] = 0
    mate = cheapest_perfect_matching(graph) if all(graph) else None
    if mate is None:
        return (), ()
    games = [(a, b) for a, b in enumerate(mate[:size]) if a < b < size]
    exceptions = {
        cost: tuple((cards[a].number, cards[b].number) for a, b in games if graph[a][b] == cost)
        for cost in (REPEAT, COLOUR)
    }
    return exceptions[REPEAT], exceptions[COLOUR]
