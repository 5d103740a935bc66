"""From bytes to text: certain where it can be, else a list of choices with the names as they would read."""

from __future__ import annotations

import codecs
import re
import unicodedata

from clubtd.event.frozen import frozen

# What old files of clubs are in, the likeliest first; the last can read anything.
EIGHT_BIT = ("cp1252", "cp1250", "cp1251", "cp1253", "cp1254", "cp1257", "latin-1")
_LONGEST_SAMPLE = 60
_MOST_SAMPLES = 5
_MOST_WORDS = 100


@frozen
class Choice:
    """An encoding that a file may be in, and some of its words as they would read then."""

    encoding: str
    samples: tuple[str, ...]


@frozen
class Decoded:
    """The text of a file. `choices` is empty when the encoding is certain; else `encoding` is the first of them."""

    text: str
    encoding: str
    choices: tuple[Choice, ...] = ()


def decode(data: bytes, encoding: str | None = None) -> Decoded:
    """The text by its byte-order mark, as strict UTF-8, or in the encoding given or proposed.

    A text in UTF-8 is hardly ever anything else: one accent of an older encoding breaks its rules.
    """
    if encoding is not None and encoding not in EIGHT_BIT:
        return Decoded(data.decode(encoding, "replace"), encoding)
    if data.startswith(codecs.BOM_UTF8):
        return Decoded(data.decode("utf-8-sig", "replace"), "utf-8-sig")
    if name := utf16_of(data):
        return Decoded(data.decode(name, "replace"), name)
    try:
        if encoding is None:
            return Decoded(data.decode("utf-8"), "utf-8")
    except UnicodeDecodeError:
        pass
    choices = _choices(data)
    chosen = encoding or choices[0].encoding
    return Decoded(data.decode(chosen, "replace"), chosen, choices)


def utf16_of(data: bytes) -> str:
    """The name of UTF-16 in either order, by its mark or by where the zeros of ASCII letters stand; else empty."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    start = data[:4000]
    for name, low, high in (("utf-16-le", start[::2], start[1::2]), ("utf-16-be", start[1::2], start[::2])):
        lines = any(low[at] in b"\r\n" for at, value in enumerate(high[: len(low)]) if not value)
        if lines and high.count(0) >= max(len(high) // 4, 4 * low.count(0)):
            return name
    return ""


def _choices(data: bytes) -> tuple[Choice, ...]:
    fitting = [encoding for encoding in EIGHT_BIT if _fits(data, encoding)]
    words = _telling(_accented(data), fitting)
    found: dict[tuple[str, ...], str] = {}
    for encoding in fitting:
        samples = tuple(unicodedata.normalize("NFC", word.decode(encoding)) for word in words)
        found.setdefault(samples, encoding)
    return tuple(Choice(encoding, samples) for samples, encoding in found.items())


def _fits(data: bytes, encoding: str) -> bool:
    try:
        data.decode(encoding)
    except UnicodeDecodeError:
        return False
    return True


def _telling(words: tuple[bytes, ...], encodings: list[str]) -> list[bytes]:
    """The words that read in the most ways: by these people see which encoding is right."""
    ways = {word: len({word.decode(encoding) for encoding in encodings}) for word in words}
    return sorted(words, key=lambda word: -ways[word])[:_MOST_SAMPLES]


def _accented(data: bytes) -> tuple[bytes, ...]:
    """The first words that hold a byte beyond ASCII."""
    found: dict[bytes, None] = {}
    for line in re.split(rb"[\r\n]", data):
        if line.isascii():
            continue
        for cell in re.split(rb"[;,\t]|  ", line):
            word = cell.strip(b' "')
            if word and not word.isascii() and len(found) < _MOST_WORDS:
                found[word[:_LONGEST_SAMPLE]] = None
    return tuple(found)
