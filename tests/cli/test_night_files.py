"""The cases of a club night that are files: all that tests/data/night/night-cases.json says is right of them."""

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import DATA, Command

NIGHT = DATA / "night"


def case(name: str) -> dict[str, Any]:
    cases = json.loads((NIGHT / "night-cases.json").read_text(encoding="utf-8"))["cases"]
    return next(found for found in cases if found["id"] == name)


def the_file(found: dict[str, Any], folder: Path) -> Path:
    """The file of a case as it is written there; it is also among the data of the tests."""
    path = folder / Path(found["setup"]["file"]).name
    path.write_bytes(base64.b64decode(found["setup"]["base64"]))
    assert path.read_bytes() == (NIGHT / path.name).read_bytes()
    return path


def test_csv_semicolon_bom(clubtd: Command, tmp_path: Path) -> None:
    found = case("csv-semicolon-bom")
    right = found["right"]
    answer = clubtd("import", the_file(found, tmp_path), "-o", "night.json")
    assert (answer.code, answer.err) == (0, "")
    assert f"{right['players']} players" in answer.out
    for said in right["report"].split("; ")[1:]:
        assert said in answer.out
    entries = clubtd("export", "night.json", "--to", "json", "--sheet", "entries").json["rows"]
    ratings = {row["name"]: row["rating"] or "unrated" for row in entries}
    assert sorted(ratings) == sorted(right["names"])
    assert ratings == right["ratings"]
    players = clubtd("standings", "night.json", "--json").json["players"]
    assert [p["name"] for p in players[:2]] == right["seeding_order"][:2]


def test_csv_semicolon_bom_into_an_event_that_is_there_in_one_step(clubtd: Command, tmp_path: Path) -> None:
    found = case("csv-semicolon-bom")
    clubtd("new", "night.json")
    answer = clubtd("import", the_file(found, tmp_path), "-o", "night.json")
    assert answer.out.splitlines()[0] == "4 added"
    assert all(said in answer.out for said in found["right"]["report"].split("; "))
    assert clubtd("do", "night.json", "undo").code == 0
    assert clubtd("export", "night.json", "--to", "json", "--sheet", "entries").json["rows"] == []


def test_trf_dialect(clubtd: Command, tmp_path: Path) -> None:
    found = case("trf-dialect")
    answer = clubtd("import", the_file(found, tmp_path), "-o", "night.json")
    assert answer.code == 0
    assert "4 players" in answer.out
    assert "line 4, column 92: '4 b Z': a bye has no opponent; taken as a bye" in answer.out
    shown = clubtd("show", "night.json", "--json").json
    assert {"player": "Yul Zane", "kind": "zpb"} in shown["byes"]


@pytest.mark.parametrize("cut", [110, 150])
def test_trf_dialect_cut_off_leaves_nothing_behind(clubtd: Command, tmp_path: Path, cut: int) -> None:
    path = the_file(case("trf-dialect"), tmp_path)
    path.write_bytes(path.read_bytes()[:cut])
    answer = clubtd("import", path, "-o", "night.json")
    assert answer.code == 3 and "line " in answer.err and "Traceback" not in answer.err
    assert not (tmp_path / "night.json").exists()
