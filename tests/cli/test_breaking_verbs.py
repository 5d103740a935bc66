"""Moments of a night that somebody thought of who wanted to break it, by verbs."""

import io
from typing import Any

import pytest

from tests.cli.conftest import Command, begun


@pytest.fixture
def late(clubtd: Command) -> Command:
    """`do` on an event of seven players, which must succeed unless a code is expected."""
    return begun(clubtd, "late.json")


@pytest.fixture
def second_round(late: Any) -> Any:
    """The same after a round of White wins (Gwen Hale had the bye), with round 2 paired."""
    late("pair")
    for board in (1, 2, 3):
        late("result", board, "1-0")
    late("pair")
    return late


def points(clubtd: Command) -> dict[str, float]:
    table = clubtd("standings", "late.json", "--json").json
    return {p["name"]: p["points"] for p in table["players"]}


class TestByesOfEarlierRounds:
    def test_a_bye_that_becomes_half_a_point_is_a_correction(
        self, clubtd: Command, second_round: Any
    ) -> None:
        asked = second_round("absent", "Gwen", "--rounds", 1, "--bye", "half", code=1)
        assert asked.err.splitlines()[0] == "Gwen Hale: points 1 → ½, place 1 → 4."
        assert "Round 2 was paired from the old result and stays as it is." in asked.err
        assert points(clubtd)["Gwen Hale"] == 1
        second_round("absent", "Gwen", "--rounds", 1, "--bye", "half", "--yes")
        assert points(clubtd)["Gwen Hale"] == 0.5
        assert "Gwen Hale: points ½ → 1" in second_round("bye", "Gwen", "--round", 1, code=1).err

    def test_a_newcomer_of_whom_no_pairing_knew_gets_points_for_rounds_missed_at_once(
        self, clubtd: Command, second_round: Any
    ) -> None:
        second_round("add", "Hugo Ives", 1450)
        second_round("absent", "Hugo", "--rounds", "1,2", "--bye", "half")
        for board in clubtd("show", "late.json", "--json").json["missing"]:
            second_round("result", board, "1/2")
        assert points(clubtd)["Hugo Ives"] == 1


class TestReasons:
    """What the rules are against is logged with a reason; `--yes` alone logs what was known."""

    def test_given(self, second_round: Any) -> None:
        said = second_round("bye", "Gwen", "--yes", "--reason", "she asked for it").out
        assert said == "Gwen Hale gets the bye of round 3, by hand. Reason: she asked for it\n"

    def test_not_given(self, clubtd: Command, second_round: Any) -> None:
        asked = second_round("bye", "Gwen", code=1).err
        assert asked == (
            "Gwen Hale had the bye in round 1 already (C.04.3 C2).\n"
            "Nothing is changed; add --yes to do it all the same, and --reason TEXT: the history keeps why, and"
            " it stands under the pairings.\n"
        )
        second_round("bye", "Gwen", "--yes")
        last = clubtd("history", "late.json").out.splitlines()[-1]
        assert last.endswith(
            "Reason: none given; it was known: Gwen Hale had the bye in round 1 already (C.04.3 C2)."
        )

    def test_not_needed(self, second_round: Any) -> None:
        assert second_round("bye", "Ada").out == "Ada Brook gets the bye of round 3, by hand.\n"
        asked = second_round("rounds", 2, code=1).err
        assert asked.endswith("Nothing is changed; add --yes to do it all the same.\n")


