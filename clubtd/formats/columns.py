"""Text in columns of fixed width: how wide it is on paper and in a terminal, and where it is cut."""

from __future__ import annotations

import unicodedata

from clubtd.formats.sheets.sheet import Align

_WIDE = ("W", "F")
_NO_WIDTH = ("Mn", "Me", "Cf")


def width(text: str) -> int:
    """The columns that a text takes: none for a combining mark, two for a letter of East Asia or an emoji."""
    if text.isascii():
        return len(text)
    return sum(_width(character) for character in text)


def _width(character: str) -> int:
    if unicodedata.category(character) in _NO_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in _WIDE else 1


def cut(text: str, columns: int) -> str:
    """The text, or as much of it as fits with an ellipsis."""
    if width(text) <= columns:
        return text
    kept, taken = "", 1
    for character in text:
        taken += _width(character)
        if taken > columns:
            break
        kept += character
    return f"{kept.rstrip()}…" if columns > 0 else ""


def placed(text: str, columns: int, align: Align) -> str:
    """The text cut or filled with blanks to exactly so many columns."""
    text = cut(text, columns)
    room = columns - width(text)
    match align:
        case Align.LEFT:
            return text + " " * room
        case Align.RIGHT:
            return " " * room + text
        case Align.CENTRE:
            return " " * (room // 2) + text + " " * (room - room // 2)


def wrapped(text: str, columns: int) -> list[str]:
    """The text in lines of at most so many columns, broken at blanks where there are any."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        if line and width(line) + 1 + width(word) > columns:
            lines.append(line)
            line = ""
        line = f"{line} {word}" if line else cut(word, columns)
    return [*lines, line] if line else lines
