"""What can be won, which no record of a TRF can say, as values of clubtd's own line and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from clubtd.event.message import Refused
from clubtd.event.prize import Category, Currency, Prize, Prizes, Sharing

_MOST_PRIZES = 300
_LONGEST = 200
_HIGHEST_AMOUNT = 10**9
_HIGHEST_PLACE = _HIGHEST_NUMBER = 9999

_NO_CATEGORY = Category("")


def prizes_written(prizes: Prizes) -> dict[str, object]:
    """The values of all prizes; what is usual is left out, so that nothing is written where there are none."""
    values: dict[str, object] = {}
    if prizes.prizes:
        values["list"] = [_prize_written(prize) for prize in prizes.prizes]
    if prizes.sharing is not Sharing.POOL:
        values["sharing"] = prizes.sharing.value
    if prizes.currency != Currency():
        values["symbol"], values["decimals"] = prizes.currency.symbol, prizes.currency.decimals
    return values


def _prize_written(prize: Prize) -> dict[str, object]:
    values: dict[str, object] = {"place": prize.place}
    if prize.amount:
        values["amount"] = prize.amount
    if prize.thing:
        values["thing"] = prize.thing
    if prize.category:
        category = prize.category
        values["category"] = {"name": category.name} | {
            name: getattr(category, name)
            for name in Category.__match_args__
            if name != "name" and getattr(category, name) != getattr(_NO_CATEGORY, name)
        }
    return values


def prizes_read(values: object) -> Prizes | None:
    """The prizes that such values stand for; None when they cannot be right."""
    if not isinstance(values, dict):
        return None
    listed = values.get("list", [])
    sharing = {kind.value: kind for kind in Sharing}.get(str(values.get("sharing", "pool")))
    currency = _currency(values.get("symbol", ""), values.get("decimals", 2))
    if not isinstance(listed, list) or len(listed) > _MOST_PRIZES or sharing is None or currency is None:
        return None
    prizes = [prize for row in listed if (prize := _prize(row)) is not None]
    return Prizes(tuple(prizes), sharing, currency) if len(prizes) == len(listed) else None


def _currency(symbol: object, decimals: object) -> Currency | None:
    from clubtd.formats.prize_text import read_currency

    if not isinstance(symbol, str) or type(decimals) is not int or not _text(symbol):
        return None
    try:
        found = read_currency(symbol, decimals)
    except Refused:
        return None
    return found if found.symbol == symbol else None


def _prize(row: object) -> Prize | None:
    if not isinstance(row, dict):
        return None
    category = _category(row["category"]) if "category" in row else None
    if "category" in row and category is None:
        return None
    match row.get("place"), row.get("amount", 0), row.get("thing", ""):
        case int(place), int(amount), str(thing):
            whole = _whole(place, 1, _HIGHEST_PLACE) and _whole(amount, 0, _HIGHEST_AMOUNT)
            return (
                Prize(place, amount, thing, category)
                if whole and _text(thing) and (amount or thing)
                else None
            )
    return None


def _whole(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _text(value: object) -> bool:
    """A short text in which every letter is a whole one."""
    return (
        isinstance(value, str)
        and len(value) <= _LONGEST
        and not any("\ud800" <= letter <= "\udfff" for letter in value)
    )


_OF_CATEGORY: Mapping[str, Callable[[object], bool]] = {
    "name": lambda value: _text(value) and bool(value),
    "unrated": lambda value: type(value) is bool,
    "sex": _text,
    "club": _text,
    **dict.fromkeys(
        ("lowest", "highest", "born_from", "born_to"), lambda value: _whole(value, 0, _HIGHEST_NUMBER)
    ),
}


def _category(values: object) -> Category | None:
    if not isinstance(values, dict) or "name" not in values:
        return None
    known = {name: value for name, value in values.items() if name in _OF_CATEGORY}
    return Category(**known) if all(_OF_CATEGORY[name](value) for name, value in known.items()) else None
