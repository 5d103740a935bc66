"""Names as people write them, compare them and look for them."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

# Letters whose stroke or ligature Unicode does not decompose.
_STROKES = str.maketrans(
    {"đ": "d", "ł": "l", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th", "ð": "d", "ħ": "h"}
)


def clean(name: str) -> str:
    """The name in composed form (NFC), runs of blanks and control characters collapsed to one blank."""
    composed = unicodedata.normalize("NFC", name)
    return " ".join("".join(c if c.isprintable() else " " for c in composed).split())


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """The name without accents and case: what is compared, sorted and searched."""
    if name.isascii():
        return name.casefold()
    decomposed = unicodedata.normalize("NFKD", name.casefold().translate(_STROKES))
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def words(name: str) -> tuple[str, ...]:
    """The parts of a name, plain and sorted: equal for `Stone, Ana` and `Ana Stone`."""
    letters = "".join(c if c.isalnum() or c in "'-." else " " for c in plain(name))
    return tuple(sorted(letters.split()))
