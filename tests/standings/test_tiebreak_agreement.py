"""Random events, every tie-break compared with gacrux (the extra `oracle`); many more in tests/bench."""

import sys
from pathlib import Path

import pytest

pytest.importorskip("gacrux")
sys.path.append(str(Path(__file__).parents[1] / "bench"))

from tiebreak_agreement import compared


@pytest.mark.parametrize("seed", range(90_000, 90_030))
def test_every_difference_is_explained(seed):
    comparisons = list(compared(seed))
    assert sum(count for count, _ in comparisons) > 50
    assert [d for _, different in comparisons for d in different if not d.why] == []
