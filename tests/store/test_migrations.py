"""Files of every format that there ever was can be read, and are written in today's."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from clubtd.event.actions import Withdraw
from clubtd.store.backups import backups
from clubtd.store.contents import load
from clubtd.store.eventfile import EventFile
from clubtd.store.folder import summary
from clubtd.store.layout import FORMAT
from clubtd.store.migrations import STEPS

KEPT = Path(__file__).parents[1] / "data" / "events"


def test_every_format_has_a_kept_file_and_a_step():
    assert {p.stem for p in KEPT.glob("format-*.json")} == {f"format-{n}" for n in range(1, FORMAT + 1)}
    assert set(STEPS) == set(range(1, FORMAT))


@pytest.mark.parametrize("version", range(1, FORMAT + 1))
def test_a_kept_file_says_what_it_said(version):
    event = load(KEPT / f"format-{version}.json").history.event
    assert event.settings.name == "Đêm cờ nhanh"
    assert [p.name for p in event.players][:3] == ["Åse Lindqvist", "Bình, Nguyễn Văn", "Carl O'Neil"]
    assert [[g.result.value for g in r.games] for r in event.rounds] == [
        ["1-0", "0-1", "+-"],
        ["1/2-1/2", "", "--"],
    ]
    assert event.order == (1, 2, 3, 4, 5, 6, 8, 7)
    assert event.tie_breaks == ("BH", "SB")
    line = summary(KEPT / f"format-{version}.json")
    assert (line.name, line.players, line.round, line.missing) == ("Đêm cờ nhanh", 8, 2, 1)


@pytest.mark.parametrize("version", range(1, FORMAT))
def test_an_old_file_is_backed_up_as_it_was_before_it_is_written_anew(tmp_path, version):
    path = tmp_path / "old.json"
    shutil.copy(KEPT / f"format-{version}.json", path)
    raw = path.read_bytes()
    file = EventFile.open(path)
    assert path.read_bytes() == raw
    file.take(Withdraw(1))
    file.close()
    (backup,) = backups(path)
    assert backup.path.read_bytes() == raw
    assert str(backup.occasion.label) == f"as an older clubtd wrote it (format {version})"
    again = load(path)
    assert again.version == FORMAT
    assert again.history == file.history
