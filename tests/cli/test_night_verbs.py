"""What goes wrong on a club night, by verbs."""

import io
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import SEVEN, Command, begun


@pytest.fixture
def night(clubtd: Command) -> Command:
    """`do` on an event of seven players, which must succeed unless a code is expected."""
    return begun(clubtd, "night.json")


@pytest.fixture
def boards(clubtd: Command) -> Any:
    def read(*options: object) -> tuple[list[list[object]], dict[str, str]]:
        shown = clubtd("show", "night.json", "--json", *options).json
        games = [[b["table"], b["white"], b["black"], b["result"]] for b in shown["boards"]]
        return games, {b["player"]: b["kind"] for b in shown["byes"]}

    return read


def points(clubtd: Command) -> dict[str, float]:
    table = clubtd("standings", "night.json", "--json").json
    return {p["name"]: p["points"] for p in table["players"]}


def test_a_latecomer_plays_the_bye(night: Command, boards: Any) -> None:
    night("pair")
    assert boards()[1] == {"Gwen Hale": "pab"}
    night("add", "Hugo Ives", 1450)
    night("set-pair", "Gwen", "Hugo")
    assert boards()[0][3] == [4, "Gwen Hale", "Hugo Ives", None]
    assert boards()[1] == {}


def test_somebody_expected_comes_late(clubtd: Command, night: Command, boards: Any) -> None:
    night("not-here", "Gwen")
    night("pair")
    night("here", "Gwen", "--bye", "half")
    assert boards()[1] == {"Gwen Hale": "hpb"}
    assert points(clubtd) == dict.fromkeys(SEVEN, 0.0)
    for board, draw in enumerate(("1/2", "½", "="), 1):
        night("result", board, draw)
    assert points(clubtd) == dict.fromkeys(SEVEN, 0.5)
    assert "1 round, as the rules pair it" in clubtd("check", "night.json").out


def test_the_bye_by_hand_stays_until_the_player_plays_after_all(night: Command, boards: Any) -> None:
    assert "Cleo Dunn gets the bye of round 1, by hand. Reason: a phone call" in (
        night("bye", "Cleo", "--reason", "a phone call").out
    )
    night("pair")
    night("unpair")
    night("pair")
    assert boards()[1] == {"Cleo Dunn": "pab"}
    night("unpair")
    night("plays", "Cleo")
    night("pair")
    assert boards()[1] == {"Gwen Hale": "pab"}


def test_by_hand(night: Command, boards: Any) -> None:
    assert "numbered from 1 to 9999" in night("set-pair", "Gwen", "Ada", "--board", 10_000, code=3).err
    night("set-pair", "Gwen", "Ada", "--board", 7, "--reason", "a bet")
    night("pair")
    assert boards()[0][-1] == [7, "Gwen Hale", "Ada Brook", None]
    assert "board 8" in night("swap", 8, code=1).err
    night("swap", 7)
    night("move", 7, 1)
    assert boards()[0][0] == [1, "Ada Brook", "Gwen Hale", None]
    night("result", 1, "1-0")
    refused = night("break", 1, code=1)
    assert "the result 1-0 is lost" in refused.err
    assert "--yes" in refused.err
    night("break", 1, "--yes")
    assert boards()[1]["Ada Brook"] == "zpb"
    night("swap-opponents", "Ada", "Ben")
    assert "Ben Carver" in boards()[1]
    night("unpair")
    night("release", "Ada")


def test_the_referee_is_heard_first(night: Command) -> None:
    night("pair")
    for board in (1, 2, 3):
        night("result", board, "1/2")
    refused = night("set-pair", "Ada", "Dov", code=1)
    assert "have played each other in round 1" in refused.err
    night("set-pair", "Ada", "Dov", "--yes")
    assert "had the bye in round 1 already" in night("bye", "Gwen", code=1).err


def test_a_correction_is_explained_first(clubtd: Command, night: Command, boards: Any) -> None:
    night("pair")
    for board in (1, 2, 3):
        night("result", board, "1-0")
    night("pair")
    refused = night("result", 1, "0-1", "--round", 1, code=1)
    assert "Ada Brook: points 1 → 0, place" in refused.err
    assert "Round 2 was paired from the old result and stays as it is." in refused.err
    assert "No result of round 2 is in. Paired again, boards" in refused.err
    before = boards("--round", 2)
    night("result", 1, "0-1", "--round", 1, "--yes")
    assert boards("--round", 2) == before
    assert points(clubtd)["Dov Ellis"] == 1
    night("undo")
    assert points(clubtd)["Ada Brook"] == 1


