"""Lists of players as clubs have them: CSV, pasted lines, a workbook, or the players of a TRF."""

from __future__ import annotations

import re
from collections.abc import Iterator

from clubtd.event.actions.base import LONGEST_NAME
from clubtd.event.frozen import frozen, replace
from clubtd.event.message import Message, Refused, msg
from clubtd.event.names import plain
from clubtd.event.player import Person
from clubtd.formats.encoding import Choice, decode
from clubtd.formats.filetype import has_trf_players, is_zip, must_be_text
from clubtd.formats.headers import Columns, Field, once, says_year
from clubtd.formats.listcells import birth_of, day_counted, name_of, rating_of, sex_in, title_in
from clubtd.formats.rawtable import RawTable, table_of
from clubtd.formats.separated import Row, rows_of

MOST_BYTES = 8_000_000
MOST_WORDS = 7
_EXPECTED = msg("a list of players (CSV, or one name a line)")
_LONGEST_ROW = 60
_TOTALS = (
    "total",
    "summe",
    "gesamt",
    "anzahl",
    "sum",
    "somme",
    "totale",
    "average",
    "durchschnitt",
    "schnitt",
)


@frozen
class ListedPlayer:
    """A person and the row (from 1) of the file; `id` is what a column of national ids holds."""

    line: int
    person: Person
    id: str = ""

    @property
    def name(self) -> str:
        """The name as it will be shown."""
        return self.person.name

    @property
    def rating(self) -> int:
        """The rating, 0 when unrated."""
        return self.person.rating


@frozen
class PlayerList:
    """The players of a file, and a note on every odd row. `table` is what the file shows, for another mapping.

    `choices` are the encodings that the file may be in when that is not certain.
    """

    file: str
    rows: tuple[ListedPlayer, ...]
    notes: tuple[Message, ...]
    table: RawTable
    encoding: str = "utf-8"
    choices: tuple[Choice, ...] = ()

    @property
    def mapping(self) -> Columns:
        """What each column was taken for."""
        return self.table.columns

    @property
    def separator(self) -> str:
        """The separator, empty where there is only one column."""
        return self.table.separator

    def mapped(self, columns: Columns) -> PlayerList:
        """The same file read with other meanings of its columns."""
        table = replace(self.table, columns=once(columns))
        rows, notes = _players(table)
        return replace(self, rows=rows, notes=table.notes + notes, table=table)


def read_player_list(data: bytes, file: str, encoding: str | None = None) -> PlayerList:
    """The players in these bytes; Refused, in one sentence with the file's name, when it is no list of players."""
    if is_zip(data):
        from clubtd.formats.xlsx import rows_of_workbook

        return _list_of(file, table_of(rows_of_workbook(data, file)), "", ())
    must_be_text(data, file, _EXPECTED, MOST_BYTES)
    if has_trf_players(data):
        return _of_trf(data, file, encoding)
    text = decode(data, encoding)
    return _list_of(file, table_of(rows_of(text.text, file)), text.encoding, text.choices)


def read_pasted(text: str, source: str) -> PlayerList:
    """The players in pasted text, one a line; `source` names it in messages. Refused when there are none."""
    return read_player_list(text.encode("utf-8", "replace"), source)


def _list_of(file: str, table: RawTable, encoding: str, choices: tuple[Choice, ...]) -> PlayerList:
    rows, notes = _players(table)
    if not rows:
        raise Refused(msg("{file} has no players; {expected} was expected.", file=file, expected=_EXPECTED))
    _must_not_be_prose(file, table, rows)
    if choices:
        said = msg(
            "the file is not in UTF-8; it is read as {encoding}, please check the names", encoding=encoding
        )
        table = replace(table, notes=(said, *table.notes))
    return PlayerList(file, rows, table.notes + notes, table, encoding, choices)


def _must_not_be_prose(file: str, table: RawTable, rows: tuple[ListedPlayer, ...]) -> None:
    """Refused when there are no column names and many of the lines are sentences rather than names."""
    lines = [row.number for row in table.rows if not row.blank]
    names = {row.line for row in rows if len(row.name.split()) <= MOST_WORDS}
    odd = [line for line in lines if line not in names]
    if table.header or len(odd) * 4 <= len(lines):
        return
    first = next(row.cells for row in table.rows if not row.blank)
    if len(list(filter(None, first))) > 2 and not any(c.isdigit() for cell in first for c in cell):
        raise Refused(
            msg(
                "{file} is a table, but no column of it holds names; its first row is {columns}; {expected} was"
                " expected.",
                file=file,
                columns=" | ".join(filter(None, first))[:_LONGEST_ROW],
                expected=_EXPECTED,
            )
        )
    raise Refused(
        msg(
            "{file} reads like a text, not like a list: {n} of its {lines} lines are no names, the first is"
            " line {line}; {expected} was expected.",
            file=file,
            n=len(odd),
            lines=len(lines),
            line=odd[0],
            expected=_EXPECTED,
        )
    )


def _of_trf(data: bytes, file: str, encoding: str | None) -> PlayerList:
    from clubtd.formats.trf import read_trf

    trf = read_trf(data, file, encoding)
    rows = tuple(ListedPlayer(e.imported, e.person) for e in trf.entrants)
    return PlayerList(file, rows, trf.warnings, RawTable((), (), ()), trf.encoding, trf.choices)


