"""The referee: which rules a proposed Swiss pairing breaks, and which it bends, whoever made it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import combinations

from clubtd.event.crosstable import Crosstable
from clubtd.event.message import msg
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import in_points
from clubtd.pairing import colour_rules
from clubtd.pairing.finding import Finding, Kind, Severity, bends, breaks
from clubtd.pairing.perfect import can_pair_all
from clubtd.pairing.proposal import Names, Pair, Proposal
from clubtd.pairing.referee import cards, clash


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
    sheet = Proposal(
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


def _twice(sheet: Proposal) -> Iterator[Finding]:
    for number, times in sorted(Counter(sheet.on_sheet).items()):
        if times > 1:
            text = msg("{name} is on the sheet {times} times", **sheet.called(name=number), times=times)
            yield breaks(Kind.TWICE, "C.04.3 1.9", [number], text)


def _absent(sheet: Proposal) -> Iterator[Finding]:
    for number in sorted(set(sheet.on_sheet) - sheet.present):
        text = msg("{name} is paired but does not play this round", **sheet.called(name=number))
        yield breaks(Kind.ABSENT, "C.04.2 3.2", [number], text)


def _missing(sheet: Proposal) -> Iterator[Finding]:
    for number in sorted(sheet.present - set(sheet.on_sheet)):
        text = msg("{name} is here but has neither a board nor the bye", **sheet.called(name=number))
        yield breaks(Kind.MISSING, "C.04.3 1.9", [number], text)


def _left_over(sheet: Proposal) -> Iterator[Finding]:
    left = sorted(sheet.present - set(sheet.seats))
    if len(left) > 1:
        names = tuple(map(sheet.names, left))
        text = msg("{names} have no opponent, and only one player may be left over", names=names)
        yield breaks(Kind.LEFT_OVER, "C.04.1 3", left, text)


# ── who meets whom ──


def _rematch(sheet: Proposal) -> Iterator[Finding]:
    for white, black in sheet.games:
        if black in (met := sheet.cards[white].met):
            text = msg(
                "{white} and {black} have played each other in round {round}",
                **sheet.called(white=white, black=black),
                round=met[black],
            )
            yield breaks(Kind.REMATCH, "C.04.3 C1", (white, black), text)


def _forbidden(sheet: Proposal) -> Iterator[Finding]:
    for white, black in sheet.games:
        if frozenset((white, black)) in sheet.forbidden:
            names = sheet.called(white=white, black=black)
            text = msg("{white} and {black} are a forbidden pair of this event", **names)
            yield breaks(Kind.FORBIDDEN, "", (white, black), text)


def _score_gap(sheet: Proposal) -> Iterator[Finding]:
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


def _second_bye(sheet: Proposal) -> Iterator[Finding]:
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


def _bye_score(sheet: Proposal) -> Iterator[Finding]:
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


def _others_can_be_paired(sheet: Proposal, left_over: int) -> bool:
    others = sorted(sheet.present - {left_over})
    allowed: dict[int, set[int]] = {number: set() for number in others}
    for a, b in combinations(others, 2):
        one, two = sheet.cards[a], sheet.cards[b]
        if b not in one.met and frozenset((a, b)) not in sheet.forbidden and not clash(one, two):
            allowed[a].add(b)
            allowed[b].add(a)
    return can_pair_all(allowed, [(a, b) for a, b in sheet.games if b in allowed.get(a, ())])


RULES: tuple[Callable[[Proposal], Iterator[Finding]], ...] = (
    _twice,
    _absent,
    _missing,
    _left_over,
    _rematch,
    _forbidden,
    _second_bye,
    colour_rules.same_absolute_colour,
    colour_rules.colours,
    _bye_score,
    colour_rules.third_colour,
    colour_rules.colour_difference,
    colour_rules.due_colour,
    _score_gap,
)
"""Every rule the referee knows, in the order of the report."""
