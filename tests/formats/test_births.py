"""Dates of birth in lists, in every usual form, and what is no date of birth."""

from __future__ import annotations

import pytest

from clubtd.formats.listcells import birth_of
from clubtd.formats.playerlist import read_player_list


@pytest.mark.parametrize(
    ("text", "born"),
    [
        ("1987", "1987"),
        ("1987.0", "1987"),
        ("'87", "1987"),
        ("1987/00/00", "1987"),
        ("00.00.1987", "1987"),
        ("1987-05-03", "1987/05/03"),
        ("1987/5/3", "1987/05/03"),
        ("1987.05.03", "1987/05/03"),
        ("1987-05-03 00:00:00", "1987/05/03"),
        ("1987-05-03T00:00:00Z", "1987/05/03"),
        ("1987-05-03T00:00:00.000Z", "1987/05/03"),
        ("19870503", "1987/05/03"),
        ("03.05.1987", "1987/05/03"),
        ("3. 5. 1987", "1987/05/03"),
        ("03.05.1987 00:00", "1987/05/03"),
        ("3/5/1987 12:00:00 AM", "1987/05/03"),
        ("3-5-1987", "1987/05/03"),
        ("25/05/1987", "1987/05/25"),
        ("05/25/1987", "1987/05/25"),
        ("3.5.87", "1987/05/03"),
        ("25/05/87", "1987/05/25"),
        ("3.5.12", "2012/05/03"),
        ("05.1987", "1987/05/00"),
        ("5/1987", "1987/05/00"),
        ("1987-05", "1987/05/00"),
        ("3 May 1987", "1987/05/03"),
        ("03-MAY-1987", "1987/05/03"),
        ("3-May-87", "1987/05/03"),
        ("May 3, 1987", "1987/05/03"),
        ("March 3rd 1987", "1987/03/03"),
        ("3. Mai 1987", "1987/05/03"),
        ("3. März 1987", "1987/03/03"),
        ("3 août 1987", "1987/08/03"),
        ("14 juin 1987", "1987/06/14"),
        ("14 juillet 1987", "1987/07/14"),
        ("3 de mayo de 1987", "1987/05/03"),
        ("3 października 1987", "1987/10/03"),
        ("May 1987", "1987/05/00"),
    ],
)
def test_every_usual_form(text: str, born: str) -> None:
    assert birth_of(text) == born


@pytest.mark.parametrize("text", ["", "0", "-", " ", "0000/00/00"])
def test_nothing_is_said_of_an_empty_cell(text: str) -> None:
    assert birth_of(text) == ""


@pytest.mark.parametrize(
    "text",
    [
        "87",
        "9999",
        "99999",
        "2199",
        "1850",
        "31.02.1987",
        "19871503",
        "13.1987",
        "3 Foo 1987",
        "unknown",
        "32 May 1987",
        "?",
    ],
)
def test_what_is_no_date_of_birth_is_said_with_its_row(text: str) -> None:
    assert birth_of(text) is None
    read = read_player_list(f"name;born\nAda Byron;{text}\n".encode(), "list.csv")
    assert [str(note) for note in read.notes] == [f"row 2: '{text}' is no date of birth, left out"]


def test_the_numbers_by_which_spreadsheets_count_days_are_dates_and_said_once() -> None:
    """40179 is the first of January 2010 where days are counted from 1900, as nearly every workbook does."""
    read = read_player_list(b"name;birth date\nAda;40179\nBo;31234.5\nCy;10000.0\nDi;99999\n", "list.csv")
    assert [row.person.born for row in read.rows] == ["2010/01/01", "1985/07/06", "1927/05/18", ""]
    assert [str(note) for note in read.notes] == [
        "row 2: 40179 is read as a spreadsheet's number for the date 2010/01/01, and others like it; please check",
        "row 5: '99999' is no date of birth, left out",
    ]


@pytest.mark.parametrize("header", ["Jahrgang", "Birth Year", "YOB", "năm sinh"])
def test_a_column_of_years_holds_no_numbers_of_days(header: str) -> None:
    read = read_player_list(f"name;{header}\nAda;40179\nBo;2010\n".encode(), "list.csv")
    assert [row.person.born for row in read.rows] == ["", "2010"]
    assert [str(note) for note in read.notes] == ["row 2: '40179' is no date of birth, left out"]
