"""The referee: which rules a proposed Swiss pairing breaks, and which it bends, whoever made it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import combinations
from typing import TypeAlias

from clubtd.event.crosstable import Crosstable
from clubtd.event.frozen import frozen
from clubtd.event.message import Message, msg
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import in_points
from clubtd.pairing.finding import Finding, Kind, Severity, bends, breaks
from clubtd.pairing.perfect import can_pair_all
from clubtd.pairing.referee import Allocation, Card, Strength, allocation, cards

Pair: TypeAlias = tuple[int, int]
Names: TypeAlias = Callable[[int], str]


@frozen
class _Sheet:
    """The pairing as it lies before the referee. `games` are the boards that have two different players."""

    table: Crosstable
    present: frozenset[int]
    pairs: tuple[Pair, ...]
    games: tuple[Pair, ...]
    bye: int
    initial_colour: Colour
    forbidden: frozenset[frozenset[int]]
    cards: dict[int, Card]
    names: Names

    @property
    def seats(self) -> list[int]:
        """Everybody as often as named on a board."""
        return [number for pair in self.pairs for number in pair]

    @property
    def on_sheet(self) -> list[int]:
        """Everybody as often as named on a board or for the bye."""
        return [*self.seats, *([self.bye] if self.bye else [])]

    def called(self, **numbers: int) -> dict[str, str]:
        """The names of these numbers, as values for a message."""
        return {key: self.names(number) for key, number in numbers.items()}


def check(  # noqa: PLR0913  all that a referee is told
    table: Crosstable,
    present: Collection[int],
    pairs: Iterable[Pair],
    *,
    bye: int = 0,
    initial_colour: Colour = Colour.WHITE,
    forbidden: Iterable[Pair] = (),
    names: Names = str,
) -> tuple[Finding, ...]:
    """What the rules have against a pairing of the round after `table`; nothing when it is sound.

    `pairs` are (white, black); `present` are those to be paired; `bye` has the pairing-allocated bye (0: nobody);
    `forbidden` pairs must not meet in this round. Everybody goes by pairing number, `names` tells the names.
    Broken rules come first. ValueError for a number that is not in the table.
    """
    boards = tuple(pairs)
    here = frozenset(present)
    seats = {number for pair in boards for number in pair}
    if strangers := (here | seats | ({bye} - {0})) - {entrant.number for entrant in table.entrants}:
        raise ValueError(f"not in the cross-table: {sorted(strangers)}")
    sheet = _Sheet(
        table=table,
        present=here,
        pairs=boards,
        games=tuple((white, black) for white, black in boards if white != black),
        bye=bye,
        initial_colour=initial_colour,
        forbidden=frozenset(frozenset(pair) for pair in forbidden),
        cards=cards(table, here),
        names=names,
    )
    found = [finding for rule in RULES for finding in rule(sheet)]
    return tuple(sorted(found, key=lambda finding: finding.severity is Severity.BENDS))


# ── the round as a whole ──


def _twice(sheet: _Sheet) -> Iterator[Finding]:
    for number, times in sorted(Counter(sheet.on_sheet).items()):
        if times > 1:
            text = msg("{name} is on the sheet {times} times", **sheet.called(name=number), times=times)
            yield breaks(Kind.TWICE, "C.04.3 1.9", [number], text)


def _absent(sheet: _Sheet) -> Iterator[Finding]:
    for number in sorted(set(sheet.on_sheet) - sheet.present):
        text = msg("{name} is paired but does not play this round", **sheet.called(name=number))
        yield breaks(Kind.ABSENT, "C.04.2 3.2", [number], text)


def _missing(sheet: _Sheet) -> Iterator[Finding]:
    for number in sorted(sheet.present - set(sheet.on_sheet)):
        text = msg("{name} is here but has neither a board nor the bye", **sheet.called(name=number))
        yield breaks(Kind.MISSING, "C.04.3 1.9", [number], text)


def _left_over(sheet: _Sheet) -> Iterator[Finding]:
    left = sorted(sheet.present - set(sheet.seats))
    if len(left) > 1:
        names = tuple(map(sheet.names, left))
        text = msg("{names} have no opponent, and only one player may be left over", names=names)
        yield breaks(Kind.LEFT_OVER, "C.04.1 3", left, text)


# ── who meets whom ──


def _rematch(sheet: _Sheet) -> Iterator[Finding]:
    for white, black in sheet.games:
        if black in (met := sheet.cards[white].met):
            text = msg(
                "{white} and {black} have played each other in round {round}",
                **sheet.called(white=white, black=black),
                round=met[black],
            )
            yield breaks(Kind.REMATCH, "C.04.3 C1", (white, black), text)


def _forbidden(sheet: _Sheet) -> Iterator[Finding]:
    for white, black in sheet.games:
        if frozenset((white, black)) in sheet.forbidden:
            names = sheet.called(white=white, black=black)
            text = msg("{white} and {black} are a forbidden pair of this event", **names)
            yield breaks(Kind.FORBIDDEN, "", (white, black), text)


def _score_gap(sheet: _Sheet) -> Iterator[Finding]:
    for pair in sheet.games:
        high, low = sorted((sheet.cards[number] for number in pair), key=lambda card: -card.score)
        if high.score - low.score > sheet.table.scoring.win:
            text = msg(
                "{high} and {low} are far apart, with scores of {more} and {less}",
                **sheet.called(high=high.number, low=low.number),
                more=in_points(high.score),
                less=in_points(low.score),
            )
            yield bends(Kind.SCORE_GAP, "C.04.1 5", (high.number, low.number), text)


# ── the bye ──


def _second_bye(sheet: _Sheet) -> Iterator[Finding]:
    barred = sheet.cards[sheet.bye].barred if sheet.bye else None
    if barred is None:
        return
    round_number, code = barred
    name = sheet.called(name=sheet.bye)
    if code is Code.PAB:
        text = msg("{name} had the bye in round {round} already", **name, round=round_number)
        yield breaks(Kind.SECOND_BYE, "C.04.3 C2", [sheet.bye], text)
    else:
        text = msg("{name} had a win without a game in round {round}: no bye now", **name, round=round_number)
        yield breaks(Kind.BYE_AFTER_FREE_WIN, "C.04.3 C2", [sheet.bye], text)


def _bye_score(sheet: _Sheet) -> Iterator[Finding]:
    """C5: somebody with fewer points could have the bye, and the others still be paired by C1 to C3."""
    if not sheet.bye or Counter(sheet.on_sheet) != Counter(sheet.present):
        return
    taker = sheet.cards[sheet.bye]
    below = (card for n in sheet.present if (card := sheet.cards[n]).score < taker.score)
    for card in sorted(below, key=lambda card: (card.score, -card.number)):
        if card.barred is None and _others_can_be_paired(sheet, card.number):
            text = msg(
                "{other} could have the bye instead of {name} and has the lower score, {less} against {more}",
                **sheet.called(other=card.number, name=taker.number),
                less=in_points(card.score),
                more=in_points(taker.score),
            )
            yield bends(Kind.BYE_SCORE, "C.04.3 C5", (taker.number, card.number), text)
            return


def _others_can_be_paired(sheet: _Sheet, left_over: int) -> bool:
    others = sorted(sheet.present - {left_over})
    allowed: dict[int, set[int]] = {number: set() for number in others}
    for a, b in combinations(others, 2):
        one, two = sheet.cards[a], sheet.cards[b]
        if b not in one.met and frozenset((a, b)) not in sheet.forbidden and not _clash(one, two):
            allowed[a].add(b)
            allowed[b].add(a)
    return can_pair_all(allowed, [(a, b) for a, b in sheet.games if b in allowed.get(a, ())])


# ── colours ──


def _clash(a: Card, b: Card) -> bool:
    """C3: both have the same absolute preference. One topscorer in the pair excuses it."""
    absolute = a.strength is b.strength is Strength.ABSOLUTE
    return absolute and a.due is b.due and not (a.topscorer or b.topscorer)


def _same_absolute_colour(sheet: _Sheet) -> Iterator[Finding]:
    for white, black in sheet.games:
        due = sheet.cards[white].due
        if due is not None and _clash(sheet.cards[white], sheet.cards[black]):
            names = sheet.called(white=white, black=black)
            text = msg("{white} and {black} must both have {colour}", **names, colour=_word(due))
            yield breaks(Kind.SAME_ABSOLUTE_COLOUR, "C.04.3 C3", (white, black), text)


def _colours(sheet: _Sheet) -> Iterator[Finding]:
    for white, black in sheet.games:
        right = allocation(sheet.cards[white], sheet.cards[black], sheet.initial_colour)
        if right.white != white:
            text = msg(
                "{black} should have White against {white}: {reason}",
                **sheet.called(white=white, black=black),
                reason=_reason(sheet, right),
            )
            yield breaks(Kind.COLOURS, f"C.04.3 {right.article}", (white, black), text)


def _reason(sheet: _Sheet, right: Allocation) -> Message:
    name = sheet.names(right.granted)
    colour = _word(Colour.WHITE if right.granted == right.white else Colour.BLACK)
    match right.article:
        case "5.2.1":
            return msg("{name} is due {colour} and the opponent is not", name=name, colour=colour)
        case "5.2.2":
            return msg("both are due {colour}, {name} more urgently", name=name, colour=colour)
        case "5.2.3":
            return msg("it was the other way round when their colours last differed")
        case "5.2.4":
            return msg("both are due {colour} alike, and {name} is ranked higher", name=name, colour=colour)
        case _:
            return msg(
                "neither has played, and {name} has {colour} by pairing number", name=name, colour=colour
            )


def _third_colour(sheet: _Sheet) -> Iterator[Finding]:
    for card, colour in _with_colours(sheet):
        if card.repeated and card.colours[-1] is colour:
            name = sheet.called(name=card.number)
            text = msg("{name} has {colour} for the third time running", **name, colour=_word(colour))
            yield bends(Kind.THIRD_COLOUR, "C.04.1 7", [card.number], text)


def _colour_difference(sheet: _Sheet) -> Iterator[Finding]:
    for card, colour in _with_colours(sheet):
        after = abs(card.difference + (1 if colour is Colour.WHITE else -1))
        if after > max(2, abs(card.difference)):
            text = msg(
                "{name} would have had {colour} {times} times more than {other}",
                **sheet.called(name=card.number),
                colour=_word(colour),
                other=_word(colour.other),
                times=after,
            )
            yield bends(Kind.COLOUR_DIFFERENCE, "C.04.1 6", [card.number], text)


def _due_colour(sheet: _Sheet) -> Iterator[Finding]:
    """C12: both are due one colour. What an absolute preference loses is told by the two rules above."""
    for white, black in sheet.games:
        one, two = sheet.cards[white], sheet.cards[black]
        if one.due is None or one.due is not two.due:
            continue
        loser, winner = (two, one) if one.due is Colour.WHITE else (one, two)
        if loser.strength is not Strength.ABSOLUTE:
            text = msg(
                "{other} and {name} are both due {colour}, and {name} does not get it",
                **sheet.called(name=loser.number, other=winner.number),
                colour=_word(one.due),
            )
            yield bends(Kind.DUE_COLOUR, "C.04.3 C12", [loser.number], text)


def _with_colours(sheet: _Sheet) -> Iterator[tuple[Card, Colour]]:
    for white, black in sheet.games:
        yield sheet.cards[white], Colour.WHITE
        yield sheet.cards[black], Colour.BLACK


def _word(colour: Colour) -> Message:
    return msg("White") if colour is Colour.WHITE else msg("Black")


RULES: tuple[Callable[[_Sheet], Iterator[Finding]], ...] = (
    _twice,
    _absent,
    _missing,
    _left_over,
    _rematch,
    _forbidden,
    _second_bye,
    _same_absolute_colour,
    _colours,
    _bye_score,
    _third_colour,
    _colour_difference,
    _due_colour,
    _score_gap,
)
"""Every rule the referee knows, in the order of the report."""
