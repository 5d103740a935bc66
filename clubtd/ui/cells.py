"""Text in terminal cells: what a value looks like, how wide it is, where it may be cut."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from rich.cells import cell_len

from clubtd.formats.words import visible

ELLIPSIS = "…"
PART = " · "
"""What stands between the parts of a title."""
SHORTEST_NAME = 8
"""The cells below which a name in a title says nothing any more."""
# Emoji and text selectors change a width in some terminals only.
_SELECTORS = dict.fromkeys((0xFE0E, 0xFE0F))
_MARK = re.compile(r" \([^()]+\)$")
_FRACTIONS = "½¼¾.,"


@lru_cache(maxsize=4096)
def shown(text: str) -> str:
    """The text as one harmless line: composed letters (NFC), control characters written out (`^[`)."""
    if text.isascii():
        return visible(text)
    return visible(unicodedata.normalize("NFC", text).translate(_SELECTORS))


@lru_cache(maxsize=4096)
def width(text: str) -> int:
    """How many terminal cells the text takes."""
    return len(text) if text.isascii() else cell_len(text)


def letters(text: str) -> Iterator[str]:
    """The text letter by letter, each with the marks that combine with it."""
    letter = ""
    for character in text:
        if letter and cell_len(character) > 0:
            yield letter
            letter = ""
        letter += character
    if letter:
        yield letter


@lru_cache(maxsize=4096)
def cut(text: str, cells: int) -> str:
    """The text in at most so many cells, an ellipsis in place of what did not fit, never half a letter."""
    if width(text) <= cells:
        return text
    if cells < 1:
        return ""
    kept, used = "", 0
    for letter in letters(text):
        used += width(letter)
        if used > cells - 1:
            break
        kept += letter
    return kept.rstrip() + ELLIPSIS


def cut_name(text: str, cells: int) -> str:
    """A name in at most so many cells; what tells namesakes apart, in brackets at its end, stays."""
    mark = _MARK.search(text) if width(text) > cells else None
    if mark and width(mark[0]) <= cells - 4:
        return cut(text[: mark.start()], cells - width(mark[0])) + mark[0]
    return cut(text, cells)


def cut_title(text: str, cells: int) -> str:
    """A title in at most so many cells: its longest part, most often the event's name, gives way to the others."""
    if width(text) <= cells:
        return text
    longest = max(text.split(PART), key=width)
    room = cells - width(text) + width(longest)
    if room < SHORTEST_NAME:
        return cut(text, cells)
    return text.replace(longest, cut(longest, room), 1)


def least(title: str) -> int:
    """The cells that a title needs for `cut_title` to leave its other parts whole."""
    longest = max(map(width, title.split(PART)))
    return width(title) - longest + min(longest, SHORTEST_NAME)


def left(text: str, cells: int) -> str:
    """Exactly so many cells, the text at the left."""
    text = cut(text, cells)
    return text + " " * (cells - width(text))


def right(text: str, cells: int) -> str:
    """Exactly so many cells, the text at the right."""
    text = cut(text, cells)
    return " " * (cells - width(text)) + text


def centre(text: str, cells: int) -> str:
    """Exactly so many cells, the text in the middle."""
    text = cut(text, cells)
    spare = cells - width(text)
    return " " * (spare // 2) + text + " " * (spare - spare // 2)


def fraction(text: str) -> int:
    """How many cells of a number stand right of its point: 1 in `3½`, 3 in `12.25`, 0 in `3` and in words."""
    for index, character in enumerate(text):
        if character in _FRACTIONS:
            return len(text) - index
        if not (character.isdigit() or character in "+-"):
            return 0
    return 0


def ends(first: str, last: str, cells: int) -> str:
    """One line of so many cells: one text at its left end, another at its right; the left one gives way."""
    last = cut(last, cells)
    room = cells - width(last)
    return left(first, room - 2) + "  " + last if last and room > 2 else left(first, cells)


def wrapped(text: str, cells: int) -> list[str]:
    """The text in lines of at most so many cells, broken between words."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if width(longer) <= cells:
            line = longer
            continue
        if line:
            lines.append(line)
        line = cut(word, cells)
    return [*lines, line] if line else lines or [""]
