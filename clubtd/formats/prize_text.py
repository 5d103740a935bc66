"""Prizes as an organiser types them: `30 + 20 + 10, cup; under 1600: 15 + 10; women: 10, medal`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from decimal import Decimal
from unicodedata import normalize

from clubtd.event.frozen import replace
from clubtd.event.message import Message, Refused, msg
from clubtd.event.prize import Category, Currency, Prize

_HIGHEST_AMOUNT = 10**9
_MOST = 300
_LONGEST = 80
_UNDER = re.compile(r"(?:under|below|u|dưới)\s*(\d{3,4})")
_BAND = re.compile(r"(\d{3,4})\s*(?:-|–|to|đến)\s*(\d{3,4})")
_BORN = re.compile(r"(?:born|sinh)\s*(\d{4})\s*(?:-|–|to|đến)\s*(\d{4})")
_BORN_FROM = re.compile(r"(?:born|sinh)(?:\s+(?:from|since|từ)\s*(\d{4})|\s*(\d{4})\s+(?:or later|trở đi))")
_BORN_TO = re.compile(r"(?:born|sinh)(?:\s+(?:to|đến)\s*(\d{4})|\s*(\d{4})\s+(?:or earlier|trở về trước))")
_AGE = re.compile(
    r"(?:under|over|below|u|o|dưới|trên)[\s-]*\d{1,2}|(?:best )?(?:juniors?|youths?|kids|seniors?|veterans?)"
)
_CLUB = re.compile(r"(?:club|clb)\s+(.+)", re.IGNORECASE)
_UNRATED = ("unrated", "best unrated", "không có elo", "chưa có elo")
_WOMEN = ("women", "woman", "best woman", "girls", "ladies", "female", "nữ")
_GROUPED = re.compile(r"[1-9]\d{0,2}(?:([.,' ’])\d{3})(?:\1\d{3})*")


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
    lists of prizes, `+` the places in a list, the first place first. Money after a comma is for the places that follow.
    """
    prizes: list[Prize] = []
    paid: Counter[Category | None] = Counter()
    for part in filter(None, (p.strip() for p in normalize("NFC", text).split(";"))):
        name, colon, listed = part.rpartition(":")
        if colon and not name.strip():
            raise Refused(msg("“{text}” lacks the name of a group before the colon.", text=part))
        category = read_category(name.strip()) if colon else None
        for one in filter(None, (p.strip() for p in _LISTS.split(listed))):
            found = list(_list(one, category, currency, paid[category]))
            paid[category] = max([paid[category], *(p.place for p in found if p.amount)])
            prizes += found
            if len(prizes) > _MOST:
                raise Refused(msg("There can be {n} prizes at most.", n=_MOST))
    return tuple(prizes)


_LISTS = re.compile(r",(?!(?<=\d,)\d)")
"""The commas between lists, not those inside a number (`12,50`)."""


def _list(text: str, category: Category | None, currency: Currency, paid: int) -> Iterator[Prize]:
    """The prizes of a list; its money begins after the places that are `paid` already."""
    items = [item.strip() for item in text.split("+")]
    if not all(items):
        raise Refused(msg("“{text}” lacks a prize beside the +.", text=text))
    amounts = [_amount(item, currency) for item in items]
    first = paid + 1 if None not in amounts else 1
    for place, (item, amount) in enumerate(zip(items, amounts, strict=True), first):
        if amount is None:
            yield Prize(place, thing=_short(item), category=category)
        elif amount:
            yield Prize(place, amount, category=category)


