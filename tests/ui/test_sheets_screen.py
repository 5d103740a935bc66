"""Sheets chosen, looked at, printed, saved and copied."""

import asyncio
from pathlib import Path

import pytest

from clubtd.formats.written import NAMES
from clubtd.ui.club import ClubApp
from clubtd.ui.sheets_screen import SHEETS, TRF
from tests.ui.conftest import AT, make_event, play, press, settled, texts
from tests.ui.test_closer_looks import finished

SCREENS = [
    ("sheet-boards", "E", make_event),
    ("sheet-names", "E 2", make_event),
    ("sheet-slips", "E 3", make_event),
    ("sheet-standings", "s e", finished),
    ("sheet-prizes", "s e 6 f", finished),
    ("sheet-none", "s e 6", make_event),
    ("sheet-page", "E 8", make_event),
    ("sheet-trf", "E 9", make_event),
]


def test_every_sheet_that_can_be_written_can_be_chosen():
    assert {word for word, _ in SHEETS} == {*NAMES, TRF}


def chosen(lines: list[str]) -> str:
    return lines[2].partition("▶")[2].split()[0]


@pytest.mark.parametrize(
    ("keys", "sheet"),
    [
        ("E", "boards"),
        ("l E", "names"),
        ("s e", "standings"),
        ("E right", "names"),
        ("E left left", "page"),
        ("E 7", "entries"),
    ],
)
def test_it_begins_with_the_sheet_that_fits_the_screen(tmp_path: Path, keys: str, sheet: str):
    assert chosen(play(tmp_path, keys, event=make_event(tmp_path))) == sheet


def test_an_earlier_round(tmp_path: Path):
    path = make_event(tmp_path)
    assert "Round 2 of 4" in "\n".join(play(tmp_path, "E", event=path))
    assert "Round 1 of 4" in "\n".join(play(tmp_path, "E <", event=path))
    assert "Round 2 of 4" in "\n".join(play(tmp_path, "E < >", event=path))


SAVED = [
    ("E s", "winter-rapid-4-round-2-pairings.txt", "Round 2 of 4"),
    ("E 2 enter", "winter-rapid-4-round-2-names.txt", "Opponent"),
    ("E 3 f s", "winter-rapid-4-round-2-slips.html", "<!DOCTYPE html>"),
    ("E < f f s", "winter-rapid-4-round-1-pairings.csv", "board,white"),
    ("s e f s", "winter-rapid-4-round-1-standings.html", "<!DOCTYPE html>"),
    ("E 8 s", "winter-rapid-4-page.html", "<!DOCTYPE html>"),
    ("E 9 s", "winter-rapid-4.trf", "012 Winter Rapid 4"),
]


@pytest.mark.parametrize(("keys", "name", "text"), SAVED, ids=[name for _, name, _ in SAVED])
def test_a_sheet_is_saved_and_the_message_says_where(tmp_path: Path, keys: str, name: str, text: str):
    said = done(tmp_path, make_event(tmp_path), keys, width=250)
    assert f"Saved as {tmp_path / 'sheets' / name}" in said
    assert text in (tmp_path / "sheets" / name).read_text(encoding="utf-8-sig")


def test_a_long_place_is_shown_in_full(tmp_path: Path):
    said = done(tmp_path, make_event(tmp_path), "E s")
    assert "Done" in said
    assert "…" not in said


def done(folder: Path, event: Path, keys: str, width: int = 80) -> str:
    """What is on the screen when everything that was begun is done, without boxes and line ends."""

    async def run() -> str:
        app = ClubApp(folder, event)
        app.now = lambda: AT
        async with app.run_test(size=(width, 24)):
            await settled(app)
            await press(app, *keys.split())
            if app.desk:
                app.desk.close()
            return " ".join(" ".join(texts(app)).replace("│", " ").split()) + app.clipboard

    return asyncio.run(run())


def test_another_folder_is_remembered_and_a_missing_one_is_a_message(tmp_path: Path):
    path, folder = make_event(tmp_path), tmp_path / "wall"
    folder.mkdir()
    play(tmp_path, "E o ctrl+u " + " ".join(str(folder)) + " enter", event=path)
    done(tmp_path, path, "E s")
    assert (folder / "winter-rapid-4-round-2-pairings.txt").exists()
    (folder / "winter-rapid-4-round-2-pairings.txt").unlink()
    folder.rmdir()
    folder.write_text("", encoding="utf-8")
    assert "NOT SAVED" in done(tmp_path, path, "E s")


def test_a_sheet_is_copied(tmp_path: Path):
    path = make_event(tmp_path)
    said = done(tmp_path, path, "E c")
    assert "Copied." in said
    assert "Nguyễn Văn Bình 1 1 - 0 1 Ånderson, Bea" in " ".join(said.split())
    assert "<!DOCTYPE html>" in done(tmp_path, path, "E f c")


def printer(folder: Path, monkeypatch: pytest.MonkeyPatch, ends: str) -> Path:
    """A program `lp` that keeps what it was given, and ends like this."""
    program, paper = folder / "bin" / "lp", folder / "paper.txt"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\ncat > {paper}\n{ends}\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:/usr/bin:/bin")
    return paper


def test_two_keys_after_pairing_print_both_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    paper = printer(tmp_path, monkeypatch, "exit 0")
    said = done(tmp_path, make_event(tmp_path), "E P")
    assert "Sent to the usual printer: boards, names, round 2 · Winter Rapid 4." in said
    boards, names = paper.read_text(encoding="utf-8").split("\f")
    assert "Result" in boards
    assert "Opponent" in names


def test_one_sheet_is_printed_as_it_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    paper = printer(tmp_path, monkeypatch, "exit 0")
    said = done(tmp_path, make_event(tmp_path), "s e p")
    assert "Sent to the usual printer: standings, round 1 · Winter Rapid 4." in said
    assert "After round 1 of 4" in paper.read_text(encoding="utf-8")
    assert "for a browser" in done(tmp_path, tmp_path / "winter-rapid-4.json", "E 8 p")


def test_a_printer_that_refuses_is_a_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    printer(tmp_path, monkeypatch, "echo 'lp: Error - no paper.' >&2; exit 1")
    assert "NOT PRINTED: Error - no paper" in done(tmp_path, make_event(tmp_path), "E p")


def test_without_a_printer_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "There is no printer here" in done(tmp_path, make_event(tmp_path), "E p")


def test_before_round_1_there_are_entries_and_no_pairings(tmp_path: Path):
    path = make_event(tmp_path, rounds=0)
    assert chosen(play(tmp_path, "E", event=path)) == "entries"
    assert "No round has been paired yet." in play(tmp_path, "E 1", event=path)[22]
    assert "No round has been paired yet." in done(tmp_path, path, "E P")
