"""Records that clubtd does not use: kept as they are, with the players' numbers of this side."""

from __future__ import annotations

import re

from clubtd.event.frozen import replace
from clubtd.formats.trf.tournament import TAIL, Kept

# Everything that is read into fields, and so is not kept.
KNOWN = frozenset(
    {"001", "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132"}
    | {"142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "260"}
    | {"XXR", "XXC", "XXS", "XXZ", "XXP", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"}
)
TEAM = frozenset({"013", "300", "310", "320", "330", "352", "362", "801", "802"})
RECORD = re.compile(r"[A-Z0-9]{3}")

_NATIONAL = re.compile(r"[A-Z]{3} [ \d]{3}\d ")


def is_national(text: str) -> bool:
    """Whether a line is a national record: a federation, then a player's number as in record 001."""
    return bool(_NATIONAL.match(text))


def renumbered(kept: Kept, numbers: dict[int, int]) -> Kept:
    """The line with the pairing numbers in place of the file's (`numbers`), in the columns that hold numbers."""
    text = kept.text
    for start in _id_columns(text):
        raw = text[start : start + 4].strip()
        number = int(raw) if raw.isdecimal() else 0
        if numbers.get(number, number) != number:
            text = f"{text[:start]}{numbers[number]:>4}{text[start + 4 :]}"
    return replace(kept, text=text)


def _id_columns(text: str) -> list[int]:
    record = text[:3].upper()
    if record == "250":
        return [22, 27]
    if record == "299":
        return list(range(23, len(text), 5))
    return [4] if record == "XXA" or is_national(text) else []


def placed(kept: tuple[Kept, ...], under: int) -> list[str]:
    """The lines that stand under a player, or at the HEAD."""
    return [k.text for k in kept if k.under == under]


def at_the_end(kept: tuple[Kept, ...], players: int) -> tuple[list[str], list[str]]:
    """The lines after the players: first the national records, then the rest."""
    tail = [k.text for k in kept if k.under == TAIL or k.under > players]
    return [t for t in tail if is_national(t)], [t for t in tail if not is_national(t)]