def test_tables_house_players_and_wishes(clubtd: Command, night: Command, boards: Any) -> None:
    night("first-table", 11)
    night("table", "Cleo", 15)
    night("house", "Hugo Ives", 1450)
    night("forbid", "Ada", "Eve", "--rounds", "1-2")
    night("clubs-apart", 1)
    night("pair")
    games, byes = boards()
    assert [g[0] for g in games] == [11, 12, 13, 15]
    assert byes == {}
    assert "Cleo Dunn" in games[3]
    assert ["Ada Brook", "Eve Frost"] not in [g[1:3] for g in games]
    for table in (11, 12, 13, 15):
        night("result", table, "0-1")
    table = clubtd("standings", "night.json", "--json").json["players"]
    assert (table[-1]["name"], table[-1]["rank"]) == ("Hugo Ives", 0)
    night("allow", "Ada", "Eve")
    night("not-house", "Hugo")


def test_the_arbiter_and_the_lot(clubtd: Command, night: Command) -> None:
    night("rounds", 1)
    night("pair")
    for board in (1, 2, 3):
        night("result", board, "1-0")
    night("order", "PTS", code=1)
    assert "needs a reason" in night("adjust", "Gwen", "-1", code=1).err
    assert "Gwen Hale loses ½ by the arbiter" in night("adjust", "Gwen", "-½", "--reason", "telephone").out
    assert points(clubtd)["Gwen Hale"] == 0.5
    night("order", "", "--reason", "nothing parts them")
    night("playoff", "Eve", "Ada", "1/2", "0-1", "--reason", code=2)
    too = "Place 1 is shared with Cleo Dunn too: name them all."
    assert too in night("playoff", "Eve", "Ada", "1/2", "0-1", code=3).err
    assert "do not share a place" in night("lots", "Eve", "Gwen", code=3).err
    won = night("playoff", "Eve", "Ada", "Cleo", "1/2", "1-0", "0-1").out
    assert "Eve Frost ahead of Cleo Dunn and Ada Brook by a play-off, 1½, 1 and ½" in won
    ranks = {p["name"]: p["rank"] for p in clubtd("standings", "night.json", "--json").json["players"]}
    assert [ranks[name] for name in ("Eve Frost", "Cleo Dunn", "Ada Brook")] == [1, 2, 3]
    assert "Cleo Dunn ahead of Ada Brook and Eve Frost by lot" in night("lots", "Cleo", "Ada", "Eve").out
    shown = clubtd("standings", "night.json").out
    assert "Place 1: Cleo Dunn ahead of Ada Brook and Eve Frost by lot, " in shown
    assert "play-off" not in shown
    said = clubtd("standings", "night.json", "--json").json["decided"]
    assert [s.rpartition(",")[0] for s in said] == [
        "Place 1: Cleo Dunn ahead of Ada Brook and Eve Frost by lot"
    ]
    csv = clubtd("export", "night.json", "--to", "csv").out
    assert "Cleo Dunn ahead of Ada Brook and Eve Frost by lot" in csv
    assert "Cleo Dunn ahead of" in clubtd("export", "night.json", "--to", "html", "--sheet", "page").out


@pytest.mark.parametrize(
    "typed", [["BH,SB,PS"], ["BH", "SB", "PS"], ["BH, SB, PS"], ["bh,", "sb,ps"], ["BH SB", "PS"]]
)
def test_an_order_is_typed_with_commas_or_blanks(clubtd: Command, night: Command, typed: list[str]) -> None:
    night("order", *typed)
    made = clubtd("standings", "night.json", "--json").json
    assert made["order"] == ["BH", "SB", "PS"]
    assert clubtd("standings", "night.json", "--order", " ".join(typed), "--json").json == made


def test_an_order_with_something_else_in_it_says_what(night: Command) -> None:
    assert "There is no tie-break “because”." in night("order", "BH", "because", code=3).err
    night("order", code=2)