class TestNames:
    def test_a_player_renamed_into_another_is_noticed(self, late: Any) -> None:
        assert late("edit", "Ben", "--name", "Brook Ada").err == (
            "Another Ada Brook (1800) is on the list: both are shown with what tells them apart.\n"
        )
        assert late("edit", "Brook Ada", "--rating", 1700).err == ""  # said once

    def test_a_player_who_becomes_the_same_person_is_asked_about(self, late: Any) -> None:
        asked = late("edit", "Ben", "--name", "Ada Brook", "--rating", 1800, code=1).err
        assert "Ada Brook (1800) is on the list already." in asked
        late("edit", "Ben", "--name", "Ada Brook", "--rating", 1800, "--yes")

    @pytest.mark.parametrize("typed", ["Hugo\nIves", "Hugo\u202eIves", "\u200eHugo \t Ives\u200b"])
    def test_what_is_said_is_one_line_whatever_the_name_holds(self, late: Any, typed: str) -> None:
        said = late("add", typed, 1450).out
        assert said.count("\n") == 1
        assert all(c.isprintable() for c in said.rstrip("\n"))
        renamed = late("rename", typed).out
        assert renamed.count("\n") == 1
        assert all(c.isprintable() for c in renamed.rstrip("\n"))


class TestHouse:
    def test_a_house_player_has_no_bye(self, late: Any, clubtd: Command) -> None:
        late("bye", "Gwen")
        late("house", "Gwen")
        assert "is a house player" in late("bye", "Gwen", code=1).err
        late("pair")  # six others: the house player sits out, and nobody gets a point for nothing
        shown = clubtd("show", "late.json", "--json").json
        assert len(shown["boards"]) == 3
        assert shown["byes"] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("result", 1, "1-0", "--round", 0), "Round 0: this event has 4 rounds."),
        (("swap", 1, "--round", 9), "Round 9: this event has 4 rounds."),
        (("break", 1, "--round", 3), "Round 3 has not been paired yet. Type: pair"),
        (("move", 2, 2), "plays on board 2 already."),
    ],
)
def test_what_is_refused_says_what_there_is(second_round: Any, words: Any, said: str) -> None:
    assert said in second_round(*words, code=1).err


@pytest.mark.parametrize("typed", ["+-1", "--", "-+1", "--1", "+", "-", ""])
def test_two_signs_are_no_number_of_points(late: Any, typed: str) -> None:
    assert "is no number of points" in late("adjust", "Ada", typed, "--reason", "x", code=3).err


def test_one_half_point_bye_is_one(clubtd: Command) -> None:
    clubtd("new", "limit.json", "--rounds", 5, "--bye-limit", 1)
    for name in ("Ada", "Ben"):
        clubtd("do", "limit.json", "add", name)
    clubtd("do", "limit.json", "absent", "Ada", "--bye", "half")
    refused = clubtd("do", "limit.json", "absent", "Ada", "--rounds", 2, "--bye", "half")
    assert refused.err == (
        "Ada already has 1 half-point bye, the limit of this event: a zero-point bye is possible."
        ' Type: absent "Ada" --bye zero\n'
    )


class TestTheNextEvening:
    def test_what_is_said_of_it_counts_more_than_last_week(self, late: Any, clubtd: Command) -> None:
        late("first-table", 10)
        late("forbid", "Ada", "Ben")
        assert clubtd("new", "next.json", "--like", "late.json", "--rounds", 6, "--points", "3-1-0").code == 0
        clubtd("do", "next.json", "here", "all")
        clubtd("do", "next.json", "pair")
        assert clubtd("show", "next.json", "--json").json["boards"][0]["table"] == 10
        assert "round 1 of 6" in clubtd("show", "next.json").out
        for board in clubtd("show", "next.json", "--json").json["missing"]:
            clubtd("do", "next.json", "result", board, "1/2")
        table = clubtd("standings", "next.json", "--json").json
        assert table["order"] == ["BH"]
        assert sorted(p["points"] for p in table["players"]) == [1, 1, 1, 1, 1, 1, 3]

    def test_two_events_of_one_name_are_told_apart_by_their_files(self, clubtd: Command) -> None:
        clubtd("new", "Friday Rapid")
        clubtd("new", "Friday Rapid")
        refused = clubtd("do", "friday", "add", "Ada")
        assert refused.code == 3
        assert "friday-rapid.json" in refused.err
        assert "friday-rapid-2.json" in refused.err
        assert clubtd("do", "friday-rapid-2.json", "add", "Ada").code == 0
        assert clubtd("do", "friday-rapid.json", "add", "Ben").code == 0


