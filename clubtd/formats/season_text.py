"""The rules of a season as they are typed: `10,8,6,5`, `won,best`, `all`."""

from __future__ import annotations

import re
from fractions import Fraction

from clubtd.event.message import Refused, msg
from clubtd.formats.words import number, say
from clubtd.standings.season import Tie, Worth

TIE_WORDS = {
    Tie.WON: msg("won"),
    Tie.BEST: msg("best"),
    Tie.DROPPED: msg("dropped"),
    Tie.NIGHTS: msg("nights"),
}
"""The words for what parts those who are level, as they are typed; the English ones are always understood."""


def tenths_of(text: str) -> int:
    """A number of points as typed (`10`, `0.5`, `0,5`, `½`, `7½`) in tenths; Refused when it is none."""
    spelled = text.strip().replace(",", ".").replace("½", ".5")
    if not re.fullmatch(r"\d{1,3}(\.\d)?|\.\d", spelled, re.ASCII):
        raise Refused(msg("{text} is no number of points: write 1, 0.5 or ½.", text=text))
    return int(Fraction(spelled) * 10)


def places_of(text: str) -> tuple[int, ...]:
    """Points for the first place, the second, ... in tenths; a decimal comma needs semicolons or blanks between."""
    parts = [
        part for part in re.split(r"[;\s]+|,\s*" if ";" not in text else r"[;\s]+", text.strip()) if part
    ]
    if not parts:
        raise Refused(msg("Points for places are a list such as 10,8,6,5,4,3,2,1."))
    return tuple(tenths_of(part) for part in parts)


def places_text(places: tuple[int, ...]) -> str:
    """The list as it is typed."""
    return ",".join(number(Fraction(points, 10)) for points in places)


def best_of(text: str) -> int:
    """How many nights count: a number, or 0 for `all` of them."""
    typed = text.strip().casefold()
    if typed in ("", "all", "0"):
        return 0
    if not typed.isascii() or not typed.isdecimal():
        raise Refused(msg("{text}: how many of the best nights count? Write a number, or all.", text=text))
    return int(typed[:6])


def worth_of(text: str) -> Worth:
    """What a night is worth, by its word."""
    try:
        return Worth(text.strip().casefold())
    except ValueError:
        known = tuple(worth.value for worth in Worth)
        raise Refused(msg("Nights count by {known}, not {text}.", known=known, text=text)) from None


def ties_of(text: str) -> tuple[Tie, ...]:
    """What parts those who are level, in order, in the user's words or in English.

    Nothing or `shared`: the place is shared. Refused for other words.
    """
    words = {say(word).casefold(): tie for tie, word in TIE_WORDS.items()} | {tie.value: tie for tie in Tie}
    parts: list[str] = []
    for part in map(str.strip, re.split(r"[,;]", text.casefold())):
        parts += [part] if part in words else part.split()
    parts = [part for part in parts if part != "shared"]
    for part in parts:
        if part not in words:
            known = tuple(TIE_WORDS.values())
            raise Refused(msg("Level people are parted by {known}, not {text}.", known=known, text=part))
    return tuple(dict.fromkeys(words[part] for part in parts))


def ties_text(ties: tuple[Tie, ...]) -> str:
    """The order as it is typed, in the user's language."""
    return ", ".join(say(TIE_WORDS[tie]) for tie in ties)
