"""Rating lists as files: text, UTF-16, zip; read in blocks, remembered, never copied."""

import tracemalloc
import zipfile
from pathlib import Path

import pytest

from clubtd.event.message import Refused
from clubtd.event.player import Person
from clubtd.store.rating_list import RatingList, opened, remembered

LIST = "ID Number      Name                           Fed Sex Tit  SRtng B-day\r\n"


def line(number: int, name: str, rating: int = 1500) -> str:
    return f"{number:<15}{name:<31}ENG M        {rating:<6}1990\r\n"


def written(path: Path, text: str, encoding: str = "utf-8") -> Path:
    path.write_bytes(text.encode(encoding))
    return path


def test_many_lines_are_read_in_blocks_and_none_is_lost(tmp_path: Path) -> None:
    people = [f"Player{n:05d}, Jo" for n in range(9000)]
    text = LIST + "".join(line(n + 1, name) for n, name in enumerate(people))
    found = RatingList(written(tmp_path / "list.txt", text))
    assert len(text) > 2 * 2**18
    assert [e.name for e in found.find("jo", most=20_000)] == people
    wanted = [Person(name) for name in people[::7]]
    assert [m.entry.name for m in found.matches(wanted) if m.entry] == people[::7]


def test_people_are_listed_by_name_whatever_accents_they_have(tmp_path: Path) -> None:
    people = ["Stone, Zoë", "Stone, Ana", "Štone, Bo", "Stone, Élan", "Stone, Cai"]
    found = RatingList(
        written(tmp_path / "list.csv", "Name;Rating\n" + "".join(f"{p};1500\n" for p in people))
    )
    assert [e.name for e in found.find("stone")] == [
        "Stone, Ana",
        "Štone, Bo",
        "Stone, Cai",
        "Stone, Élan",
        "Stone, Zoë",
    ]


@pytest.mark.parametrize("ending", ["\r\n", "\n"])
@pytest.mark.parametrize("last", [True, False])
def test_line_ends_and_a_last_line_without_one(tmp_path: Path, ending: str, last: bool) -> None:
    text = (LIST + line(1, "Stone, Ana") + line(2, "Tate, Bo")).replace("\r\n", ending)
    found = RatingList(written(tmp_path / "list.txt", text if last else text.removesuffix(ending)))
    assert [e.name for e in found.find("bo tate")] == ["Tate, Bo"]
    assert [e.born for e in found.find("2")] == ["1990"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_encodings(tmp_path: Path, encoding: str) -> None:
    text = "Name;Rating;Born\r\nMüller, Jürgen;1700;1970\r\nTate, Bo;1600;\r\n"
    found = RatingList(written(tmp_path / "list.csv", text, encoding))
    assert [e.name for e in found.find("muller")] == ["Müller, Jürgen"]
    assert [e.name for e in found.find("bo")] == ["Tate, Bo"]


def test_another_encoding_is_chosen(tmp_path: Path) -> None:
    path = written(tmp_path / "list.csv", "Name;Rating\nBłaszczyk, Ola;1822\n", "cp1250")
    assert [e.name for e in RatingList(path, "cp1250").find("blaszczyk")] == ["Błaszczyk, Ola"]
    with pytest.raises(Refused, match="There is no encoding klingon"):
        RatingList(path, "klingon")


def test_the_largest_text_of_a_zip_is_the_list(tmp_path: Path) -> None:
    path = tmp_path / "list.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("clubs.csv", "id,name\n")
        archive.writestr("players.txt", LIST + line(1, "Stone, Ana") * 3)
    assert len(RatingList(path).find("stone")) == 3
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("list.xml", "<playerslist/>")
    with pytest.raises(Refused, match="holds no text list"):
        RatingList(path)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is empty"),
        (b"\r\n\r\n", "is empty"),
        (b"PK\x03\x04 broken", "cannot be read"),
        (b"\x00\x01\x02", "is no rating list"),
    ],
)
def test_what_is_no_list(tmp_path: Path, data: bytes, said: str) -> None:
    (tmp_path / "list.txt").write_bytes(data)
    with pytest.raises(Refused, match=said):
        RatingList(tmp_path / "list.txt")


def test_a_list_that_is_not_there_or_a_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.txt", tmp_path):
        with pytest.raises(Refused, match="cannot be read"):
            RatingList(path)


def test_the_list_used_last_is_remembered(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="No rating list is known yet"):
        opened(tmp_path)
    path = written(tmp_path / "list.txt", LIST + line(1, "Stone, Ana"))
    opened(tmp_path, path)
    assert remembered(tmp_path) == path
    assert opened(tmp_path).find("stone")
    written(tmp_path / "bad.txt", "hello\n")
    with pytest.raises(Refused):
        opened(tmp_path, tmp_path / "bad.txt")
    assert remembered(tmp_path) == path


def test_memory_does_not_grow_with_the_list(tmp_path: Path) -> None:
    peaks = []
    for count in (5_000, 50_000):
        text = LIST + "".join(line(n + 1, f"Player{n:05d}, Jo") for n in range(count))
        found = RatingList(written(tmp_path / f"{count}.txt", text))
        tracemalloc.start()
        assert found.find("nobody") == []
        found.matches([Person("Player00001, Jo")])
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.5 * peaks[0] + 200_000


def test_one_endless_line_is_no_list_and_costs_little(tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_bytes(b"x" * 5_000_000)
    with pytest.raises(Refused, match="is no rating list"):
        RatingList(tmp_path / "list.txt")
