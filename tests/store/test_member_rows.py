"""The club list cut into rows: the same members as when the whole file is taken apart."""

import json
from pathlib import Path

import pytest

from clubtd.event.member import Member
from clubtd.event.player import Person
from clubtd.store import layout
from clubtd.store.club_list import DamagedList, change_members, key_of, list_path, read_members

ODD = (
    Member(Person("Stone, Ana", 1500, fide_id="123"), national_id="N7", note="brings the clocks"),
    Member(Person("O'Hara, Đorđe"), seen=("2026-01-02",)),
    Member(Person('Ke"y, Bo', club='say "key": "bo"}'), note='x", "key": "y"}'),
    Member(Person("Back\\slash, Cy", club='", "seen": ["2026-01-01"]'), byes=("2026-01-02", "2026-01-02")),
    Member(Person("Łapiński, Ewa"), note="two\u2028lines"),
    Member(Person("-"), note='"fide_id": "9"'),
)


def relaid(path: Path) -> None:
    """The same file as another program would write it, with a checksum that is right."""
    found = json.loads(path.read_bytes())
    del found["checksum"]
    path.write_bytes(layout.with_checksum(json.dumps(found, indent=2)[:-1].rstrip().encode()))


def test_rows_say_what_the_whole_file_says(tmp_path: Path) -> None:
    change_members(tmp_path, ODD)
    found = read_members(tmp_path)
    assert tuple(found.values()) == tuple(
        Member(m.person, m.national_id, note=" ".join(m.note.split()), seen=m.seen, byes=m.byes) for m in ODD
    )
    assert [found.name(n) for n in found] == [m.name for m in ODD]
    assert found.keys_by_number == {n: key_of(m.name) for n, m in enumerate(ODD, 1)}
    assert dict(found.documents.texts("fide_id")) == {1: "123"}
    assert [n for n, _ in found.travelled] == [2, 4]
    assert {str(n): found.documents[n] for n in found} == json.loads(list_path(tmp_path).read_bytes())[
        "members"
    ]


def test_a_list_that_everybody_left(tmp_path: Path) -> None:
    change_members(tmp_path, ODD)
    change_members(tmp_path, remove=range(1, len(ODD) + 1))
    assert not read_members(tmp_path)
    assert change_members(tmp_path, ODD[:1]) == (1,)
    assert len(read_members(tmp_path)) == 1


def test_a_whole_file_laid_out_otherwise_is_read_all_the_same(tmp_path: Path) -> None:
    change_members(tmp_path, ODD)
    before = dict(read_members(tmp_path))
    relaid(list_path(tmp_path))
    assert dict(read_members(tmp_path)) == before
    change_members(tmp_path, put={1: before[1]})
    assert dict(read_members(tmp_path)) == before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"key": "stone ana"', '"kay": "stone ana"'),
        ('"key": "stone ana"', '"key": 7'),
        ('"person": {"name": "Stone, Ana"', '"person": {"name": 3'),
        ('"1": {"person"', '"one": {"person"'),
        ('"2": {"person"', '"2": {"parson"'),
    ],
)
def test_rows_that_are_none_damage_the_list_even_with_the_right_checksum(
    tmp_path: Path, old: str, new: str
) -> None:
    change_members(tmp_path, ODD)
    path = list_path(tmp_path)
    text = path.read_text()
    assert old in text
    path.write_bytes(layout.with_checksum(text.replace(old, new)[: -layout.TAIL_LENGTH].encode()))
    with pytest.raises(DamagedList):
        read_members(tmp_path)
