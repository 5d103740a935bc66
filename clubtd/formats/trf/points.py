"""Points: as they are written, and which scoring a file uses (162, XXS, BB?; else what its totals show)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from clubtd.event.message import msg
from clubtd.event.scoring import STANDARD, Scoring
from clubtd.formats.trf.lines import Line, Report

_NUMBER = re.compile(r"(\d{1,3})(?:[.,](\d{0,2}))?")
_GROUP = re.compile(r"([A-Z])\s*=?\s*([\d.,]+)")
_PAIR = re.compile(r"([A-Z]+)\s*=\s*([\d.,]+)")

# Symbols of record 162 (bbpPairings reads Z where the specification has A), of XXS and of BB?.
_FIELDS = {
    "162": {"W": "win", "D": "draw", "L": "loss", "A": "absence", "Z": "absence", "P": "bye", "X": ""},
    "XXS": {
        "W": "win",
        "WW": "win",
        "BW": "win",
        "FW": "win",
        "FPB": "win",
        "D": "draw",
        "WD": "draw",
        "BD": "draw",
        "HPB": "draw",
        "L": "loss",
        "WL": "loss",
        "BL": "loss",
        "ZPB": "absence",
        "FL": "absence",
        "PAB": "bye",
    },
    "BB": {"W": "win", "D": "draw", "L": "loss", "Z": "absence", "F": "absence", "U": "bye"},
}

# What is tried when no record tells and the totals are not 1-½-0: half or no point for the bye, then 3-1-0.
LIKELY = (
    STANDARD,
    Scoring(bye=5),
    Scoring(win=30, draw=10, bye=30),
    Scoring(win=30, draw=10, bye=10),
    Scoring(win=30, draw=10, bye=0),
    Scoring(bye=0),
    Scoring(win=20, draw=10, bye=20),
    Scoring(win=30, draw=20, loss=10, bye=30),
)


def tenths(text: str) -> int | None:
    """A number of points such as `11.5`, `2,5` or `2.50` in tenths; None when it is none."""
    found = _NUMBER.fullmatch(text)
    if not found:
        return None
    decimals = (found[2] or "0").ljust(2, "0")
    return int(found[1]) * 10 + int(decimals[0]) if decimals[1] == "0" else None


def written(points: int) -> str:
    """Tenths as a TRF writes them: always one decimal, a decimal point."""
    return f"{points // 10}.{points % 10}"


def scoring_of(lines: dict[str, list[Line]], report: Report) -> Scoring | None:
    """The scoring that the records state; None when there are none."""
    values: dict[str, int] = {}
    for line, kind, symbol, text in _groups(lines):
        name = _FIELDS[kind].get(symbol)
        points = tenths(f"0{text}")
        if name is None:
            report.warn(line, msg("points of '{symbol}' are not known and left out", symbol=symbol))
        elif points is None:
            report.refuse(
                line, 5, msg("'{text}' is no number of points; one like 0.5 was expected", text=text)
            )
        elif name:
            if values.get(name, points) != points and kind == "XXS":
                report.warn(
                    line,
                    msg("'{symbol}' cannot differ from the others of its kind; left out", symbol=symbol),
                )
                continue
            values[name] = points
    if not values:
        return None
    values.setdefault("bye", values.get("win", STANDARD.win))
    return Scoring(**values)


def _groups(lines: dict[str, list[Line]]) -> Iterator[tuple[Line, str, str, str]]:
    for line in lines.get("162", ()):
        for found in _GROUP.finditer(line.content.upper()):
            yield line, "162", found[1], found[2]
    for line in lines.get("XXS", ()):
        for found in _PAIR.finditer(line.content.upper()):
            yield line, "XXS", found[1], found[2]
    for symbol in _FIELDS["BB"]:
        for line in lines.get(f"BB{symbol}", ()):
            yield line, "BB", symbol, line.content


def record_162(scoring: Scoring) -> str:
    """Record 162, empty for 1-½-0. An absence that costs nothing is left out: bbpPairings 6 refuses `A`."""
    groups = []
    if (scoring.win, scoring.draw) != (STANDARD.win, STANDARD.draw):
        groups += [("W", scoring.win), ("D", scoring.draw)]
    if scoring.loss:
        groups.append(("L", scoring.loss))
    if scoring.absence:
        groups.append(("A", scoring.absence))
    if groups or scoring.bye != scoring.win:
        groups.append(("P", scoring.bye))
    if not groups:
        return ""
    return "162  " + "    ".join(f"{symbol}{written(points):>4}" for symbol, points in groups)
