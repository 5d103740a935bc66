"""Advice, backups and copies by command."""

from pathlib import Path

import pytest

import clubtd as program
from tests.cli.conftest import Command


@pytest.mark.parametrize(
    ("words", "order"),
    [
        (("--players", 16, "--rounds", 4), ["BH", "SB", "PS"]),
        (("--players", 24, "--rounds", 5), ["BH-C1", "BH", "SB"]),
        (("--system", "round-robin", "--players", 6), ["SB", "DE", "KS"]),
        (("--rules", "uschess", "--players", 16), ["MODMED", "SOLKOFF", "CUM", "CUMOPP"]),
    ],
)
def test_the_advice_follows_the_shape_of_the_event(
    clubtd: Command, words: tuple[object, ...], order: list[str]
) -> None:
    answer = clubtd("advise", *words, "--json").json
    assert answer["order"] == order
    assert len(answer["reasons"]) == len(order)


def test_a_short_event_is_warned_about_with_its_numbers(clubtd: Command) -> None:
    warnings = clubtd("advise", "--players", 16, "--rounds", 4, "--json").json["warnings"]
    noise = next(w for w in warnings if w["id"] == "R9")
    assert {27, 64, 53} <= set(noise["numbers"].values())
    text = clubtd("advise", "--players", 16, "--rounds", 4).out
    assert text.count("about 27 of 100") >= 1
    assert text.count("Buchholz then prefers the stronger player") == 1


@pytest.mark.parametrize(
    ("words", "minutes", "said"),
    [
        (
            "--rounds 4 --time-control 15+5",
            175,
            "4 rounds of 15+5 take up to 2 h 55 min: 40 minutes for a game",
        ),
        ("--rounds 1 --time-control 15+5", 40, "One round of 15+5 takes up to 0 h 40 min"),
        (
            "--system round-robin --players 6 --time-control 15+5",
            220,
            "5 rounds of 15+5 take up to 3 h 40 min",
        ),
        ("--system double-round-robin --players 5 --time-control 3+2", 145, "10 rounds of 3+2 take up to"),
        ("--rounds 4", None, "Share the place"),
    ],
)
def test_r23_advise_says_when_the_evening_ends(
    clubtd: Command, words: str, minutes: int | None, said: str
) -> None:
    assert said in clubtd("advise", *words.split()).out
    assert clubtd("advise", *words.split(), "--json").json["minutes"] == minutes


DEMO = Path(program.__file__).parent / "store" / "demo.json"


def test_the_order_of_the_event_stands_beside_the_one_proposed(clubtd: Command, tmp_path: Path) -> None:
    (tmp_path / "night.json").write_bytes(DEMO.read_bytes())
    said = clubtd("advise", "night.json").out
    assert "The order published for this event: BH-C1, BH, SB. A change of it needs a reason." in said
    assert clubtd("advise", "night.json", "--json").json["own"] == ["BH-C1", "BH", "SB"]
    clubtd("new", "n.json", "--rounds", 4, "--order", "")
    assert "so far: none, level players share the place. It is published" in clubtd("advise", "n.json").out
    clubtd("do", "n.json", "order", "BH,SB,PS")
    assert "This event has this order." in clubtd("advise", "n.json").out


def test_any_two_who_are_level_are_asked_about(clubtd: Command, tmp_path: Path) -> None:
    (tmp_path / "night.json").write_bytes(DEMO.read_bytes())
    out = clubtd("standings", "night.json", "--between", "Dmitri", "Eilidh").out
    assert out.startswith("Eilidh Marwick is ahead of Dmitri Vologdin by BH-C1.")
    assert "other boards of round 4 could have turned it" in out
    assert "PS: Dmitri Vologdin" in out
    found = clubtd("standings", "night.json", "--between", "6", "3", "--json").json
    assert (found["first"], found["second"], found["code"], found["boards"]) == (3, 6, "BH-C1", 9)
    assert found["turning"] == len({turn["white"] for turn in found["turns"]}) == 1
    answer = clubtd("standings", "night.json", "--between", "1", "2")
    assert (answer.code, "not level on points" in answer.err) == (3, True)


