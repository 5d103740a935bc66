"""Back to a backup, a copy on a stick, and an event that is damaged."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from clubtd.event.event import Event
from clubtd.store.backups import backup_folder, backups
from clubtd.store.contents import load
from clubtd.store.folder import summary
from tests.ui.conftest import AT, make_event, play


def dated(folder: Path) -> Path:
    """An event whose backups were all made at the same time."""
    path = make_event(folder)
    moment = datetime.fromisoformat(AT).timestamp()
    for backup in backups(path):
        os.utime(backup.path, (moment, moment))
    return path


def cut_short(folder: Path) -> Path:
    path = dated(folder)
    moment = path.stat().st_mtime
    raw = path.read_bytes()
    path.write_bytes(raw[: raw.index(b'"7": {')])
    os.utime(path, (moment, moment))
    return path


def overwritten(folder: Path) -> Path:
    path = dated(folder)
    moment = path.stat().st_mtime
    path.write_bytes(b"\0" * 4096)
    os.utime(path, (moment, moment))
    return path


def event(path: Path) -> Event:
    return load(path).history.event


SCREENS = [
    ("backups", "enter f7", dated),
    ("backups-ask", "enter f7 down enter", dated),
    ("copy-ask", "enter f8 ctrl+u", dated),
    ("damaged-home", "", cut_short),
    ("damaged", "enter", cut_short),
    ("damaged-all", "enter", overwritten),
]


# Backups


def test_enter_goes_back_to_a_backup_and_u_back_again(tmp_path: Path):
    path = dated(tmp_path)
    before = event(path)
    shown = play(tmp_path, "f7 down enter enter escape", event=path)
    assert "no round yet" in shown[0]
    assert not event(path).rounds
    play(tmp_path, "f7 u escape", event=path)
    assert event(path) == before


def test_escape_at_the_question_changes_nothing(tmp_path: Path):
    path = dated(tmp_path)
    before = event(path)
    play(tmp_path, "f7 down enter escape escape", event=path)
    assert event(path) == before


def test_before_round_1_there_is_no_backup_yet(tmp_path: Path):
    shown = play(tmp_path, "f7 enter", event=make_event(tmp_path, rounds=0))
    assert "No backup yet" in "\n".join(shown)
    assert "No backup is selected." in shown[22]


def test_a_backup_that_is_damaged_itself_is_refused(tmp_path: Path):
    path = dated(tmp_path)
    backups(path)[0].path.write_bytes(b"{")
    before = event(path)
    play(tmp_path, "f7 enter enter escape", event=path)
    assert event(path) == before


def test_what_was_is_looked_at_and_never_restored(tmp_path: Path):
    path = dated(tmp_path)
    before = event(path)
    said = " ".join(play(tmp_path, "f6 down down enter f7 enter", event=path))
    assert "This is the event as it was" in said
    assert event(path) == before


# Copies


def test_the_first_copy_asks_where_and_the_next_goes_there_with_one_key(tmp_path: Path):
    path, stick = make_event(tmp_path), tmp_path / "stick"
    stick.mkdir()
    typed = "f8 ctrl+u " + " ".join(str(stick)) + " enter"
    assert f"Winter Rapid 4 is copied to {stick}"[:40] in " ".join(play(tmp_path, typed, event=path))
    assert event(stick / path.name) == event(path)
    play(tmp_path, "- f8", event=path)
    assert event(stick / path.name) == event(path)
    assert len(list(stick.iterdir())) == 1


def test_a_stick_that_was_pulled_out_is_a_message(tmp_path: Path):
    path, stick = make_event(tmp_path), tmp_path / "stick"
    stick.mkdir()
    play(tmp_path, "f8 ctrl+u " + " ".join(str(stick)) + " enter", event=path)
    (stick / path.name).unlink()
    stick.rmdir()
    shown = " ".join(" ".join(play(tmp_path, "f8", event=path)).replace("│", " ").split())
    assert "There is no folder" in shown
    assert "is the stick in?" in shown
    assert "Folder" in "\n".join(play(tmp_path, "C", event=path))


def test_a_folder_that_is_not_there_is_refused_before_anything_is_copied(tmp_path: Path):
    path = make_event(tmp_path)
    typed = "f8 ctrl+u " + " ".join(str(tmp_path / "gone")) + " enter"
    assert "There is no folder" in " ".join(play(tmp_path, typed, event=path))


# Damage


def test_the_home_screen_says_what_is_damaged(tmp_path: Path):
    cut_short(tmp_path)
    assert any("winter-rapid-4.json" in line for line in play(tmp_path))


def test_the_choice_with_more_in_it_has_enter_and_the_damaged_file_is_kept(tmp_path: Path):
    path = cut_short(tmp_path)
    raw = path.read_bytes()
    kept = max(len(load(b.path).history.log) for b in backups(path))
    said = " ".join(play(tmp_path, "enter enter"))
    assert "Winter Rapid 4 is repaired" in said
    assert len(load(path).history.log) == max(kept, 6)
    assert summary(path).error is None
    assert raw in [file.read_bytes() for file in backup_folder(path).iterdir()]


@pytest.mark.parametrize("key", ["s", "b"])
def test_each_choice_has_its_own_key(tmp_path: Path, key: str):
    path = cut_short(tmp_path)
    kept = load(backups(path)[0].path).history
    play(tmp_path, f"enter {key}")
    found = load(path).history
    assert len(found.log) == (6 if key == "s" else len(kept.log))


def test_escape_leaves_the_damaged_file_as_it_is(tmp_path: Path):
    path = cut_short(tmp_path)
    raw = path.read_bytes()
    play(tmp_path, "enter escape")
    assert path.read_bytes() == raw


def test_where_nothing_can_be_had_there_is_nothing_to_choose(tmp_path: Path):
    path = overwritten(tmp_path)
    for backup in backups(path):
        backup.path.unlink()
    text = "\n".join(play(tmp_path, "enter"))
    assert "damaged" in text or "not an event" in text
    play(tmp_path, "enter enter s b")
    assert path.read_bytes() == b"\0" * 4096


def test_another_programs_file_is_left_alone(tmp_path: Path):
    (tmp_path / "other.json").write_text('{"some": "thing"}', encoding="utf-8")
    play(tmp_path, "enter enter")
    assert (tmp_path / "other.json").read_text(encoding="utf-8") == '{"some": "thing"}'
