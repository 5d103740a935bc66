"""Each command: what scripts may rely on."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import DATA, Command

PAIRED = ("add Ana 1800", "add Bo 1700", "add Cai 1600", "add Dee 1500", "pair")


@pytest.fixture
def event(clubtd: Command) -> str:
    clubtd("new", "x.json", "--first", "white", "--rounds", 3)
    for line in PAIRED:
        assert clubtd("do", "x.json", *line.split()).code == 0
    return "x.json"


def test_pair_prints_what_pairing_engines_print(clubtd: Command, event: str) -> None:
    clubtd("do", event, "result", 1, "1-0")
    clubtd("do", event, "result", 2, "0-1")
    clubtd("do", event, "add", "Eli", 1400)
    answer = clubtd("pair", event)
    count, *lines = answer.out.splitlines()
    assert (answer.code, int(count)) == (0, len(lines))
    assert lines[-1].endswith(" 0")
    shown = clubtd("pair", event, "--json").json[0]
    assert [*shown["pairs"], [shown["bye"], 0]] == [[int(n) for n in line.split()] for line in lines]
    assert clubtd("show", event, "--json").json["round"] == 1


def test_no_legal_pairing_is_an_answer(clubtd: Command) -> None:
    clubtd("new", "two.json", "--rounds", 3)
    for line in ("add Ana 1800", "add Bo 1700", "pair", "result 1 1-0"):
        clubtd("do", "two.json", *line.split())
    for words in (("pair", "two.json"), ("do", "two.json", "pair")):
        answer = clubtd(*words)
        assert answer.code == 1
        assert answer.err.strip()
    shown = clubtd("pair", "two.json", "--json").json[0]
    assert shown["pairs"] is None
    assert shown["reason"]


def test_a_missing_result_names_the_board(clubtd: Command, event: str) -> None:
    clubtd("do", event, "result", 1, "1-0")
    answer = clubtd("do", event, "pair")
    assert answer.code == 1
    assert "board 2, Dee - Bo" in answer.err


@pytest.mark.parametrize(
    ("typed", "spelled"),
    [
        ("1-0", "1-0"),
        ("0-1", "0-1"),
        ("1/2", "1/2-1/2"),
        ("+-", "+-"),
        ("-+", "-+"),
        ("--", "--"),
        ("1/2-0", "1/2-0"),
        ("0-0", "0-0"),
        ("1-0u", "1-0u"),
        ("clear", None),
    ],
)
def test_every_result_can_be_typed(clubtd: Command, event: str, typed: str, spelled: str | None) -> None:
    assert clubtd("do", event, "result", 2, typed).code == 0
    assert clubtd("show", event, "--json").json["boards"][1]["result"] == spelled


def test_an_adjourned_game_is_not_missing(clubtd: Command, event: str) -> None:
    clubtd("do", event, "adjourn", 1)
    shown = clubtd("show", event, "--json").json
    assert (shown["boards"][0]["result"], shown["missing"]) == ("adjourned", [2])


def test_a_correction_of_an_earlier_round_needs_yes(clubtd: Command, event: str) -> None:
    for line in ("result 1 1-0", "result 2 1-0", "pair"):
        clubtd("do", event, *line.split())
    asked = clubtd("do", event, "result", 2, "0-1", "--round", 1)
    assert asked.code == 1
    assert "Round 2 was paired from the old result" in asked.err
    assert clubtd("show", event, "--round", 1, "--json").json["boards"][1]["result"] == "1-0"
    assert clubtd("do", event, "result", 2, "0-1", "--round", 1, "--yes").code == 0
    assert clubtd("show", event, "--round", 1, "--json").json["boards"][1]["result"] == "0-1"
    assert clubtd("do", event, "undo").code == 0
    assert clubtd("show", event, "--round", 1, "--json").json["boards"][1]["result"] == "1-0"


def test_unpairing_with_results_needs_yes(clubtd: Command, event: str) -> None:
    clubtd("do", event, "result", 1, "1-0")
    assert clubtd("do", event, "unpair").code == 1
    assert clubtd("do", event, "unpair", "--yes").code == 0
    assert clubtd("do", event, "pair").code == 0


def test_swapped_colours_keep_the_winner(clubtd: Command, event: str) -> None:
    clubtd("do", event, "result", 1, "1-0")
    clubtd("do", event, "swap", 1)
    board = clubtd("show", event, "--json").json["boards"][0]
    assert (board["white"], board["black"], board["result"]) == ("Cai", "Ana", "0-1")


def test_the_history_reads_as_sentences(clubtd: Command, event: str) -> None:
    clubtd("do", event, "withdraw", "bo")
    clubtd("do", event, "undo")
    lines = clubtd("history", event, "--json").json
    assert [line["text"] for line in lines if line["undone"]] == [
        "Bo leaves and is not paired from round 2 on."
    ]


def test_a_number_taken_apart_adds_up(clubtd: Command, event: str) -> None:
    for line in ("result 1 1-0", "result 2 1/2"):
        clubtd("do", event, *line.split())
    found = clubtd("standings", event, "--explain", "2", "--code", "BH", "--json").json
    assert found["name"] == "Bo"
    assert sum(part["value"] for part in found["parts"] if part["kept"]) == found["total"] == 0.5


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("picture.csv", b"\x89PNG\r\n\x1a\n" + bytes(200)),
        ("empty.csv", b""),
        ("half.trf", (DATA / "night" / "cr_only_z_opponent.trf").read_bytes()[:150]),
        ("event.json", b'{"hello": '),
        ("other.json", b'{"hello": 1}'),
    ],
)
def test_bad_input_gets_one_sentence_and_changes_nothing(
    clubtd: Command, tmp_path: Path, name: str, content: bytes
) -> None:
    (tmp_path / name).write_bytes(content)
    words = ("show", name) if name.endswith(".json") else ("import", name, "-o", "new.json")
    answer = clubtd(*words)
    assert answer.code == 3
    assert len(answer.err.strip().splitlines()) == 1
    assert name in answer.err
    assert "Traceback" not in answer.err
    assert sorted(p.name for p in tmp_path.iterdir()) == [name]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("do", "x.json", "fly"), "no verb fly"),
        (("do", "x.json", "resutl", "1", "1-0"), "did you mean result"),
        (("do", "x.json", "result", "one", "1-0"), "whole number"),
        (("do", "x.json", "add"), "Usage: add NAME"),
        (("do", "x.json", "add", "Eli", "--clib", "Rooks"), "Unknown option --clib"),
        (("standings",), "required"),
        (("pair", "--fast", "x.json"), "--fast"),
        (("new", "y.json", "--points", "1-0"), "--points"),
    ],
)
def test_wrong_usage_is_exit_code_2(clubtd: Command, event: str, words: tuple[str, ...], said: str) -> None:
    answer = clubtd(*words)
    assert answer.code == 2
    assert said in answer.err


def test_unknown_names_and_files_are_exit_code_3(clubtd: Command, event: str) -> None:
    assert clubtd("do", event, "withdraw", "Zed").code == 3
    assert clubtd("show", "nothing-of-that-name").code == 3
    assert clubtd("standings", event, "--order", "BHC").code == 3


def test_import_then_export_then_import_is_the_same_event(clubtd: Command, tmp_path: Path) -> None:
    trf = DATA / "night" / "cr_only_z_opponent.trf"
    clubtd("import", trf, "-o", "a.json")
    clubtd("export", "a.json", "--to", "trf", "-o", "a.trf")
    clubtd("import", "a.trf", "-o", "b.json")
    clubtd("export", "b.json", "--to", "trf", "-o", "b.trf")
    assert (tmp_path / "a.trf").read_bytes() == (tmp_path / "b.trf").read_bytes()


def test_the_report_names_every_odd_row(clubtd: Command) -> None:
    answer = clubtd("import", DATA / "night" / "semicolon_bom.csv", "-o", "x.json")
    assert "blank row 3 skipped" in answer.out
    assert "row 6: rating 'unr' not a number, taken as unrated" in answer.out
    players = clubtd("standings", "x.json", "--json").json["players"]
    assert [p["name"] for p in players[:2]] == ["Mia Nash", "Oona Pike, Jr"]


def test_events_are_listed_newest_first(clubtd: Command) -> None:
    clubtd("new", "First night")
    clubtd("new", "Second night")
    names = [e["name"] for e in clubtd("events", "--json").json]
    assert sorted(names) == ["First night", "Second night"]


@pytest.mark.parametrize("words", [("--version",), ("--help",), ("do", "--help")])
def test_help_and_version(clubtd: Command, words: tuple[str, ...]) -> None:
    answer = clubtd(*words)
    assert answer.code == 0
    assert "clubtd" in answer.out


def test_a_command_does_not_import_textual(event: str, tmp_path: Path) -> None:
    program = (
        "import sys; from clubtd.cli.main import run; run(['standings', 'x.json', '--json'], None); "
        "sys.exit('textual' in sys.modules)"
    )
    assert (
        subprocess.run(
            [sys.executable, "-c", program], check=False, cwd=tmp_path, stdout=subprocess.DEVNULL
        ).returncode
        == 0
    )