def test_what_can_still_happen_is_said_while_the_last_round_is_played(clubtd: Command) -> None:
    for given in ("new n.json --rounds 2", *(f"do n.json add {p} 1500" for p in "ABCD"), "do n.json pair"):
        assert clubtd(*given.split()).code == 0
    early = clubtd("standings", "n.json", "--outlook")
    assert (early.code, "not paired yet" in early.err) == (3, True)
    for given in ("result 1 1-0", "result 2 1/2", "pair"):
        assert clubtd("do", "n.json", *given.split()).code == 0
    out = clubtd("standings", "n.json", "--outlook").out
    assert "first alone with a win" in out
    assert "Fore Buchholz" in out
    assert len(clubtd("standings", "n.json", "--outlook", "--json").json["players"]) == 3
    for board in (1, 2):
        assert clubtd("do", "n.json", "result", board, "1-0").code == 0
    late = clubtd("standings", "n.json", "--outlook")
    assert (late.code, "nothing can change any more" in late.err) == (3, True)


def test_the_numbers_come_with_what_they_take_for_granted(clubtd: Command) -> None:
    assert "10 000 invented events" in clubtd("advise", "--players", 16, "--rounds", 4).out
    assert "invented events" not in clubtd("advise", "--players", 3, "--rounds", 3).out


def test_a_size_that_nobody_simulated_is_not_claimed(clubtd: Command) -> None:
    assert "about 8 players and 6 rounds" in clubtd("advise", "--players", 9, "--rounds", 7).out
    assert "nearly all of these" in clubtd("advise", "--players", 60, "--rounds", 3).out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--players", -1), "--players -1: a number of players, or 0 when it is not known yet."),
        (("--rounds", 0), "--rounds 0: an event has at least one round."),
    ],
)
def test_a_shape_that_no_event_has(clubtd: Command, words: tuple[object, ...], said: str) -> None:
    answer = clubtd("advise", *words)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err


def test_going_back_to_a_backup_can_be_undone(clubtd: Command) -> None:
    clubtd("new", "x.json", "--first", "white")
    for line in ("add Ana 1800", "add Bo 1700", "pair", "result 1 1-0"):
        clubtd("do", "x.json", *line.split())
    listed = clubtd("restore", "x.json", "--list", "--json").json
    assert listed["damage"] is None
    assert [b["label"] for b in listed["backups"]] == ["before round 1 was paired"]
    assert clubtd("restore", "x.json", "--from", 1).code == 0
    assert clubtd("show", "x.json").code == 3
    assert clubtd("do", "x.json", "undo").code == 0
    assert clubtd("show", "x.json", "--json").json["boards"][0]["result"] == "1-0"
    assert clubtd("restore", "x.json", "--from", 9).code == 2


def test_a_copy_holds_the_same_event(clubtd: Command, tmp_path: Path) -> None:
    clubtd("new", "x.json")
    clubtd("do", "x.json", "add", "Ana", 1800)
    (tmp_path / "stick").mkdir()
    assert clubtd("copy", "x.json", "stick").code == 0
    assert clubtd("history", "stick/x.json").out == clubtd("history", "x.json").out
    gone = clubtd("copy", "x.json", "pulled-out")
    assert gone.code == 3
    assert "is the stick in?" in gone.err


def test_a_damaged_event_is_named_and_its_actions_are_salvaged(clubtd: Command, tmp_path: Path) -> None:
    clubtd("new", "x.json", "--first", "white")
    for line in ("add Ana 1800", "add Bo 1700", "pair", "result 1 1-0"):
        clubtd("do", "x.json", *line.split())
    file = tmp_path / "x.json"
    raw = bytearray(file.read_bytes())
    raw[raw.rindex(b"1-0")] = ord("2")
    file.write_bytes(raw)
    assert clubtd("show", "x.json").code == 3
    listed = clubtd("restore", "x.json", "--list", "--json").json
    assert listed["damage"]["salvaged"] >= 4
    assert clubtd("restore", "x.json", "--from", "salvaged").code == 0
    assert clubtd("show", "x.json", "--json").json["round"] == 1
    assert any(raw == kept.read_bytes() for kept in tmp_path.rglob("*damaged*.json"))