def test_a_corrected_namesake_is_told_apart(late: Any) -> None:
    late("add", "Alex Morgan", 900)
    late("add", "Alex Morgan", 820)
    assert late("edit", "Alex Morgan (820)", "--rating", 830).out == (
        "Alex Morgan (820): rating 830, was 820.\n"
    )


def test_no_rounds_are_not_five(clubtd: Command) -> None:
    assert clubtd("new", "none.json", "--rounds", 0).code == 3


class TestEmptyWords:
    def test_nobody_is_named(self, late: Any) -> None:
        for words in (("withdraw", ""), ("forbid", "Ada", "  "), ("here", " ")):
            assert late(*words, code=3).err == (
                "No player is named: give a pairing number, or enough of a name.\n"
            )

    def test_no_number(self, second_round: Any) -> None:
        assert (
            second_round("result", "", "1-0", code=2).err == "BOARD must be a whole number, and is empty.\n"
        )
        assert second_round("result", " 1 ", "1-0").code == 0

    def test_no_verb(self, late: Any) -> None:
        assert late("", code=2).err == late(" ", code=2).err == "Usage: clubtd do EVENT VERB [ARGS...]\n"


def test_a_name_of_digits_can_be_typed_unless_it_is_a_number_too(late: Any) -> None:
    late("add", "64", 1000)
    late("add", "2", 990)
    assert late("table", "64", 5).out == "64 always sits at table 5, from the next round on.\n"
    assert late("table", "2", 6).out == "Ben Carver always sits at table 6, from the next round on.\n"
    assert "There is no number 65" in late("table", "65", 7, code=3).err


def test_who_leaves_with_an_adjourned_game_is_reminded_of_it(second_round: Any) -> None:
    second_round("adjourn", 1)
    for board in (2, 3):
        second_round("result", board, "1/2")
    game = second_round("result", 1, "1/2").out  # Round 2, board 1: ...
    second_round("undo")
    white = game.split(": ")[1].split(" - ")[0]
    assert "Round 2, board 1" in second_round("withdraw", white).err


class TestJson:
    def test_what_is_refused_is_one_value_too(self, late: Any) -> None:
        answer = late("withdraw", "Zed", "--json", code=3)
        assert answer.json == {"done": [], "refused": "No player is called Zed."}

    def test_what_was_done_before_it_is_told(
        self, late: Any, clubtd: Command, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        late("pair")
        monkeypatch.setattr("sys.stdin", io.StringIO("result 1 1-0\nresult 9 1-0\nresult 2 1-0\n"))
        answer = clubtd("do", "late.json", "-", "--json")
        assert answer.code == 1
        assert answer.json == {
            "done": ["Round 1, board 1: Ada Brook - Dov Ellis 1-0."],
            "refused": "Line 2: Round 1 has no board 9: its boards are 1 to 3.",
        }
        assert clubtd("show", "late.json", "--json").json["missing"] == [2, 3]


def test_who_has_left_is_not_here_by_being_ticked(second_round: Any, clubtd: Command) -> None:
    second_round("withdraw", "Gwen")
    refused = second_round("here", "Gwen", code=1)
    assert refused.err == 'Gwen Hale has left: take the player back first. Type: return "Gwen Hale"\n'
    second_round("return", "Gwen")


def test_two_sections_at_the_same_tables_are_noticed(late: Any, clubtd: Command) -> None:
    clubtd("new", "juniors.json", "--rounds", 3, "--first-table", 3)
    for name in ("Ann", "Bob", "Col", "Deb"):
        clubtd("do", "juniors.json", "add", name)
    assert clubtd("do", "juniors.json", "pair").err == ""
    late("add", "Hugo Ives", 1450)
    assert late("pair").err == (
        "juniors plays at these tables too: 3 and 4."
        " The verb first-table gives others from the next pairing on.\n"
    )
    clubtd("do", "juniors.json", "result", 3, "1-0")
    late("unpair")
    assert "too: 4." in late("pair").err  # that of 3 is over
    late("unpair")
    late("first-table", 5)
    assert late("pair").err == ""
