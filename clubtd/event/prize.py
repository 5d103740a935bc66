"""Prizes: money and things, for places and for categories."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from clubtd.event.frozen import frozen
from clubtd.event.player import Person


class Sharing(Enum):
    """What happens to the money of players who finish with the same points.

    POOL: their prizes are put together and shared equally. PLACE: tie-breaks decide. HORT: half of each prize by
    tie-breaks, the other halves shared. US: rule 32B of US Chess.
    """

    POOL = "pool"
    PLACE = "place"
    HORT = "hort"
    US = "us"


def _year(born: str) -> int:
    """The year of a date of birth; 0 when it tells none."""
    return int(born[:4]) if born[:4].isascii() and born[:4].isdecimal() else 0


@frozen
class Category:
    """Who may win a prize: everybody whom all that is given here fits. Empty fields and zeros ask nothing.

    Ratings from `lowest` to `highest` (a player without a rating is in no band), or `unrated` players only; born
    from `born_from` to `born_to` (years); `sex` and `club` as on the entry form.
    """

    name: str
    lowest: int = 0
    highest: int = 0
    unrated: bool = False
    born_from: int = 0
    born_to: int = 0
    sex: str = ""
    club: str = ""

    def admits(self, person: Person) -> bool:
        """Whether a person may win a prize of this category."""
        if self.unrated and person.rating:
            return False
        if (self.lowest or self.highest) and not self._in_band(person.rating):
            return False
        if (self.born_from or self.born_to) and not self._of_age(person.born):
            return False
        return self.sex in ("", person.sex) and self.club.casefold() in ("", person.club.casefold())

    def _in_band(self, rating: int) -> bool:
        return rating > 0 and self.lowest <= rating and (not self.highest or rating <= self.highest)

    def _of_age(self, born: str) -> bool:
        year = _year(born)
        return year > 0 and self.born_from <= year and (not self.born_to or year <= self.born_to)

    @staticmethod
    def knows_age(born: str) -> bool:
        """Whether a date of birth tells the year at all."""
        return _year(born) > 0

    @property
    def by_rating(self) -> bool:
        """A rating class, which comes before classes of age (32B4)."""
        return bool(self.lowest or self.highest or self.unrated)


@frozen
class Prize:
    """A prize for a place, of everybody or (with a category) of those it admits.

    `amount` is money in the smallest unit (pence, cents), or 0 and `thing` what cannot be divided: a cup, a title.
    """

    place: int
    amount: int = 0
    thing: str = ""
    category: Category | None = None


@frozen
class Currency:
    """How money is written: a symbol (may be empty), and the digits of the smaller unit."""

    symbol: str = ""
    decimals: int = 2

    def written(self, amount: int, *, whole: bool = True) -> str:
        """An amount of the smallest unit as people write it: `£150`, `£162.50`, `EUR 150`; not `whole`: `£150.00`."""
        units, rest = divmod(amount, 10**self.decimals)
        padded = self.decimals and not whole
        symbol = f"{self.symbol} " if self.symbol[-1:].isalpha() or self.symbol.endswith(".") else self.symbol
        return f"{symbol}{units}.{rest:0{self.decimals}}" if rest or padded else f"{symbol}{units}"

    def column(self, amounts: Sequence[int]) -> list[str]:
        """Amounts below each other: all with the digits of the smaller unit when one of them needs them; 0 is empty."""
        whole = not any(amount % 10**self.decimals for amount in amounts)
        return [self.written(amount, whole=whole) if amount else "" for amount in amounts]


@frozen
class Prizes:
    """All prizes of an event, and the rule for those who tie."""

    prizes: tuple[Prize, ...] = ()
    sharing: Sharing = Sharing.POOL
    currency: Currency = Currency()
