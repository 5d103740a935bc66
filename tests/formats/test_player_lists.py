"""Lists of players as clubs have them."""

# ruff: noqa: E501 (rows of lists are long)

from __future__ import annotations

import pytest

from clubtd.event.message import Refused
from clubtd.formats.headers import Field
from clubtd.formats.playerlist import PlayerList, read_pasted, read_player_list

Brief = list[tuple[str, int]]


def read(text: str, encoding: str = "utf-8") -> PlayerList:
    return read_player_list(text.encode(encoding), "club.csv")


def brief(found: PlayerList) -> Brief:
    return [(row.name, row.rating) for row in found.rows]


def notes(found: PlayerList) -> str:
    return "; ".join(str(note) for note in found.notes)


def test_semicolons_a_mark_a_blank_row_blanks_and_an_unrated_player() -> None:
    text = 'Surname;First name;Club;Elo\r\n"Pike, Jr";Oona;Rooks;1480\r\n;;;\r\nQuill;Pip;;\r\n Nash ;Mia;Rooks;1540 \r\n'
    found = read(text + "Orr;Ned;Pawns;unr\r\n", "utf-8-sig")
    assert brief(found) == [("Oona Pike, Jr", 1480), ("Pip Quill", 0), ("Mia Nash", 1540), ("Ned Orr", 0)]
    assert (found.rows[0].person.last, found.rows[0].person.first) == ("Pike, Jr", "Oona")
    assert found.rows[0].person.club == "Rooks"
    assert notes(found) == "blank row 3 skipped; row 6: rating 'unr' not a number, taken as unrated"
    assert (found.separator, found.encoding, found.choices) == (";", "utf-8-sig", ())


@pytest.mark.parametrize(
    ("cell", "rating"),
    [
        ("1850", 1850),
        ("1850.0", 1850),
        ("1850,0", 1850),
        ("1850 (12)", 1850),
        ("1850-12", 1850),
        ("1850/12", 1850),
        ("1500P8", 1500),
        ("1 850", 1850),
        ("1\u00a0850", 1850),
        ("1.850", 1850),
        ("950", 950),
        ("0", 0),
        ("", 0),
    ],
)
def test_ratings(cell: str, rating: int) -> None:
    found = read(f"Name;Rating\nAsh;{cell}\nBay;1500\n")
    assert found.rows[0].rating == rating
    assert not found.notes


