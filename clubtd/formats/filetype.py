"""What a file is by its first bytes: whether it can be text at all, and what to say when it cannot."""

from __future__ import annotations

import re

from clubtd.event.message import Message, Refused, msg
from clubtd.formats.encoding import utf16_of

_MAGIC: tuple[tuple[bytes, Message], ...] = (
    (b"\x89PNG", msg("a picture (PNG)")),
    (b"\xff\xd8\xff", msg("a picture (JPEG)")),
    (b"GIF8", msg("a picture (GIF)")),
    (b"BM", msg("a picture (BMP)")),
    (b"RIFF", msg("a picture or a sound")),
    (b"%PDF", msg("a PDF")),
    (b"PK\x03\x04", msg("a zip archive or an office document")),
    (b"\xd0\xcf\x11\xe0", msg("an old Excel or Word file")),
    (b"\x1f\x8b", msg("a compressed file")),
    (b"\x7fELF", msg("a program")),
    (b"MZ", msg("a program")),
)
# What a text begins with that is written by programs for programs.
_MARKUP = {b"{": msg("a data file (JSON)"), b"<": msg("a web page or XML")}
_ZIP = b"PK\x03\x04"
_CONTROL = bytes(c for c in range(32) if c not in b"\t\n\r\f\x1a")


_TRF_BEGINS = re.compile(rb"(?:^|[\r\n])(?:001|012) ")
_TRF_PLAYER = re.compile(rb"(?:^|[\r\n])001 [ \d]{3}\d [^\r\n]{40}")
_COMMENTS = re.compile(rb"(?:###[^\r\n]*[\r\n]+)*")
_BEGINNING = 4000


def is_trf(data: bytes) -> bool:
    """Whether the bytes are a Tournament Report File, after whatever comments it begins with."""
    text = _in_bytes(data)
    begins = _COMMENTS.match(text)
    start = begins.end() if begins else 0
    return bool(_TRF_BEGINS.search(text[start : start + _BEGINNING]) or _TRF_PLAYER.search(text))


def has_trf_players(data: bytes) -> bool:
    """Whether there are players in the bytes as a Tournament Report File has them."""
    return bool(_TRF_PLAYER.search(_in_bytes(data)))


def _in_bytes(data: bytes) -> bytes:
    """The text in an encoding in which ASCII is one byte a letter."""
    if name := utf16_of(data):
        return data.decode(name, "replace").encode("utf-8", "replace")
    return data.removeprefix(b"\xef\xbb\xbf")


def is_zip(data: bytes) -> bool:
    """Whether the bytes are a zip archive, as every XLSX is."""
    return data.startswith(_ZIP)


def must_be_text(data: bytes, file: str, expected: Message, limit: int) -> None:
    """Refused, naming the file and what was expected, when it is empty, too large or no text."""
    if not data.strip(b" \t\r\n\xef\xbb\xbf\xff\xfe\x00"):
        raise Refused(msg("{file} is empty; {expected} was expected.", file=file, expected=expected))
    if len(data) > limit:
        raise Refused(
            msg(
                "{file} has more than {limit} MB: too much for {expected}.",
                file=file,
                expected=expected,
                limit=limit // 1_000_000,
            )
        )
    if kind := _kind(data):
        raise Refused(
            msg("{file} is {kind}; {expected} was expected.", file=file, kind=kind, expected=expected)
        )


def _kind(data: bytes) -> Message | None:
    first = data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1]
    if first in _MARKUP:
        return _MARKUP[first]
    start = data[:4096]
    controls = len(start) - len(start.translate(None, _CONTROL))
    if not controls:
        return None
    for magic, kind in _MAGIC:
        if data.startswith(magic):
            return kind
    if utf16_of(data):
        return None
    if b"\0" in start or controls * 50 > len(start):
        return msg("no text file")
    return None
