"""The club list, looked after on its screen."""

import csv
import json
from pathlib import Path

import pytest

from clubtd.event.member import Member
from clubtd.event.player import Person
from clubtd.store.club_list import change_members, list_path, read_members
from tests.ui.club_night import make_club, make_night
from tests.ui.conftest import play


def names(folder: Path) -> list[str]:
    members = read_members(folder)
    return [members.name(n) for n in members]


def test_from_the_list_of_events_and_back(tmp_path: Path) -> None:
    make_club(tmp_path)
    make_night(tmp_path, "2026-11-22", "Smith, Jo", "Rossi, Ada", "Kim, Zoe")
    shown = play(tmp_path, "c")
    assert shown[0].split() == ["Club", "list", "30", "members"]
    assert "Kim, Zoe" in shown[4]
    assert "22 Nov     1, 22 Nov" in shown[4]
    assert "Night 2026-11-22" in "\n".join(play(tmp_path, "c escape"))


def test_an_empty_list_says_what_to_do(tmp_path: Path) -> None:
    assert "i brings a list from a file, a adds one member" in play(tmp_path, "c")[22]


def test_a_member_is_added_corrected_and_removed(tmp_path: Path) -> None:
    shown = play(tmp_path, "c a Z o ë tab 1 4 5 0 enter")
    assert "Zoë is on the club list." in shown[22]
    assert "▶    Zoë" in shown[4]
    assert "The entry of Zoëy is corrected." in play(tmp_path, "c e y enter")[22]
    assert read_members(tmp_path)[1] == Member(Person("Zoëy", 1450))
    assert "is not on the club list any more" in play(tmp_path, "c delete d")[22]
    assert names(tmp_path) == []


def test_every_field_of_the_form_is_kept(tmp_path: Path) -> None:
    keys = "Z tab 1 4 0 0 tab 1 3 0 0 tab C tab f m tab 2 0 1 1 tab f tab v i e tab 1 2 3 tab N 7 tab o k"
    play(tmp_path, f"c a {keys} enter")
    assert read_members(tmp_path)[1] == Member(
        Person("Z", 1400, "FM", "C", "VIE", "123", "2011", "w"), "N7", 1300, "ok"
    )


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("a x tab a b", "A rating is a number"),
        ("a x tab tab tab tab tab tab q", "q is not m or w."),
        ("a enter", "A player needs a name."),
        ("a x tab tab tab tab tab 2 0 1 enter", "201 is no date of birth"),
    ],
)
def test_what_cannot_be_is_refused_in_the_form(tmp_path: Path, keys: str, said: str) -> None:
    assert said in play(tmp_path, f"c {keys}")[22]
    assert not list_path(tmp_path).exists()
    assert "Club list" in play(tmp_path, f"c {keys} escape")[0]


def test_a_likely_double_is_said_before_it_is_saved(tmp_path: Path) -> None:
    make_club(tmp_path)
    shown = play(tmp_path, "c a p e r space q u i s t")
    assert "Quist, Per (1560) is on the list already." in shown[22]


def test_found_by_a_few_letters_and_edited(tmp_path: Path) -> None:
    make_club(tmp_path)
    shown = play(tmp_path, "c / a d space r o")
    assert "Rossi, Ada" in shown[4]
    assert shown[5] == ""
    assert "Club list · Rossi, Ada" in play(tmp_path, "c / r o enter")[0]
    shown = play(tmp_path, "c / r o escape")
    assert "▶    Rossi, Ada" in "\n".join(shown)
    assert "Hồ Thị Ánh Nguyệt" in "\n".join(shown)


def test_the_nights_of_a_member(tmp_path: Path) -> None:
    make_club(tmp_path)
    nights = (
        ("2025-12-28", "night"),
        ("2026-11-15", "night"),
        ("2026-11-22", "night"),
        ("2026-11-22", "blitz"),
    )
    for day, name in nights:
        make_night(tmp_path, day, "Smith, Jo", "Rossi, Ada", "Kim, Zoe", name=name)
    shown = "\n".join(play(tmp_path, "c v"))
    assert "Was here on 28 Dec 2025, 15 Nov and 22 Nov 2026." in shown
    assert "Had the bye on 28 Dec 2025, 15 Nov and 22 Nov 2026 ×2." in shown


def test_a_file_is_brought_in_after_its_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    change_members(tmp_path, [Member(Person("Quist, Per", 1500))])
    (tmp_path / "l.csv").write_text("Name,Rating\nPer Quist,1600\nRossi Ada,1400\nQuits Per,1495\n")
    ask = "c i ctrl+u l . c s v enter"
    shown = "\n".join(play(tmp_path, ask))
    assert "2 new members" in shown
    assert "1 on the list already" in shown
    assert "Quits Per is new, but looks like Quist, Per (1500): the same person?" in shown
    assert names(tmp_path) == ["Quist, Per"]
    assert "2 new members." in play(tmp_path, f"{ask} enter")[22]
    assert read_members(tmp_path)[1].person.rating == 1500
    assert "1 entry brought up to date." in play(tmp_path, f"{ask} n")[22]
    assert read_members(tmp_path)[1].person.rating == 1600
    assert "holds nobody who is not on the club list already" in "\n".join(play(tmp_path, ask))


def test_the_whole_list_goes_into_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_club(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert "Written: " in play(tmp_path, "c E enter")[22]
    rows = list(csv.DictReader(Path("club-list-2026-11-29.csv").read_text("utf-8-sig").splitlines()))
    assert len(rows) == 30
    play(tmp_path, "c E a full_stop j s o n enter")
    assert len(json.loads(Path("a.json").read_text())["members"]) == 30
    assert "ends neither in .csv nor in .json" in play(tmp_path, "c E a full_stop x l s enter")[22]


def test_a_damaged_list_is_explained_and_the_backup_offered(tmp_path: Path) -> None:
    make_club(tmp_path)
    change_members(tmp_path, [Member(Person("Zubin"))])
    list_path(tmp_path).write_text('{"clubtd club list"')
    shown = "\n".join(play(tmp_path, "c"))
    assert "is damaged" in shown
    assert "r take the backup" in shown
    assert "The club list is as it was" in "\n".join(play(tmp_path, "c r"))
    assert len(names(tmp_path)) == 30


def test_more_members_come_when_the_end_is_reached(tmp_path: Path) -> None:
    change_members(tmp_path, [Member(Person(f"Nash, {n:03}")) for n in range(250)])
    assert "Nash, 039" in "\n".join(play(tmp_path, "c end"))
    assert "Nash, 079" in "\n".join(play(tmp_path, "c end end"))
    assert "Nash, 249" in "\n".join(play(tmp_path, "c end end end end end end end"))
    assert "Nash, 242" in "\n".join(play(tmp_path, "c / 2 4 2"))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
def test_it_fits(tmp_path: Path, size: tuple[int, int]) -> None:
    make_club(tmp_path)
    shown = play(tmp_path, "c", size=size)
    assert len(shown) == size[1]
    assert "Ånderson, Bea" in shown[4]
    assert shown[-1].startswith(" / find  a add")
    assert "Note" in "\n".join(play(tmp_path, "c e", size=size))
