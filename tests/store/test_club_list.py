"""The club list on the disk: whole or as it was, one sentence when it is damaged, and a way back."""

import json
from pathlib import Path

import pytest

from clubtd.event.member import Member
from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.store.club_list import (
    DamagedList,
    change_members,
    list_path,
    newest_backup,
    read_members,
    restore_list,
)
from clubtd.store.folder import events
from clubtd.store.lock import acquire

ANA = Member(Person("Stone, Ana", 1500, fide_id="123"), national_id="N7", note="brings the clocks")
BO = Member(Person("Tate, Bo"), national_rating=1340)


def test_no_list_is_an_empty_list(tmp_path: Path) -> None:
    assert dict(read_members(tmp_path)) == {}
    assert not list_path(tmp_path).exists()


def test_members_are_there_again(tmp_path: Path) -> None:
    assert change_members(tmp_path, [ANA, BO]) == (1, 2)
    assert dict(read_members(tmp_path)) == {1: ANA, 2: BO}


def test_a_corrected_member_says_nothing_of_before(tmp_path: Path) -> None:
    change_members(tmp_path, [ANA, BO])
    change_members(tmp_path, put={1: Member(Person("Stone, Anna"))})
    assert read_members(tmp_path)[1] == Member(Person("Stone, Anna"))


def test_all_or_nothing(tmp_path: Path) -> None:
    change_members(tmp_path, [ANA])
    with pytest.raises(Refused, match="Member 9 is not on the club list any more"):
        change_members(tmp_path, [BO], remove=[9])
    with pytest.raises(Refused, match="a rating is between 1 and 3999"):
        change_members(tmp_path, [Member(Person("Tate, Bo", 15500))])
    assert dict(read_members(tmp_path)) == {1: ANA}


def test_the_list_is_no_event_of_the_club(tmp_path: Path) -> None:
    change_members(tmp_path, [ANA])
    assert events(tmp_path) == []


def test_any_json_reader_can_read_it(tmp_path: Path) -> None:
    change_members(tmp_path, [ANA])
    found = json.loads(list_path(tmp_path).read_bytes())
    assert found["members"]["1"]["person"]["name"] == "Stone, Ana"


@pytest.mark.parametrize("harm", ["", "{", "[]", "nonsense", '{"clubtd club list": 3}', "half", "letter"])
def test_a_damaged_list_gets_one_sentence_and_the_way_back(tmp_path: Path, harm: str) -> None:
    change_members(tmp_path, [ANA])
    change_members(tmp_path, [BO])  # the backup holds Ana
    path = list_path(tmp_path)
    whole = path.read_text()
    text = {"half": whole[: len(whole) // 2], "letter": whole.replace("Stone", "Stine")}.get(harm, harm)
    path.write_text(text)
    with pytest.raises(DamagedList, match=r"is damaged\. The backup of .* clubtd club restore"):
        read_members(tmp_path)
    with pytest.raises(DamagedList):
        change_members(tmp_path, [BO])
    assert path.read_text() == text
    restore_list(tmp_path)
    assert dict(read_members(tmp_path)) == {1: ANA}
    assert text in [p.read_text() for p in path.parent.glob("members-before-*.json")]


def test_without_a_backup_it_says_so(tmp_path: Path) -> None:
    change_members(tmp_path, [ANA])
    list_path(tmp_path).write_text("{")
    with pytest.raises(DamagedList, match="has no backup"):
        read_members(tmp_path)
    with pytest.raises(Refused, match="no backup that can be read"):
        restore_list(tmp_path)


def test_a_newer_program_wrote_it(tmp_path: Path) -> None:
    change_members(tmp_path, [ANA])
    path = list_path(tmp_path)
    path.write_text(path.read_text().replace('"format": 1', '"format": 2'))
    with pytest.raises(Refused, match="newer clubtd"):
        read_members(tmp_path)


def test_another_program_changes_it_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clubtd.store.club_list.PATIENCE", 0)
    change_members(tmp_path, [ANA])
    lock = acquire(list_path(tmp_path))
    with pytest.raises(Refused, match="being changed by another program"):
        change_members(tmp_path, [BO])
    assert dict(read_members(tmp_path)) == {1: ANA}
    lock.release()
    change_members(tmp_path, [BO])
    assert len(read_members(tmp_path)) == 2


def test_a_backup_before_the_first_change_of_a_day_and_before_large_ones(tmp_path: Path) -> None:
    change_members(tmp_path, [ANA])
    assert newest_backup(tmp_path) is None
    change_members(tmp_path, [BO])
    first = newest_backup(tmp_path)
    change_members(tmp_path, put={2: ANA})
    assert newest_backup(tmp_path) == first
    assert first is not None


def test_nothing_is_left_beside_it(tmp_path: Path) -> None:
    change_members(tmp_path, [ANA])
    assert [p.name for p in list_path(tmp_path).parent.iterdir()] == ["members.json"]
