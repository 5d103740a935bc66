"""What a screen reader is given: one fact a line, and no sign that has to be seen."""

from tests.cli.conftest import Command


def test_a_round_in_sentences(clubtd: Command) -> None:
    clubtd("new", "Plain Night", "--rounds", 3)
    event = "plain night"
    clubtd("do", event, "add", "Ana Stone", "1900")
    for name in ("Bo Tate", "Cai Upton", "Dee Vane", "Eli Wood"):
        clubtd("do", event, "add", name)
    clubtd("do", event, "pair")
    clubtd("do", event, "result", 1, "+-")
    lines = clubtd("show", event, "--plain").out.splitlines()
    assert lines[0] == "Plain Night, round 1 of 3"
    assert lines[1].startswith("Board 1: White ")
    assert lines[1].endswith(": White wins by forfeit")
    assert lines[2].endswith(": no result yet")
    assert lines[3].endswith(": the bye")
    assert lines[4] == "Missing: 2"
    assert not any(line.startswith(" ") for line in lines)


def test_vietnamese_by_the_option(clubtd: Command) -> None:
    clubtd("new", "Tối Thứ Ba", "--rounds", 3)
    assert clubtd("--lang", "vi", "events").out.startswith("Tối Thứ Ba  vòng 0/3  0 kỳ thủ")
    assert "round" in clubtd("events").out


def test_a_language_that_is_not_there_is_refused(clubtd: Command) -> None:
    answer = clubtd("--lang", "tlh", "events")
    assert answer.code == 2
    assert "en, vi" in answer.err.replace("'", "")
