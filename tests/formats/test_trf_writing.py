"""TRF-2026 as engines want it: columns, order, points, and the same bytes every time."""

from dataclasses import replace

import pytest
from trf_files import READABLE, data, trf

from clubtd.event.crosstable import Record, System
from clubtd.event.player import Person
from clubtd.event.result import Code, Colour
from clubtd.event.scoring import Scoring
from clubtd.formats.trf import Pairs, Request, TrfEntrant, TrfTournament, read_trf, write_trf


def lines(found: TrfTournament) -> list[str]:
    return write_trf(found).decode("utf-8").split("\r\n")


def record(found: TrfTournament, record_id: str) -> str:
    return next(line for line in lines(found) if line.startswith(record_id))


@pytest.mark.parametrize("name", READABLE)
def test_export_import_export_gives_the_same_bytes(name: str) -> None:
    once = write_trf(trf(name))
    assert write_trf(read_trf(once, "again")) == once


@pytest.mark.parametrize("name", ["swiss_r0", "swiss_r3", "swiss_final", "swiss310_r3"])
def test_a_file_made_by_the_rules_comes_out_as_it_went_in(name: str) -> None:
    assert write_trf(trf(name)) == data(name).replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")


def test_no_mark_and_only_crlf() -> None:
    written = write_trf(trf("swiss_r3_bom"))
    assert written.startswith(b"012 ")
    assert written.count(b"\n") == written.count(b"\r") == written.count(b"\r\n")


def test_the_columns_of_a_player() -> None:
    person = Person(
        "x", 1987, "WFM", "", "ENG", "12345678", "1999", "w", "Ďurišová-Übermäßig van der Lange", "Zoë"
    )
    entrant = TrfEntrant(7, person, (Record(Code.WIN, 10, 12, Colour.WHITE),), rank=3)
    line = record(TrfTournament((entrant,)), "001")
    assert line[4:8] == "   7"
    assert line[9:13] == "wWFM"
    assert line[14:47] == "Ďurišová-Übermäßig van der Lange,"
    assert line[48:52] == "1987"
    assert line[53:56] == "ENG"
    assert line[57:68] == "   12345678"
    assert line[69:79] == "1999/00/00"
    assert line[80:84] == " 1.0"
    assert line[85:89] == "   3"
    assert line[89:] == "    12 w 1"


def test_a_hundred_points_take_the_blank_before_them_and_shift_nothing() -> None:
    records = tuple(Record(Code.FULL_BYE, 990 if n else 10) for n in range(2))
    line = record(TrfTournament((TrfEntrant(1, Person("Ash", 1500), records, rank=1),)), "001")
    assert line[79:89] == "100.0    1"
    assert line[89:] == "  0000 - F  0000 - F"


def test_letters_in_two_parts_are_composed_before_the_columns() -> None:
    line = record(TrfTournament((TrfEntrant(1, Person("Dvořák, Eva", 1886)),)), "001")
    assert line[14:26] == "Dvořák, Eva "
    assert line[48:52] == "1886"


def test_a_name_cannot_break_a_line() -> None:
    found = TrfTournament((TrfEntrant(1, Person("Ash,\r\nAnn\u2028X\x1b[2J")),), name="A\n012 B")
    assert record(found, "001")[14:47].rstrip() == "Ash, Ann X [2J"
    assert lines(found)[0] == "012 A 012 B"


@pytest.mark.parametrize(
    ("scoring", "line"),
    [
        (Scoring(), None),
        (Scoring(bye=5), "162  P 0.5"),
        (Scoring(win=30, draw=10, bye=30), "162  W 3.0    D 1.0    P 3.0"),
        (Scoring(win=30, draw=20, loss=10, bye=30), "162  W 3.0    D 2.0    L 1.0    P 3.0"),
        (Scoring(absence=5), "162  A 0.5    P 1.0"),
    ],
)
def test_points_are_stated_when_they_are_not_the_usual(scoring: Scoring, line: str | None) -> None:
    found = replace(trf("swiss_r0"), scoring=scoring)
    assert [x for x in lines(found) if x.startswith("162")] == ([line] if line else [])
    assert read_trf(write_trf(found), "x").scoring == scoring


@pytest.mark.parametrize(
    ("system", "code", "kind", "written"),
    [
        (System.SWISS, "", "", ("192 FIDE_DUTCH", "092 Individual: Swiss System (Dutch)")),
        (System.SWISS, "FIDE_DUTCH_2026", "FIDE_DUTCH", ("192 FIDE_DUTCH", "092 FIDE_DUTCH")),
        (System.SWISS, "CUSTOM_SWISS", "Rapid", ("192 CUSTOM_SWISS", "092 Individual: Swiss System (Dutch)")),
        (System.ROUND_ROBIN, "", "", ("192 FIDE_ROUNDROBIN", "092 Individual: Round Robin (Berger)")),
        (System.DOUBLE_ROUND_ROBIN, "BERGER_DOUBLEROUNDROBIN", "", ("192 BERGER_DOUBLEROUNDROBIN", "092 ")),
        (System.ROUND_ROBIN, "FIDE_DUTCH", "Swiss", ("192 FIDE_ROUNDROBIN", "092 Individual: Round Robin")),
    ],
)
def test_the_system_in_words_and_code(system: System, code: str, kind: str, written: tuple[str, str]) -> None:
    found = TrfTournament((TrfEntrant(1, Person("Ash")),), system=system, type_code=code, kind=kind)
    assert record(found, "192") == written[0]
    assert record(found, "092").startswith(written[1])


def test_byes_to_come_and_forbidden_pairs() -> None:
    found = replace(
        trf("swiss_r3"),
        requests=(
            Request(5, 4, Code.ZERO_BYE),
            Request(9, 4, Code.HALF_BYE),
            Request(1, 4, Code.HALF_BYE),
        ),
        forbidden=(Pairs((2, 7)), Pairs((1, 3, 5), 2, 4)),
    )
    assert lines(found)[-5:-1] == [
        "240 H   4    1    9",
        "240 Z   4    5",
        "260 001 005    2    7",
        "260 002 004    1    3    5",
    ]


def test_tie_breaks_with_points_inside_the_order() -> None:
    found = replace(trf("swiss_r3"), order=("DE", "PTS", "BH"))
    assert record(found, "212") == "212 DE,PTS,BH"
    assert read_trf(write_trf(found), "x").order == found.order


def test_lines_that_are_only_kept_stay_where_they_were() -> None:
    text = data("swiss_r3").decode().replace("\r\n", "\n").split("\n")
    at = next(i for i, line in enumerate(text) if line.startswith("001    3"))
    text[at:at] = ["DAT something about number 2"]
    text.insert(0, "### a comment")
    text.append("299            1.0    3    2")
    written = lines(read_trf("\n".join(text).encode(), "x"))
    assert written[0] == "### a comment"
    assert written[written.index("DAT something about number 2") - 1].startswith("001    2")
    assert "299            1.0    3    2" in written


def test_an_open_game_is_written_without_a_result() -> None:
    people = (Person("Ash"), Person("Bay"))
    records = (Record(Code.OPEN, 0, 2, Colour.WHITE), Record(Code.OPEN, 0, 1, Colour.BLACK))
    found = TrfTournament(
        tuple(TrfEntrant(i, p, (r,)) for i, (p, r) in enumerate(zip(people, records, strict=True), 1))
    )
    assert record(found, "001").endswith("     2 w")
    assert read_trf(write_trf(found), "x").entrants[0].records == (records[0],)
