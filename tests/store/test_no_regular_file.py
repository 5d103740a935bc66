"""Writing to what is no file: a pipe stays a pipe."""

import os
import stat
from pathlib import Path
from threading import Thread

import pytest

from clubtd.store.replace import replace_file


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    replace_file(pipe, b"a sheet")
    reader.join(timeout=10)
    assert read == [b"a sheet"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["pipe"]
