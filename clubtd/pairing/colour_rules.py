"""The referee's rules of colour: who has White, who must not or should not have it again."""

from __future__ import annotations

from collections.abc import Iterator

from clubtd.event.message import Message, msg
from clubtd.event.result import Colour
from clubtd.pairing.finding import Finding, Kind, bends, breaks
from clubtd.pairing.proposal import Proposal
from clubtd.pairing.referee import Allocation, Card, Strength, allocation, clash


def same_absolute_colour(sheet: Proposal) -> Iterator[Finding]:
    """C3: two who must both have the same colour meet."""
    for white, black in sheet.games:
        due = sheet.cards[white].due
        if due is not None and clash(sheet.cards[white], sheet.cards[black]):
            names = sheet.called(white=white, black=black)
            text = msg("{white} and {black} must both have {colour}", **names, colour=_word(due))
            yield breaks(Kind.SAME_ABSOLUTE_COLOUR, "C.04.3 C3", (white, black), text)


def colours(sheet: Proposal) -> Iterator[Finding]:
    """5.2: the wrong one of a pair has White."""
    for white, black in sheet.games:
        right = allocation(sheet.cards[white], sheet.cards[black], sheet.initial_colour)
        if right.white != white:
            text = msg(
                "{black} should have White against {white}: {reason}",
                **sheet.called(white=white, black=black),
                reason=_reason(sheet, right),
            )
            yield breaks(Kind.COLOURS, f"C.04.3 {right.article}", (white, black), text)


def _reason(sheet: Proposal, right: Allocation) -> Message:
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


def third_colour(sheet: Proposal) -> Iterator[Finding]:
    """C.04.1 7: the same colour for the third time running."""
    for card, colour in _with_colours(sheet):
        if card.repeated and card.colours[-1] is colour:
            name = sheet.called(name=card.number)
            text = msg("{name} has {colour} for the third time running", **name, colour=_word(colour))
            yield bends(Kind.THIRD_COLOUR, "C.04.1 7", [card.number], text)


def colour_difference(sheet: Proposal) -> Iterator[Finding]:
    """C.04.1 6: one colour more than twice more often than the other."""
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


def due_colour(sheet: Proposal) -> Iterator[Finding]:
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


def _with_colours(sheet: Proposal) -> Iterator[tuple[Card, Colour]]:
    for white, black in sheet.games:
        yield sheet.cards[white], Colour.WHITE
        yield sheet.cards[black], Colour.BLACK


def _word(colour: Colour) -> Message:
    return msg("White") if colour is Colour.WHITE else msg("Black")
