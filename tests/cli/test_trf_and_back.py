"""A TRF from the command line: everything that can be said is in it, and a refused one leaves nothing behind."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command

PAIRED = (
    "add Ana 1800",
    "add Bo 1700",
    "add Cai 1600",
    "add Dee 1500",
    "pair",
    "result 1 1-0",
    "result 2 1/2-1/2",
)
ROW = "001    {}      {:<33}                                {:>4}"


def make(clubtd: Command, *lines: str) -> str:
    clubtd("new", "x.json", "--first", "white", "--rounds", 5)
    for line in lines:
        assert clubtd("do", "x.json", *line.split()).code == 0, line
    return "x.json"


def same_again(clubtd: Command, event: str) -> bool:
    """Whether export, import, export gives the same bytes."""
    clubtd("export", event, "--to", "trf", "-o", "one.trf")
    assert clubtd("import", "one.trf", "-o", "again.json").code == 0
    clubtd("export", "again.json", "--to", "trf", "-o", "two.trf")
    return Path("one.trf").read_bytes() == Path("two.trf").read_bytes()


@pytest.mark.parametrize("decided", ["lots Ana Bo", "lots Cai Bo Ana", "adjust Ana -1 --reason late"])
def test_who_was_decided_about_and_is_not_here_is_left_out(clubtd: Command, decided: str) -> None:
    event = make(clubtd, "order LOTS", "add Ana", "add Bo", "add Cai", decided, "not-here Ana")
    answer = clubtd("export", event, "--to", "trf", "-o", "out.trf")
    assert answer.code == 0
    assert "What was decided about Ana (points, lots, play-off) is not in the file" in answer.err
    assert same_again(clubtd, event)


def test_why_somebody_without_a_number_does_not_meet_anybody(clubtd: Command) -> None:
    event = make(clubtd, "add Ana", "add Bo", "add Cai", "not-here Ana")
    for pair in (("Ana", "Bo"), ("Bo", "Ana")):
        answer = clubtd("explain", event, "--why-not", *pair)
        assert (answer.code, answer.err.strip()) == (3, 'Ana is not here yet. Type: here "Ana"')
    answer = clubtd("explain", event, "--why-not", "Bo", "Bo")
    assert (answer.code, answer.err.strip()) == (3, "Nobody meets oneself: name two players.")


def test_rounds_after_an_adjourned_game_are_in_the_file(clubtd: Command) -> None:
    event = make(clubtd, *PAIRED, "pair", "result 1 1-0", "result 2 0-1", "adjourn 1 --round 1 --yes")
    answer = clubtd("export", event, "--to", "trf", "-o", "out.trf")
    assert answer.code == 0
    assert "the first in round 1: pairing engines cannot read it" in answer.err
    assert same_again(clubtd, event)
    shown = [
        clubtd("show", name, "--round", n, "--json").json for name in (event, "again.json") for n in (1, 2)
    ]
    assert [one["boards"] for one in shown[:2]] == [one["boards"] for one in shown[2:]]
    finished = clubtd("export", event, "--to", "trf", "--finished")
    assert "The last 2 rounds, from round 1 on, are not in the file" in finished.err


def test_the_date_of_a_new_event_is_written_as_the_format_wants_it(clubtd: Command) -> None:
    event = make(clubtd, *PAIRED)
    text = clubtd("export", event, "--to", "trf").out
    date = next(line for line in text.splitlines() if line.startswith("042"))
    assert date[8] == date[11] == "/"
    assert same_again(clubtd, event)


def test_a_refused_import_leaves_no_file(clubtd: Command, tmp_path: Path) -> None:
    row = ROW.format(1, "A" * 30, "0.0")
    (tmp_path / "bad.trf").write_text(f"012 Bad\n142 150\n{row}\n")
    before = sorted(p.name for p in tmp_path.iterdir())
    for words in (("-o", "bad.json"), ()):
        answer = clubtd("import", "bad.trf", *words)
        assert answer.code == 3
        assert len(answer.err.strip().splitlines()) == 1
    assert sorted(p.name for p in tmp_path.iterdir()) == before


def test_an_edited_line_of_ours_is_named_and_the_rest_is_imported(clubtd: Command, tmp_path: Path) -> None:
    rows = [ROW.format(n, name, "0.0") for n, name in ((1, "Ash, Ann"), (2, "Bay, Bob"))]
    games = [{"black": 2, "white": -1, "result": "1-0", "control": "", "draw_wins": False}]
    for values in ({"at": "x", "games": [], "players": []}, {"at": "x", "games": games, "players": [1, 2]}):
        line = f"### clubtd event {json.dumps({'deciders': [values]})}"
        (tmp_path / "edited.trf").write_text("\n".join([*rows, line, ""]))
        answer = clubtd("import", "edited.trf", "-o", "edited.json")
        assert answer.code == 0
        assert "line 3: 'clubtd event" in answer.out
        assert clubtd("export", "edited.json", "--to", "trf").code == 0
        Path("edited.json").unlink()
