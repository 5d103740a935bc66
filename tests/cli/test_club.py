"""The club list by commands."""

import csv
import io
import json
from pathlib import Path

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent, PairRound
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.pairing.next_round import next_round
from clubtd.store.club_list import list_path
from clubtd.store.eventfile import EventFile
from tests.cli.conftest import Command

LIST = """Name;Elo;Verein;Geb;FideID;ID
Kovács, Ágnes;1577;Rooks;1980;4500111;HU-77
Morgan, Alex;1520;Rooks;;;
Morgan, Alex;1180;Pawns;;;
O'Brien, Nia;1490;;2011;;
"Nguyễn Văn Bình";;Pawns;;;
"""


@pytest.fixture
def filled(clubtd: Command, tmp_path: Path) -> Command:
    (tmp_path / "members.csv").write_text(LIST)
    answer = clubtd("club", "import", "members.csv")
    assert answer.code == 0, answer.err
    return clubtd


def night(folder: Path, day: str = "2026-11-22") -> None:
    at = f"{day}T19:00:00"
    people = (
        Person("Agnes Kovacs", 1600, fide_id="4500111"),
        Person("Nia O'Brien", 1490),
        Person("Tanaka, Aki"),
    )
    file = EventFile.create(folder / f"night-{day}.json", CreateEvent(Settings(day)), at=at)
    file.take(AddPlayers(people), at=at)
    file.take(PairRound(next_round(file.event, at=at)), at=at)
    file.close()


def test_an_empty_list_says_what_to_do(clubtd: Command) -> None:
    assert "clubtd club import FILE" in clubtd("club", "list").out
    assert clubtd("club", "list", "--json").json == []


def test_the_report_of_an_import(clubtd: Command, tmp_path: Path) -> None:
    (tmp_path / "members.csv").write_text(
        LIST + ";;;;;\nKovacs Agnes;1577;;;;\nO'Brian, Nia;1495;;;;\n;1500;;;;\n"
    )
    said = clubtd("club", "import", "members.csv").out
    assert "6 new members" in said
    assert "Kovacs Agnes stands there twice, and is added once" in said
    assert "O'Brian, Nia is new, but looks like O'Brien, Nia (1490): the same person?" in said
    assert "Morgan, Alex is new: another one than Morgan, Alex (1520)?" in said
    assert "row 10: no name in '1500', skipped" in said


def test_the_same_list_again_adds_nobody(filled: Command) -> None:
    said = filled("club", "import", "members.csv", "--json").json
    assert (said["new"], said["already"], said["updated"]) == (0, 5, 0)


def test_new_ratings_count_when_asked_for(filled: Command, tmp_path: Path) -> None:
    (tmp_path / "new.csv").write_text("Name,Rating,Club\nAgnes Kovacs,1602,\nNia O'Brien,1500,Castle\n")
    assert filled("club", "import", "new.csv", "--json").json["updated"] == 1  # a club where there was none
    nia = filled("club", "list", "nia", "--json").json[0]
    assert (nia["rating"], nia["club"]) == (1490, "Castle")
    assert filled("club", "import", "new.csv", "--update", "--json").json["updated"] == 2
    assert [m["rating"] for m in filled("club", "list", "kov", "--json").json] == [1602]


def test_a_search_needs_no_accents_and_no_order(filled: Command) -> None:
    def found(*text: str) -> list[str]:
        return [m["name"] for m in filled("club", "list", *text, "--json").json]

    assert found("agn") == found("kovacs", "ag") == found("AGNES KOVÁCS") == ["Kovács, Ágnes"]
    assert found("nguyen binh") == ["Nguyễn Văn Bình"]
    assert found("morgan") == ["Morgan, Alex", "Morgan, Alex"]
    assert "Nobody on the club list is called quist" in filled("club", "list", "quist").err


def test_what_is_known_of_a_member(filled: Command, tmp_path: Path) -> None:
    night(tmp_path)
    member = filled("club", "list", "agnes", "--json").json[0]
    assert member == {
        "number": 1,
        "name": "Kovács, Ágnes",
        "last": None,
        "first": None,
        "rating": 1577,
        "national_rating": None,
        "title": None,
        "club": "Rooks",
        "federation": None,
        "fide_id": "4500111",
        "national_id": "HU-77",
        "born": "1980",
        "sex": None,
        "note": None,
        "nights": 1,
        "last_seen": "2026-11-22",
        "byes": [],
    }
    plain = filled("club", "list", "agnes", "--plain").out
    assert "National number: HU-77\n" in plain
    assert "Last seen: 2026-11-22\n" in plain
    assert "1 night" in filled("club", "list", "agnes").out


