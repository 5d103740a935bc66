"""Sheets for the wall: as plain text and as CSV."""

import re
from dataclasses import replace
from fractions import Fraction

import pytest
from finished_night import night
from trf_files import trf

from clubtd.event.actions import (
    AddPlayers,
    AdjustPoints,
    BreakPair,
    CreateEvent,
    GiveBye,
    HoldPair,
    PairRound,
    Withdraw,
)
from clubtd.event.event import Event, HeldPair, Settings
from clubtd.event.history import NOTHING, Entry, replay
from clubtd.event.message import Refused, msg
from clubtd.event.player import Person
from clubtd.event.result import Result
from clubtd.formats.columns import cut, placed, width, wrapped
from clubtd.formats.sheets import SHEETS, Column, Sheet
from clubtd.formats.sheets.sheet import Align, Cell
from clubtd.formats.table_csv import COMMA, sheet_csv
from clubtd.formats.text import sheet_text
from clubtd.formats.trf.bridge import actions_of
from clubtd.formats.words import use_language
from clubtd.formats.written import Form, written
from clubtd.pairing.next_round import next_round


def event(name: str) -> Event:
    return replay(Entry("", action) for action in actions_of(trf(name))).event


def text(name: str, sheet: str, columns: int = 80, after: int | None = None) -> str:
    return sheet_text(SHEETS[sheet](event(name), after), columns)


def csv(name: str, sheet: str) -> list[str]:
    return sheet_csv(SHEETS[sheet](event(name), None)).decode("utf-8-sig").split("\r\n")


def test_standings() -> None:
    lines = text("swiss_pab_half_final", "standings").split("\n")
    assert lines[:2] == ["Half point PAB", "Final standings after round 3 of 3"]
    assert lines[3].split() == ["#", "No.", "Name", "Rating", "Pts", "BH-C1", "BH", "SB", "DE"]
    assert lines[5].startswith("1    1  Adler, Ines     2105   2½  ")
    assert "and DE Direct Encounter." in " ".join(lines)


def test_pairings_by_board() -> None:
    assert (
        text("swiss_full", "pairings", after=5)
        == """\
Club Night Autumn Swiss
Round 5 of 5

Board  White          Pts  Result  Pts  Black
--------------------------------------------------------
    1  Hösl, Jürgen    2½  1 - 0    3   Adler, Ines
    2  Çelik, Deniz    2   0 - 1    2½  Dvořák, Eva
    3  Ibáñez, Íñigo   2   ½ - ½    2   Fournier, Zoé
    4  Brandt, Otto    1½  1 - 0    2   Kowalska, Łucja
    5  Jansen, Wim     1   0 - 1    1½  O'Neill, Gráinne

Eriksen, Liv: the bye
"""
    )


def test_pairings_by_name() -> None:
    assert (
        text("rr5", "names", after=1)
        == """\
Five Player Round Robin
Round 1 of 5

Name          Board  Colour  Opponent
-----------------------------------------
Adler, Ines                  a free round
Brandt, Otto      1  White   Eriksen, Liv
Çelik, Deniz      2  White   Dvořák, Eva
Dvořák, Eva       2  Black   Çelik, Deniz
Eriksen, Liv      1  Black   Brandt, Otto
"""
    )


def test_reasons_for_what_was_made_by_hand_stand_under_the_pairings() -> None:
    history = replay(
        [
            Entry("", CreateEvent(Settings("Night", rounds=3))),
            Entry("", AddPlayers(tuple(Person(name) for name in ("Ada", "Ben", "Cleo", "Dov", "Eve")))),
            Entry("", HoldPair(HeldPair(1, 2), "the <local> derby")),
            Entry("", GiveBye(3, 1, "leaves early")),
        ]
    )
    history = history.take(PairRound(next_round(history.event)), "")
    boards, names = (written(history, [sheet], Form()).decode() for sheet in ("pairings", "names"))
    board = next(g.board for g in history.event.rounds[0].games if g.by_hand)
    assert (
        f"\nCleo: the bye\nBoard {board} by hand: the <local> derby\nThe bye by hand: leaves early\n"
        in boards
    )
    assert "by hand" not in names
    page = written(history, ["pairings"], Form("html")).decode()
    assert f"<li>Board {board} by hand: the &lt;local&gt; derby</li>" in page
    history = history.take(BreakPair(1, board, "they quarrelled"), "")
    boards = written(history, ["pairings"], Form()).decode()
    assert "Ada and Ben without a game, by hand: they quarrelled\n" in boards
    assert "derby" not in boards


def test_the_cross_table_of_a_swiss() -> None:
    lines = text("swiss_full", "crosstable").split("\n")
    assert lines[3:6] == [
        " #  Name               1     2      3     4     5    Pts",
        "--------------------------------------------------------",
        " 1  Hösl, Jürgen      4w1    ½     2b-   5b1   3w1    3½",
    ]


