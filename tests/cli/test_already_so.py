"""A typed line says when nothing would change, takes rounds as people write them, and needs no folder of a club."""

from pathlib import Path

import pytest

from tests.cli.conftest import Command


@pytest.fixture
def night(clubtd: Command) -> Command:
    clubtd("new", "night.json", "--rounds", 5, "--order", "BH")
    for name in ("Ada Brook", "Ben Carver", "Cleo Dunn", "Dov Ellis"):
        clubtd("do", "night.json", "add", name)
    return clubtd


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("rounds 5", "The event has 5 rounds already."),
        ("first-table 1", "That is so already in night: nothing changes."),
        ("bye-limit none", "That is so already"),
        ("clubs-apart 0", "That is so already"),
        ("kind club", "That is so already"),
    ],
)
def test_what_is_so_already(night: Command, line: str, said: str) -> None:
    before = Path("night.json").read_bytes()
    answer = night("do", "night.json", *line.split())
    assert answer.code != 0
    assert said in answer.err
    assert Path("night.json").read_bytes() == before


def test_the_kind_of_event_is_changed_later(night: Command) -> None:
    night("do", "night.json", "pair")
    answer = night("do", "night.json", "kind", "open")
    assert answer.out == "The event is a weekend open now: the advice goes by that.\n"
    assert "Usage: kind club/open" in night("do", "night.json", "kind", "league").err


@pytest.mark.parametrize(
    ("typed", "rounds"),
    [
        ("--rounds 2,4", [2, 4]),
        ("--rounds 2 4", [2, 4]),
        ("--rounds 2, 4", [2, 4]),
        ("--rounds 2-4", [2, 3, 4]),
        ("--rounds 4-", [4, 5]),
        ("--rounds 2,4-5", [2, 4, 5]),
        ("", [1]),
    ],
)
def test_the_rounds_that_somebody_misses(night: Command, typed: str, rounds: list[int]) -> None:
    answer = night("do", "night.json", "absent", "ada", *typed.split())
    said = [f"Ada Brook has a zero-point bye in round {number}." for number in rounds]
    assert (answer.code, answer.out.splitlines()) == (0, said)


def test_a_round_that_is_none_is_named(night: Command) -> None:
    assert "6" in night("do", "night.json", "absent", "ada", "--rounds", "3-99999999").err
    assert (
        "--rounds must be a whole number, not x."
        in night("do", "night.json", "absent", "ada", "--rounds", "x").err
    )
    assert "Usage: absent NAME" in night("do", "night.json", "absent", "ada", "3").err


def test_a_file_that_is_named_by_its_path_needs_no_folder_of_a_club(
    night: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "no-folder").write_text("")
    monkeypatch.setenv("CLUBTD_DATA", str(tmp_path / "no-folder"))
    for words in (["rename", "Friday"], ["here", "all"], ["bye", "ada"], ["add", "Eve Frost"], ["pair"]):
        answer = night("do", "./night.json", *words)
        assert "cannot be made" not in answer.err
    assert night("show", "./night.json").code == 0
    assert "cannot be made" in night("show", "nothing").err


@pytest.mark.parametrize(
    "born", ["31/02/2010", "2010-02-30", "0000-01-05", "2099", "2011-04-31", "2010-13-01"]
)
def test_a_day_that_never_was_is_no_date_of_birth(night: Command, born: str) -> None:
    answer = night("do", "night.json", "add", "Eve Frost", "--born", born)
    assert f"{born} is no date of birth" in answer.err
    assert answer.code != 0
    Path("list.csv").write_text(f"Name;Born\nEve Frost;{born}\nFinn Gale;29.02.2012\n")
    said = night("import", "list.csv", "-o", "listed.json")
    assert born in said.out + said.err