class _Reading:
    """The players found so far, and the notes. With `dates` a number may be a date of birth as spreadsheets count."""

    def __init__(self, *, dates: bool) -> None:
        self.dates = dates
        self.told_days = False
        self.rows: list[ListedPlayer] = []
        self.notes: list[Message] = []


def _players(table: RawTable) -> tuple[tuple[ListedPlayer, ...], tuple[Message, ...]]:
    found = _Reading(dates=not any(map(says_year, _headers(table, Field.BORN))))
    blank: list[int] = []
    header = tuple(plain(cell) for cell in table.header)
    for row in table.rows:
        if row.blank:
            blank.append(row.number)
            continue
        found.notes.extend(_blank_rows(blank))
        blank.clear()
        if header and tuple(plain(cell) for cell in row.cells) == header:
            found.notes.append(msg("row {row}: the column names again, skipped", row=row.number))
        else:
            _add(found, row, table.columns)
    return tuple(found.rows), tuple(found.notes)


def _headers(table: RawTable, field: Field) -> Iterator[str]:
    """What stands above the column of this field."""
    return (header for header, held in zip(table.header, table.columns, strict=False) if held is field)


def _blank_rows(numbers: list[int]) -> Iterator[Message]:
    if len(numbers) == 1:
        yield msg("blank row {row} skipped", row=numbers[0])
    elif numbers:
        yield msg("blank rows {first} to {last} skipped", first=numbers[0], last=numbers[-1])


def _add(found: _Reading, row: Row, columns: Columns) -> None:
    cells = {field: cell for field, cell in zip(columns, row.cells, strict=False) if field and cell}
    name, last, first = _names(cells)
    shown = " ".join(cell for cell in row.cells if cell)[:40]
    if not name:
        found.notes.append(msg("row {row}: no name in '{text}', skipped", row=row.number, text=shown))
        return
    if not any(c.isalpha() for c in name) or _is_total(name, row):
        found.notes.append(msg("row {row}: '{text}' is no player, skipped", row=row.number, text=shown))
        return
    if len(name) > LONGEST_NAME:
        found.notes.append(
            msg(
                "row {row}: '{text}...' is longer than {most} letters, skipped",
                row=row.number,
                text=name[:30],
                most=LONGEST_NAME,
            )
        )
        return
    fide_id = cells.get(Field.FIDE_ID, "").removesuffix(".0")
    person = Person(
        name,
        club=cells.get(Field.CLUB, ""),
        federation=_federation(cells.get(Field.FEDERATION, "")),
        fide_id=fide_id if fide_id.strip("0-") else "",
        sex=sex_in(cells.get(Field.SEX, "")),
        last=last,
        first=first,
    )
    found.rows.append(
        ListedPlayer(row.number, _with_odd_cells(found, row, person, cells), cells.get(Field.ID, ""))
    )


def _names(cells: dict[Field, str]) -> tuple[str, str, str]:
    """The name as it is shown, and its parts where the list has two columns: `First Last`."""
    last, first = name_of(cells.get(Field.LAST, "")), name_of(cells.get(Field.FIRST, ""))
    if last or first:
        return f"{first} {last}".strip(), last, first
    return name_of(cells.get(Field.NAME, "")), "", ""


def _is_total(name: str, row: Row) -> bool:
    """Whether a row sums up the list: a word such as `Total`, and beside it nothing but numbers."""
    others = [cell for cell in row.cells if cell and name_of(cell) != name]
    words = re.split(r"[\s:.]+", plain(name))
    return (
        words[0] in _TOTALS
        and all(w.isdigit() or not w for w in words[1:])
        and not any(any(c.isalpha() for c in cell) for cell in others)
    )


def _federation(text: str) -> str:
    return text.upper() if len(text) <= 3 else text


def _with_odd_cells(found: _Reading, row: Row, person: Person, cells: dict[Field, str]) -> Person:
    """The person with rating, birth and title; a cell that cannot be read is left out, and said."""
    rating = rating_of(text := cells.get(Field.RATING, ""))
    if rating is None:
        odd = (
            "row {row}: rating '{text}' not possible, taken as unrated"
            if any(c.isdigit() for c in text)
            else "row {row}: rating '{text}' not a number, taken as unrated"
        )
        found.notes.append(msg(odd, row=row.number, text=text))
    born = birth_of(text := cells.get(Field.BORN, ""))
    if born is None and found.dates and (born := day_counted(text) or None):
        _tell_days(found, row, text, born)
    elif born is None:
        found.notes.append(
            msg("row {row}: '{text}' is no date of birth, left out", row=row.number, text=text)
        )
    title = title_in(text := cells.get(Field.TITLE, ""))
    if title is None:
        found.notes.append(msg("row {row}: '{text}' is no title, left out", row=row.number, text=text))
    return replace(person, rating=rating or 0, born=born or "", title=title or "")


def _tell_days(found: _Reading, row: Row, text: str, born: str) -> None:
    """Once for the list: that its dates of birth are numbers, and which date the first one is."""
    if not found.told_days:
        found.told_days = True
        found.notes.append(
            msg(
                "row {row}: {text} is read as a spreadsheet's number for the date {date}, and others like it;"
                " please check",
                row=row.number,
                text=text,
                date=born,
            )
        )
