"""What finds the lines of a list in which one of many people may stand, as one expression for whole blocks of lines.

It looks where id and name stand and nowhere else: a line costs as many cells as come before them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

_WORD_GOES_ON = rb"(?![A-Za-z0-9'.-])"


def at_their_place(ids: Iterable[str], firsts: Iterable[str], place: int) -> re.Pattern[bytes]:
    """What finds a line end before a line with such an id, or with such a word at the beginning of the name.

    For columns of fixed width: the id at the beginning of the line, the name from the byte `place`.
    """
    return re.compile(rb"\n(?:(?s:.{%d})(?:%b)[,\s]|\s*(?:%b)\s)" % (place, _one_of(firsts), _one_of(ids)))


def in_their_cells(
    ids: Mapping[int, Iterable[str]], names: Iterable[int], firsts: Iterable[str], separator: str
) -> re.Pattern[bytes]:
    """What finds a line end before a line with such an id, or such a word at the beginning of a name.

    For separated columns: `ids` by their column, from 0, and the columns of `names`. A name that begins neither with
    a letter nor with a digit is found as well.
    """
    sign = re.escape(separator.encode())
    blank = b"".join(
        c for c in (b" ", rb"\t", rb"\x0b", rb"\x0c", rb"\r") if separator != "\t" or c != rb"\t"
    )
    # A quotation mark that is never closed opens nothing: the cells are cut at the separators alone.
    quoted = rb" *+\"(?:[^\"\n]++|\"\")*+\"[^%b\n]*+%b" % (sign, sign)
    cell = rb"(?>[^%b\"\n]*+%b|%b|[^%b\n]*+%b)" % (sign, sign, quoted, sign, sign)
    named = rb"(?:[%b\"]*+(?:(?:%b)%b|[^A-Za-z0-9'.%b\"%b\n-])|\"[%b\"]*+%b)" % (
        blank, _one_of(firsts), _WORD_GOES_ON, blank, sign, blank, sign,
    )  # fmt: skip
    looked_for = {place: [named] for place in names}
    for place, wanted in ids.items():
        numbered = rb"[%b\"]*+(?:%b)(?=[%b\"%b\n]|\Z)" % (blank, _one_of(wanted), blank, sign)
        looked_for.setdefault(place, []).append(numbered)
    found = b"(?!)"
    for place in range(max(looked_for, default=0), -1, -1):
        onwards = [] if found == b"(?!)" else [cell + found]
        found = b"(?:" + b"|".join([*looked_for.get(place, []), *onwards]) + b")"
    return re.compile(rb"\n" + found)


def _one_of(keys: Iterable[str]) -> bytes:
    """An expression for any of these words in small or capital letters, which looks at each letter of a text once.

    Asking for both is less work than lowering all of a list.
    """
    tree: dict[int, dict[int, object]] = {}
    for key in keys:
        if not key.isascii():
            continue
        node: dict[int, object] = tree  # type: ignore[assignment]
        for letter in key.casefold().encode():
            node = node.setdefault(letter, {})  # type: ignore[assignment]
        node[0] = None
    return _expression(tree) if tree else rb"(?!)"


def _expression(node: dict[int, dict[int, object]]) -> bytes:
    branches = []
    for letter, rest in sorted(node.items(), reverse=True):
        more = _expression(rest) if letter else b""  # type: ignore[arg-type]
        branches.append(_either(letter) + more if letter else b"")
    return branches[0] if len(branches) == 1 else b"(?:" + b"|".join(branches) + b")"


def _either(letter: int) -> bytes:
    one = bytes([letter])
    return b"[%b%b]" % (one, one.upper()) if one.isalpha() else re.escape(one)
