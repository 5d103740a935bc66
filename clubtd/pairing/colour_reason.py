"""Why White, why Black: the rule of Art. 5 that decided, with the colours of both players so far."""

from __future__ import annotations

from collections.abc import Callable

from clubtd.event.message import Message, Value, msg
from clubtd.event.result import Colour
from clubtd.pairing.colours import Strength, allocate
from clubtd.pairing.field import Card, Field
from clubtd.pairing.inquiry import Answer


def colour_reason(field: Field, high: int, low: int, name: Callable[[int], str]) -> Answer:
    """The colours of a pair, the players meant by rank."""
    higher, lower = field.cards[high], field.cards[low]
    colour, article = allocate(higher, lower, field.initial)
    white, black = (high, low) if colour is Colour.WHITE else (low, high)
    names: dict[str, Value] = {"white": name(white), "black": name(black), "higher": name(high)}
    histories = tuple(_history(name(i), field.cards[i]) for i in (white, black) if field.cards[i].colours)
    return Answer(
        article,
        (*histories, _sentence(article, field.cards[white], field.cards[black], higher, names)),
    )


def _sentence(article: str, white: Card, black: Card, higher: Card, names: dict[str, Value]) -> Message:
    match article:
        case "5.2.1" if white.preference.colour is None:
            return msg("{black} is due Black, {white} no colour in particular: granted (5.2.1).", **names)
        case "5.2.1" if black.preference.colour is None:
            return msg("{white} is due White, {black} no colour in particular: granted (5.2.1).", **names)
        case "5.2.1":
            return msg("{white} is due White and {black} is due Black: both granted (5.2.1).", **names)
        case "5.2.2" if white.preference.colour is Colour.WHITE:
            return msg("Both are due White, {white} more strongly: granted (5.2.2).", **names)
        case "5.2.2":
            return msg("Both are due Black, {black} more strongly: granted (5.2.2).", **names)
        case "5.2.3":
            return msg(
                "Both are due the same colour equally; where their colours last differed {white} had Black and"
                " {black} White, so they change (5.2.3).",
                **names,
            )
        case "5.2.4":
            return msg(
                "Both are due the same colour equally, with the same colours so far; {higher} is ranked higher:"
                " granted (5.2.4).",
                **names,
            )
        case _ if higher.seat % 2:
            return msg(
                "Nobody has played: {higher}, with an odd number, has the colour drawn (5.2.5).", **names
            )
        case _:
            return msg(
                "Nobody has played: {higher}, with an even number, has the opposite of the colour drawn (5.2.5).",
                **names,
            )


def _history(name: str, card: Card) -> Message:
    values: dict[str, Value] = {"name": name, "colours": _letters(card.colours)}
    match card.preference.strength, card.preference.colour:
        case Strength.ABSOLUTE, Colour.WHITE:
            return msg("{name}: {colours}, must have White.", **values)
        case Strength.ABSOLUTE, _:
            return msg("{name}: {colours}, must have Black.", **values)
        case Strength.STRONG, Colour.WHITE:
            return msg("{name}: {colours}, should have White.", **values)
        case Strength.STRONG, _:
            return msg("{name}: {colours}, should have Black.", **values)
        case _, Colour.WHITE:
            return msg("{name}: {colours}, is due White by turn.", **values)
        case _:
            return msg("{name}: {colours}, is due Black by turn.", **values)


def _letters(colours: tuple[Colour, ...]) -> Message:
    """The colours so far, a letter each: the letters are those of the language that is spoken."""
    *before, last = colours
    letter = msg("W") if last is Colour.WHITE else msg("B")
    return msg("{before}{last}", before=_letters(tuple(before)), last=letter) if before else letter