@pytest.mark.parametrize("cell", ["unr", "NR", "-", "n/a", "15500", "14O0", "12", "-20"])
def test_what_is_no_rating_is_said(cell: str) -> None:
    found = read(f"Name;Rating\nAsh;{cell}\n")
    assert found.rows[0].rating == 0
    assert f"row 2: rating '{cell}' not" in notes(found)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Name,Rating\nSmith, Jo,1850\nBrown, Al,\nPlain,1500\n", [("Smith, Jo", 1850), ("Brown, Al", 0), ("Plain", 1500)]),
        ('Name,Rating\n"Smith, Jo",1850\n', [("Smith, Jo", 1850)]),
        ('"Name,Vorname",DWZ\n"Müller,Jürgen",1850\n', [("Müller, Jürgen", 1850)]),
        ("Nachname;Vorname;DWZ\nMüller;Jürgen;1850-12\n", [("Jürgen Müller", 1850)]),
        ("Name;Vorname;DWZ\nMüller;Jürgen;1850\n", [("Jürgen Müller", 1850)]),
        ("Nom;Prénom;Elo\nDupont;Zoé;1500\n", [("Zoé Dupont", 1500)]),
        ("Nom;Elo\nDupont Zoé;1500\n", [("Dupont Zoé", 1500)]),
        ("Apellidos;Nombre;Elo\nPérez;Ana;1500\n", [("Ana Pérez", 1500)]),
        ("Nombre;Elo\nAna Pérez;1500\n", [("Ana Pérez", 1500)]),
        ("Nominativo;Elo\nROSSI Ada;1500\n", [("ROSSI Ada", 1500)]),
        ("Фамилия;Имя;Рейтинг\nИванова;Мила;1640\n", [("Мила Иванова", 1640)]),
        ("Họ và tên;Rating\nNguyễn Văn Bình;1490\n", [("Nguyễn Văn Bình", 1490)]),
        ("Surname\tFirst\nStone\tAna\n", [("Ana Stone", 0)]),
        ("name|elo\nAna Stone|1500\n", [("Ana Stone", 1500)]),
        ("sep=;\nName;Elo\nAna Stone;1500\n", [("Ana Stone", 1500)]),
        ("Name\nStone, Ana\nBay, Bob\n", [("Stone, Ana", 0), ("Bay, Bob", 0)]),
        ("Name;Elo;\nAna Stone;1500;\n", [("Ana Stone", 1500)]),
        ("Name,Club,\nAna Stone,Rooks,\n", [("Ana Stone", 0)]),
    ],
)  # fmt: skip
def test_names_under_many_headers(text: str, names: Brief) -> None:
    assert brief(read(text)) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ana Stone\nBob Bay\n", [("Ana Stone", 0), ("Bob Bay", 0)]),
        ("Stone, Ana\nBay, Bob\nvan der Berg, Jan 1850\n", [("Stone, Ana", 0), ("Bay, Bob", 0), ("van der Berg, Jan", 1850)]),
        ("Ana Stone\t1500\nBob Bay\t\n", [("Ana Stone", 1500), ("Bob Bay", 0)]),
        ("Ana Stone; 1500; Rooks\n", [("Ana Stone", 1500)]),
        ("Ana Stone, 1500\nBob Bay, 1400\n", [("Ana Stone", 1500), ("Bob Bay", 1400)]),
        ("Stone, Ana, 1500\nBay, Bob, 1400\n", [("Stone, Ana", 1500), ("Bay, Bob", 1400)]),
        ("1. Ana Stone 1500\n2) Bob Bay\n", [("Ana Stone", 1500), ("Bob Bay", 0)]),
        ("1;Ana Stone;1500\n2;Bob Bay;1400\n", [("Ana Stone", 1500), ("Bob Bay", 1400)]),
    ],
)  # fmt: skip
def test_pasted_lines(text: str, names: Brief) -> None:
    assert brief(read_pasted(text, "the pasted text")) == names


def test_a_national_list_with_every_column() -> None:
    found = read(
        "ID_No;Name;Title;Fed;Rtg_Nat;Rtg_Int;Birthday;Sex (f/w);Fide_No;Clubnumber;ClubName\n"
        "12;Stone, Ana;FM;ger;1850;1900;12.05.1987;w;4600001;33;Rooks\n"
    )
    person = found.rows[0].person
    assert (person.title, person.federation, person.rating, person.born) == ("FM", "GER", 1850, "1987/05/12")
    assert (person.sex, person.fide_id, person.club, found.rows[0].id) == ("w", "4600001", "Rooks", "12")


def test_titles_above_totals_below_and_the_header_again() -> None:
    found = read(
        "Rooks club list;;\n\nNo.;Name;Rtg\n1;Ana Stone;1500\nNo.;Name;Rtg\n;;\n;;\n2;Bob Bay;1400\n;Total 2;\n;;2900\n"
    )
    assert brief(found) == [("Ana Stone", 1500), ("Bob Bay", 1400)]
    assert notes(found) == (
        "row 1 stands above the column names, skipped; row 5: the column names again, skipped; "
        "blank rows 6 to 7 skipped; row 9: 'Total 2' is no player, skipped; row 10: no name in '2900', skipped"
    )


def test_two_columns_of_one_name_and_a_date_that_cannot_be_read() -> None:
    found = read("Nr;Født;Navn;Rat.;Nr\n1;87;Ana Stone;1500;7\n")
    assert found.mapping == (None, Field.BORN, Field.NAME, Field.RATING, None)
    assert notes(found) == "row 2: '87' is no date of birth, left out"


