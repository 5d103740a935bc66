"""Prizes as an organiser types them: `30 + 20 + 10, cup; under 1600: 15 + 10; women: 10, medal`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation

from clubtd.event.message import Refused, msg
from clubtd.event.prize import Category, Currency, Prize

_HIGHEST_AMOUNT = 10**9
_UNDER = re.compile(r"(?:under|u)\s*(\d{3,4})")
_BAND = re.compile(r"(\d{3,4})\s*(?:-|–|to)\s*(\d{3,4})")
_BORN = re.compile(r"born\s*(\d{4})\s*(?:(?:-|–|to)\s*(\d{4})|(or later|or earlier))")
_CLUB = re.compile(r"club\s+(.+)", re.IGNORECASE)


def read_currency(symbol: str, decimals: int) -> Currency:
    """How money is written. Refused when no amount could be read or written so."""
    symbol = symbol.strip()
    amount_like = symbol == "." or any(c.isdigit() or c in "+-,;: " for c in symbol)
    if len(symbol) > 4 or not symbol.isprintable() or amount_like:
        raise Refused(
            msg(
                "“{symbol}” is no currency: a sign or up to four letters, like £ or EUR, or nothing.",
                symbol=symbol,
            )
        )
    if not 0 <= decimals <= 3:
        raise Refused(msg("Money has 0 to 3 decimals, not {n}.", n=decimals))
    return Currency(symbol, decimals)


def read_prizes(text: str, currency: Currency) -> tuple[Prize, ...]:
    """The prizes of a line. Refused, with the part, when one cannot be read.

    A `;` parts the categories, each with its name and a colon before its prizes (none: for everybody). A comma parts
    lists of prizes, `+` the places in a list, the first place first.
    """
    prizes: list[Prize] = []
    for part in filter(None, (p.strip() for p in text.split(";"))):
        name, colon, listed = part.rpartition(":")
        category = read_category(name.strip()) if colon else None
        for one in filter(None, (p.strip() for p in _lists(listed))):
            prizes += _list(one, category, currency)
    return tuple(prizes)


def _lists(text: str) -> list[str]:
    """The text parted at commas, but for those inside a number (`12,50`)."""
    return re.split(r",(?!\d{1,2}(?!\d))|,\s+", text)


def _list(text: str, category: Category | None, currency: Currency) -> Iterator[Prize]:
    for place, item in enumerate((i.strip() for i in text.split("+")), 1):
        if not item:
            raise Refused(msg("“{text}” lacks a prize beside the +.", text=text))
        amount = _amount(item, currency)
        if amount is None:
            yield Prize(place, thing=item, category=category)
        elif amount:
            yield Prize(place, amount, category=category)


def _amount(item: str, currency: Currency) -> int | None:
    """Money in the smallest unit; None when the item is a thing."""
    plain = item.replace(currency.symbol, "") if currency.symbol else item
    plain = plain.strip().lstrip("£$€").strip()
    if not re.match(r"[-\d.,]", plain):
        return None
    try:
        amount = Decimal(plain.replace(",", ".")).scaleb(currency.decimals)
    except InvalidOperation:
        raise Refused(
            msg("“{item}” is neither an amount of money nor the name of a prize.", item=item)
        ) from None
    if amount != int(amount) or not 0 <= amount <= _HIGHEST_AMOUNT:
        raise Refused(msg("“{item}” is not an amount that can be paid out.", item=item))
    return int(amount)


def read_category(text: str) -> Category:
    """Who may win: `under 1600`, `1400-1599`, `unrated`, `women`, `born 2010 or later`, `club Rooks`; else Refused."""
    plain = " ".join(text.casefold().split())
    if found := _UNDER.fullmatch(plain):
        return Category(text, highest=int(found[1]) - 1)
    if found := _BAND.fullmatch(plain):
        low, high = sorted((int(found[1]), int(found[2])))
        return Category(text, low, high)
    if found := _BORN.fullmatch(plain):
        first, last = int(found[1]), int(found[2] or 0)
        if found[3] == "or earlier":
            first, last = 0, first
        return Category(text, born_from=first, born_to=last)
    if found := _CLUB.fullmatch(text.strip()):
        return Category(text, club=found[1].strip())
    if plain == "unrated":
        return Category(text, unrated=True)
    if plain in ("women", "girls"):
        return Category(text, sex="w")
    raise Refused(
        msg(
            "“{text}” is not a category of prizes. Known are: under 1600, 1400-1599, unrated, women, born 2010 or"
            " later, born 1966 or earlier, club Rooks.",
            text=text,
        )
    )


def prizes_text(prizes: tuple[Prize, ...], currency: Currency) -> str:
    """The line that `read_prizes` reads as these prizes."""
    categories = list(dict.fromkeys(p.category for p in prizes))
    parts = []
    for category in sorted(categories, key=lambda c: c is not None):
        mine = [p for p in prizes if p.category == category]
        money = {p.place: currency.written(p.amount) for p in mine if p.amount}
        lists = [_written(money)] if money else []
        things = [p for p in mine if p.thing]
        while things:
            taken = {p.place: p.thing for p in reversed(things)}
            lists.append(_written(taken))
            for place, thing in taken.items():
                things.remove(next(p for p in things if (p.place, p.thing) == (place, thing)))
        parts.append((f"{category.name}: " if category else "") + ", ".join(lists))
    return "; ".join(parts)


def _written(by_place: dict[int, str]) -> str:
    return " + ".join(by_place.get(place, "0") for place in range(1, max(by_place) + 1))
