"""The bye, seen together with earlier nights: shown when it is given, and counted when somebody asks for that."""

from pathlib import Path

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent, PairRound
from clubtd.event.event import Settings
from clubtd.event.player import Person
from clubtd.pairing.next_round import next_round
from clubtd.store.eventfile import EventFile
from tests.cli.conftest import Command, begun

FIVE = ("Ana Stone", "Bo Tate", "Cai Upton", "Dee Vane", "Kim Zoe")


def earlier(folder: Path, day: str, people: tuple[str, ...] = ("Ana Stone", "Bo Tate", "Kim Zoe")) -> None:
    """A night on which the last of these people had the bye."""
    at = f"{day}T19:00:00"
    file = EventFile.create(folder / f"{day}.json", CreateEvent(Settings(day)), at=at)
    file.take(AddPlayers(tuple(Person(name, 1800 - 50 * n) for n, name in enumerate(people))), at=at)
    file.take(PairRound(next_round(file.event, at=at)), at=at)
    file.close()


@pytest.fixture
def tonight(clubtd: Command, tmp_path: Path) -> Command:
    """`do` on an event of five, of whom Kim Zoe has the lowest rating."""
    earlier(tmp_path, "2026-11-16")
    earlier(tmp_path, "2026-11-23")
    earlier(tmp_path, "2026-11-09", ("Ana Stone", "Bo Tate", "Dee Vane"))
    return begun(clubtd, "tonight.json", FIVE, rounds=3)


@pytest.fixture(autouse=True)
def november(monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("clubtd.store.nights.now", "clubtd.store.eventfile.now", "clubtd.cli.verbs.rounds.now"):
        monkeypatch.setattr(place, lambda: "2026-11-30T19:30:00")


def bye(clubtd: Command) -> str:
    byes = clubtd("show", "tonight.json", "--json").json["byes"]
    return str(byes[0]["player"])


def test_the_pairing_says_who_had_it_before(tonight: Command) -> None:
    assert "Kim Zoe also had the bye on 16 Nov and 23 Nov." in tonight("pair").err


def test_so_does_a_bye_given_by_hand(tonight: Command) -> None:
    assert "Dee Vane also had the bye on 9 Nov." in tonight("bye", "Dee").err
    assert tonight("bye", "Cai").err == ""


def test_so_does_the_explanation(clubtd: Command, tonight: Command) -> None:
    tonight("pair")
    assert "Kim Zoe also had the bye on 16 Nov and 23 Nov." in clubtd("explain", "tonight.json").out


def test_earlier_nights_count_when_asked_for(clubtd: Command, tonight: Command) -> None:
    said = tonight("bye", "--fair").out
    assert said == (
        "Cai Upton gets the bye of round 1, by hand. Reason: byes on earlier nights: Cai Upton 0; Kim Zoe 2. By the"
        " rules alone it is Kim Zoe's, with the same score (C5) and as many games (C9); what they look at after that is"
        " set aside.\n"
    )
    assert tonight("pair").err == ""
    assert bye(clubtd) == "Cai Upton"
    assert "By the rules alone it is Kim Zoe's" in clubtd("history", "tonight.json").out


def test_the_own_night_does_not_count(clubtd: Command, tonight: Command, tmp_path: Path) -> None:
    tonight("bye", "--fair")
    tonight("pair")
    (tmp_path / "copy.json").write_bytes((tmp_path / "tonight.json").read_bytes())
    tonight("unpair", "--yes")
    assert tonight("bye", "Cai").err == ""


def test_another_reason(tonight: Command) -> None:
    assert "Reason: her birthday" in tonight("bye", "--fair", "--reason", "her birthday").out


def test_the_rules_go_first(clubtd: Command, tonight: Command) -> None:
    """In round 2 only those who lost can have it: C5 before earlier nights."""
    tonight("bye", "--fair")
    tonight("pair")
    tonight("result", 1, "1-0")  # Ana - Dee
    tonight("result", 2, "0-1")  # Kim - Bo
    said = tonight("bye", "--fair").out
    assert "Dee Vane gets the bye of round 2" in said


def test_nothing_to_choose(tonight: Command) -> None:
    tonight("withdraw", "Kim")
    assert "Nobody has a bye in round 1" in tonight("bye", "--fair", code=1).err
    tonight("return", "Kim")
    tonight("bye", "Ana")
    assert "Ana Stone has the bye of round 1 already, by hand." in tonight("bye", "--fair", code=1).err
    assert "for the next round" in tonight("bye", "--fair", "--round", 3, code=1).err
    assert "Usage" in tonight("bye", "--fair", "Kim", code=2).err


def test_the_rules_are_as_fair(clubtd: Command, tonight: Command) -> None:
    tonight("withdraw", "Kim")
    tonight("withdraw", "Dee")
    assert "the pairing gives the bye to Cai Upton" in tonight("bye", "--fair", code=1).err


def test_a_round_robin_has_none(clubtd: Command) -> None:
    clubtd("new", "robin.json", "--system", "round-robin", "--order", "SB")
    assert "A round robin has no byes" in clubtd("do", "robin.json", "bye", "--fair").err
