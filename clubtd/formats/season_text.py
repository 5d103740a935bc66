"""The rules of a season as they are typed: `10,8,6,5`, `won,best`, `all`."""

from __future__ import annotations

import re
from fractions import Fraction

from clubtd.event.message import Refused, msg
from clubtd.formats.words import number
from clubtd.standings.season import Tie, Worth


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
    """What parts those who are level, in order; nothing or `shared`: the place is shared."""
    parts = [part for part in re.split(r"[\s,;]+", text.strip().casefold()) if part and part != "shared"]
    known = tuple(tie.value for tie in Tie)
    for part in parts:
        if part not in known:
            raise Refused(msg("Level people are parted by {known}, not {text}.", known=known, text=part))
    return tuple(dict.fromkeys(Tie(part) for part in parts))
