"""`clubtd explain`: sentences that name the rule."""

from pathlib import Path

import pytest

from tests.cli.conftest import Command

DEMO = Path(__file__).parents[2] / "clubtd" / "store" / "demo.json"


def test_every_board_and_the_bye_of_a_round_are_explained(clubtd: Command) -> None:
    answers = clubtd("explain", DEMO, "--round", 3, "--json").json["answers"]
    shown = clubtd("show", DEMO, "--round", 3, "--json").json
    assert [a["board"] for a in answers] == [b["board"] for b in shown["boards"]] + [None]
    for answer, board in zip(answers, shown["boards"], strict=False):
        text = " ".join(answer["sentences"])
        assert board["white"] in answer["title"]
        assert "Bracket of" in text
        assert answer["article"]
        assert f"({answer['article']})" in text
        assert "(5.2." in text


def test_the_colour_rule_is_named(clubtd: Command) -> None:
    assert "both granted (5.2.1)" in clubtd("explain", DEMO, "--round", 3, "--board", 1).out


def test_why_not_names_the_rule_or_the_first_criterion_that_gets_worse(clubtd: Command) -> None:
    first = clubtd("show", DEMO, "--round", 1, "--json").json["boards"][0]
    met = clubtd("explain", DEMO, "--round", 3, "--why-not", first["white"], first["black"])
    assert "have already played each other (C1)" in met.out
    worse = clubtd("explain", DEMO, "--round", 3, "--why-not", "Quill", "Marwick")
    assert "2 more players would float down (C6)" in worse.out


def test_the_next_round_can_be_asked_about_before_it_is_published(clubtd: Command) -> None:
    clubtd("new", "x.json", "--first", "white")
    for line in ("add Ana 1800", "add Bo 1700", "add Cai 1600", "add Dee 1500"):
        clubtd("do", "x.json", *line.split())
    assert "Ana (White) - Cai" in clubtd("explain", "x.json", "--round", 1).out
    assert clubtd("show", "x.json").code == 3


def test_a_board_made_by_hand_is_judged_by_the_referee(clubtd: Command) -> None:
    clubtd("new", "x.json", "--first", "white")
    for line in ("add Ana 1800", "add Bo 1700", "add Cai 1600", "add Dee 1500", "pair", "swap 1 --yes"):
        clubtd("do", "x.json", *line.split())
    said = clubtd("explain", "x.json", "--board", 1)
    assert said.code == 0
    assert "Ana" in said.out


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--round", 9), 3),
        (("--round", 3, "--board", 99), 3),
        (("--round", 3, "--why-not", "Quill", "nobody"), 3),
    ],
)
def test_questions_that_have_no_answer(clubtd: Command, words: tuple[object, ...], code: int) -> None:
    answer = clubtd("explain", DEMO, *words)
    assert answer.code == code
    assert len(answer.err.splitlines()) == 1
