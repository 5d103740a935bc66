"""The small fields of a person: sex, title, date of birth, in the spellings that files have."""

from __future__ import annotations

import re
from datetime import date

_TITLES = {
    "g": "GM",
    "m": "IM",
    "f": "FM",
    "c": "CM",
    "wg": "WGM",
    "wm": "WIM",
    "wf": "WFM",
    "wc": "WCM",
    "gf": "WGM",
    "mf": "WIM",
    "ff": "WFM",
    "cf": "WCM",
}
_SEX = {"m": "m", "w": "w", "f": "w"}
_YEAR_FIRST = re.compile(r"(\d{4})(?:[./-](\d{1,2})[./-](\d{1,2}))?\.?")
_DAY_FIRST = re.compile(r"(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})|(\d{1,2})[/-](\d{1,2})[/-](\d{4})")


def title_of(text: str) -> str:
    """A title as `GM`, `WFM`, ...; anything else (a national class) as it stands."""
    title = text.strip()
    return _TITLES.get(title.casefold(), title.upper())


def sex_of(text: str) -> str:
    """`m`, `w`, or empty when it is unknown."""
    return _SEX.get(text.strip().casefold(), "")


def born_of(text: str) -> str:
    """A date of birth as a year or `YYYY/MM/DD`; empty when it cannot be read, or is in the future."""
    day = day_of(text)
    return day.removesuffix("/00/00") if "1900" <= day <= f"{date.today():%Y/%m/%d}" else ""


def day_of(text: str) -> str:
    """A date as `YYYY/MM/DD` (zeros for what is unknown); empty when it cannot be read for certain."""
    text = text.strip()
    if found := _YEAR_FIRST.fullmatch(text):
        year, month, day = int(found[1]), int(found[2] or 0), int(found[3] or 0)
    elif found := _DAY_FIRST.fullmatch(text):
        day, month, year = (int(part) for part in found.groups() if part)
        if month > 12 >= day:
            day, month = month, day
    else:
        return ""
    try:
        date(year or 1, month or 1, day or 1)
    except ValueError:
        return ""
    return f"{year:04d}/{month:02d}/{day:02d}"