def test_the_mapping_can_be_changed() -> None:
    found = read("Name;Rtg_Nat;Rtg_Int\nAna Stone;1500;1600\nBob Bay;1400;unr\n")
    assert found.table.header == ("Name", "Rtg_Nat", "Rtg_Int")
    other = found.mapped((Field.NAME, None, Field.RATING))
    assert brief(other) == [("Ana Stone", 1600), ("Bob Bay", 0)]
    assert "row 3: rating 'unr'" in notes(other)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_encodings_that_are_certain(encoding: str) -> None:
    found = read("Name;Elo\nDvořák, Eva;1500\n", encoding)
    assert brief(found) == [("Dvořák, Eva", 1500)]
    assert not found.choices


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("name", ["Ana Stone", "Đặng Văn Ā", "Иванов, Пётр"])
def test_utf_16_without_its_mark(encoding: str, name: str) -> None:
    for header in ("Name;Elo", "Имя;Elo"):
        found = read(f"{header}\n{name};1500\n", encoding)
        assert brief(found) == [(name, 1500)]
        assert not found.choices


def test_the_words_by_which_encodings_differ_are_shown_first() -> None:
    found = read("Name;Elo\n" + "".join(f"Zoé {n};1500\n" for n in "ABCDEF") + "Dvořák;1500\n", "cp1250")
    assert [choice.samples[0] for choice in found.choices][:2] == ["Dvoøák", "Dvořák"]


def test_an_old_encoding_is_shown_as_it_would_read() -> None:
    found = read("Name;Elo\nDvořák, Eva;1500\n", "cp1250")
    assert brief(found) == [("Dvoøák, Eva", 1500)]
    assert "not in UTF-8" in notes(found)
    assert {c.encoding: c.samples for c in found.choices}["cp1250"] == ("Dvořák",)
    chosen = read_player_list("Name;Elo\nDvořák, Eva;1500\n".encode("cp1250"), "x", "cp1250")
    assert brief(chosen) == [("Dvořák, Eva", 1500)]


def test_a_stray_quotation_mark_swallows_nobody() -> None:
    rows = "".join(f"{n};Player {n};1500\n" for n in range(3, 20))
    found = read('Nr;Name;Elo\n1;Ana "Ace Stone;1500\n2;"Bob Bay;1400\n' + rows)
    assert len(found.rows) == 19
    assert "a quotation mark is opened and never closed" in notes(found)


def test_the_players_of_a_report_file() -> None:
    text = "001    1      Ash, Ann                          1500                             0.0    1\n"
    assert brief(read("012 Night\r\n" + text)) == [("Ash, Ann", 1500)]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "is empty; a list of players (CSV, or one name a line) was expected."),
        (b"\xef\xbb\xbf\r\n", "is empty; a list of players (CSV, or one name a line) was expected."),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "is a picture (PNG); a list of players (CSV, or one name a line) was expected."),
        (b"\xff\xd8\xff\xe0\0\x10JFIF", "is a picture (JPEG); a list of players (CSV, or one name a line) was expected."),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0", "is an old Excel or Word file; a list of players (CSV, or one name a line) was expected."),
        (b"a\0b\1\2\3", "is no text file; a list of players (CSV, or one name a line) was expected."),
        (b"1;2;3\n4;5;6\n", "has no players; a list of players (CSV, or one name a line) was expected."),
        (b"PK\x03\x04rubbish", "is a damaged Excel workbook; save it as CSV, or copy the cells and paste them."),
        (b"x\n" * 20_001, "has more than 20000 rows, too many for a list of players."),
    ],
)  # fmt: skip
def test_what_is_no_list(content: bytes, why: str) -> None:
    with pytest.raises(Refused) as refused:
        read_player_list(content, "club.csv")
    assert str(refused.value) == f"club.csv {why}"


