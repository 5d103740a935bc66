"""The tournament records (`??2`, XX? and the lists of numbers): each read by a few lines here."""

from __future__ import annotations

import re
from collections.abc import Iterable

from clubtd.event.message import msg
from clubtd.event.names import clean
from clubtd.event.result import Code, Colour
from clubtd.formats.people import day_of
from clubtd.formats.trf.lines import Line, Report
from clubtd.formats.trf.tournament import Pairs, Request

Records = dict[str, list[Line]]

_INTEGER = re.compile(r"\d{1,9}")
_COUNT = re.compile(r"(?<![-.,\d])0*\d{1,9}(?![.,]?\d)", re.ASCII)
_BYES = {"F": Code.FULL_BYE, "H": Code.HALF_BYE, "Z": Code.ZERO_BYE}
MOST_PLANNED = 199


def text(records: Records, record: str) -> str:
    """The content of the first line with that id, cleaned; empty when there is none."""
    return clean(records[record][0].content) if record in records else ""


def date(records: Records, record: str) -> str:
    """A date as `YYYY/MM/DD`, or the text as it stands when it cannot be read for certain."""
    found = text(records, record)
    return day_of(found) or found


def planned(records: Records, report: Report) -> int | None:
    """The number of rounds: 142, else XXR."""
    for record in ("142", "XXR"):
        for line in records.get(record, ()):
            found = _COUNT.search(line.content)
            rounds = int(found[0]) if found else 0
            if 1 <= rounds <= MOST_PLANNED:
                return rounds
            report.warn(
                line,
                msg("'{text}' is no number of rounds and left out", text=line.content),
                5,
            )
    return None


def initial(records: Records, report: Report) -> Colour | None:
    """The colour of number 1 in round 1: 152, else XXC."""
    for line in records.get("152", ()):
        letter = line.content.upper()[:1]
        if letter in ("W", "B"):
            return Colour.WHITE if letter == "W" else Colour.BLACK
        report.warn(line, msg("'{text}' is no first colour; W or B was expected", text=line.content), 5)
    words = " ".join(line.content.casefold() for line in records.get("XXC", ()))
    if "white1" in words:
        return Colour.WHITE
    return Colour.BLACK if "black1" in words else None


def by_position(records: Records) -> bool:
    """Whether the order of the lines counts instead of the numbers (`XXC rank`)."""
    return any("rank" in line.content.casefold().split() for line in records.get("XXC", ()))


def order(records: Records) -> tuple[str, ...]:
    """The tie-breaks in the spelling of the TRF; `PTS` stays only where points do not come first."""
    found = text(records, "202") or text(records, "212")
    codes = tuple(dict.fromkeys(code for code in re.split(r"[,;\s]+", found.upper()) if code))
    return codes[1:] if codes[:1] == ("PTS",) else codes


def round_dates(records: Records) -> str:
    """Record 132 from column 5 on, its blanks kept: the dates stand under the rounds."""
    return records["132"][0].text[4:].rstrip() if "132" in records else ""


def requests(
    records: Records, numbers: dict[int, int], following: int, report: Report
) -> tuple[Request, ...]:
    """Byes asked for: 240, and XXZ for the round that follows those in the file."""
    found: dict[tuple[int, int], Request] = {}
    for line in records.get("240", ()):
        code = _BYES.get(line.content[:1].upper())
        counts = [int(n) for n in _INTEGER.findall(line.text[5:])]
        if code is None or not counts:
            report.warn(
                line, msg("no bye can be read from this; F, H or Z, a round and numbers were expected"), 5
            )
            continue
        for player in _known(line, counts[1:], numbers, report):
            found[player, counts[0]] = Request(player, counts[0], code)
    for line in records.get("XXZ", ()):
        for player in _known(line, (int(n) for n in _INTEGER.findall(line.content)), numbers, report):
            found.setdefault((player, following), Request(player, following, Code.ZERO_BYE))
    return tuple(found.values())


def forbidden(records: Records, numbers: dict[int, int], report: Report) -> tuple[Pairs, ...]:
    """Numbers that must not meet: 260, and XXP for all rounds."""
    found = []
    for line in records.get("260", ()):
        first, last, raw = _rounds_and_ids(line.text)
        ids = _known(line, raw, numbers, report)
        if len(ids) < 2:
            report.warn(line, msg("fewer than two numbers; nobody is kept apart"), 13)
        elif 0 < last < (first or 1):
            report.warn(line, msg("the last round is before the first; nobody is kept apart"), 9)
        else:
            found.append(Pairs(ids, first or 1, last))
    for line in records.get("XXP", ()):
        ids = _known(line, (int(n) for n in _INTEGER.findall(line.content)), numbers, report)
        if len(ids) > 1:
            found.append(Pairs(ids))
    return tuple(found)


def _rounds_and_ids(line: str) -> tuple[int, int, list[int]]:
    """Record 260 by its columns (a blank last round is: to the end); without padding by its order."""
    first, last, rest = line[4:7].strip(), line[8:11].strip(), line[11:]
    in_columns = not (line[7:8].strip() or line[11:12].strip())
    if in_columns and all(not text or text.isdecimal() for text in (first, last)):
        return int(first or 0), int(last or 0), [int(n) for n in _INTEGER.findall(rest)]
    counts = [int(n) for n in _INTEGER.findall(line[4:])]
    return (counts[0], counts[1], counts[2:]) if len(counts) > 3 else (1, 0, [])


def _known(line: Line, raw: Iterable[int], numbers: dict[int, int], report: Report) -> tuple[int, ...]:
    found: dict[int, None] = {}
    for number in raw:
        if number in numbers:
            found[numbers[number]] = None
        elif number:
            report.warn(line, msg("player {number} is not in the file", number=number))
    return tuple(found)