def _short(name: str) -> str:
    if len(name) > _LONGEST:
        raise Refused(
            msg("“{text}…” is too long: {n} characters at most.", text=name[: _LONGEST // 2], n=_LONGEST)
        )
    return name


def _amount(item: str, currency: Currency) -> int | None:
    """Money in the smallest unit; None when the item is a thing."""
    plain = item.removeprefix(currency.symbol).removesuffix(currency.symbol) if currency.symbol else item
    plain = plain.strip("£$€¥₫").strip().replace("\u00a0", " ")
    if not re.match(r"[-.,]?\d", plain):
        return None
    number = _plain_number(plain, currency.decimals)
    if not re.fullmatch(r"-?(?:[0-9]{1,30}\.?[0-9]{0,9}|\.[0-9]{1,9})", number):
        raise Refused(
            msg(
                "“{item}” is neither an amount of money nor the name of a prize: a name does not begin with a digit."
                " Between the places stands +, as in 30 + 20.",
                item=item,
            )
        )
    digits = len(number.partition(".")[2])
    amount = Decimal(number).scaleb(currency.decimals)
    if digits > max(2, currency.decimals) or not 0 <= amount <= _HIGHEST_AMOUNT or amount != int(amount):
        raise Refused(msg("“{item}” is not an amount that can be paid out.", item=item))
    return int(amount)


def _plain_number(text: str, decimals: int) -> str:
    """A number as Python reads it: `1,000.50` and `1.000,50` are 1000.50, `12,50` is 12.50, `1.000` is 1000.

    Three digits after a sign are thousands, unless amounts have three decimals.
    """
    one_sign = text.count(".") + text.count(",") == 1
    if _GROUPED.fullmatch(text) and not (one_sign and decimals == 3):
        return re.sub(r"[^0-9]", "", text)
    if found := re.fullmatch(r"(.*[0-9])([.,])([0-9]+)", text):
        grouped = _GROUPED.fullmatch(found[1])
        if grouped and grouped[1] != found[2]:
            return re.sub(r"[^0-9]", "", found[1]) + "." + found[3]
    return text.replace(",", ".")


def read_category(text: str) -> Category:
    """Who may win: `under 1600`, `1400-1599`, `unrated`, `women`, `born 2010 or later`, `club Rooks`; else Refused."""
    _short(text)
    plain = " ".join(text.casefold().split())
    if found := _UNDER.fullmatch(plain):
        return Category(text, highest=int(found[1]) - 1)
    if found := _BAND.fullmatch(plain):
        low, high = sorted((int(found[1]), int(found[2])))
        return Category(text, low, high)
    if found := _BORN.fullmatch(plain):
        first, last = sorted((int(found[1]), int(found[2])))
        return Category(text, born_from=first, born_to=last)
    if found := _BORN_FROM.fullmatch(plain):
        return Category(text, born_from=int(found[1] or found[2]))
    if found := _BORN_TO.fullmatch(plain):
        return Category(text, born_to=int(found[1] or found[2]))
    if found := _CLUB.fullmatch(text.strip()):
        return Category(text, club=found[1].strip())
    if plain in _UNRATED:
        return Category(text, unrated=True)
    if plain in _WOMEN:
        return Category(text, sex="w")
    raise Refused(_no_category(text, plain))


def _no_category(text: str, plain: str) -> Message:
    if _AGE.fullmatch(plain):
        return msg(
            "“{text}” needs a year of birth, as in: born 2008 or later; born 1966 or earlier.", text=text
        )
    return msg(
        "“{text}” is not a category of prizes. Known are: under 1600, 1400-1599, unrated, women, born 2010 or"
        " later, born 1966 or earlier, club Rooks.",
        text=text,
    )


def prizes_text(prizes: tuple[Prize, ...], currency: Currency) -> str:
    """The line that `read_prizes` reads as these prizes."""
    categories = list(dict.fromkeys(p.category for p in prizes))
    parts = []
    for category in sorted(categories, key=lambda c: c is not None):
        mine = [p for p in prizes if p.category == category]
        paid = sorted((p for p in mine if p.amount), key=lambda p: p.place)
        if len({p.place for p in paid}) < len(paid):
            paid = [replace(p, place=place) for place, p in enumerate(paid, 1)]
        money = {p.place: currency.written(p.amount) for p in paid}
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