def test_a_play_off_typed_with_its_times_and_a_last_game_of_sudden_death(
    clubtd: Command, night: Command
) -> None:
    night("rounds", 1)
    night("order", "")
    night("pair")
    for board, result in enumerate(("1-0", "1/2", "1/2"), 1):
        night("result", board, result)
    level = [p["name"] for p in clubtd("standings", "night.json", "--json").json["players"] if p["rank"] == 1]
    assert len(level) == 2  # one of them had the bye
    draws = ("1/2", "1/2", "1/2")
    assert "level: play on" in night("playoff", *level, *draws, code=3).err
    assert "Usage" in night("playoff", *level, code=2).err
    assert "Usage" in night("playoff", *level, "1/2", level[0], code=2).err
    assert "Usage" in night("playoff", *level, "1/2", "--times", "15+10,3+2", code=2).err
    said = night("playoff", *level, *draws, "--times", "15+10, 15+10, 5+3", "--sudden-death").out
    assert (
        f"{level[1]} ahead of {level[0]} by a play-off, 2 to 1 (a draw in the last game won it for Black)"
        in said
    )


def test_prizes(clubtd: Command, night: Command) -> None:
    night("rounds", 1)
    night("prize", "200 + 100, cup; under 1600: 10", "--currency", "£")
    assert "place 2 is larger" in night("prize", "100 + 200", code=3).err
    assert "lacks the name of a group" in night("prize", ":100", code=3).err
    before = clubtd("prizes", "night.json", "--json").json
    assert before["prizes"] == []
    assert [(p["place"], p["group"], p["money"], p["thing"]) for p in before["to_win"]] == [
        (1, "", "£200", ""), (2, "", "£100", ""), (1, "", "", "cup"), (1, "under 1600", "£10", ""),
    ]  # fmt: skip
    shown = clubtd("prizes", "night.json").out
    assert "Prizes to be won" in shown
    assert "Ada Brook" not in shown
    night("pair")
    for board in (1, 2, 3):
        night("result", board, "1-0")
    found = {p["name"]: p["money"] for p in clubtd("prizes", "night.json", "--json").json["prizes"]}
    assert found["Ada Brook"] == "£75"
    night("prize", "--sharing", "place")
    assert "not coin" in night("prize", "--sharing", "coin", code=2).err
    night("prize", "")
    assert "no prizes" in clubtd("prizes", "night.json", "--json").err


def test_the_same_name_twice(clubtd: Command) -> None:
    clubtd("new", "alex.json")
    assert clubtd("do", "alex.json", "add", "Alex Morgan", 900).err == ""
    second = clubtd("do", "alex.json", "add", "alex morgan", 820)
    assert (second.code, "Another Alex Morgan" in second.err) == (0, True)
    third = clubtd("do", "alex.json", "add", "Morgan, Alex", 900)
    assert (third.code, "Alex Morgan (900) is on the list already" in third.err) == (1, True)
    assert "is on the list: the same person?" in clubtd("do", "alex.json", "add", "Alex Morgen").err
    names = [p["name"] for p in clubtd("standings", "alex.json", "--json").json["players"]]
    assert names == ["Alex Morgan (900)", "alex morgan (820)", "Alex Morgen"]
    assert clubtd("do", "alex.json", "withdraw", "Alex Morgan (900)").code == 0


