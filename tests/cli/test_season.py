"""`clubtd season`: begun, changed, shown, put away."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.winter_nights import make_winter


@pytest.fixture
def winter(clubtd: Command, tmp_path: Path) -> Command:
    make_winter(tmp_path)
    made = clubtd("season", "Winter", "--new", "--match", "winter rapid", "--best", 2)
    assert (made.code, made.err) == (0, "")
    return clubtd


def test_there_are_no_seasons_at_first(clubtd: Command) -> None:
    assert clubtd("season").out == "No seasons yet: clubtd season NAME --new --match WORDS begins one.\n"
    assert clubtd("season", "--json").json == []


def test_the_list(winter: Command) -> None:
    assert winter("season").out == "Winter  4 nights  Best 2 of 4 nights, points as scored\n"
    (found,) = winter("season", "--json").json
    assert (found["name"], found["nights"], found["error"]) == ("Winter", 4, None)


def test_changing_the_rules_says_them(winter: Command) -> None:
    said = winter(
        "season", "winter", "--by", "place", "--places", "10,8,6", "--attendance", "0.5", "--best", "all"
    )
    assert said.out == "Winter: All 4 nights, points by place (10, 8, 6), ½ for being there.\n"
    assert winter("season", "winter", "--ties", "won,best", "--json").json["done"].startswith("Winter: All 4")
    assert (
        winter("season", "winter").out.splitlines()[1]
        == "All 4 nights, points by place (10, 8, 6), ½ for being there"
    )
    assert "Level: most nights won and best single night." in winter("season", "winter").out


def test_events_are_added_and_removed_one_by_one(winter: Command) -> None:
    assert "of 2 nights" in winter("season", "Winter", "--remove", "winter rapid 1", "winter-rapid-4").out
    assert "of 3 nights" in winter("season", "Winter", "--add", "rapid 4").out
    assert winter("season", "Winter", "--remove", "winter-rapid-1").code == 3
    assert winter("season", "Winter", "--add", "nothing").code == 3
    Path("list.csv").write_text("Name;Rating\n")
    refused = winter("season", "Winter", "--add", "./list.csv")
    assert (refused.code, "list.csv: it is not JSON, so no event of clubtd" in refused.err) == (3, True)
    assert winter("season", "Spring", "--new", "--add", "rapid 1", "rapid 2").code == 0
    assert len(winter("season", "Spring", "--json").json["nights"]) == 2


def test_a_file_that_fitted_and_is_gone_is_told_until_it_is_taken_out(
    winter: Command, tmp_path: Path
) -> None:
    gone = "winter-rapid-2 is not there any more and is left out"
    assert gone not in winter("season", "winter").out
    (tmp_path / "winter-rapid-2.json").unlink()
    for _ in range(2):
        assert gone in winter("season", "winter").out
    assert any(gone in said for said in winter("season", "winter", "--json").json["notes"])
    assert winter("season", "winter", "--remove", "winter-rapid-2").code == 0
    assert gone not in winter("season", "winter").out


def test_other_words_miss_nobody(winter: Command, tmp_path: Path) -> None:
    winter("season", "winter")
    (tmp_path / "winter-rapid-2.json").unlink()
    assert winter("season", "winter", "--match", "rapid").code == 0
    assert "any more" not in winter("season", "winter").out


def test_a_deleted_event_is_told_and_can_be_taken_out(winter: Command) -> None:
    winter("delete", "winter-rapid-2")
    shown = winter("season", "winter").out
    assert "winter-rapid-2 was deleted and is left out" in shown
    assert "Hồ Thị Ánh Nguyệt" in shown
    winter("season", "winter", "--remove", "winter-rapid-2")
    assert "was deleted" not in winter("season", "winter").out


def test_one_total_taken_apart(winter: Command) -> None:
    winter("season", "winter", "--by", "place", "--places", "10,8,6,5,4,3", "--attendance", 1)
    assert winter("season", "winter", "--explain", "celik").out == (
        "3. Çelik, Deniz: 6 + 10 + 4 = 20; dropped: 5 and 0\n"
        "  Winter Rapid 1: 5 (place 4), dropped\n"
        "  Winter Rapid 2: 6 (place 3)\n"
        "  Winter Rapid 3: 0 (place 8), dropped\n"
        "  Winter Rapid 4: 10 (place 1)\n"
        "  4 nights there: 4\n"
    )
    assert winter("season", "winter", "--explain", "nobody").code == 3
    assert "could be" in winter("season", "winter", "--explain", "e").err


@pytest.mark.parametrize(
    ("file", "begins"),
    [
        ("w.txt", b"Winter\n"),
        ("w.csv", b"\xef\xbb\xbfrank,"),
        ("w.html", b"<!DOCTYPE"),
        ("w.json", b'{"season"'),
    ],
)
def test_written_in_the_format_of_the_ending(
    winter: Command, tmp_path: Path, file: str, begins: bytes
) -> None:
    assert winter("season", "winter", "-o", tmp_path / file).out == f"Written: {tmp_path / file}\n"
    assert (tmp_path / file).read_bytes().startswith(begins)


def test_printed_in_the_format_asked_for(winter: Command) -> None:
    assert winter("season", "winter", "--csv").out.startswith("rank,name,")
    assert winter("season", "winter", "--html").out.startswith("<!DOCTYPE html>")
    assert json.loads(winter("season", "winter", "--json").out)["season"] == "Winter"
    assert winter("season", "winter", "--plain").out.startswith("Winter\nBest 2 of 4 nights")
    assert max(map(len, winter("season", "winter", "--width", 42).out.splitlines())) <= 42


def test_put_away_and_fetched_back(winter: Command, tmp_path: Path) -> None:
    assert winter("season", "winter", "--delete").out == (
        "The season is deleted, its events are not. The way back: clubtd season winter --back\n"
    )
    assert len(list(tmp_path.glob("winter-rapid-*.json"))) == 4
    assert "Deleted: Winter." in winter("season").out
    assert winter("season", "winter", "--back").code == 0
    assert winter("season", "Winter").code == 0
    assert winter("season", "Winter", "--back").code == 3


def test_renamed(winter: Command) -> None:
    winter("season", "winter", "--rename", "Winter 2026")
    assert winter("season", "2026").out.startswith("Winter 2026\n")


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--best", "3"), 2, "Usage: clubtd season NAME"),
        (("none",), 3, "There is no season none: clubtd season none --new begins one."),
        (("winter", "--new"), 3, "There is a season winter already."),
        (("winter", "--best", "-1"), 3, "how many of the best nights"),
        (("winter", "--by", "luck"), 3, "Nights count by score, scaled and place, not luck."),
        (("winter", "--places", "1,2"), 3, "never rise"),
        (("winter", "--attendance", "x"), 3, "x is no number of points"),
        (("winter", "--csv", "--html"), 2, "--csv and --html are different formats"),
        (("winter", "--csv", "--explain", "Ash"), 2, "--csv is for the whole table, and --explain has none"),
        (("winter", "-o", "/nowhere/x.txt"), 3, "/nowhere/x.txt cannot be written"),
    ],
)
def test_refused_in_one_sentence(winter: Command, words: tuple[str, ...], code: int, said: str) -> None:
    answer = winter("season", *words)
    assert answer.code == code
    assert said in answer.err
    assert answer.out == ""
    assert "Best 2 of 4 nights, points as scored" in winter("season").out


def test_a_total_taken_apart_is_one_json_value_too(winter: Command) -> None:
    """COMMANDS: `--json` gives exactly one JSON value and nothing else."""
    found = winter("season", "winter", "--explain", "celik", "--json").json
    rows = winter("season", "winter", "--json").json["players"]
    assert found in rows
    assert found["name"].startswith("Çelik")
    assert {cell["counts"] for cell in found["points"] if cell} <= {True, False}
