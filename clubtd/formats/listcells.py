"""Cells of a player list in the dialects that clubs write: ratings, dates of birth, titles, sex, names."""

from __future__ import annotations

import re

from clubtd.event.names import clean, plain
from clubtd.event.player import HIGHEST_RATING, TITLES
from clubtd.formats.people import born_of, title_of

# 1850 | 1850.0 | 1850 (12) | 1850-12 | 1850/12 | 1500P8 | 1850*
_RATING = re.compile(r"(\d{3,4})(?:[.,]\d+)?\s*(?:[-/(].*|[pPeE]\d*|[*?])?")
_THOUSANDS = re.compile(r"(\d)[ .,'’](\d{3})(?:[.,]0+)?")
_YEAR_AND_TIME = re.compile(r"(\d{4}[-/.]\d{1,2}[-/.]\d{1,2})[ T].*")
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
    """A date of birth as a year or `YYYY/MM/DD`, empty for an empty cell; None when it cannot be read."""
    if not text.strip(" 0-/."):
        return ""
    found = _YEAR_AND_TIME.fullmatch(text)
    return born_of(found[1] if found else text.removesuffix(".0")) or None


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