def test_a_line_of_a_list_has_its_own_yes(
    night: Command, boards: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = "pair\nresult 1 1-0\nunpair --yes\npair\nresult 1 0-1\nunpair\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    refused = night("-", code=1)
    assert "1 result of round 1 will be lost" in refused.err
    assert "Line 6: stopped" in refused.err
    assert boards()[0][0][3] == "0-1"


def test_consequences_as_json(night: Command) -> None:
    night("pair")
    night("result", 1, "1-0")
    assert night("unpair", "--json", code=1).json == {
        "done": [],
        "consequences": ["1 result of round 1 will be lost."],
    }


def test_stopping_early_says_what_that_changes(night: Command) -> None:
    night("pair")
    assert "was not paired as the last one" in night("rounds", 1, code=1).err
    night("rounds", 1, "--yes")


def test_a_withdrawal_from_a_round_robin_is_decided_by_the_rules(clubtd: Command) -> None:
    clubtd("new", "robin.json", "--system", "round-robin", "--numbers", "list", "--order", "SB")
    for name in ("Ann", "Bob", "Col", "Deb", "Eli"):
        clubtd("do", "robin.json", "add", name)
    assert clubtd("do", "robin.json", "pair", "all").code == 0
    assert clubtd("show", "robin.json", "--round", 5).code == 0
    clubtd("do", "robin.json", "result", 1, "1-0", "--round", 1)
    refused = clubtd("do", "robin.json", "withdraw", "Bob")
    assert refused.code == 1
    assert "less than half" in refused.err
    assert clubtd("do", "robin.json", "withdraw", "Bob", "--yes").code == 0
    assert clubtd("do", "robin.json", "add", "Flo").code == 0
    table = clubtd("standings", "robin.json", "--json").json["players"]
    assert {p["name"]: p["rank"] for p in table}["Bob"] == 0
    assert {p["name"]: p["no"] for p in table}["Flo"] == 6


def test_as_it_was(clubtd: Command, night: Command) -> None:
    night("pair")
    at = clubtd("history", "night.json", "--json").json[-1]["at"]
    assert clubtd("show", "night.json", "--at", at).out == clubtd("show", "night.json").out
    assert clubtd("show", "night.json", "--at", "1999-01-01T00:00").code == 3
    assert clubtd("show", "night.json", "--at", "soon").code == 2


def test_the_next_evening_is_like_this_one(clubtd: Command, night: Command, tmp_path: Path) -> None:
    night("table", "Cleo", 4)
    night("forbid", "Ada", "Ben")
    night("pair")
    assert clubtd("new", "next.json", "--like", "night.json", "--name", "Next").code == 0
    answer = clubtd("do", "next.json", "here", *SEVEN[:4])
    assert answer.code == 0
    assert clubtd("do", "next.json", "pair").code == 0
    shown = clubtd("show", "next.json", "--json").json
    assert shown["round"] == 1
    assert [b["table"] for b in shown["boards"] if "Cleo Dunn" in (b["white"], b["black"])] == [4]


def test_two_sections_in_one_hall(clubtd: Command, night: Command) -> None:
    night("pair")
    assert clubtd("new", "juniors.json", "--beside", "night.json").code == 0
    for name in ("Ann", "Bob", "Col", "Deb"):
        clubtd("do", "juniors.json", "add", name)
    clubtd("do", "juniors.json", "pair")
    shown = clubtd("show", "juniors.json", "--json").json
    assert [b["table"] for b in shown["boards"]] == [5, 6]
    assert shown["missing"] == [5, 6]


def test_put_away_and_fetched_back(clubtd: Command, night: Command) -> None:
    night("archive")
    assert clubtd("events", "--json").json == []
    assert [e["name"] for e in clubtd("events", "--json", "--archived").json] == ["night"]
    night("undo")
    assert len(clubtd("events", "--json").json) == 1
    assert clubtd("delete", "night").code == 0
    assert clubtd("events", "--json").json == []
    assert clubtd("delete", "--list").out == "night\n"
    assert clubtd("delete", "night", "--back").code == 0
    assert [e["players"] for e in clubtd("events", "--json").json] == [7]


def test_two_games_a_pairing(clubtd: Command, night: Command, boards: Any) -> None:
    refused = clubtd("new", "two.json", "--games-per-pairing", 2)
    assert refused.code == 3
    assert "not supported" in refused.err
    assert "repeat" in refused.err
    night("pair")
    for board in (1, 2, 3):
        night("result", board, "1-0")
    night("repeat", "--yes")
    night("pair")
    first, second = boards("--round", 1), boards("--round", 2)
    assert [[g[0], g[2], g[1]] for g in first[0]] == [g[:3] for g in second[0]]
    assert first[1] == second[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("edit", "ana", "--born", "yesterday"), "yesterday is no date of birth: write the year"),
        (("edit", "ana", "--born", "2012-13-40"), "2012-13-40 is no date of birth"),
        (("edit", "ana", "--federation", "Wien"), "Wien is no federation: three letters"),
        (("edit", "ana", "--id", "12a4"), "12a4 is no FIDE number"),
        (("result", "1", "1-0x"), "1-0x is no result. Played: 1-0 1/2 0-1."),
        (("result", "1", "2-0"), "Played, but not rated: 1-0u 1/2u 0-1u."),
        (("return", "ana", "--forfeits", "perhaps"), "Forfeits are kept or cleared"),
        (("not-here", "all"), ""),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(clubtd: Command, tmp_path: Path, words, said) -> None:
    clubtd("new", "night.json")
    for name in ("Ana Stone", "Bo Tate"):
        clubtd("do", "night.json", "add", name)
    answer = clubtd("do", "night.json", *words)
    assert said in answer.err
    assert bool(answer.code) == bool(said)


def test_details_are_kept_as_they_are_written_everywhere(clubtd: Command) -> None:
    clubtd("new", "night.json")
    clubtd("do", "night.json", "add", "Ana Stone", "1500")
    done = clubtd(
        "do", "night.json", "edit", "ana", "--born", "31.3.2012", "--federation", "vie", "--id", "700123"
    )
    assert done.code == 0
    rows = clubtd("export", "night.json", "--to", "trf").out
    assert "2012/03/31" in rows
    assert "VIE" in rows
    assert "700123" in rows


@pytest.mark.parametrize("time", ["99:99", "24:00", "12:60", "2026-02-30T10:00"])
def test_a_time_that_is_none_is_refused(clubtd: Command, time: str) -> None:
    clubtd("new", "night.json")
    answer = clubtd("show", "night.json", "--at", time)
    assert answer.code == 2
    assert "is no time of the day" in answer.err


def test_everybody_is_ticked_and_unticked_at_once(clubtd: Command) -> None:
    clubtd("new", "night.json")
    for name in ("Ana Stone", "Bo Tate"):
        clubtd("do", "night.json", "add", name)
    assert clubtd("do", "night.json", "not-here", "all").out == "Ana Stone and Bo Tate are not here yet.\n"
    assert clubtd("do", "night.json", "not-here", "all").code
    assert clubtd("do", "night.json", "undo").code == 0
    assert clubtd("do", "night.json", "here", "all").code
    assert clubtd("do", "night.json", "pair").code == 0


def test_several_steps_of_one_line_are_one_undo(clubtd: Command) -> None:
    clubtd("new", "night.json")
    for name in ("Ana Stone", "Bo Tate"):
        clubtd("do", "night.json", "add", name)
    clubtd("do", "night.json", "pair")
    late = clubtd("do", "night.json", "add", "Cy Upton", "--bye", "half")
    assert late.out.splitlines() == [
        "Cy Upton is entered, unrated.",
        "Cy Upton has a half-point bye in round 1.",
    ]
    assert clubtd("do", "night.json", "undo").code == 0
    assert "Cy Upton" not in clubtd("export", "night.json", "--to", "json", "--sheet", "entries").out


def test_forfeits_of_who_comes_back_are_cleared_with_it(clubtd: Command) -> None:
    clubtd("new", "night.json", "--system", "round-robin", "--numbers", "list")
    for name in ("Ana", "Bo", "Cy", "Di"):
        clubtd("do", "night.json", "add", name)
    clubtd("do", "night.json", "pair")
    clubtd("do", "night.json", "withdraw", "ana", "--results", "keep", "--yes")
    assert 1 not in clubtd("show", "night.json", "--json").json["missing"]
    back = clubtd("do", "night.json", "return", "ana", "--forfeits", "clear", "--yes")
    assert back.code == 0
    assert 1 in clubtd("show", "night.json", "--json").json["missing"]
    assert clubtd("do", "night.json", "undo").code == 0
    assert clubtd("show", "night.json", "--json").json["missing"] == [2]


def test_who_was_taken_apart_is_paired_by_the_rules_again(night: Any, boards: Any) -> None:
    night("pair")
    before, byes = boards()
    night("break", 2)
    night("break", 3)
    assert night("pair-rest", code=0).out.count("is paired by hand") == 2
    assert boards() == (before, byes)
    assert "Fewer than two players of round 1 are without an opponent" in night("pair-rest", code=1).err


def test_the_verb_that_helps_stands_beside_a_refusal(night: Any) -> None:
    night("pair")
    assert 'Type: withdraw "Ada Brook"' in night("remove", "ada", code=1).err
    assert "Type: result BOARD 1-0" in night("pair", code=1).err