def test_added_corrected_removed(filled: Command) -> None:
    said = filled("club", "add", "Tanaka, Aki", "1450", "--born", "2012", "--note", "left-handed clock").out
    assert said == "Tanaka, Aki is on the club list, number 6.\n"
    assert filled("club", "edit", "aki", "--rating", "1466", "--national-rating", "1500").code == 0
    member = filled("club", "list", "tanaka", "--json").json[0]
    assert (member["rating"], member["national_rating"], member["note"]) == (1466, 1500, "left-handed clock")
    assert filled("club", "edit", "6", "--name", "Aki Tanaka-Jensen").code == 0
    assert filled("club", "remove", "jensen").code == 0
    assert filled("club", "list", "tanaka").code == 1
    assert "as it was before" in filled("club", "restore").out
    assert filled("club", "list", "jensen").code == 0


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("add", "Kovacs Agnes"), 1, "Kovács, Ágnes (1577) is on the list already."),
        (("add", "Kovac Agnes"), 1, "the same person?"),
        (("add", "New One", "15500"), 3, "a rating is between 1 and 3999"),
        (("add",), 3, "Whom?"),
        (("edit", "morgan", "--rating", "1"), 3, "Morgan, Alex (number 2) and Morgan, Alex (number 3)"),
        (("edit", "agnes"), 1, "Nothing to change"),
        (("edit", "99", "--rating", "1"), 3, "There is no member 99."),
        (("remove", "nobody"), 3, "Nobody on the club list is called nobody."),
        (("import", "none.csv"), 3, "none.csv cannot be read"),
        (("frobnicate",), 2, "invalid choice"),
        ((), 2, "required"),
    ],
)
def test_refusals(filled: Command, words: tuple[str, ...], code: int, said: str) -> None:
    before = list_path(Path()).read_bytes()
    answer = filled("club", *words)
    assert (answer.code, said in answer.err) == (code, True), answer.err
    assert list_path(Path()).read_bytes() == before


def test_insisting_adds_a_namesake(filled: Command) -> None:
    assert filled("club", "add", "Kovacs Agnes", "--yes").code == 0


def test_the_players_of_an_event(filled: Command, tmp_path: Path) -> None:
    night(tmp_path)
    said = filled("club", "add", "--from", "2026-11-22", "--json").json
    assert (said["new"], said["already"]) == (1, 2)
    member = filled("club", "list", "tanaka", "--json").json[0]
    assert (member["nights"], member["byes"]) == (1, ["2026-11-22"])
    assert filled("club", "add", "--from", "2026-11-22", "--json").json["new"] == 0


@pytest.mark.parametrize("kind", ["json", "csv"])
def test_exported_imported_exported_is_the_same(filled: Command, tmp_path: Path, kind: str) -> None:
    night(tmp_path, "2026-11-15")
    night(tmp_path)
    filled(
        "club", "add", "=cmd, 1-1", "--note", "1-1 +", "--sex", "w", "--federation", "VIE", "--title", "WFM"
    )
    filled("club", "add", "--from", "2026-11-22")
    there = tmp_path / "there"
    assert filled("club", "export", "--to", kind, "-o", "first").code == 0
    first = (tmp_path / "first").read_bytes()
    assert filled("club", "import", "first", "--data", there).code == 0
    assert filled("club", "export", "--to", kind, "-o", "second", "--data", there).code == 0
    assert (tmp_path / "second").read_bytes() == first
    # and into the list it came from: nothing changes, and a night that is deleted is gone
    said = filled("club", "import", "first", "--json").json
    assert (said["new"], said["updated"]) == (0, 0)
    assert filled("club", "export", "--to", kind).out.encode() == first
    filled("delete", "2026-11-22")
    assert filled("club", "list", "tanaka", "--json").json[0]["byes"] == ["2026-11-15"]
    assert filled("club", "list", "tanaka", "--json", "--data", there).json[0]["byes"] == [
        "2026-11-22",
        "2026-11-15",
    ]


def test_a_spreadsheet_opens_it(filled: Command) -> None:
    filled("club", "export", "--to", "csv", "--comma", "-o", "out.csv")
    text = Path("out.csv").read_text("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text), delimiter=";"))
    assert rows[0]["name"] == "Kovács, Ágnes"
    assert filled("club", "import", "out.csv", "--json").json["new"] == 0


def test_a_garbled_export_is_named(filled: Command, tmp_path: Path) -> None:
    filled("club", "export", "-o", "out.json")
    found = json.loads(Path("out.json").read_text())
    for harm in ({"name": ""}, {"name": 3}, {"name": "A", "rating": "x"}, {"name": "A", "born": ["x"]}, 7):
        Path("out.json").write_text(json.dumps({**found, "members": [found["members"][0], harm]}))
        answer = filled("club", "import", "out.json")
        assert answer.code == 3
        assert answer.err.startswith("out.json, member 2: ")
    Path("out.json").write_text('{"clubtd club list": 1, "mem')
    assert "breaks off" in filled("club", "import", "out.json").err


def test_a_damaged_list_is_one_sentence(filled: Command) -> None:
    filled("club", "add", "Quist, Per")
    path = list_path(Path())
    path.write_bytes(path.read_bytes()[:100])
    answer = filled("club", "list")
    assert answer.code == 3
    assert answer.err.count("\n") == 1
    assert "clubtd club restore" in answer.err
    assert filled("club", "restore").code == 0
    assert filled("club", "list", "morgan").code == 0
