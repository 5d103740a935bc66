"""The club list as a file: whatever stands in it, it comes back as it was."""

from hypothesis import given
from hypothesis import strategies as st

from clubtd.event.member import Member, checked_member
from clubtd.event.names import clean
from clubtd.event.player import Person
from clubtd.formats.club_file import in_order, members_csv, members_json, read_members_file

TEXT = st.text(st.characters(exclude_categories=("Cs",)), max_size=20)
DAYS = st.lists(st.dates().map(str), max_size=3).map(lambda days: tuple(sorted(days, reverse=True)))
PERSON = st.builds(
    Person,
    TEXT.filter(lambda name: bool(clean(name))),
    rating=st.integers(0, 3999),
    title=TEXT,
    club=TEXT,
    federation=TEXT,
    fide_id=TEXT,
    born=TEXT,
    sex=st.sampled_from(["", "m", "w"]),
    last=TEXT,
    first=TEXT,
)
MEMBER = st.builds(
    Member, PERSON, national_id=TEXT, national_rating=st.integers(0, 3999), note=TEXT, seen=DAYS, byes=DAYS
).map(checked_member)


@given(st.lists(MEMBER, max_size=6))
def test_json_keeps_everything(members: list[Member]) -> None:
    data = members_json(members)
    found = read_members_file(data, "list.json")
    assert found == tuple(in_order(members))
    assert members_json(found) == data


@given(st.lists(MEMBER, max_size=6), st.booleans())
def test_a_table_keeps_everything(members: list[Member], comma: bool) -> None:
    data = members_csv(members, comma=comma)
    found = read_members_file(data, "list.csv")
    assert found is not None
    assert [m.name for m in found] == [m.name for m in in_order(members)]
    assert members_csv(found, comma=comma) == data


def test_other_files_are_not_taken_for_one_of_ours() -> None:
    assert read_members_file(b"Name,Rating\nAna Stone,1500\n", "list.csv") is None
    assert read_members_file(b"\xff\xfe\x00", "list.csv") is None
    assert read_members_file(b'{"clubtd": 1}', "event.json") is None