def test_a_workbook() -> None:
    openpyxl = pytest.importorskip("openpyxl")
    import datetime
    import io

    book = openpyxl.Workbook()
    for row in (
        ["Club list"],
        ["Surname", "First name", "Elo", "Born"],
        ["Müller", "Jo", 1850.0, datetime.datetime(1987, 5, 12)],
        [],
        ["Bay", "Bob", "unr", 1990],
    ):
        book.active.append(row)
    content = io.BytesIO()
    book.save(content)
    found = read_player_list(content.getvalue(), "club.xlsx")
    assert brief(found) == [("Jo Müller", 1850), ("Bob Bay", 0)]
    assert [row.person.born for row in found.rows] == ["1987/05/12", "1990"]
    assert "row 5: rating 'unr' not a number" in notes(found)


def workbook_with_formulas(rows: int) -> bytes:
    """A club's list whose ratings are reckoned, as a program writes it that reckons nothing."""
    openpyxl = pytest.importorskip("openpyxl")
    import io

    book = openpyxl.Workbook()
    book.active.append(["Name", "Born", "Rating"])
    for number in range(rows):
        book.active.append([f"Ann{chr(97 + number)} Ash", 1990, f"=1500+{number}"])
    book.active.append(["Bob Bay", None, 1700])
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (
            1,
            "row 2, column C: a formula without its value, left empty; open and save the file in a spreadsheet",
        ),
        (
            3,
            "rows 2 to 4, column C: 3 formulas without their values, left empty; open and save the file in a"
            " spreadsheet",
        ),
    ],
)
def test_a_formula_without_its_value_is_no_rating_and_is_said(rows: int, said: str) -> None:
    found = read_player_list(workbook_with_formulas(rows), "club.xlsx")
    assert [row.rating for row in found.rows] == [*[0] * rows, 1700]
    assert said in notes(found)


def test_an_empty_cell_is_no_formula() -> None:
    assert not notes(read_player_list(workbook_with_formulas(0), "club.xlsx"))


def test_a_workbook_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    import io
    import sys
    import zipfile

    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        archive.writestr("xl/workbook.xml", "<x/>")
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    with pytest.raises(Refused, match=r"needs the extra clubtd\[xlsx\]; save it as CSV"):
        read_player_list(content.getvalue(), "club.xlsx")


def test_another_office_document() -> None:
    import io
    import zipfile

    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        archive.writestr("content.xml", "<x/>")
    with pytest.raises(Refused, match="another office document; save it as CSV"):
        read_player_list(content.getvalue(), "club.ods")


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("Participant;Elo\nAda Brook;1500\nBen Carver;1400\n", [("Ada Brook", 1500), ("Ben Carver", 1400)]),
        ("Who;How strong\nAda Brook;1500\nBen Carver;\n", [("Ada Brook", 1500), ("Ben Carver", 0)]),
        ("Verein;Wer;Elo\nTurm;Ada Brook;1500\nTurm;Ben Carver;\n", [("Ada Brook", 1500), ("Ben Carver", 0)]),
        ("Ada Brook;unr;Rooks\nBen Carver;1400;Rooks\n", [("Ada Brook", 0), ("Ben Carver", 1400)]),
        (
            "Wer;Stärke;Ort\nAda Brook;1500;A\nBen Carver;unr;B\nCleo Dunn;1.450;A\n;;\nSumme;3;\n",
            [("Ada Brook", 1500), ("Ben Carver", 0), ("Cleo Dunn", 1450)],
        ),
        ("Ada Brook;Rooks\nBen Carver;Pawns\n", [("Ada Brook", 0), ("Ben Carver", 0)]),
    ],
)
def test_a_first_row_that_names_columns_is_nobody_even_when_no_name_of_a_column_is_known(
    text: str, people: list[tuple[str, int]]
) -> None:
    assert brief(read_player_list(text.encode(), "x.csv")) == people


def test_of_two_columns_with_one_meaning_an_empty_one_gives_way() -> None:
    read = read_player_list(b"Name;Born;Club;Birthday;Team\nAda;;Rooks;1990;\nBo;;;1991;\n", "list.csv")
    assert [(row.person.born, row.person.club) for row in read.rows] == [("1990", "Rooks"), ("1991", "")]
