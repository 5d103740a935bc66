"""Opened at once: nobody waits for a pipe into which nobody writes."""

import os
from pathlib import Path
from threading import Thread

import pytest

from clubtd.event.message import Refused
from clubtd.store.rating_list import RatingList
from clubtd.store.waiting import open_at_once

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")


def test_a_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "list").write_bytes(b"Ana Stone")
    with open_at_once(tmp_path / "list") as file:
        assert file.read() == b"Ana Stone"


def test_a_pipe_without_a_writer_is_empty(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with open_at_once(tmp_path / "pipe") as file:
        assert file.read() == b""


def test_who_writes_already_is_waited_for() -> None:
    read_end, write_end = os.pipe()
    place = Path(f"/dev/fd/{read_end}")
    if not place.exists():
        pytest.skip("no /dev/fd here")
    with open_at_once(place) as file:
        writer = Thread(target=lambda: (os.write(write_end, b"Ana Stone"), os.close(write_end)))
        writer.start()
        assert file.read() == b"Ana Stone"
        writer.join()
    os.close(read_end)


def test_a_pipe_is_no_rating_list(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(Refused, match="is a pipe: a rating list is a file"):
        RatingList(tmp_path / "pipe")
