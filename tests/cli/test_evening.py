"""A whole evening by commands only: the club night of the data, as a script would run it."""

import json
from typing import Any

import pytest

from tests.cli.conftest import DATA, Answer, Command

NIGHT: dict[str, Any] = json.loads((DATA / "night" / "club-night.json").read_text(encoding="utf-8"))
TYPED = {"1-0": "1-0", "0-1": "0-1", "1/2-1/2": "1/2", "1-0 forfeit": "+-"}
LATECOMER = "Smith, Jo"


@pytest.fixture
def did(clubtd: Command) -> Command:
    def do(*words: object) -> Answer:
        answer = clubtd("do", "night.json", *words)
        assert answer.code == 0, answer.err
        return answer

    return do


def test_the_night_comes_out_as_it_was(clubtd: Command, did: Command) -> None:
    assert clubtd("new", "night.json", "--rounds", 4, "--first", "white", "--order", "BH,SB,PS").code == 0
    assert "24" in clubtd("import", DATA / "night" / "club.csv", "-o", "night.json").out
    did("not-here", LATECOMER)
    for played in NIGHT["played"]:
        number = played["round"]
        for name, kind in played["absent"]:
            if name == LATECOMER:
                continue
            if kind == "half-point bye":
                did("absent", name, "--bye", "half")
            elif not any(name in dict(earlier["absent"]) for earlier in NIGHT["played"][: number - 1]):
                did("withdraw", name)
        did("pair")
        if number == 1:
            did("here", LATECOMER)
            did("absent", LATECOMER, "--rounds", 1, "--bye", "half")
        shown = clubtd("show", "night.json", "--json").json
        assert [[b["white"], b["black"]] for b in shown["boards"]] == [game[:2] for game in played["games"]]
        byes = {b["player"]: b["kind"] for b in shown["byes"]}
        assert [player for player, kind in byes.items() if kind == "pab"] == [played["bye"]] * bool(
            played["bye"]
        )
        lines = [f"result {board} {TYPED[game[2]]}" for board, game in enumerate(played["games"], 1)]
        for line in reversed(lines):
            did(*line.split())
    for order, rows in NIGHT["standings"].items():
        codes = order.removeprefix("PTS,")
        table = clubtd("standings", "night.json", "--order", codes, "--json").json
        assert [
            [p["rank"], p["no"], p["name"], p["points"], *p["values"].values()] for p in table["players"]
        ] == [[r["rank"], r["no"], r["name"], *map(float, r["values"])] for r in rows]
    again = clubtd("check", "night.json", "--json").json
    assert all(r["same"] for r in again[0]["rounds"])


def test_a_list_of_actions_stops_at_the_first_that_is_refused(
    clubtd: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    import io
    import sys

    clubtd("new", "x.json")
    lines = 'add "Ana Stone" 1800\n# a remark\nadd Bo 15500\nadd Cai 1600\n'
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    answer = clubtd("do", "x.json", "-")
    assert answer.code == 1
    assert "Line 3" in answer.err
    assert "between 1 and 3999" in answer.err
    assert [p["name"] for p in clubtd("standings", "x.json", "--json").json["players"]] == ["Ana Stone"]
