"""`clubtd ratings`: looked up, held against an event, taken in one step."""

from pathlib import Path

import pytest

from tests.cli.conftest import Command

LIST = """\
fideid,name,country,sex,title,rating,rapid_rating,blitz_rating,birthday,flag
1,"Stone, Ana",ENG,F,WIM,2210,2190,,1990,
2,"Stone, Ana",AUS,F,,1650,,,2008,
3,"Tate, Bo",ENG,M,,1500,,,1971,
"""


@pytest.fixture
def club(clubtd: Command, tmp_path: Path) -> Command:
    (tmp_path / "list.csv").write_text(LIST, encoding="utf-8")
    for words in (
        ("new", "rapid"),
        ("do", "rapid", "add", "Ana Stone", "2000", "--born", "1990"),
        ("do", "rapid", "add", "Bo Tate", "1400"),
        ("do", "rapid", "add", "Stone, Ana", "1600", "--club", "Rooks"),
        ("do", "rapid", "add", "Cai Upton", "1300"),
    ):
        assert clubtd(*words).code == 0
    return clubtd


def test_which_list_it_is(club: Command, tmp_path: Path) -> None:
    assert club("ratings").code == 3
    assert (
        club("ratings", "list.csv").out
        == f"{tmp_path / 'list.csv'}: FIDE; ratings: Standard, Rapid and Blitz.\n"
    )
    assert club("ratings", "--json").json["kinds"] == ["standard", "rapid", "blitz"]


def test_looking_up(club: Command) -> None:
    assert (
        "Stone, Ana  ENG  1990  WIM        2210   2190          1"
        in club("ratings", "list.csv", "--find", "stone an").out
    )
    assert [e["fide_id"] for e in club("ratings", "--find", "stone", "--json").json] == ["1", "2"]
    nobody = club("ratings", "--find", "marsh")
    assert (nobody.code, nobody.out) == (1, "list.csv has nobody under marsh.\n")


def test_held_against_an_event_nothing_is_changed(club: Command) -> None:
    answer = club("ratings", "list.csv", "--event", "rapid")
    assert "2000 → 2210" in answer.out
    assert "is not clear, unchanged" in answer.out
    assert answer.out.endswith("1 entry would change; --yes changes it.\n")
    assert "rating 2210" not in club("history", "rapid").out


def test_taken_in_one_step_that_one_undo_takes_back(club: Command) -> None:
    answer = club("ratings", "list.csv", "--event", "rapid", "--names", "--yes")
    assert answer.out.endswith("2 entries changed; undo takes it back.\n")
    said = club("history", "rapid").out.splitlines()[-1]
    assert "Ana Stone: rating 2210, was 2000." in said
    assert "Bo Tate: rating 1500, was 1400." in said
    assert club("ratings", "--event", "rapid", "--names", "--yes").out.endswith("Nothing to change.\n")
    club("do", "rapid", "undo")
    assert "would change" in club("ratings", "--event", "rapid").out


def test_the_club_list_is_held_against_it_too(club: Command) -> None:
    assert club("ratings", "list.csv", "--club").code == 3
    assert club("club", "add", "--from", "rapid").code == 0
    answer = club("ratings", "--club")
    assert "2000 → 2210" in answer.out
    assert answer.out.endswith("1 entry would change; --yes changes it.\n")
    answer = club("ratings", "--club", "--names", "--yes")
    assert answer.out.endswith("2 entries changed; clubtd club restore takes it back.\n")
    assert club("ratings", "--club", "--names").out.endswith("Nothing to change.\n")


def test_for_programs(club: Command) -> None:
    found = club("ratings", "list.csv", "--event", "rapid", "--kind", "rapid", "--json").json
    assert (found["kind"], found["changed"]) == ("rapid", False)
    assert [(p["found"], p["listed"], p["takes"]) for p in found["players"]] == [
        ("name and birth", 2190, True),
        ("name only", 1500, False),
        ("unclear", None, False),
        ("not there", None, False),
    ]
    assert [e["born"] for e in found["players"][2]["may_be"]] == ["1990", "2008"]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("rapid.json",), 3, "rapid.json is no rating list"),
        (("nothing.csv",), 3, "nothing.csv cannot be read"),
        (("list.csv", "--encoding", "klingon"), 3, "There is no encoding klingon"),
        (("list.csv", "--find", "a", "--event", "rapid"), 2, "one at a time"),
        (("list.csv", "--event", "nothing"), 3, "There is no event nothing"),
        (("list.csv", "--kind", "luck"), 2, "luck"),
    ],
)
def test_refused_in_one_sentence(club: Command, words: tuple[str, ...], code: int, said: str) -> None:
    answer = club("ratings", *words)
    assert (answer.code, answer.out) == (code, "")
    assert said in answer.err
