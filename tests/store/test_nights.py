"""What earlier nights say follows from the event files: corrected, deleted or copied, the counts stay right."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from clubtd.event.actions import AddPlayers, CreateEvent, EditPlayer, EnterResult, PairRound, UnpairRound
from clubtd.event.attendance import Record
from clubtd.event.event import Settings
from clubtd.event.member import Member
from clubtd.event.player import Person
from clubtd.event.result import Code, Result
from clubtd.pairing.next_round import next_round
from clubtd.store.club_list import FOLDER, change_members, read_members
from clubtd.store.deleting import bring_back, delete
from clubtd.store.eventfile import EventFile
from clubtd.store.nights import NAME, club_records, earlier_byes

PEOPLE = (Person("Stone, Ana", 1700), Person("Tate, Bo", 1600), Person("Upton, Cai", 1500))


def night(folder: Path, day: str, people: tuple[Person, ...] = PEOPLE, rounds: int = 1) -> Path:
    """An evening of three: the lowest rating has the bye of round 1."""
    path = folder / f"night-{day}.json"
    at = f"{day}T19:00:00"
    file = EventFile.create(path, CreateEvent(Settings(f"Night {day}", rounds=3)), at=at)
    file.take(AddPlayers(people), at=at)
    for number in range(1, rounds + 1):
        file.take(PairRound(next_round(file.event, at=at)), at=at)
        file.take(EnterResult(number, 1, Result.WHITE_WINS), at=at)
    file.close()
    return path


def said(folder: Path) -> dict[str, Record]:
    members = read_members(folder)
    return {members.name(n): r for n, r in club_records(folder, members).items()}


def members(folder: Path) -> None:
    change_members(folder, [Member(person) for person in PEOPLE])


def test_who_was_there_and_who_had_the_bye(tmp_path: Path) -> None:
    members(tmp_path)
    night(tmp_path, "2026-11-15")
    night(tmp_path, "2026-11-22")
    assert said(tmp_path) == {
        "Stone, Ana": Record(("2026-11-22", "2026-11-15")),
        "Tate, Bo": Record(("2026-11-22", "2026-11-15")),
        "Upton, Cai": Record(("2026-11-22", "2026-11-15"), ("2026-11-22", "2026-11-15")),
    }


def test_a_deleted_night_is_gone_and_comes_back(tmp_path: Path) -> None:
    members(tmp_path)
    path = night(tmp_path, "2026-11-15")
    assert said(tmp_path)["Upton, Cai"].byes == ("2026-11-15",)
    gone = delete(path)
    assert said(tmp_path) == {}
    bring_back(gone)
    assert said(tmp_path)["Upton, Cai"].byes == ("2026-11-15",)


def test_a_corrected_night_counts_as_it_is_now(tmp_path: Path) -> None:
    members(tmp_path)
    path = night(tmp_path, "2026-11-15")
    assert said(tmp_path)["Upton, Cai"].byes
    file = EventFile.open(path)
    file.take(UnpairRound(1))
    file.close()
    assert said(tmp_path) == {}


def test_a_no_show_was_not_there(tmp_path: Path) -> None:
    members(tmp_path)
    path = night(tmp_path, "2026-11-15")
    file = EventFile.open(path)
    file.take(EnterResult(1, 1, Result.WHITE_BY_FORFEIT))
    file.close()
    assert len(said(tmp_path)) == 2


def test_a_copy_of_a_night_is_the_same_night(tmp_path: Path) -> None:
    members(tmp_path)
    path = night(tmp_path, "2026-11-15")
    shutil.copy(path, tmp_path / "copy.json")
    assert said(tmp_path)["Upton, Cai"] == Record(("2026-11-15",), ("2026-11-15",))


def test_a_damaged_night_counts_as_when_it_was_whole(tmp_path: Path) -> None:
    members(tmp_path)
    path = night(tmp_path, "2026-11-15")
    before = said(tmp_path)
    path.write_bytes(path.read_bytes()[:300])
    assert said(tmp_path) == before


def test_what_was_kept_may_be_lost(tmp_path: Path) -> None:
    members(tmp_path)
    night(tmp_path, "2026-11-15")
    before = said(tmp_path)
    kept = (tmp_path / FOLDER / NAME).read_text()
    odd = (
        '{"format": 3}',
        kept.replace('"days"', '"x"'),
        kept.replace("[", "{"),
        kept.replace('"Upton, Cai"', "3"),
    )
    for text in ("", "{", "[]", "3", *odd):
        (tmp_path / FOLDER / NAME).write_text(text)
        assert said(tmp_path) == before
    (tmp_path / FOLDER / NAME).unlink()
    assert said(tmp_path) == before


def test_what_was_reckoned_is_kept_until_something_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    members(tmp_path)
    night(tmp_path, "2026-11-15")
    before = said(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr("clubtd.store.nights.records", lambda *_: {})
        assert said(tmp_path) == before
    change_members(tmp_path, remove=[3])
    assert set(said(tmp_path)) == {"Stone, Ana", "Tate, Bo"}


def test_another_name_in_the_list_is_matched_by_number(tmp_path: Path) -> None:
    change_members(tmp_path, [Member(Person("Ana Stone-Tate", fide_id="77"))])
    night(tmp_path, "2026-11-15", (replace(PEOPLE[0], fide_id="77"), *PEOPLE[1:]))
    assert said(tmp_path) == {"Ana Stone-Tate": Record(("2026-11-15",))}


def test_two_of_one_name_are_told_apart_by_their_year_or_not_at_all(tmp_path: Path) -> None:
    young, old = Person("Upton, Cai", born="2012"), Person("Cai Upton", born="1970")
    change_members(tmp_path, [Member(young), Member(old)])
    night(tmp_path, "2026-11-15")
    assert said(tmp_path) == {}
    night(tmp_path, "2026-11-22", (*PEOPLE[:2], replace(PEOPLE[2], born="2012")))
    assert said(tmp_path) == {"Upton, Cai": Record(("2026-11-22",), ("2026-11-22",))}


def test_days_that_came_with_a_list_count_once(tmp_path: Path) -> None:
    brought = Member(PEOPLE[2], seen=("2026-11-15", "2026-01-10"), byes=("2026-11-15", "2026-01-10"))
    change_members(tmp_path, [brought])
    night(tmp_path, "2026-11-15")
    assert said(tmp_path) == {
        "Upton, Cai": Record(("2026-11-15", "2026-01-10"), ("2026-11-15", "2026-01-10"))
    }


def test_byes_of_earlier_nights_by_player(tmp_path: Path) -> None:
    change_members(tmp_path, [Member(PEOPLE[1], seen=("2026-10-01",), byes=("2026-10-01",))])
    night(tmp_path, "2025-11-01")  # longer ago than a year
    night(tmp_path, "2026-11-08")
    night(tmp_path, "2026-11-22")  # later than the one looked at
    path = night(tmp_path, "2026-11-15")
    file = EventFile.open(path, read_only=True)
    assert earlier_byes(tmp_path, file.event, path) == {2: ("2026-10-01",), 3: ("2026-11-08",)}
    renamed = replace(PEOPLE[2], name="Cai Úpton")
    file.close()
    file = EventFile.open(path)
    file.take(EditPlayer(3, renamed))
    assert earlier_byes(tmp_path, file.event, path)[3] == ("2026-11-08",)
    assert file.event.rounds[0].byes[0].code is Code.PAB
    file.close()
