"""Names as people write them, compare them and look for them."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

# Letters whose stroke or ligature Unicode does not decompose.
_STROKES = str.maketrans(
    {"đ": "d", "ł": "l", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th", "ð": "d", "ħ": "h"}
)


_JOINERS = "\u200c\u200d"
"""They tell how two letters of a Persian or Indian name are joined, and have a meaning between letters only."""

_UNSEEN = dict.fromkeys(
    map(ord, "\u00ad\u200e\u200f\u2060\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)
"""Hyphens that are not there and marks of direction, which stray into copied text: a name has none."""


def clean(name: str) -> str:
    """The name in composed form (NFC), runs of blanks and control characters collapsed to one blank."""
    composed = unicodedata.normalize("NFC", name).translate(_UNSEEN)
    if composed.isascii() and composed.isprintable():
        return " ".join(composed.split())
    joined = "".join(c if c.isprintable() or c in _JOINERS else " " for c in composed)
    return " ".join(word for part in joined.split() if (word := _between_letters(part)))


def _between_letters(word: str) -> str:
    """The word with its joiners where they join something."""
    if not any(c in word for c in _JOINERS):
        return word
    word = word.strip(_JOINERS)
    return "".join(c for place, c in enumerate(word) if c not in _JOINERS or word[place - 1] not in _JOINERS)


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """The name without accents and case: what is compared, sorted and searched."""
    if name.isascii():
        return name.casefold()
    decomposed = unicodedata.normalize("NFKD", name.casefold().translate(_STROKES))
    return "".join(c for c in decomposed if not unicodedata.combining(c) and c not in _JOINERS)


def words(name: str) -> tuple[str, ...]:
    """The parts of a name, plain and sorted: equal for `Stone, Ana` and `Ana Stone`.

    A name without any letter or digit is one part, as it stands: two of them are not the same for that.
    """
    spelled = plain(name)
    letters = "".join(c if c.isalnum() or c in "'-." else " " for c in spelled)
    return tuple(sorted(letters.split())) or ((spelled or name),) if name.strip() else ()
