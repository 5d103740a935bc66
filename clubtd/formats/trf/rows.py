"""Record 001 taken apart, at its columns or, when the line is shifted, from its right end."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import NoReturn

from clubtd.event.frozen import frozen
from clubtd.event.message import msg
from clubtd.event.names import clean
from clubtd.event.player import HIGHEST_RATING, Person
from clubtd.formats.people import born_of, sex_of, title_of
from clubtd.formats.trf.lines import LONGEST_LINE, Line, Report
from clubtd.formats.trf.points import tenths

FIRST_ROUND = 89  # where the blanks before round 1 begin, counted from 0
WIDTH = 10
MOST_ROUNDS = 199
MOST_SHIFT = 33  # no more bytes than columns can be lost in a name

_RESULTS = re.compile(r"(?:\s\s[ \d]{4}\s[wWbB\- ]\s.)*")
_TAIL = re.compile(r"\s(\d{1,3}[.,]\d)\s+(\d*)((?:\s\s[\s\d]{4}\s[wbWB\- ]\s\S?)*)\s*$")


@frozen
class Row:
    """A player's line: the number and the points stated, the person, and the columns of the rounds.

    `cells` has whole blocks of 10 characters; `at` is the column of the first, counted from 1.
    """

    line: Line
    number: int
    person: Person
    stated: int | None
    rank: int
    cells: str
    at: int = FIRST_ROUND + 1

    def column(self, index: int, offset: int = 2) -> int:
        """The column of a round's cell (rounds from 0), its opponent unless another offset is given."""
        return self.at + index * WIDTH + offset

    def blocks(self) -> Iterator[str]:
        """The ten characters of each round."""
        for start in range(0, len(self.cells), WIDTH):
            yield self.cells[start : start + WIDTH]


def row_of(line: Line, report: Report) -> Row:
    """The player of a record 001; Refused when the number or the rounds cannot be found."""
    if len(line.text) > LONGEST_LINE:
        report.refuse(line, LONGEST_LINE, msg("the line is too long for a player's record"))
    number = _number(line, report)
    for text in dict.fromkeys((line.text, unicodedata.normalize("NFC", line.text))):
        if _in_place(text):
            points, rank = tenths(text[80:84].strip()), text[85:89].strip()
            if points is None:
                report.warn(line, msg("no points; they are counted from the results"), 81)
            cells = _padded(text[FIRST_ROUND:])
            return Row(line, number, _person(line, text, 0, report), points, int(rank or 0), cells)
    return _shifted(line, number, report)


def _number(line: Line, report: Report) -> int:
    found = re.match(r"...\s{1,4}(\d{1,4})(?:\s|$)", line.text)
    if not found or not int(found[1]):
        report.refuse(
            line,
            5,
            msg(
                "'{text}' is no starting number; a number from 1 to 9999 was expected in columns 5-8",
                text=line.text[4:8].strip(),
            ),
        )
    return int(found[1])


def _in_place(text: str) -> bool:
    """Whether points, rank and rounds stand in their columns (or the line ends before them)."""
    points, rank = text[80:84].strip(), text[85:89].strip()
    if text[79:80].strip() or text[84:85].strip() or (rank and not rank.isdecimal()):
        return False
    if points and tenths(points) is None:
        return False
    return bool(_RESULTS.fullmatch(_padded(text[FIRST_ROUND:])))


def _padded(text: str) -> str:
    return text.ljust(-(-len(text) // WIDTH) * WIDTH)


def _shifted(line: Line, number: int, report: Report) -> Row:
    found = _TAIL.search(line.text)
    shift = found.end(1) - 84 if found else 0
    if not found or abs(shift) > MOST_SHIFT:
        _explain(line, report)
    points, rank, cells = found[1], found[2], found[3]
    if shift:
        report.warn(
            line,
            msg(
                "the columns are shifted by {shift}; the line was read from its end, please check it",
                shift=f"{shift:+d}",
            ),
            85 + shift,
        )
    person = _person(line, line.text, _where(line.text, shift), report)
    return Row(line, number, person, tenths(points), int(rank or 0), _blocks(cells), found.start(3) + 1)


def _where(text: str, shift: int) -> int:
    """By how much the middle columns are shifted: as much as the right end, or not at all."""
    for by in (shift, 0):
        rating = text[48 + by : 52 + by].strip()
        if not text[47 + by : 48 + by].strip() and (not rating or rating.isdecimal()):
            return by
    return shift


def _blocks(cells: str) -> str:
    """The rounds in blocks of ten, where a cell without its result letter had only nine."""
    found = re.findall(r"\s\s[\s\d]{4}\s[wbWB\- ]\s\S?", cells)
    return "".join(block.ljust(WIDTH) for block in found)


def _explain(line: Line, report: Report) -> NoReturn:
    """Refused, at the first column that is wrong."""
    text = line.text
    for start in range(FIRST_ROUND, len(text), WIDTH):
        block = text[start : start + WIDTH].ljust(WIDTH)
        if not _RESULTS.fullmatch(block):
            report.refuse(
                line,
                start + 3,
                msg(
                    "'{text}' is no result of round {round}; an opponent, a colour and a result "
                    "like '   7 w 1' were expected",
                    text=block.strip(),
                    round=(start - FIRST_ROUND) // WIDTH + 1,
                ),
            )
    report.refuse(
        line,
        81,
        msg(
            "'{text}' are no points; a number like 2.5 was expected in columns 81-84",
            text=text[80:84].strip(),
        ),
    )


def _person(line: Line, text: str, shift: int, report: Report) -> Person:
    rating = text[48 + shift : 52 + shift].strip()
    if rating and not rating.isdecimal():
        report.warn(line, msg("rating '{text}' not a number, taken as unrated", text=rating), 49 + shift)
        rating = ""
    if rating and int(rating) > HIGHEST_RATING:
        report.warn(
            line,
            msg(
                "rating {rating} is above {highest}, taken as {highest}",
                rating=rating,
                highest=HIGHEST_RATING,
            ),
            49 + shift,
        )
        rating = str(HIGHEST_RATING)
    name = clean(text[14 : 47 + shift])
    if not name:
        name = f"#{line.text[4:8].strip()}"
        report.warn(line, msg("no name; {name} stands for it", name=name), 15)
    birth = text[69 + shift : 79 + shift].strip()
    born = born_of(birth)
    if birth.strip("0/.- ") and not born:
        report.warn(line, msg("'{text}' is no date of birth and left out", text=birth), 70 + shift)
    fide_id = clean(text[57 + shift : 68 + shift])
    return Person(
        name,
        int(rating or 0),
        title_of(text[10:13]),
        federation=clean(text[53 + shift : 56 + shift]),
        fide_id=fide_id if fide_id.strip("0") else "",
        born=born,
        sex=sex_of(text[9:10]),
    )
