"""A value taken apart, in lines: one player's, or two players' side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

from clubtd.event.message import Message
from clubtd.formats.words import number, say, t
from clubtd.standings.workings import Part, Workings
from clubtd.ui import cells
from clubtd.ui.sheet import EMPTY, Piece, Text, plain, wrapped

NameOf: TypeAlias = Callable[[int], str]
"""The name of a pairing number."""


class Names(NamedTuple):
    """The names of the players, and what a player (number) had in a round without an opponent."""

    of: NameOf
    away: Callable[[int, int], str]


_VALUE = 6
_PRODUCTS = ("SB", "SB-US")


def total_line(found: Workings) -> Text:
    """The total and how it is made; or why there is none."""
    if found.total is None:
        return plain(say(found.note) if found.note else t("no value"), "warn")
    return (
        Piece(t("total"), "muted"),
        Piece(f" {number(found.total)}", "strong"),
        Piece(f"  {say(found.how)}", "muted"),
    )


def single(found: Workings, names: Names, room: int) -> list[Text]:
    """The parts below each other, each with its reason, and the total."""
    parts = found.parts
    values = [_value(part) for part in parts]
    sums = [_sum(found, part) for part in parts]
    wide = max([*map(cells.width, sums), 0])
    name = max([*(cells.width(_who(found, part, names)) for part in parts), 10])
    name = min(name, max(10, room - wide - 40))
    lines: list[Text] = []
    for part, value, made in zip(parts, values, sums, strict=True):
        start = f"{_round(part)} {cells.left(_who(found, part, names), name)} {cells.right(made, wide)}{_point(value)}"
        why = [say(part.why), *([say(part.cut)] if part.cut else [])]
        told = cells.wrapped("; ".join(why), max(16, room - cells.width(start) - 2))
        style = "" if part.kept else "muted"
        lines.append((Piece(start + "  ", style), Piece(told[0], "muted")))
        lines += [plain(" " * (cells.width(start) + 2) + more, "muted") for more in told[1:]]
    if parts:
        lines.append(EMPTY)
    end = total_line(found)
    return lines + ([end] if found.total is not None else wrapped(end[0].text, room, "warn"))


def pair(first: Workings, second: Workings, names: Names, room: int) -> list[Text]:
    """The parts of two players side by side, round by round; letters refer to the remarks below."""
    half = (room - 3) // 2
    remarks = _Remarks([*first.parts, *second.parts])
    left = [_half(first, part, names, half, remarks) for part in first.parts]
    right = [_half(second, part, names, half, remarks) for part in second.parts]
    lines: list[Text] = [
        (
            Piece(cells.left(names.of(first.number), half + 3), "title"),
            Piece(cells.left(names.of(second.number), half), "title"),
        )
    ]
    for a, b in zip_longest(_by_round(first.parts, left), _by_round(second.parts, right)):
        lines.append((a or Piece(" " * half), Piece(" │ ", "line"), b or Piece(" " * half)))
    lines.append((_total(first, half), Piece(" │ ", "line"), _total(second, half)))
    return lines + remarks.lines(room)


def _by_round(parts: Sequence[Part], halves: Sequence[Piece]) -> list[Piece | None]:
    """Every round on its own line, also where it has no part."""
    if any(not part.round for part in parts) or len({part.round for part in parts}) < len(parts):
        return list(halves)
    placed: list[Piece | None] = [None] * max((part.round for part in parts), default=0)
    for part, piece in zip(parts, halves, strict=True):
        placed[part.round - 1] = piece
    return placed


def _half(found: Workings, part: Part, names: Names, half: int, remarks: _Remarks) -> Piece:
    value = _point(_value(part)) + cells.left(remarks.letters(part), 3)
    made = _sum(found, part)
    name = half - 4 - cells.width(value) - cells.width(made)
    text = f"{_round(part)} {cells.left(_who(found, part, names), name)} {made}{value}"
    return Piece(text, "" if part.kept else "muted")


def _total(found: Workings, half: int) -> Piece:
    value = "-" if found.total is None else number(found.total)
    return Piece(cells.left("   " + t("total"), half - _VALUE - 3) + _point(value) + "   ", "strong")


def _round(part: Part) -> str:
    return f"{part.round or '':>2}"


def _who(found: Workings, part: Part, names: Names) -> str:
    if part.opponent:
        return cells.shown(names.of(part.opponent))
    return names.away(found.number, part.round) if part.round else ""


def _value(part: Part) -> str:
    return number(part.value) if part.kept else f"({number(part.value)})"


def _point(value: str) -> str:
    """The value with its point where those of the other lines have it."""
    tail = cells.fraction(value.strip("()")) + value.endswith(")")
    return cells.right(value + " " * max(0, 2 - tail), _VALUE)


def _sum(found: Workings, part: Part) -> str:
    """`3½ × ½` for the codes that multiply."""
    if found.code.partition("/")[0].removesuffix("-C1").removesuffix("-C2") not in _PRODUCTS:
        return ""
    return f"{number(part.score)} × {number(part.result)}"


class _Remarks:
    """What is said of single parts: the most usual reason without a letter, the others with one."""

    def __init__(self, parts: Sequence[Part]) -> None:
        reasons = Counter(part.why for part in parts)
        self._usual = max(reasons, key=lambda why: reasons[why]) if reasons else None
        self._letters: dict[Message, str] = {}
        for part in parts:
            for message in self._said(part):
                self._letters.setdefault(message, chr(ord("a") + len(self._letters) % 26))

    def _said(self, part: Part) -> list[Message]:
        said = [] if part.why == self._usual else [part.why]
        return [*said, part.cut] if part.cut else said

    def letters(self, part: Part) -> str:
        """The letters of the remarks on a part."""
        found = "".join(sorted(self._letters[message] for message in self._said(part)))
        return f" {found}" if found else ""

    def lines(self, room: int) -> list[Text]:
        """The remarks."""
        lines: list[Text] = []
        if self._usual:
            told = cells.wrapped(t("each: {why}", why=self._usual), room - 3)
            lines += [plain("   " + more, "muted") for more in told]
        for message, letter in self._letters.items():
            told = cells.wrapped(say(message), room - 3)
            lines.append((Piece(f" {letter} ", "key"), Piece(told[0])))
            lines += [plain("   " + more) for more in told[1:]]
        return lines
