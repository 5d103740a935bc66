"""Lists of players: what is shown before they are taken, other letters, other columns, and pasted ones."""

import asyncio
import os
import shutil
from pathlib import Path

import pytest
from textual.events import Paste

from clubtd.event.event import Event
from clubtd.event.player import Status
from clubtd.store.club_list import read_members
from clubtd.store.contents import load
from clubtd.ui.club import ClubApp
from tests.ui.conftest import make_event, play, texts

TRF = Path(__file__).parents[1] / "data" / "trf"
UTF8 = """Name;Rating;Club
Stone, Ana;1850;Rooks
Ånderson, Bea;1894;Rooks
Tanaka, Aki;1700;Castle
Upton, Cai;abc;Pawns
;;
Vane, Dee;1490;Pawns
"""
EAST = "Jméno;Elo;Oddíl\nČermák Jiří;1850;Věž\nŠťastný Ota;1720;Pěšec\n".encode("cp1250")
ODD_COLUMNS = "who,points last year,strength\nAna Stone,1200,1850\nBo Tate,900,1720\n"


@pytest.fixture(autouse=True)
def in_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists are named by short paths: every letter is a key."""
    monkeypatch.chdir(tmp_path)


def listed(folder: Path, raw: bytes | str = UTF8) -> tuple[Path, str]:
    """An event before round 1, and the keys that import a list into it, up to the preview."""
    path = make_event(folder, rounds=0)
    data = raw.encode() if isinstance(raw, str) else raw
    (folder / "club.csv").write_bytes(data)
    return path, "i ctrl+u " + " ".join(os.path.relpath(folder / "club.csv")) + " enter"


def event(path: Path) -> Event:
    return load(path).history.event


def names(path: Path) -> list[str]:
    return [player.name for player in event(path).players[9:]]


SCREENS = [
    ("import", UTF8, ""),
    ("import-letters", EAST, " c"),
    ("import-columns", ODD_COLUMNS, " m"),
]


def test_the_new_ones_are_entered_and_the_others_left_as_they_are(tmp_path: Path):
    path, typed = listed(tmp_path)
    before = event(path)
    play(tmp_path, f"{typed} enter", event=path)
    assert names(path) == ["Stone, Ana", "Upton, Cai", "Vane, Dee"]
    assert event(path).players[:9] == before.players
    play(tmp_path, "u", event=path)
    assert event(path) == before


def test_nobody_is_here_yet(tmp_path: Path):
    path, typed = listed(tmp_path)
    play(tmp_path, f"{typed} n", event=path)
    assert {player.status for player in event(path).players[9:]} == {Status.EXPECTED}


def test_space_leaves_one_out_and_takes_another_in(tmp_path: Path):
    path, typed = listed(tmp_path)
    play(tmp_path, f"{typed} space enter", event=path)
    assert names(path) == ["Upton, Cai", "Vane, Dee"]


def test_nobody_at_all_is_refused(tmp_path: Path):
    path, typed = listed(tmp_path, "Ana Stone 1850\n")
    assert "Nobody is ticked" in " ".join(play(tmp_path, f"{typed} space enter", event=path))
    assert not names(path)
    path, typed = listed(tmp_path / "b", "Tanaka, Aki\n") if (tmp_path / "b").mkdir() is None else ("", "")
    assert "nobody who is not in the list already" in " ".join(
        " ".join(play(tmp_path, typed, event=path)).replace("│", " ").split()
    )


def test_every_odd_row_is_in_the_remarks(tmp_path: Path):
    path, typed = listed(tmp_path)
    text = " ".join(" ".join(play(tmp_path, f"{typed} r", event=path)).replace("│", " ").split())
    assert "row 5: rating 'abc' not a number, taken as unrated" in text
    assert "blank row 6 skipped" in text


def test_other_letters_show_the_names_before_one_is_chosen(tmp_path: Path):
    path, typed = listed(tmp_path, EAST)
    box = play(tmp_path, f"{typed} c", event=path)
    at = next(line.strip("│ ").split()[0] for line in box if "Čermák" in line)
    play(tmp_path, f"{typed} c {at} enter", event=path)
    assert names(path) == ["Čermák Jiří", "Šťastný Ota"]


def test_columns_are_told_by_hand(tmp_path: Path):
    path, typed = listed(tmp_path, ODD_COLUMNS)
    play(tmp_path, f"{typed} m down down right right right right enter enter", event=path)
    assert [(p.name, p.rating) for p in event(path).players[9:]] == [("Ana Stone", 1850), ("Bo Tate", 1720)]


def test_without_a_column_of_names_nothing_is_taken(tmp_path: Path):
    path, typed = listed(tmp_path)
    text = " ".join(play(tmp_path, f"{typed} m delete enter", event=path))
    assert "One column must hold the names" in text
    play(tmp_path, f"{typed} m delete escape enter", event=path)
    assert names(path) == ["Stone, Ana", "Upton, Cai", "Vane, Dee"]


def test_players_are_typed_one_a_line(tmp_path: Path):
    path = make_event(tmp_path, rounds=0)
    play(
        tmp_path,
        "I A n a space S t o n e space 1 8 5 0 enter B o space T a t e enter enter enter",
        event=path,
    )
    assert [(p.name, p.rating) for p in event(path).players[9:]] == [("Ana Stone", 1850), ("Bo Tate", 0)]


@pytest.mark.parametrize("keys", ["", "I"])
def test_a_list_that_is_pasted_is_shown_before_it_is_taken(tmp_path: Path, keys: str):
    path = make_event(tmp_path, rounds=0)

    async def run() -> None:
        app = ClubApp(tmp_path, path)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press(*keys)
            app.screen.post_message(Paste("Ana Stone 1850\r\nBo Tate 1720\r\n"))
            await pilot.pause()
            await pilot.press(*(["enter"] if keys else []))
            await pilot.pause()
            assert "2 players can be entered" in "\n".join(texts(app))
            assert app.desk is not None
            assert len(app.desk.event.players) == 9
            await pilot.press("enter")
            assert len(app.desk.event.players) == 11
            app.desk.close()

    asyncio.run(run())


def test_a_new_event_is_made_of_a_list(tmp_path: Path):
    (tmp_path / "autumn.csv").write_text(UTF8, encoding="utf-8")
    typed = "i ctrl+u " + " ".join("autumn.csv") + " enter"
    play(tmp_path, f"{typed} space enter")
    found = event(tmp_path / "autumn.json")
    assert [p.name for p in found.players] == ["Ånderson, Bea", "Tanaka, Aki", "Upton, Cai", "Vane, Dee"]


def test_a_report_file_that_does_not_say_its_letters_is_read_in_others(tmp_path: Path):
    """The same question as for a list, before the event is made."""
    shutil.copy(TRF / "swiss_r3_cp1250.trf", tmp_path / "a.trf")
    typed = "i ctrl+u a . t r f enter"
    shown = "\n".join(play(tmp_path, typed))
    assert "Read as cp1252: Dvoøák, Çelik, Gráinne" in shown
    play(tmp_path, f"{typed} c 2 enter")
    (made,) = tmp_path.glob("*.json")
    assert "Dvořák, Eva" in [player.name for player in event(made).players]


def test_members_of_a_file_that_does_not_say_its_letters_are_read_in_others(tmp_path: Path):
    (tmp_path / "m.csv").write_bytes("Name\nDvořák Eva\n".encode("cp1250"))
    typed = "c i ctrl+u m . c s v enter"
    play(tmp_path, f"{typed} c 2 enter")
    assert {member.name for member in read_members(tmp_path).values()} == {"Dvořák Eva"}


def test_what_was_read_of_births_stands_beside_the_names(tmp_path: Path):
    path, typed = listed(tmp_path, "Name;Rating;Birth date\nStone, Ana;1850;40179\n")
    shown = play(tmp_path, typed, event=path)
    assert next(line for line in shown if "Stone, Ana" in line).split()[-3:] == ["1850", "2010", "new"]
    assert any("2010/01/01" in line for line in play(tmp_path, f"{typed} m", event=path)[-8:])


def test_how_a_line_may_look_is_shown_until_one_is_typed(tmp_path: Path):
    event = make_event(tmp_path, rounds=0)
    assert "Ana Stone, 1850" in "\n".join(play(tmp_path, "I", event=event))
    assert "Ana Stone" not in "\n".join(play(tmp_path, "I x", event=event))
