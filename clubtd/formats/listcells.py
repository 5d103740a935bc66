"""Cells of a player list in the dialects that clubs write: ratings, dates of birth, titles, sex, names."""

from __future__ import annotations

import re
from datetime import date, timedelta

from clubtd.event.names import clean, plain
from clubtd.event.player import HIGHEST_RATING, TITLES
from clubtd.formats.people import born_of, title_of

# 1850 | 1850.0 | 1850 (12) | 1850-12 | 1850/12 | 1500P8 | 1850*
_RATING = re.compile(r"(\d{3,4})(?:[.,]\d+)?\s*(?:[-/(].*|[pPeE]\d*|[*?])?")
_THOUSANDS = re.compile(r"(\d)[ .,'’](\d{3})(?:[.,]0+)?")
_TIME = re.compile(r"[ T]\d{1,2}:\d\d(?::\d\d.*)?\s*(?:[AaPp][Mm]|Z)?$")
# 3.5.87 | 5/3/87 | 3-May-87: two digits are a year only after a day and a month, or behind an apostrophe
_SHORT_YEAR = re.compile(r"(\d{1,2}(?:\. ?|[-/ ])\w{1,9}(?:\. ?|[-/ ]))'?(\d\d)|['’](\d\d)")
_DAYS = re.compile(r"(\d{5})(?:[.,]\d+)?")
_DAY_0 = date(1899, 12, 30)
_TOGETHER = re.compile(r"((?:19|20)\d\d)([01]\d)([0-3]\d)")
_MONTH_OF_YEAR = re.compile(r"(\d{1,2})[./-](\d{4})|(\d{4})[./-](\d{1,2})")
# 3 May 1987 | 3. Mai 1987 | 3-may-1987 | 3 de mayo de 1987 | May 3, 1987 | May 1987
_DAY_MONTH = re.compile(r"(?:(\d{1,2})[.\s-]+)?(?:de |d')?([^\W\d]{3,14})[.\s-]+(?:de )?(\d{4})")
_MONTH_DAY = re.compile(r"([^\W\d]{3,14})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})")
_MONTHS = (
    ("jan", "ene", "gen", "sty"), ("feb", "fev", "lut"), ("mar", "mrz", "maa", "mrt"), ("apr", "avr", "abr", "kwi"),
    ("may", "mai", "mei", "maj", "mag"), ("jun", "juin", "giu", "cze"), ("jul", "juil", "lug", "lip"),
    ("aug", "aou", "ago", "sie"), ("sep", "set", "wrz"), ("oct", "okt", "out", "ott", "paz"),
    ("nov", "lis"), ("dec", "dez", "des", "dic", "gru"),
)  # fmt: skip
"""How the months begin in the languages of many lists, without accents: English, Romance, German, Nordic, Polish."""
LOWEST_RATING = 100


def rating_of(text: str) -> int | None:
    """The rating in a cell, 0 for an empty one; None when it is no rating."""
    if not text.strip(" 0.,"):
        return 0
    found = _THOUSANDS.fullmatch(text)
    if found:
        rating = int(found[1] + found[2])
    elif found := _RATING.fullmatch(text):
        rating = int(found[1])
    else:
        return None
    return rating if LOWEST_RATING <= rating <= HIGHEST_RATING else None


def birth_of(text: str) -> str | None:
    """A date of birth as a year or `YYYY/MM/DD`, empty for an empty cell; None when it cannot be read.

    Every usual form is read: the month as a number or a word, a time of day behind it, a year of two digits.
    """
    if not text.strip(" 0-/."):
        return ""
    day = _TIME.sub("", text.strip()).removesuffix(".0")
    if found := _SHORT_YEAR.fullmatch(day):
        day = (found[1] or "") + _full_year(found[2] or found[3])
    if found := _TOGETHER.fullmatch(day):
        day = "/".join(found.groups())
    elif found := _MONTH_OF_YEAR.fullmatch(day):
        day = f"{found[2] or found[3]}/{found[1] or found[4]}/0"
    elif named := _with_month_named(day):
        day = named
    return born_of(day) or None


def day_counted(text: str) -> str:
    """The date that a spreadsheet counts as this number of days (`40179` is 2010/01/01); empty for other cells.

    Only numbers of five digits: from 1927 to today. An old Mac counts from 1904, so somebody has to look at it.
    """
    found = _DAYS.fullmatch(text.strip())
    return born_of(f"{_DAY_0 + timedelta(int(found[1])):%Y/%m/%d}") if found else ""


def _full_year(two: str) -> str:
    """The last year that ends so: nobody in a list was born in the future."""
    century = date.today().year // 100
    return f"{century - (int(two) > date.today().year % 100)}{two}"


def _with_month_named(text: str) -> str:
    """The date with a number for the name of its month, empty when there is none."""
    if found := _DAY_MONTH.fullmatch(text):
        day, month, year = found[1] or "0", found[2], found[3]
    elif found := _MONTH_DAY.fullmatch(text):
        month, day, year = found[1], found[2], found[3]
    else:
        return ""
    spelled = plain(month)
    numbers = [n for n, begun in enumerate(_MONTHS, 1) if spelled.startswith(begun)]
    return f"{year}/{numbers[0]}/{day}" if numbers else ""


def title_in(text: str) -> str | None:
    """A FIDE title, or a national class of at most three letters; None for anything longer."""
    title = title_of(text)
    return title if title in TITLES or len(title) <= 3 else None


def sex_in(text: str) -> str:
    """`m`, `w`, or empty: by the first letter of words such as `f`, `female`, `weiblich`."""
    return {"m": "m", "w": "w", "f": "w"}.get(plain(text)[:1], "")


def name_of(text: str) -> str:
    """The name as it came, with one blank after a comma."""
    return clean(re.sub(r"\s*,\s*", ", ", text)).strip(", ")
