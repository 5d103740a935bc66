"""What clubtd remembers for the club: never more than a convenience."""

from pathlib import Path

import pytest

from clubtd.store.folder import events
from clubtd.store.remembered import LARGEST, NAME, recall, remember


def test_what_is_kept_comes_back_and_is_no_event(tmp_path: Path):
    remember(tmp_path, "copies", "/media/stick")
    remember(tmp_path, "simulation Đorđević", {"runs": 100})
    assert recall(tmp_path, "copies") == "/media/stick"
    assert recall(tmp_path, "simulation Đorđević") == {"runs": 100}
    assert recall(tmp_path, "other") is None
    assert events(tmp_path) == []


@pytest.mark.parametrize("raw", [b"", b"[]", b"null", b"\xff\x00", b"[" * 100_000, b'{"copies": "x"'])
def test_a_file_that_cannot_be_read_is_as_none(tmp_path: Path, raw: bytes):
    (tmp_path / NAME).write_bytes(raw)
    assert recall(tmp_path, "copies") is None
    remember(tmp_path, "copies", "a")
    assert recall(tmp_path, "copies") == "a"


def test_a_folder_that_is_not_there_or_a_value_too_large_is_no_trouble(tmp_path: Path):
    remember(tmp_path / "gone", "copies", "a")
    assert recall(tmp_path / "gone", "copies") is None
    remember(tmp_path, "copies", "a" * LARGEST)
    assert recall(tmp_path, "copies") is None
