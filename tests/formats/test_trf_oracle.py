"""Our files read by another program: the same rounds, the same points, the same ranks."""

import sys
from pathlib import Path

import pytest
from random_events import random_event

pytest.importorskip("gacrux", reason="needs the extra `oracle`")
sys.path.append(str(Path(__file__).parent.parent / "bench"))

from trf_agreement import differences


@pytest.mark.parametrize("seed", [*range(100, 112), 119])
def test_gacrux_agrees(seed: int, tmp_path: Path) -> None:
    assert differences(random_event(seed), tmp_path / "event.trf") == []
