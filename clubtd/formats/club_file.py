"""The club list as a file for others, and back: JSON that keeps everything, CSV for a spreadsheet.

Exported, imported and exported again it is the same, byte for byte.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from typing import Any

from clubtd.event.member import Member
from clubtd.event.message import Message, Refused, msg
from clubtd.event.names import clean, plain
from clubtd.event.player import HIGHEST_RATING, Person
from clubtd.formats.sheets.sheet import Cell, Column, Sheet
from clubtd.formats.table_csv import COMMA, POINT, sheet_csv

FORMATS = ("json", "csv")
FORMAT = 1
_NAME = "clubtd club list"
_PERSON: tuple[str, ...] = Person.__match_args__
_MEMBER = ("national_id", "national_rating", "note")
_DAYS = ("seen", "byes")
_COLUMNS = (*_PERSON, *_MEMBER, *_DAYS)
_NUMBERS = ("rating", "national_rating")


def in_order(members: Iterable[Member]) -> list[Member]:
    """The members as every file has them: by name, then by what else they say."""
    return sorted(members, key=lambda m: (plain(m.person.last_first), str(m)))


def members_json(members: Iterable[Member]) -> bytes:
    """Everything that is known of the members; what is empty is left out."""
    rows = [{name: value for name, value in _row(m).items() if value} for m in in_order(members)]
    text = json.dumps({_NAME: FORMAT, "members": rows}, ensure_ascii=False, indent=1)
    return text.encode("utf-8", "replace") + b"\n"


def members_csv(members: Iterable[Member], *, comma: bool = False) -> bytes:
    """The same as a table; `comma` for spreadsheets of countries with a decimal comma (semicolons)."""
    columns = tuple(Column(name, Message(name)) for name in _COLUMNS)
    rows = tuple(tuple(_cell(value) for value in _row(m).values()) for m in in_order(members))
    return sheet_csv(Sheet("", msg(""), columns, rows), COMMA if comma else POINT)


def _row(member: Member) -> dict[str, Any]:
    found = {name: getattr(member.person, name) for name in _PERSON}
    found |= {name: getattr(member, name) for name in (*_MEMBER, *_DAYS)}
    return found


def _cell(value: Any) -> Cell:
    if isinstance(value, tuple):
        return " ".join(value)
    if isinstance(value, int):
        return value or None
    return str(value)


def read_members_file(data: bytes, file: str) -> tuple[Member, ...] | None:
    """The members of a file that was written here; None for any other file. Refused when one of ours is not right."""
    if data.lstrip()[:1] == b"{" and _NAME.encode() in data[:200]:
        return tuple(_member(row, file, n) for n, row in enumerate(_json_rows(data, file), 1))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
    first = text.partition("\n")[0].strip()
    for separator in ",;":
        if first.split(separator) == list(_COLUMNS):
            rows = csv.DictReader(io.StringIO(text, newline=""), delimiter=separator)
            return tuple(_member(_typed(row), file, n) for n, row in enumerate(rows, 1))
    return None


def _json_rows(data: bytes, file: str) -> list[Any]:
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        raise Refused(msg("{file} is a club list that breaks off or is garbled.", file=file)) from None
    if found.get(_NAME) != FORMAT or not isinstance(found.get("members"), list):
        raise Refused(msg("{file} was written by another clubtd, and this one cannot read it.", file=file))
    rows: list[Any] = found["members"]
    return rows


def _typed(row: dict[str, Any]) -> dict[str, Any]:
    """A row of the table with numbers and lists; cells that a spreadsheet filled up with blanks are empty."""
    cells = {name: clean(row.get(name) or "") for name in _COLUMNS}
    numbers = {name: int(cells[name]) if cells[name].isdecimal() else (cells[name] or 0) for name in _NUMBERS}
    return {**cells, **numbers, **{name: cells[name].split() for name in _DAYS}}


def _member(row: Any, file: str, number: int) -> Member:
    """The member of one row; Refused with its number and the field that is not right."""
    if not isinstance(row, dict):
        raise Refused(
            msg("{file}, member {n}: {what} is not right.", file=file, n=number, what=str(row)[:30])
        )
    for name, value in row.items():
        if not _right(name, value):
            raise Refused(
                msg(
                    "{file}, member {n}: {what} is not right.",
                    file=file,
                    n=number,
                    what=f"{name} {str(value)[:30]}",
                )
            )
    person = Person(**{name: row[name] for name in _PERSON if name in row}) if row.get("name") else None
    if person is None:
        raise Refused(msg("{file}, member {n}: the name is missing.", file=file, n=number))
    more = {name: row[name] for name in _MEMBER if name in row}
    days: dict[str, Any] = {name: tuple(row[name]) for name in _DAYS if name in row}
    return Member(person, **more, **days)


def _right(name: str, value: Any) -> bool:
    if name in _NUMBERS:
        return type(value) is int and 0 <= value <= HIGHEST_RATING
    if name in _DAYS:
        return isinstance(value, list) and all(isinstance(d, str) and _is_day(d) for d in value)
    return name in _COLUMNS and isinstance(value, str) and len(value) <= 200


def _is_day(text: str) -> bool:
    year, _, rest = text.partition("-")
    month, _, day = rest.partition("-")
    return len(text) == 10 and all(part.isascii() and part.isdecimal() for part in (year, month, day))