def test_the_grid_of_a_round_robin() -> None:
    assert (
        text("rr5", "crosstable")
        == """\
Five Player Round Robin
Cross-table after round 5 of 5

#  Name          1  2  3  4  5  Pts
-----------------------------------
1  Çelik, Deniz  x  ½  1  1  1   3½
2  Dvořák, Eva   ½  x  ½  1  1   3
3  Brandt, Otto  0  ½  x  1  ½   2
4  Eriksen, Liv  0  0  0  x  1   1
5  Adler, Ines   0  0  ½  0  x    ½
"""
    )


def test_cancelled_results_stand_in_brackets() -> None:
    left = Withdraw(4, cancel=True).on(event("rr6_r3"))
    lines = sheet_text(SHEETS["crosstable"](left, None)).split("\n")
    gone = next(line for line in lines if "Dvořák" in line)
    assert gone.split()[:3] == ["6", "Dvořák,", "Eva"]
    assert "[1]" in gone
    assert "[1]: does not count, the player has left." in lines


def test_the_bye_of_a_cross_table_is_said_in_the_language_of_the_user() -> None:
    try:
        use_language("vi")
        sheet = sheet_text(SHEETS["crosstable"](night().event, None))
    finally:
        use_language("en")
    assert "  miễn  " in sheet and "bye" not in sheet


def test_numbers_in_the_cross_table_are_those_of_its_lines_though_places_are_shared() -> None:
    sheet = SHEETS["crosstable"](night().event, None)
    assert [row[0] for row in sheet.rows] == [*range(1, 24)]
    text = sheet_text(sheet)
    assert "Places that are shared: 14–15 and 20–21." in text
    rosa = next(line for line in text.split("\n") if "Rosa Igarashi" in line)
    otto = next(line for line in text.split("\n") if "Otto Weißkirch" in line)
    assert rosa.split()[0] == "15" and "15b-" in otto and "14w+" in rosa


def test_who_has_no_place_is_told_why() -> None:
    left = Withdraw(4, cancel=True).on(event("rr6_r3"))
    told = sheet_text(SHEETS["standings"](left, None))
    assert "Dvořák, Eva: results do not count: left before half of the games were" in told


def test_entries_with_the_published_order() -> None:
    people = (Person("Stone, Ana", 1500, "FM", "Rooks"), Person("Bay, Bob"))
    found = CreateEvent(Settings("Night"), ("BH-C1", "SB")).on(NOTHING)
    found = AddPlayers(people[1:], here=False).on(AddPlayers(people[:1]).on(found))
    assert (
        sheet_text(SHEETS["entries"](found, None))
        == """\
Night
Entries

No.  Name        Title  Rating  Club   Remark
-----------------------------------------------
  1  Stone, Ana  FM       1500  Rooks
     Bay, Bob                          expected

Level on points: BH-C1 Buchholz Cut-1 and SB Sonneborn-Berger.
"""
    )


def test_a_change_of_points_is_told() -> None:
    changed = AdjustPoints(2, -10, "came too late").on(event("swiss_r3"))
    assert "Brandt, Otto: -1 by the arbiter (came too late)" in sheet_text(SHEETS["standings"](changed, None))


@pytest.mark.parametrize("columns", [32, 42, 48, 80, 132])
@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("name", ["swiss_full", "club-night", "rr4_double", "blank_opponents"])
def test_no_line_is_wider_than_the_paper(name: str, sheet: str, columns: int) -> None:
    lines = text(name, sheet, columns).split("\n")
    assert max(width(line) for line in lines) <= columns
    for entrant in trf(name).entrants:
        assert any(entrant.person.name[:3] in line for line in lines)


def test_narrow_paper_leaves_out_what_is_optional_first() -> None:
    wide, narrow = text("swiss_full", "pairings"), text("swiss_full", "pairings", 42)
    assert "Pts" in wide and "Pts" not in narrow
    assert "Fournier, Zoé" in narrow


def test_no_round_yet() -> None:
    with pytest.raises(Refused, match="No round has been paired yet"):
        SHEETS["pairings"](event("swiss_r0"), None)


def test_csv_of_standings_and_pairings() -> None:
    header, first = csv("swiss310_r3", "standings")[:2]
    assert header == "rank,no,name,rating,points,BH-C1,BH,SB,DE"
    assert first.startswith('1,1,"Adler, Ines",2105,7,')
    assert csv("swiss_full", "pairings")[:2] == [
        "board,white,white points,white result,black result,result,black points,black",
        '1,"Hösl, Jürgen",2.5,1,0,\u00a01-0,3,"Adler, Ines"',
    ]


def one_cell(cell: Cell) -> str:
    sheet = Sheet("T", msg("H"), (Column("a", msg("A"), Align.LEFT, wide=True),), ((cell,),))
    return sheet_csv(sheet, COMMA).decode("utf-8-sig").split("\r\n")[1]


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        (Fraction(7, 2), "3,5"),
        (Fraction(3), "3"),
        (Fraction(-1, 2), "-0,5"),
        (Fraction(1, 3), "0,333333"),
        (Fraction(10), "10"),
        (1500, "1500"),
        (None, '""'),
        ("=cmd|' /C calc'!A0", " =cmd|' /C calc'!A0"),
        ("+", " +"),
        ("-", " -"),
        ("@x", " @x"),
        ("Ash; Ann", '"Ash; Ann"'),
        ('Ann "Ace" Ash', '"Ann ""Ace"" Ash"'),
        ("a\r\nb\x1b[2J", "a^M b^[[2J"),
        (Result.WHITE_BY_FORFEIT, " +-"),
        (Result.DOUBLE_FORFEIT, " --"),
        ("1-1", "\u00a01-1"),
        ("3/4", "\u00a03/4"),
        ("10.12.", "\u00a010.12."),
        ("1:0", "\u00a01:0"),
        ("1E5", "\u00a01E5"),
        ("4w1", "4w1"),
        (msg("the bye"), "the bye"),
    ],
)
def test_cells_that_a_spreadsheet_leaves_alone(cell: Cell, written: str) -> None:
    assert one_cell(cell) == written


@pytest.mark.parametrize("result", [result for result in Result if result.final])
def test_a_result_is_no_date_and_no_formula_and_keeps_its_spelling(result: Result) -> None:
    """COMMANDS: `1-0`, which a spreadsheet would make a date of; so a blank stands before it that programs strip."""
    column = Column("result", msg("Result"), results=True)
    sheet = Sheet("T", msg("H"), (column,), ((result,),))
    header, row = sheet_csv(sheet).decode("utf-8-sig").split("\r\n")[:2]
    assert header == "white result,black result,result"
    *sides, spelled = row.split(",")
    assert spelled.strip() == result.value != spelled
    assert all(re.fullmatch(r"[\d.]+|[½01][UF]", side) for side in sides)


@pytest.mark.parametrize(
    "name",
    [
        "1-1",
        "-1-1",
        "+49 170 1234",
        "3/4",
        "10.12.",
        "1E5",
        "-5",
        "(12)",
        "1 1/2",
        "12 000",
        "May 3",
        "3. Mai",
        "3 août",
        "MARCH1",
        "Sept-2",
        "Jun 2024",
        "1-Dec-20",
        "April 1 2020",
        "3E-5",
        "1.5e3",
        "3 A",
        "12 pm",
        "0123",
        "123456789012",
        "=1+1",
        "@SUM(A1)",
        "-x",
    ],
)
def test_no_name_becomes_a_number_a_date_or_a_formula(name: str) -> None:
    """Spreadsheets ignore a blank before a number, but no other space."""
    sheet = Sheet("T", msg("H"), (Column("name", msg("Name")),), ((name,),))
    cell = sheet_csv(sheet).decode("utf-8-sig").split("\r\n")[1]
    assert cell != name and cell.strip() == name
    assert cell[0] == ("\u00a0" if any(c.isdigit() for c in name) and name[0] not in "=@" else " ")


def test_a_truth_keeps_its_letters() -> None:
    assert one_cell("True") == "\u00a0True"


@pytest.mark.parametrize(
    "name",
    ["Ada Brook", "Ben 2", "3rd Castle", "O'Neil-1", "May", "May Lee", "Marburg 2", "3A", "1876", "1 FC"],
)
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    sheet = Sheet("T", msg("H"), (Column("name", msg("Name")),), ((name,),))
    assert sheet_csv(sheet).decode("utf-8-sig").split("\r\n")[1] == name


def test_hostile_names_are_written_out() -> None:
    bad = replace(trf("swiss_r0"), name="x\x1b]0;owned\x07")
    assert "\x1b" not in sheet_text(
        Sheet(bad.name, msg("H"), (Column("a", msg("A"), wide=True),), (("\x1b[31mred",),))
    )


@pytest.mark.parametrize(
    ("value", "columns", "kept"),
    [
        ("Ana", 5, "Ana"),
        ("Dvořák", 4, "Dvo…"),
        ("李明", 4, "李明"),
        ("李明德", 4, "李…"),
        ("e\u0301te\u0301", 3, "e\u0301te\u0301"),
    ],
)
def test_cut(value: str, columns: int, kept: str) -> None:
    assert cut(value, columns) == kept
    assert width(kept) <= columns
    for align in Align:
        assert width(placed(value, columns + 3, align)) == columns + 3


def test_wrapped() -> None:
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("", 7) == []
    assert wrapped("Donaudampfschiff", 7) == ["Donaud…"]
